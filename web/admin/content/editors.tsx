import type { ReactNode } from 'react';
import type { Content, ContentKind } from '#domain/content/content.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { PricesEditor } from './prices-editor.tsx';
import { QuestionsEditor } from './questions-editor.tsx';
import type { ItemOf } from './use-contents.ts';

export interface EditorProps<Kind extends ContentKind> {
  readonly item: ItemOf<Kind>;
  readonly now: string;
  readonly save: (content: Content[Kind]) => Promise<boolean>;
}

/** The fields of each kind. */
export const editors: { readonly [Kind in ContentKind]: (props: EditorProps<Kind>) => ReactNode } = {
  prices: PricesEditor,
  announcement: AnnouncementEditor,
  questions: QuestionsEditor,
};
