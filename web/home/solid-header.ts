/** Makes the translucent header solid when the headline scrolls under it, before and after hydration. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-head--clear');
  const headline = document.querySelector('.hero h1');
  if (!header || !headline) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) header.dataset.solid = String(latest.intersectionRatio < 1);
    },
    // Everything below the header counts as visible, so only the headline's way up matters.
    { rootMargin: `-${header.offsetHeight}px 0px 100000px`, threshold: 1 },
  );
  observer.observe(headline);
}
