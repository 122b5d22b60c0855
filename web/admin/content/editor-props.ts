import type { Content, ContentKind } from '#domain/content/content.ts';
import type { ItemOf } from './use-contents.ts';

export interface EditorProps<Kind extends ContentKind> {
  readonly item: ItemOf<Kind>;
  readonly now: string;
  readonly save: (content: Content[Kind]) => Promise<boolean>;
}
