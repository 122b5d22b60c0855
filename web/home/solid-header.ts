/**
 * Lets the home page's header turn solid as soon as the headline reaches it: through a translucent one it would
 * be read twice. Runs before and after React has taken the page over.
 */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-head--clear');
  const headline = document.querySelector('.hero h1');
  if (!header || !headline) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) header.dataset.solid = String(latest.intersectionRatio < 1);
    },
    // All that lies below the header counts as seen, so only the headline's way up matters.
    { rootMargin: `-${header.offsetHeight}px 0px 100000px`, threshold: 1 },
  );
  observer.observe(headline);
}
