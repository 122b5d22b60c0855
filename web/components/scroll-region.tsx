import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets a wide table scroll sideways in its own box, by keyboard too. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus its hidden columns could not be reached by keyboard
    <section className="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
