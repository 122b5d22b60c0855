import { folded, holdsWords, phoneDigits, searchWords } from '#domain/lead/typed-search.ts';
import { maxFoundCustomers } from '#domain/operations/customers.ts';
import * as clock from '../../runtime/clock.ts';
import { once } from '../../runtime/once.ts';
import {
  type CustomerRow,
  type CustomerRowSource,
  customerRowSource,
  isGone,
} from './customer-row-source.ts';
import { overlapping } from './list-changes.ts';
import { lastRewrite } from './recent-edits.ts';

/** Finds customers while the owner types: by name, emails, phones, boats and slips. */
export interface CustomerSearch {
  /** Those whose name begins so first, then those whose name holds it, then the one that changed last; a few of them. */
  find(q: string): Promise<CustomerRow[]>;
}

interface Entry {
  readonly row: CustomerRow;
  readonly name: string;
  readonly text: string;
}

const entryOf = (row: CustomerRow): Entry => ({
  row,
  name: folded(row.name),
  text: [row.name, row.search_text, ...row.phones.map(({ typed }) => phoneDigits(typed))]
    .flatMap((part) => part.split('\n'))
    .map(folded)
    .join('\n'),
});

/** Keeps the customers' list index in memory; each call reads what has changed since the one before. */
function createCustomerSearch(source: CustomerRowSource): CustomerSearch {
  const entries = new Map<string, Entry>();
  let readAt: string | undefined;
  let knownRewrite: string | undefined;

  const refresh = async () => {
    const now = clock.now();
    const rewrite = await lastRewrite();
    const before = rewrite === knownRewrite ? overlapping(readAt, now) : undefined;
    const changes = await source.changedSince(before, now);
    if (before === undefined) entries.clear();
    for (const change of changes) {
      if (isGone(change)) entries.delete(change.id);
      else entries.set(change.id, entryOf(change));
    }
    readAt = now;
    knownRewrite = rewrite;
  };

  let last: Promise<unknown> = Promise.resolve();
  return {
    find: async (q) => {
      const refreshed = last.then(refresh);
      last = refreshed.catch(() => undefined);
      await refreshed;
      const wanted = searchWords(q);
      if (wanted.words === '') return [];
      const rank = ({ name }: Entry): number =>
        name.startsWith(wanted.words) ? 0 : name.includes(wanted.words) ? 1 : 2;
      return [...entries.values()]
        .filter(({ text }) => holdsWords(text, wanted))
        .sort((a, b) => rank(a) - rank(b) || b.row.updated_at.localeCompare(a.row.updated_at))
        .slice(0, maxFoundCustomers)
        .map(({ row }) => row);
    },
  };
}

export const customerSearch = once(() => createCustomerSearch(customerRowSource));
