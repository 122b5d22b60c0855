import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure } from '../tell.ts';
import type { Contents } from './use-contents.ts';

export type Saving = ReturnType<typeof useSaveContents>;

/** Saves drafts one after the other, each on top of the one before. */
export function useSaveContents(contents: Contents['contents']) {
  const client = useQueryClient();
  const { pending, perform } = useOnce('admin-content-save');
  const versions = useRef(new Map<ContentKind, number>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  for (const { kind, version } of contents) {
    versions.current.set(kind, Math.max(version, versions.current.get(kind) ?? 0));
  }
  const versionOf = (kind: ContentKind): number => versions.current.get(kind) ?? 0;
  const save = async (kind: ContentKind, content: AnyContent): Promise<boolean> => {
    try {
      const { version } = await perform({ kind, version: versionOf(kind), content });
      versions.current.set(kind, version);
      return true;
    } catch (error) {
      tellFailure(error, 'Not saved');
      await client.invalidateQueries({ queryKey: keys.contents });
      return false;
    }
  };
  return {
    isSaving: pending !== undefined,
    /** The newest that was read or saved. */
    versionOf,
    /** Whether it is saved; never rejects. */
    save: (kind: ContentKind, content: AnyContent): Promise<boolean> => {
      const saving = last.current.then(() => save(kind, content));
      last.current = saving;
      return saving;
    },
  };
}
