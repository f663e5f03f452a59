/** The first stop of the keyboard: over the header to the page's content (`id="main"`). */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  );
}
