import fc from 'fast-check';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { timelineOf } from '#functions/data/timeline.ts';
import { benchBooking } from '../../bench/api-calls.ts';
import type { Send } from '../../bench/send.ts';

/**
 * What stands in generated calls for the ids and addresses of rows that exist. They are random, so the calls
 * of one seed name them by these words, which are replaced on the way out.
 */
const wordsOf = {
  id: ['LEAD0WORD', 'LEAD1WORD', 'LEAD2WORD', 'LEAD3WORD', 'CUSTOMER0WORD', 'EXTRA0WORD'],
  slug: ['SLUG0WORD', 'SLUG1WORD', 'SLUG2WORD', 'SLUG3WORD'],
  quoteId: ['QUOTE0WORD', 'QUOTE1WORD'],
  undo_entry_id: ['ENTRY0WORD', 'ENTRY1WORD', 'ENTRY2WORD', 'ENTRY3WORD'],
  customer_id: ['CUSTOMER0WORD'],
  visitId: ['VISIT0WORD'],
  offerSentAt: ['OFFER0WORD'],
  visitStart: ['START0WORD'],
} as const;

/** Days that fit each other. */
const days = { from: ['2087-03-01'], to: ['2087-03-07'] } as const;

const words: Readonly<Record<string, readonly string[]>> = {
  ...wordsOf,
  ...days,
  leadId: wordsOf.id.slice(0, 4),
};

/** For a field that names a row: the words for those that exist; undefined for any other field. */
export const knownRow = (field: string): fc.Arbitrary<string> | undefined =>
  words[field] && fc.constantFrom(...words[field]);

export type KnownRows = ReadonlyMap<string, string>;

/** Puts the rows' true names where their words stand. */
export const withRows = (text: string, rows: KnownRows): string =>
  text.replace(
    /(?:LEAD|SLUG|QUOTE|ENTRY|CUSTOMER|VISIT|OFFER|START|EXTRA)\dWORD/g,
    (word) => rows.get(word) ?? word,
  );

/** Makes leads of all kinds: with a quote, in quarantine, with an appointment, with an address that no mail reaches. */
export async function makeRows(send: Send): Promise<KnownRows> {
  const kinds = [{}, { hp_field: 'trapped' }, {}, { email: 'jörg@example.com' }];
  const slugs: string[] = [];
  for (const kind of kinds)
    slugs.push(String((await send('lead-intake', { ...benchBooking(), ...kind })).slug));
  const ids = (await Promise.all(slugs.map(leadIdOfSlug))).map(String);
  const [id = '', , leadId = ''] = ids;
  const line_items = [{ description: 'Complete Detail', quantity: 24, unit_price: 2800 }];
  const quote = await send('admin-quote-save', { id, line_items });
  const estimate = await send('quote-create', { packageId: 'wash', lengthFt: 24 });
  await send('admin-lead-update', { id, status: 'CONTACTED' });
  await send('admin-schedule', { leadId, scheduled_at: '2087-03-01T17:00:00.000Z', overlap: true });
  await send('admin-extra', { id: leadId, line: 'Transom oxidation', amount: 12_000 });
  await send('admin-offer', { leadId: id, est_price_min: 500, est_price_max: 600 });
  const entries = [...(await timelineOf(id)), ...(await timelineOf(leadId))].map((entry) => entry.id);
  const lead = await leadOf(leadId);
  const { posts } = (await send('blog-posts', {})) as unknown as { posts: { slug: string }[] };
  const rows = {
    LEAD: ids,
    SLUG: [...slugs.slice(0, 3), posts[0]?.slug],
    QUOTE: [quote.id, estimate.quoteId],
    ENTRY: entries,
    CUSTOMER: [lead?.customer_id],
    VISIT: [lead?.visits?.[0]?.id],
    OFFER: [(await leadOf(id))?.offer_sent?.sent_at],
    START: [lead?.visits?.[0]?.start],
    EXTRA: [lead?.extras?.[0]?.id],
  };
  return new Map(
    Object.entries(rows).flatMap(([kind, names]) =>
      names.map((name, number) => [`${kind}${number}WORD`, String(name)] as const),
    ),
  );
}
