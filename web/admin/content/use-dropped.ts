import { useRef, useState } from 'react';
import { type AnyContent, type ContentKind, isSameContent } from '#domain/content/content.ts';
import { putBack } from '#domain/content/taken-back.ts';
import { ApiError } from '../../api/call-operation.ts';
import { tellError, tellFailure } from '../tell.ts';
import type { Contents } from './use-contents.ts';
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

interface Dropped extends Change {
  readonly id: string;
}

/** Whether it was dropped before, came back, and is dropped once more. */
const isIn = (one: Change, { kind, key, content }: Change): boolean =>
  one.kind === kind && one.key === key && isSameContent(putBack(one, content), content);

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

/** Drops changes from their drafts; each comes back by its Undo, beside whatever is in the draft by then. */
export function useDropped(saving: Saving, contents: Contents['contents']) {
  const [all, setAll] = useState<readonly Dropped[]>([]);
  const told = useRef<Dropped>(undefined);
  const draftOf = (of: ContentKind) => contents.find(({ kind }) => kind === of)?.content;
  const dropped = all.filter((change) => {
    const draft = draftOf(change.kind);
    return draft && !isSameContent(putBack(change, draft), draft);
  });
  return {
    dropped,
    /** The one whose Undo had the focus already: what shows it may come and go. */
    told,
    drop: async (change: Change) => {
      if (await saving.save(change.kind, change.without, { tell: tellNotDropped }))
        setAll((before) => [
          ...before.filter((one) => !isIn(one, change)),
          { ...change, id: crypto.randomUUID() },
        ]);
    },
    /** Once something is published there is nothing to go back to. */
    forget: () => setAll([]),
    undo: async (change: Change) => {
      const draft = draftOf(change.kind);
      if (draft) await saving.save(change.kind, putBack(change, draft));
    },
  };
}
