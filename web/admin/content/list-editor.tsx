import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyContent } from '#domain/content/content.ts';
import type { ListItem } from '#domain/content/list-content.ts';
import { ListRow } from './list-row.tsx';
import type { ContentItem } from './use-contents.ts';
import { useDrag } from './use-drag.ts';
import { useLeftFields } from './use-left-fields.ts';
import { useTyped } from './use-typed.ts';

interface List<Item> {
  readonly items: Item[];
}

interface ItemFields<Item> {
  readonly item: Item;
  readonly problemOf: (field: string) => string | undefined;
  readonly change: (fields: Partial<Item>) => void;
}

interface ListEditorProps<Item extends ListItem> {
  readonly item: ContentItem & { readonly content: List<Item>; readonly published: List<Item> };
  readonly now: string;
  readonly save: (content: List<Item> & AnyContent) => Promise<boolean>;
  /** `question`. */
  readonly one: string;
  readonly about: ReactNode;
  readonly nameOf: (item: Item) => string;
  /** Absent where nothing is added or removed. */
  readonly blank?: (id: string) => Item;
  readonly fields: (props: ItemFields<Item>) => ReactNode;
}

interface Removed<Item> {
  readonly item: Item;
  readonly place: number;
}

/** What the owner adds, changes, orders and removes; a removal can be undone. */
export function ListEditor<Item extends ListItem>(props: ListEditorProps<Item>) {
  const { item: kept, now, save, one, about, nameOf, blank, fields } = props;
  const typed = useTyped({ item: kept, now, save: (content) => save(content as List<Item> & AnyContent) });
  const { items } = typed.draft as unknown as List<Item>; // of the item's kind, which is a list of these
  const [removed, setRemoved] = useState<Removed<Item>>();
  const fresh = useLeftFields();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const change = (next: Item[]) => typed.change({ ...typed.draft, items: next } as unknown as AnyContent); // as above
  const move = (place: number, by: number) => {
    const [moved] = items.slice(place, place + 1);
    if (moved) change(items.toSpliced(place, 1).toSpliced(place + by, 0, moved));
  };
  const published = new Map(kept.published.items.map((item) => [item.id, JSON.stringify(item)]));
  const drag = useDrag(move);
  const problemOf = (item: Item, place: number, field: string) =>
    fresh.isJudged(item, field) ? typed.problems[`items.${place}.${field}`] : undefined;
  const wrong = Object.keys(typed.problems).some((path) => {
    const [, place, field] = path.split('.');
    const item = items[Number(place)];
    return !item || field === undefined || fresh.isJudged(item, field);
  });
  return (
    <>
      <p className="quiet">{about}</p>
      <ul className="pen-list" ref={drag.list}>
        {items.map((item, place) => (
          <ListRow
            key={item.id}
            name={nameOf(item) || `New ${one}`}
            isDraft={published.get(item.id) !== JSON.stringify(item)}
            startsOpen={item.id === fresh.newest}
            isFirst={place === 0}
            isLast={place === items.length - 1}
            grip={drag.gripOf(place)}
            mark={drag.markOf(place)}
            onMove={(by) => move(place, by)}
            onBlur={(event) => fresh.onBlur(item, event)}
            {...(blank && {
              onRemove: () => {
                setRemoved({ item, place });
                change(items.toSpliced(place, 1));
              },
            })}
          >
            {fields({
              item,
              problemOf: (field) => problemOf(item, place, field),
              change: (some) => change(items.with(place, { ...item, ...some })),
            })}
          </ListRow>
        ))}
      </ul>
      {removed && (
        <p className="pen-undo" role="status">
          <span>Removed “{nameOf(removed.item)}”.</span>
          <button
            ref={undo}
            type="button"
            className="adm-link"
            onClick={() => {
              change(items.toSpliced(removed.place, 0, removed.item));
              setRemoved(undefined);
            }}
          >
            Undo
          </button>
        </p>
      )}
      {wrong && (
        <p className="err" role="alert">
          Not saved yet. {typed.problems.items ?? 'Something is missing or too long.'}
        </p>
      )}
      {!wrong && Object.keys(typed.problems).length > 0 && (
        <p className="quiet" role="status">
          The new {one} saves itself once it has all it needs.
        </p>
      )}
      {blank && (
        <button
          type="button"
          className="btn btn--line"
          onClick={() => {
            const id = crypto.randomUUID();
            fresh.add(id);
            change([...items, blank(id)]);
          }}
        >
          Add a {one}
        </button>
      )}
    </>
  );
}
