const mark = "is-quoted";
const headLength = 60;
/** How long a page may take to appear, in frames. */
const maxFrames = 1_200;

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const listBlocks = () => [...document.querySelectorAll<HTMLElement>("main :is(p, li, pre, dd, caption)")];

/**
 * Brings the paragraph that holds a passage into view once its page is there, marks it and gives it the keyboard. Called before the
 * URL changes: until the other page is there, this one shows the same words, as a quotation.
 */
export function goToPassage(path: string, text: string): void {
  const head = plain(text.split("\n")[0] ?? "").slice(0, headLength);
  const left = new WeakSet(window.location.pathname === path ? [] : listBlocks());
  const isPassage = (block: HTMLElement) => !left.has(block) && plain(block.textContent).includes(head);
  let frames = 0;
  function look(): void {
    const paragraph = window.location.pathname === path ? listBlocks().findLast(isPassage) : undefined;
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
