import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Prices } from '#domain/price/prices.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure } from '../tell.ts';

/** Saves drafts one after the other, each on top of the one before. Answers the version that it became, if it is saved; never rejects. */
export function useSavePrices(seen: number) {
  const client = useQueryClient();
  const { pending, perform } = useOnce('admin-content-save');
  const version = useRef(seen);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  version.current = Math.max(version.current, seen);
  const save = async (content: Prices): Promise<number | undefined> => {
    try {
      const saved = await perform({ kind: 'prices', version: version.current, content });
      version.current = saved.version;
      return saved.version;
    } catch (error) {
      tellFailure(error, 'Not saved');
      await client.invalidateQueries({ queryKey: keys.contents });
      return undefined;
    }
  };
  return {
    isSaving: pending !== undefined,
    save: (content: Prices): Promise<number | undefined> => {
      const saving = last.current.then(() => save(content));
      last.current = saving;
      return saving;
    },
  };
}
