import { type ComponentType, useState } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import type { PriceList } from '#domain/price/prices.ts';
import type { SaveTyped } from './editor-props.ts';
import { editors } from './editors.tsx';
import { saveNow, useIsTyped } from './kept-typed.ts';
import type { ContentItem } from './use-contents.ts';
import type { Saving } from './use-save-contents.ts';

interface KindEditorProps {
  readonly item: ContentItem;
  readonly listed: PriceList;
  readonly now: string;
  readonly earlier: readonly AnyContent[];
  readonly whoIs: (author: string) => string;
  readonly saving: Saving;
}

type AnyEditor = ComponentType<{
  readonly item: ContentItem;
  readonly now: string;
  readonly listed: PriceList;
  readonly earlier: readonly AnyContent[];
  readonly save: SaveTyped;
}>;

/** The editor of a kind is given an item of that kind. */
const editorOf = (kind: ContentKind) => editors[kind] as AnyEditor;

export function KindEditor({ item, listed, now, earlier, whoIs, saving }: KindEditorProps) {
  const { kind, author, saved_at } = item;
  const Editor = editorOf(kind);
  const isTyped = useIsTyped(kind);
  const lastChange = saved_at
    ? `Changed by ${whoIs(author ?? '')}, ${formatMoment(saved_at, now)}`
    : 'Never changed here';
  const lastKept = isTyped
    ? 'Not everything is saved yet. What isn’t is kept on this device until it is.'
    : lastChange;
  const [isRefused, setRefused] = useState(false);
  const save: SaveTyped = async (content, typed) => {
    const isSaved = await saving.save(kind, content, { typed, asksAtConflict: true });
    setRefused(!isSaved);
    return isSaved;
  };
  return (
    <div>
      <Editor {...{ now, listed, earlier, save }} item={{ ...item, author: whoIs(author ?? '') }} />
      <p className="quiet pen-last" role="status">
        {saving.isSaving ? 'Saving' : lastKept}
      </p>
      {isTyped && isRefused && !saving.isSaving && (
        <button
          type="button"
          className="btn btn--line btn--small"
          onClick={() => saveNow.dispatchEvent(new Event('press'))}
        >
          Save now
        </button>
      )}
    </div>
  );
}
