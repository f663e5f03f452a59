const mark = "is-quoted";
const headLength = 60;
/** How long a page may take to appear, in frames. */
const maxFrames = 1_200;

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The paragraph of the page that holds a passage. */
function findParagraph(text: string): HTMLElement | undefined {
  const head = plain(text).slice(0, headLength);
  const blocks = document.querySelectorAll<HTMLElement>("main :is(p, li, pre, dd, caption)");
  return [...blocks].filter((block) => plain(block.textContent).includes(head)).at(-1);
}

/** Brings the paragraph that holds a passage into view once its page is there, marks it and gives it the keyboard. */
export function goToPassage(path: string, text: string): void {
  let frames = 0;
  function look(): void {
    const paragraph = window.location.pathname === path ? findParagraph(text) : undefined;
    if (!paragraph) {
      frames += 1;
      if (frames < maxFrames) requestAnimationFrame(look);
      return;
    }
    for (const other of document.querySelectorAll(`.${mark}`)) other.classList.remove(mark);
    paragraph.closest("details")?.setAttribute("open", "");
    paragraph.classList.add(mark);
    paragraph.tabIndex = -1;
    paragraph.focus({ preventScroll: true });
    paragraph.scrollIntoView({ block: "center" });
  }
  requestAnimationFrame(look);
}
