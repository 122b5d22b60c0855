import { type FocusEvent, useState } from 'react';
import type { ListItem } from '#domain/content/list-content.ts';

/** Which fields of items that were just added have been filled in or left: only those can be wrong yet. */
export function useLeftFields(blank: readonly string[] = []) {
  const [added, setAdded] = useState(blank);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isLeft = ({ id }: ListItem, field: string): boolean =>
    !added.includes(id) || left.has(id) || left.has(`${id}-${field}`);
  return {
    newest: added.at(-1),
    add: (id: string) => setAdded([...added, id]),
    isJudged: (item: ListItem, field: string): boolean =>
      isLeft(item, field) || Boolean(item[field as keyof ListItem]),
    onBlur: ({ id }: ListItem, { target, currentTarget, relatedTarget }: FocusEvent) => {
      // Nothing has the focus next where a phone's keyboard was put away.
      const isGone = relatedTarget !== null && !currentTarget.contains(relatedTarget);
      setLeft(new Set([...left, isGone ? id : target.id]));
    },
  };
}
