import { CustomerId } from '#domain/customer/customer.ts';
import { LeadId } from '#domain/ids.ts';
import { type SignKind, type Signs, sharedSigns, signKinds, signsIn } from '#domain/privacy/person.ts';
import { personalTables, pointerKey } from '#functions/data/keys.ts';
import { erasuresFolder } from '#functions/data/privacy/erasure-records.ts';
import { readObject, versionsIn } from '#functions/data/privacy/object-versions.ts';
import { isTombstone, pointedAt, type Row, scanRows } from '#functions/data/privacy/person-rows.ts';
import type { MailKeeper } from './kept-mails.ts';

/** Matches in one place, by kind of sign. */
export interface Traces {
  readonly place: string;
  readonly left: Readonly<Record<SignKind, number>>;
  /** Other customers' leads whose texts name the person. */
  readonly named: readonly string[];
  /** Other customers' leads with the same phone or name: probably unrelated. */
  readonly shared: readonly string[];
}

const isShared = (kind: SignKind): boolean => sharedSigns.some((shared) => shared === kind);

/** The lead or the customer to which a row belongs: itself, or the one it names. */
const ownerOf = (row: Row): string | undefined => {
  if (CustomerId.safeParse(row.id).success && Array.isArray(row.emails)) return `customer ${row.id}`;
  const [customer] = pointedAt(row);
  if (customer !== undefined) return `customer ${customer}`;
  return typeof row.lead_id === 'string' ? row.lead_id : LeadId.safeParse(row.id).data;
};

/** Left on purpose; contains only the lead's id. */
const isRemainder = (row: Row): boolean =>
  isTombstone(row) ||
  [pointerKey.edits(''), pointerKey.ownerMails('')].some((key) => String(row.id).startsWith(key));

function counting(place: string) {
  const left = { email: 0, slug: 0, ids: 0, phone: 0, name: 0 } satisfies Record<SignKind, number>;
  const named = new Set<string>();
  const shared = new Set<string>();
  return {
    see: (kinds: readonly SignKind[], otherLead?: string) => {
      for (const kind of kinds) {
        if (otherLead !== undefined) (isShared(kind) ? shared : named).add(otherLead);
        if (!isShared(kind) || otherLead === undefined) left[kind] += 1;
      }
    },
    traces: (): Traces => ({ place, left, named: [...named], shared: [...shared] }),
  };
}

async function inTables(signs: Signs): Promise<Traces[]> {
  const found: Traces[] = [];
  for (const table of personalTables) {
    const { see, traces } = counting(`table ${table.id}`);
    for await (const row of scanRows(table)) {
      if (!isRemainder(row)) see(signsIn(row, signs), ownerOf(row));
    }
    found.push(traces());
  }
  return found;
}

/** Outside the tables only identifying signs can be told from other customers' data. */
const certainIn = (value: unknown, signs: Signs): SignKind[] =>
  signsIn(value, signs).filter((kind) => !isShared(kind));

async function inPhotos(signs: Signs): Promise<Traces> {
  const { see, traces } = counting('photos, all versions');
  for await (const { key } of versionsIn('PHOTOS_BUCKET')) {
    // Erasure records are kept on purpose.
    if (!key.startsWith(erasuresFolder)) see(certainIn(key, signs));
  }
  return traces();
}

async function inExports(signs: Signs): Promise<Traces> {
  const { see, traces } = counting('CSV exports');
  for await (const { key } of versionsIn('EXPORTS_BUCKET')) {
    const { bytes } = await readObject('EXPORTS_BUCKET', key);
    see(certainIn(Buffer.from(bytes).toString(), signs));
  }
  return traces();
}

async function inMails(signs: Signs, mails: MailKeeper): Promise<Traces> {
  const { see, traces } = counting('kept mails');
  for (const mail of await mails.list()) see(certainIn(mail, signs));
  return traces();
}

/** Searches everything for what could identify the person. */
export const findTraces = async (signs: Signs, mails: MailKeeper): Promise<Traces[]> => [
  ...(await inTables(signs)),
  await inPhotos(signs),
  await inExports(signs),
  await inMails(signs, mails),
];

export const isProven = (traces: readonly Traces[]): boolean =>
  traces.every(({ left }) => signKinds.every((kind) => left[kind] === 0));

export function tableOfTraces(traces: readonly Traces[]): string {
  const rows = [
    ['left in', ...signKinds],
    ...traces.map(({ place, left }) => [place, ...signKinds.map((kind) => String(left[kind]))]),
  ];
  const widths = signKinds.map((kind) => Math.max(5, kind.length));
  const line = ([place = '', ...cells]: readonly string[]) =>
    `  ${place.padEnd(26)}${cells.map((cell, column) => cell.padStart((widths[column] ?? 5) + 2)).join('')}`;
  return rows.map(line).join('\n');
}
