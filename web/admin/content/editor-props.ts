import type { Content, ContentKind } from '#domain/content/content.ts';
import type { Prices } from '#domain/price/prices.ts';
import type { ItemOf } from './use-contents.ts';

export interface EditorProps<Kind extends ContentKind> {
  readonly item: ItemOf<Kind>;
  readonly now: string;
  /** As last saved. */
  readonly rates: Prices;
  /** What stood on the site once, as far as the last publishes tell. */
  readonly earlier: readonly Content[Kind][];
  readonly save: (content: Content[Kind]) => Promise<boolean>;
}
