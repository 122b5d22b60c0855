import { useState } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { browser } from '../../storage/kept-text.ts';
import type { Saving } from './use-save-contents.ts';

const place = 'site-replaced';

interface Draft {
  readonly kind: ContentKind;
  readonly content: AnyContent;
}

export type Replaced = ReturnType<typeof useReplaced>;

/** Drafts that an earlier state took the place of, kept on the device until they are put back or let go. */
export function useReplaced(saving: Saving) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => JSON.parse(browser.recall(place) ?? '[]'));
  const keep = (next: readonly Draft[]) => {
    const kept = next.map(({ kind, content }) => ({ kind, content }));
    setDrafts(kept);
    if (kept.length > 0) browser.remember(place, JSON.stringify(kept));
    else browser.forget(place);
  };
  return {
    drafts,
    /** Beside those that still wait, of other kinds. */
    keep: (next: readonly Draft[]) =>
      keep([...drafts.filter(({ kind }) => !next.some((one) => one.kind === kind)), ...next]),
    putBack: async () => {
      for (const [index, { kind, content }] of drafts.entries()) {
        if (!(await saving.save(kind, content))) return keep(drafts.slice(index));
      }
      keep([]);
    },
    letGo: () => keep([]),
  };
}
