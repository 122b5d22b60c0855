import { useState } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { browser } from '../../storage/kept-text.ts';
import { typedPlaceOf } from '../device/typed-places.ts';
import type { Saving } from './use-save-contents.ts';

const place = typedPlaceOf('site-replaced');

interface Draft {
  readonly kind: ContentKind;
  readonly content: AnyContent;
  /** What the site said then: only what differs from it was the owner's draft. */
  readonly without: AnyContent;
}

export type Replaced = ReturnType<typeof useReplaced>;

/** Drafts that an earlier state took the place of, kept on the device until they are put back or let go. */
export function useReplaced(saving: Saving) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => JSON.parse(browser.recall(place) ?? '[]'));
  const keep = (next: readonly Draft[]) => {
    setDrafts(next);
    if (next.length > 0) browser.remember(place, JSON.stringify(next));
    else browser.forget(place);
  };
  return {
    drafts,
    /** Beside those that still wait, of other kinds. */
    keep: (next: readonly Draft[]) =>
      keep([...drafts.filter(({ kind }) => !next.some((one) => one.kind === kind)), ...next]),
    putBack: async (kind: ContentKind, content: AnyContent) => {
      if (await saving.save(kind, content)) keep(drafts.filter((draft) => draft.kind !== kind));
    },
    letGo: (kind: ContentKind) => keep(drafts.filter((draft) => draft.kind !== kind)),
  };
}
