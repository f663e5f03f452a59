/** On phones one row to swipe (cards.css); a row that scrolls must be focusable in every browser. */
export const swipeRow = { tabIndex: 0, "data-swipe": true };
