import type { ComponentType } from 'react';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { editors } from './editors.tsx';
import type { ContentItem } from './use-contents.ts';
import type { Saving } from './use-save-contents.ts';

interface KindEditorProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly whoIs: (author: string) => string;
  readonly saving: Saving;
}

type AnyEditor = ComponentType<{
  readonly item: ContentItem;
  readonly now: string;
  readonly save: (content: AnyContent) => Promise<boolean>;
}>;

/** The editor of a kind is given an item of that kind. */
const editorOf = (kind: ContentKind) => editors[kind] as AnyEditor;

/** The fields of one kind, and who changed it last. */
export function KindEditor({ item, now, whoIs, saving }: KindEditorProps) {
  const { kind, author, saved_at } = item;
  const Editor = editorOf(kind);
  const lastChange = saved_at
    ? `Changed by ${whoIs(author ?? '')}, ${formatMoment(saved_at, now)}`
    : 'Never changed here';
  return (
    <div>
      <Editor item={item} now={now} save={(content) => saving.save(kind, content)} />
      <p className="quiet pen-last" role="status">
        {saving.isSaving ? 'Saving' : lastChange}
      </p>
    </div>
  );
}
