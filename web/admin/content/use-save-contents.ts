import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { ApiError } from '../../api/call-operation.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure } from '../tell.ts';
import type { Contents } from './use-contents.ts';

interface SaveEnds {
  /** All that was typed; without it, what isn't finished stays so. */
  readonly typed?: AnyContent;
  /** Whoever typed it sees what stands there now, and chooses. */
  readonly asksAtConflict?: boolean;
  /** Says that it failed; without it, so does a toast that is right for what was typed. */
  readonly tell?: (error: unknown) => void;
}

interface Save {
  readonly kind: ContentKind;
  readonly content: AnyContent;
  readonly ends: SaveEnds;
  /** How many conflicts there had been when it was asked for. */
  readonly seen: number;
}

export type Saving = ReturnType<typeof useSaveContents>;

const tellNotSaved = (error: unknown): void => tellFailure(error, 'Not saved. Nothing you typed is lost.');

/** Saves drafts one after the other, each on top of the one before. */
export function useSaveContents(contents: Contents['contents']) {
  const client = useQueryClient();
  const { pending, perform } = useOnce('admin-content-save');
  const versions = useRef(new Map<ContentKind, number>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const conflicts = useRef(0);
  for (const { kind, version } of contents) {
    versions.current.set(kind, Math.max(version, versions.current.get(kind) ?? 0));
  }
  const versionOf = (kind: ContentKind): number => versions.current.get(kind) ?? 0;
  const save = async ({
    kind,
    content,
    ends: { typed, asksAtConflict = false, tell = tellNotSaved },
    seen,
  }: Save): Promise<boolean> => {
    // Made of what a save before it did not get past.
    if (seen !== conflicts.current && asksAtConflict) return false;
    try {
      const { version } = await perform(
        { kind, version: versionOf(kind), content, typed },
        { untilShown: true },
      );
      versions.current.set(kind, version);
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict) conflicts.current += 1;
      if (!isConflict || !asksAtConflict) tell(error);
      await client.invalidateQueries({ queryKey: keys.contents });
      return false;
    }
  };
  return {
    isSaving: pending !== undefined,
    /** The newest that was read or saved. */
    versionOf,
    /** Whether it is saved; never rejects. A conflict is told unless the editor asks. */
    save: (kind: ContentKind, content: AnyContent, ends: SaveEnds = {}): Promise<boolean> => {
      const seen = conflicts.current;
      const saving = last.current.then(() => save({ kind, content, ends, seen }));
      last.current = saving;
      return saving;
    },
  };
}
