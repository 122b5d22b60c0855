import { useRef, useState } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { ApiError } from '../../api/call-operation.ts';
import { tellError, tellFailure } from '../tell.ts';
import type { Saving } from './use-save-contents.ts';

/** A line of what is not published yet. */
export interface Change {
  readonly kind: ContentKind;
  readonly key: string;
  readonly words: string;
  readonly without: AnyContent;
  /** With it. */
  readonly content: AnyContent;
  /** Who saved the draft last that it is part of. */
  readonly author?: string | undefined;
}

const notDropped = 'Not dropped';

function tellNotDropped(error: unknown): void {
  if (error instanceof ApiError && error.status === 400)
    tellError(`To drop only this, first mend what’s left: ${error.message}`, notDropped);
  else
    tellFailure(
      error,
      'It’s still in your draft. Try again in a few minutes.',
      'No signal. It’s still in your draft: drop it once you’re back.',
      notDropped,
    );
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
      if (await saving.save(change.kind, change.without, { tell: tellNotDropped })) setDropped(change);
    },
    /** Once something is published there is nothing to go back to. */
    forget: () => setDropped(undefined),
    undo: async ({ kind, content }: Change) => {
      if (await saving.save(kind, content)) setDropped(undefined);
    },
  };
}
