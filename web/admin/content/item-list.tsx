import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListItem } from '#domain/content/list-content.ts';
import { DraftBadge } from './draft-badge.tsx';
import { ListRow } from './list-row.tsx';
import { itemParam } from './site-changes-path.ts';
import { useDrag } from './use-drag.ts';
import { useLeftFields } from './use-left-fields.ts';
import type { Problems } from './use-typed.tsx';

interface ItemFields<Item> {
  readonly item: Item;
  readonly isFirst: boolean;
  readonly problemOf: (field: string) => ReactNode;
  readonly change: (fields: Partial<Item>) => void;
}

/** How items of a list are called, made and typed. */
export interface ItemKind<Item extends ListItem> {
  /** `question`. */
  readonly one: string;
  readonly nameOf: (item: Item) => string;
  /** Absent where nothing is added or removed. */
  readonly blank?: (id: string) => Item;
  readonly fields: (props: ItemFields<Item>) => ReactNode;
}

interface ItemListProps<Item extends ListItem> extends ItemKind<Item> {
  readonly items: readonly Item[];
  readonly published: readonly Item[];
  /** By path: `items.0.answer`. */
  readonly problems: Problems;
  readonly onChange: (items: Item[]) => void;
  readonly heading?: 'h2' | 'h3';
}

interface Removed<Item> {
  readonly item: Item;
  readonly place: number;
}

/** What the owner adds, changes, orders and removes; a removal can be undone. */
export function ItemList<Item extends ListItem>(props: ItemListProps<Item>) {
  const { items, published, problems, onChange, heading, one, nameOf, blank, fields } = props;
  const [removed, setRemoved] = useState<Removed<Item>>();
  const fresh = useLeftFields();
  const asked = useSearchParams()[0].get(itemParam);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const move = (place: number, by: number) => {
    const [moved] = items.slice(place, place + 1);
    if (moved) onChange(items.toSpliced(place, 1).toSpliced(place + by, 0, moved));
  };
  const shown = new Map(published.map((item) => [item.id, JSON.stringify(item)]));
  const drag = useDrag(move);
  const problemOf = (item: Item, place: number, field: string) =>
    fresh.isJudged(item, field) ? problems[`items.${place}.${field}`] : undefined;
  const said = Object.keys(problems).filter((path) => typeof problems[path] === 'string');
  const wrong = said.filter((path) => {
    const [, place, field] = path.split('.');
    const item = items[Number(place)];
    return !item || field === undefined || fresh.isJudged(item, field);
  });
  const isWrong = (_: Item, place: number) => wrong.some((path) => path.startsWith(`items.${place}.`));
  const wrongNames = items.filter(isWrong).map((item) => `“${nameOf(item) || `New ${one}`}”`);
  return (
    <>
      {blank && (
        <p className="pen-add">
          <button
            type="button"
            className="btn btn--line"
            onClick={() => {
              const id = crypto.randomUUID();
              fresh.add(id);
              onChange([...items, blank(id)]);
            }}
          >
            Add a {one}
          </button>
        </p>
      )}
      <ul className="pen-list" ref={drag.list}>
        {items.map((item, place) => (
          <ListRow
            key={item.id}
            name={nameOf(item) || `New ${one}`}
            heading={heading}
            badge={
              <DraftBadge
                isDraft={shown.get(item.id) !== JSON.stringify(item)}
                problems={problems}
                path={`items.${place}`}
              />
            }
            startsOpen={item.id === fresh.newest || item.id === asked}
            place={place}
            isLast={place === items.length - 1}
            grip={drag.gripOf(place)}
            mark={drag.markOf(place)}
            onMove={(by) => move(place, by)}
            onBlur={(event) => fresh.onBlur(item, event)}
            {...(blank && {
              onRemove: () => {
                setRemoved({ item, place });
                onChange(items.toSpliced(place, 1));
              },
            })}
          >
            {problems[`items.${place}`]}
            {fields({
              item,
              isFirst: place === 0,
              problemOf: (field) => problemOf(item, place, field),
              change: (some) => onChange(items.with(place, { ...item, ...some })),
            })}
          </ListRow>
        ))}
      </ul>
      {removed && (
        <p className="pen-undo" role="status">
          <span>{nameOf(removed.item) === '' ? 'Removed.' : `Removed “${nameOf(removed.item)}”.`}</span>
          <button
            ref={undo}
            type="button"
            className="adm-link"
            onClick={() => {
              onChange(items.toSpliced(removed.place, 0, removed.item));
              setRemoved(undefined);
            }}
          >
            Undo
          </button>
        </p>
      )}
      {wrong.length > 0 && (
        <p className="err" role="alert">
          {['Not finished', wrongNames.join(', ')].filter(Boolean).join(': ')}.{' '}
          {problems.items ?? 'Something is missing or too long.'}
        </p>
      )}
      {wrong.length === 0 && said.length > 0 && (
        <p className="quiet" role="status">
          The new {one} is kept. It can go on the site once it has all it needs.
        </p>
      )}
    </>
  );
}
