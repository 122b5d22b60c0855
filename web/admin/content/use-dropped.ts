import { useRef, useState } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import type { Saving } from './use-save-contents.ts';

/** A line of what is not published yet. */
export interface Change {
  readonly kind: ContentKind;
  readonly key: string;
  readonly words: string;
  readonly without: AnyContent;
  /** With it. */
  readonly content: AnyContent;
}

export type Dropping = ReturnType<typeof useDropped>;

/** Drops a change from its draft; the last one comes back by Undo. */
export function useDropped(saving: Saving) {
  const [dropped, setDropped] = useState<Change>();
  const told = useRef<Change>(undefined);
  return {
    dropped,
    /** The one whose Undo had the focus already: what shows it may come and go. */
    told,
    drop: async (change: Change) => {
      if (await saving.save(change.kind, change.without)) setDropped(change);
    },
    /** Once something is published there is nothing to go back to. */
    forget: () => setDropped(undefined),
    undo: async ({ kind, content }: Change) => {
      if (await saving.save(kind, content)) setDropped(undefined);
    },
  };
}
