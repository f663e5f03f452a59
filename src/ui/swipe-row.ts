/** Makes a row that can be swiped on phones (cards.css); scrollable rows must be focusable in every browser. */
export const swipeRow = { tabIndex: 0, "data-swipe": true };
