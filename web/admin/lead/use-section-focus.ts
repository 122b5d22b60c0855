import { type RefObject, useRef } from 'react';

export interface SectionFocus {
  /** Of the section's heading, which takes the focus with a tabIndex of -1. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** To be called before a control of the section goes: the focus would go with it. */
  readonly takeFocus: () => void;
}

/** Lets a section's heading take the focus of a control that goes. Focus elsewhere stays where it is. */
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
