import { type RefObject, useRef } from 'react';

export interface SectionFocus {
  /** For the section's heading, which needs a tabIndex of -1. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Call before a control of the section unmounts: it would take the focus with it. */
  readonly takeFocus: () => void;
}

/** Moves focus from a control about to unmount to the section's heading. Focus elsewhere stays. */
export function useSectionFocus(): SectionFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    heading,
    takeFocus: () => {
      const section = heading.current?.closest('section');
      if (section?.contains(document.activeElement)) heading.current?.focus();
    },
  };
}
