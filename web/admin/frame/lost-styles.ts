const lost = new Set<HTMLLinkElement>();

/** Vite asks for a part's styles once, also where they do not come: the part's next try would then stand without them. */
export const noteLostStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    { capture: true },
  );

export async function fetchLostStyles(): Promise<void> {
  const fetched = [...lost].map(
    (link) =>
      new Promise<void>((resolve, reject) => {
        const again = document.createElement('link');
        again.rel = link.rel;
        again.crossOrigin = link.crossOrigin;
        again.href = link.href;
        again.addEventListener('load', () => resolve());
        again.addEventListener('error', () => reject(new Error('Styles did not load')));
        lost.delete(link);
        link.replaceWith(again);
      }),
  );
  await Promise.all(fetched);
}
