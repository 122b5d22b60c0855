import type { ReactNode } from 'react';
import type { AnyContent } from '#domain/content/content.ts';
import type { ListItem } from '#domain/content/list-content.ts';
import type { SaveTyped } from './editor-props.ts';
import { type ItemKind, ItemList } from './item-list.tsx';
import type { ContentItem } from './use-contents.ts';
import { useTyped } from './use-typed.tsx';

interface List<Item> {
  readonly items: Item[];
}

interface ListEditorProps<Item extends ListItem> extends ItemKind<Item> {
  readonly item: ContentItem & { readonly content: List<Item>; readonly published: List<Item> };
  readonly now: string;
  readonly save: SaveTyped;
  readonly about: ReactNode;
}

export function ListEditor<Item extends ListItem>({
  item,
  now,
  save,
  about,
  ...kind
}: ListEditorProps<Item>) {
  const typed = useTyped({ item, now, save });
  const { items } = typed.draft as unknown as List<Item>; // of the item's kind, which is a list of these
  return (
    <>
      <p className="quiet">{about}</p>
      <ItemList
        {...kind}
        items={items}
        published={item.published.items}
        problems={typed.problems}
        onChange={(next) => typed.change({ ...typed.draft, items: next } as unknown as AnyContent)} // as above
      />
    </>
  );
}
