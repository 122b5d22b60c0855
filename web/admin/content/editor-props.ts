import type { AnyContent, Content, ContentKind } from '#domain/content/content.ts';
import type { PriceList } from '#domain/price/prices.ts';
import type { ItemOf } from './use-contents.ts';

export type SaveTyped = (content: AnyContent, all: AnyContent) => Promise<boolean>;

export interface EditorProps<Kind extends ContentKind> {
  readonly item: ItemOf<Kind>;
  readonly now: string;
  /** As last saved. */
  readonly listed: PriceList;
  /** What stood on the site once, as far as the last publishes tell. */
  readonly earlier: readonly Content[Kind][];
  readonly save: SaveTyped;
}
