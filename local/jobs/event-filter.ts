/** A filter as Lambda's event sources take it: the values that a field may have, or filters of its fields. */
export interface EventFilter {
  readonly [field: string]: readonly unknown[] | EventFilter;
}

const isValues = (wanted: readonly unknown[] | EventFilter): wanted is readonly unknown[] =>
  Array.isArray(wanted);

export function passes(filter: EventFilter, record: unknown): boolean {
  if (typeof record !== 'object' || record === null) return false;
  const fields = new Map(Object.entries(record));
  return Object.entries(filter).every(([name, wanted]) => {
    const value = fields.get(name);
    return isValues(wanted) ? wanted.includes(value) : passes(wanted, value);
  });
}
