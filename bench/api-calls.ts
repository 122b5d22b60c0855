import { randomUUID } from 'node:crypto';
import { business } from '#domain/business.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { addHours, dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import type { OperationName } from '#domain/operations/table.ts';
import { operationEntry } from '#domain/operations/table.ts';
import { customerOf } from '#functions/data/customer/customers.ts';
import { customerInputs } from './customer-calls.ts';
import type { Input, Send } from './send.ts';

/** A booking as the form sends it, with a key of its own. */
export const benchBooking = () => ({
  packageId: 'complete',
  services: ['deep-wash', 'protection', 'interior'],
  fullName: 'Bench Mark',
  email: `bench@${business.domain}`,
  phone: '(310) 555-0142',
  address: 'Basin C, slip 1204',
  city: 'Marina del Rey',
  state: 'CA',
  zip: '90292',
  boatType: 'Runabout',
  boatLengthFt: 24,
  conditionLevel: 'Good',
  notes: 'The gate is on the north side of the dock.',
  hasWater: true,
  hasPower: true,
  acceptedTerms: true,
  source: 'website',
  metaEventId: randomUUID(),
});

/** Puts the input where the operation's path has room for it, the rest into body or query. */
export function requestOf(name: OperationName, input: Input) {
  const { method, path } = operationEntry(name);
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(rest.get(part));
    rest.delete(part);
    return value;
  });
  const fields = Object.fromEntries(rest);
  if (method !== 'GET') return { method, path: filled, body: JSON.stringify(fields) };
  const query = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  return { method, path: rest.size > 0 ? `${filled}?${query}` : filled };
}

/**
 * The input of the n-th call of each operation, made against what `send` set up: a lead with a quote, and
 * enough leads for lists.
 */
export async function benchInputs(
  send: Send,
): Promise<Record<OperationName, (number: number) => Input | Promise<Input>>> {
  const { slug = '' } = await send('lead-intake', benchBooking());
  const { leads } = (await send('admin-leads', {})) as unknown as {
    leads: { id: string; public_slug: string }[];
  };
  const id = leads.find((lead) => lead.public_slug === slug)?.id ?? '';
  const line_items = [{ description: 'Complete Detail', quantity: 24, unit_price: 2800 }];
  await send('admin-quote-save', { id, line_items });
  const { quoteId = '' } = await send('quote-create', { packageId: 'wash', lengthFt: 24 });
  const { id: leadQuote = '' } = await send('admin-quote', { id });
  const { posts } = (await send('blog-posts', {})) as unknown as { posts: { slug: string }[] };
  const post = posts[0]?.slug ?? '';
  const { settings } = (await send('admin-settings', {})) as { settings: unknown };
  const { content: prices } = (await send('admin-content', { kind: 'prices' })) as { content: unknown };
  const { id: publish = '' } = await send('admin-publish', {});
  const { customers } = (await send('admin-customers', { q: 'bench' })) as unknown as {
    customers: { id: string }[];
  };
  const customerId = customers[0]?.id ?? '';
  const read = (await send('admin-customer', { id: customerId })) as unknown as { customer: Customer };
  const { version, name, emails, phones, boats } = read.customer;
  const customer = { version, name, emails, phones, boats };
  await send('admin-customer-page', { id: customerId });
  const pageKey = (await customerOf(customerId))?.page_key ?? '';
  const { url = '' } = await send('admin-feed', {});
  const today = dayOf(new Date().toISOString());
  const noonIn = (days: number): string => instantOf(`${shiftDay(today, days)}T12:00`);
  const planned = await send('admin-schedule', { leadId: id, scheduled_at: noonIn(90) });
  const [{ id: visitId = '' } = {}] = (planned as unknown as { lead: { visits: { id: string }[] } }).lead
    .visits;
  const feed = /\/([^/]+)\.ics$/.exec(url)?.[1];
  const hour = (number: number): string => addHours(noonIn(30), number);
  return {
    ...customerInputs(send),
    health: () => ({}),
    'booking-pause': () => ({}),
    'offered-plans': () => ({}),
    'plan-answer': () => ({ slug, answer: 'skip' }),
    'admin-plans': () => ({ id: customerId }),
    'admin-plans-save': () => ({ id: customerId, version, plans: [] }),
    'admin-gap-offer': () => ({ start: hour(9), lead_ids: [id] }),
    'customer-page': () => ({ key: pageKey }),
    unsubscribe: () => ({ token: 'bench-bench-bench-benc' }),
    'unsubscribe-state': () => ({ token: 'bench-bench-bench-benc' }),
    'unsubscribe-page': () => ({ token: 'bench-bench-bench-benc' }),
    'admin-customer-page': () => ({ id: customerId }),
    'lost-link': (number) => ({ email: `bench-${number}@example.com` }),
    'generate-upload-url': () => ({
      filename: 'bow.jpg',
      tempId: 'bench-temp',
      contentType: 'image/jpeg',
      size: 4000,
    }),
    'lead-intake': benchBooking,
    'lead-status': () => ({ slug }),
    'blog-posts': () => ({ limit: 3 }),
    'blog-post': () => ({ slug: post }),
    'admin-leads': () => ({ q: 'marina' }),
    'admin-lead': () => ({ id }),
    'admin-lead-update': (number) => ({ id, est_price_min: 600 + number }),
    'admin-lead-restore': () => ({ id }),
    'admin-leads-quarantine': () => ({ ids: [id] }),
    'admin-timeline': () => ({ id }),
    'admin-timeline-add': (number) => ({ id, status: `Note ${number}` }),
    'admin-quote': () => ({ id }),
    'admin-quote-save': () => ({ id, line_items }),
    'admin-offer': (number) => ({ leadId: id, est_price_min: 600 + number, est_price_max: 3000 }),
    'admin-schedule': (number) => ({ leadId: id, scheduled_at: hour(number) }),
    'admin-leads-export': () => ({ q: 'marina' }),
    'admin-visit': () => ({ id, visitId, act: 'on-my-way' }),
    'admin-visits-close': () => ({ visits: [{ lead_id: id, visit_id: visitId, act: 'finish' }] }),
    'admin-reviews': () => ({}),
    'admin-follow-ups': () => ({}),
    'admin-follow-up': () => ({ leads: [{ lead_id: id, kind: 'care' }] }),
    'admin-money': () => ({ month: today.slice(0, 7) }),
    'admin-today': () => ({}),
    'admin-unsent': () => ({ device: 'be'.repeat(16), leads: [{ lead_id: id, acts: 1, photos: 3 }] }),
    // A week, or the six of the list of open times.
    'admin-calendar': (number) => ({ from: today, to: shiftDay(today, number % 10 === 0 ? 41 : 6) }),
    'admin-feed': () => ({}),
    'calendar-feed': () => ({ file: `${feed}.ics` }),
    'admin-lead-create': (number) => ({ fullName: `Bench Mark ${number}`, phone: '(310) 555-0142' }),
    'admin-lead-link': () => ({ id, customer_id: customerId }),
    'admin-gate-code': () => ({ id }),
    'admin-customers': () => ({ q: 'bench' }),
    'admin-customer': () => ({ id: customerId }),
    'admin-customer-save': () => ({ id: customerId, ...customer }),
    'admin-settings': () => ({}),
    'admin-contents': () => ({}),
    'admin-content': () => ({ kind: 'prices' }),
    'admin-content-save': (number) => ({ kind: 'prices', version: number, content: prices }),
    'admin-publish': () => ({}),
    'admin-publish-state': () => ({ id: publish }),
    'admin-site-changes': () => ({}),
    'admin-preview': () => ({ path: '/' }),
    'admin-settings-save': (number) => ({ version: number, settings }),
    quote: () => ({ quoteId }),
    'quote-create': () => ({ packageId: 'wash', lengthFt: 24 }),
    'quote-decide': () => ({ quoteId: leadQuote, decision: 'declined' }),
  };
}
