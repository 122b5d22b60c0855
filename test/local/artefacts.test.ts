import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationRequest } from '#domain/operations/index.ts';
import { initialSettings } from '#domain/settings.ts';
import { customerOf } from '#functions/data/customer/customers.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { newStopToken } from '#functions/data/mail/unsubscribes.ts';
import { mailTags } from '#functions/mail/mail-tags.ts';
import { type FunctionName, functionNames } from '#lib/bundle.ts';
import { BUCKETS } from '#local/names.ts';
import { aBooking, freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { type DeployedStage, openDeployedStage } from './deployed-stage.ts';

/** A deployed job's own limit is no shorter. */
const patience = 60_000;

let stage: DeployedStage;
const call: DeployedStage['call'] = (...sent) => stage.call(...sent);
const invoke: DeployedStage['invoke'] = (...sent) => stage.invoke(...sent);

beforeAll(async () => {
  stage = await openDeployedStage();
});

afterAll(() => stage.close());

/** What earlier functions made and later ones work on, as one customer's story. */
const story = {
  finishedId: '',
  finishedSlug: '',
  reviewedAt: '',
  pageKey: '',
  upload: '',
  slug: '',
  leadId: '',
  quoteId: '',
  settings: initialSettings,
  feed: '',
  customerId: '',
  visitId: '',
  visitStart: '2031-05-04T17:00:00.000Z',
  laterStart: '2031-05-06T17:00:00.000Z',
  extraId: '',
  publishId: '',
};
const reviewToken = () =>
  newStopToken({ id: story.leadId, email: 'ana@example.com' }, 'review', new Date().toISOString());
const lead = () => ({ path: { id: story.leadId } });
const page = () => ({ path: { slug: story.slug } });
/** What a schedule hands to its job. */
const clockEvent = () => ({
  version: '0',
  source: 'aws.events',
  'detail-type': 'Scheduled Event',
  time: new Date().toISOString(),
  detail: {},
});
const tempId = freshKey();

/** What Lambda makes of an answer that there is none of. */
const nothing = null;

const acts: Record<FunctionName, () => Promise<void>> = {
  health: async () => expect(await call('health')).toEqual({ ok: true }),
  'booking-pause': async () => expect(await call('booking-pause')).toEqual({}),
  'offered-plans': async () => expect(await call('offered-plans')).toEqual({ plans: [] }),
  'blog-posts': async () =>
    expect((await call('blog-posts', { query: { limit: '2' } })).posts).toHaveLength(2),
  'blog-post': async () => {
    const slug = 'oxidation-explained';
    expect(await call('blog-post', { path: { slug } })).toMatchObject({ slug });
  },
  'generate-upload-url': async () => {
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();
    const body = { filename: 'bow.jpg', tempId, contentType: 'image/jpeg', size: photo.length };
    const { signedUrl, path: upload, headers: bound } = await call('generate-upload-url', { body });
    const headers = { 'content-type': 'image/jpeg', ...bound };
    expect((await fetch(signedUrl, { method: 'PUT', headers, body: new Uint8Array(photo) })).status).toBe(
      200,
    );
    story.upload = upload;
  },
  'lead-intake': async () => {
    const booking = aBooking({ photo_urls: [story.upload], tempId });
    const { tempId: _, ...body } = booking;
    story.slug = (await call('lead-intake', { body: body satisfies OperationRequest<'lead-intake'> })).slug;
  },
  'photo-check': async () => {
    const event = {
      version: '0',
      source: 'aws.s3',
      'detail-type': 'Object Created',
      time: new Date().toISOString(),
      detail: { bucket: { name: BUCKETS.photos }, object: { key: story.upload } },
    };
    const { answers } = await invoke('photo-check', {
      Records: [{ messageId: 'record', eventSource: 'aws:sqs', body: JSON.stringify(event) }],
    });
    expect(answers).toEqual([nothing]);
  },
  'mail-events': async () => {
    const timestamp = new Date().toISOString();
    const event = {
      eventType: 'Bounce',
      mail: {
        messageId: 'message',
        timestamp,
        destination: ['ana@example.com'],
        tags: { [mailTags.lead]: [story.leadId], [mailTags.kind]: ['offer'] },
      },
      bounce: { bounceType: 'Permanent', bounceSubType: 'General', timestamp, feedbackId: 'feedback' },
    };
    const { answers } = await invoke('mail-events', {
      Records: [{ messageId: 'record', eventSource: 'aws:sqs', body: JSON.stringify(event) }],
    });
    expect(answers).toEqual([{ batchItemFailures: [] }]);
    const { entries } = await call('admin-timeline', lead());
    expect(entries.map(({ status }) => status)).toContain('Email bounced');
  },
  'lead-status': async () => {
    expect(await call('lead-status', { path: { slug: story.slug } })).toMatchObject({ first_name: 'Ana' });
  },
  'lead-mails': async () => {
    await eventually(() => expect(stage.newLeads).toHaveLength(1));
    expect((await invoke('lead-mails', { Records: stage.newLeads })).answers).toEqual([
      { batchItemFailures: [] },
    ]);
    expect(await stage.services.mailStore.list()).toHaveLength(2);
  },
  'expired-leads': async () => {
    const gone = { eventName: 'REMOVE', dynamodb: { Keys: { id: { S: '01JD0000000000000000000000' } } } };
    const { answers } = await invoke('expired-leads', { Records: [gone] });
    expect(answers).toEqual([{ batchItemFailures: [] }]);
  },
  'owed-mails-sweep': async () => {
    const { answers, log } = await invoke('owed-mails-sweep', clockEvent());
    expect(answers).toEqual([nothing]);
    expect(log).toContain('CloudWatchMetrics');
  },
  'weather-forecasts': async () => {
    const { answers, log } = await invoke('weather-forecasts', clockEvent());
    expect(answers).toEqual([nothing]);
    expect(log).toContain('ForecastAgeHours');
  },
  'plan-prices': async () => {
    expect((await invoke('plan-prices', clockEvent())).answers).toEqual([nothing]);
  },
  'morning-sheet': async () => {
    expect((await invoke('morning-sheet', clockEvent())).answers).toEqual([nothing]);
  },
  'admin-leads': async () => {
    const { leads, total } = await call('admin-leads', { query: { q: 'ortiz' } });
    expect(total).toBe(1);
    story.leadId = leads[0]?.id ?? '';
  },
  'admin-lead': async () => {
    const { lead: found, photos } = await call('admin-lead', lead());
    expect(found.public_slug).toBe(story.slug);
    expect(photos).toMatchObject([{ state: 'checked' }]);
  },
  'admin-lead-update': async () => {
    const { entry } = await call('admin-lead-update', { ...lead(), body: { status: 'CONTACTED' } });
    expect(entry).toMatchObject({ status: 'CONTACTED' });
  },
  'admin-lead-restore': async () => {
    expect((await call('admin-lead-restore', lead())).lead.quarantined).toBe(false);
  },
  'admin-leads-quarantine': async () => {
    const answer = await call('admin-leads-quarantine', { body: { ids: [story.leadId] } });
    // Its status was changed above: somebody works on it.
    expect(answer).toEqual({ quarantined: 0 });
  },
  'admin-timeline': async () => {
    expect((await call('admin-timeline', lead())).entries.length).toBeGreaterThan(1);
  },
  'admin-timeline-add': async () => {
    const body = { status: 'Looked at the boat', is_public: true };
    expect((await call('admin-timeline-add', { ...lead(), body })).entry).toMatchObject(body);
  },
  'admin-offer': async () => {
    const body = { leadId: story.leadId, est_price_min: 600, est_price_max: 800 };
    expect((await call('admin-offer', { body })).lead.status).toBe('OFFER_SENT');
  },
  'admin-schedule': async () => {
    const scheduled_at = story.visitStart;
    const { lead: scheduled } = await call('admin-schedule', {
      body: { leadId: story.leadId, scheduled_at },
    });
    expect(scheduled).toMatchObject({ status: 'SCHEDULED', scheduled_at });
    story.visitId = scheduled.visits?.[0]?.id ?? '';
  },
  'admin-message': async () => {
    const body = { message: 'We’ll call you in the morning.' };
    expect((await call('admin-message', { ...lead(), body })).mailed).toBe(true);
  },
  'admin-times': async () => {
    const { days, hours } = await call('admin-times', lead());
    expect({ hours, days: days.length }).toEqual({ hours: 3, days: 21 });
  },
  'admin-move-offer': async () => {
    const path = { id: story.leadId, visitId: story.visitId };
    const times = [story.laterStart];
    const { lead: moving } = await call('admin-move-offer', { path, body: { why: 'It will rain.', times } });
    expect(moving.visits?.[0]?.move_offer).toMatchObject({ times, why: 'It will rain.' });
  },
  'admin-extra': async () => {
    const body = { line: 'Remove old wax', amount: 12_000 };
    const { lead: asked } = await call('admin-extra', { ...lead(), body });
    expect(asked.extras).toMatchObject([{ ...body, version: 1 }]);
    story.extraId = asked.extras?.[0]?.id ?? '';
  },
  'open-times': async () => {
    const { days } = await call('open-times', { ...page(), query: { from: '2031-05-04', days: '2' } });
    expect(days).toHaveLength(2);
  },
  'offer-answer': async () => {
    const { offer } = await call('lead-status', page());
    const body = { answer: 'question', offerSentAt: offer?.sent_at, message: 'Is the hull part of it?' };
    expect((await call('offer-answer', { ...page(), body })).offer_answer?.answer).toBe('question');
  },
  'visit-move': async () => {
    const body = { visitStart: story.visitStart, start: story.laterStart };
    const { visits } = await call('visit-move', { ...page(), body });
    expect(visits).toMatchObject([{ start: story.laterStart, moves_left: 3 }]);
  },
  'visit-cancel': async () => {
    const body = { visitStart: story.laterStart };
    expect((await call('visit-cancel', { ...page(), body })).status).toBe('CANCELED');
  },
  'customer-message': async () => {
    const { messages } = await call('customer-message', {
      ...page(),
      body: { message: 'The gate is open.' },
    });
    expect(messages.map(({ text }) => text)).toContain('The gate is open.');
  },
  'ready-check': async () => {
    const ready = { water: true, power: true, access: true, boat: true };
    const body = { visitStart: story.laterStart, ...ready };
    const { visits } = await call('ready-check', { ...page(), body });
    expect(visits[0]?.ready).toMatchObject(ready);
  },
  'extra-answer': async () => {
    const path = { ...page().path, id: story.extraId };
    const { extras } = await call('extra-answer', { path, body: { answer: 'approve', version: 1 } });
    expect(extras).toMatchObject([{ answer: 'approve' }]);
  },
  'lead-correct': async () => {
    const { phone_end } = await call('lead-correct', { ...page(), body: { phone: '310 555 0199' } });
    expect(phone_end).toBe('99');
  },
  'lost-link': async () => {
    expect(await call('lost-link', { body: { email: 'ana@example.com' } })).toEqual({});
  },
  'data-code': async () => {
    expect((await call('data-code', { ...page(), body: {} })).mailed_to).toBe('a•••@example.com');
  },
  'data-request': async () => {
    const body = { code: (await leadOf(story.leadId))?.data_code?.code, wish: 'copy' };
    expect((await call('data-request', { ...page(), body })).due_at).toMatch(/Z$/);
  },
  'admin-data-request-done': async () => {
    const { lead: done } = await call('admin-data-request-done', lead());
    expect(done.data_request).toBeUndefined();
  },
  'admin-quote-save': async () => {
    const line_items = [{ description: 'Wash', quantity: 1, unit_price: 10_000 }];
    const quote = await call('admin-quote-save', { ...lead(), body: { line_items } });
    expect(quote.total).toBe(10_950);
    story.quoteId = quote.id;
  },
  'admin-quote': async () => expect((await call('admin-quote', lead())).id).toBe(story.quoteId),
  'admin-leads-export': async () => {
    const { url } = await call('admin-leads-export');
    expect(await (await fetch(url)).text()).toContain('Ana Ortiz');
  },
  'admin-visit': async () => {
    const path = { id: story.leadId, visitId: story.visitId };
    const { lead: visited } = await call('admin-visit', { path, body: { act: 'on-my-way' } });
    expect(visited.visits).toMatchObject([{ on_my_way_at: expect.any(String) }]);
  },
  'admin-visits-close': async () => {
    const visit = { lead_id: story.leadId, visit_id: story.visitId };
    const { results } = await call('admin-visits-close', { body: { visits: [{ ...visit, act: 'miss' }] } });
    expect(results).toMatchObject([{ ...visit, ok: false, reason: 'visit-changed' }]);
  },
  'admin-follow-ups': async () => {
    const { care } = await call('admin-follow-ups');
    expect(care.can_email).toBe(false);
  },
  'admin-follow-up': async () => {
    const wanted = { lead_id: story.leadId, kind: 'care' };
    const { results } = await call('admin-follow-up', { body: { leads: [wanted] } });
    expect(results).toMatchObject([{ ...wanted, ok: false }]);
  },
  'admin-finish': async () => {
    const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
    // Ana has canceled by then.
    const { lead: made } = await call('admin-lead-create', {
      body: { fullName: 'Rae Pruitt', email: 'rae@example.com', packageId: 'complete' },
    });
    story.finishedId = made.id;
    story.finishedSlug = made.public_slug;
    const { lead: done } = await call('admin-finish', { path: { id: made.id }, body: { lines } });
    expect(done.record).toMatchObject({ version: 1, total: 10_950 });
  },
  'admin-job-photos': async () => {
    const { lead: ordered } = await call('admin-job-photos', {
      path: { id: story.finishedId },
      body: { order: [] },
    });
    expect(ordered.id).toBe(story.finishedId);
  },
  'admin-paid': async () => {
    const { lead: paid } = await call('admin-paid', {
      path: { id: story.finishedId },
      body: { how: 'card' },
    });
    expect(paid.record).toMatchObject({ how: 'card' });
  },
  review: async () => {
    const { review } = await call('review', {
      path: { slug: story.finishedSlug },
      body: { rating: 5, words: 'Like new.', publish: true },
    });
    expect(review).toMatchObject({ rating: 5, publish: true });
    story.reviewedAt = review?.written_at ?? '';
  },
  'admin-plans': async () => {
    const path = { id: story.customerId };
    expect(await call('admin-plans', { path })).toMatchObject({ plans: [], stopped: false });
  },
  'admin-plans-save': async () => {
    const path = { id: story.customerId };
    const { version } = await call('admin-plans', { path });
    expect((await call('admin-plans-save', { path, body: { version, plans: [] } })).plans).toEqual([]);
  },
  'admin-gap-offer': async () => {
    const body = { start: story.visitStart, lead_ids: [story.leadId] };
    expect((await call('admin-gap-offer', { body })).results).toMatchObject([{ ok: false }]);
  },
  'admin-customer-page': async () => {
    expect(await call('admin-customer-page', { path: { id: story.customerId } })).toEqual({});
    story.pageKey = (await customerOf(story.customerId))?.page_key ?? '';
  },
  'customer-page': async () => {
    const { first_name, emails } = await call('customer-page', { path: { key: story.pageKey } });
    expect({ first_name, emails }).toEqual({ first_name: 'Ana', emails: ['a•••@example.com'] });
  },
  unsubscribe: async () => {
    const token = await reviewToken();
    expect(await call('unsubscribe', { path: { token }, body: {} })).toEqual({ ended: 'review' });
  },
  'unsubscribe-state': async () => {
    expect(await call('unsubscribe-state', { path: { token: await reviewToken() } })).toMatchObject({
      kind: 'review',
    });
  },
  'unsubscribe-page': async () => {
    const sent = { path: { token: 'A'.repeat(22) } };
    expect(await call('unsubscribe-page', sent)).toContain('/unsubscribe/AAAA');
  },
  'plan-answer': async () => {
    const answer = { path: { slug: story.finishedSlug }, body: { answer: 'end' } };
    await expect(call('plan-answer', answer)).rejects.toThrow();
  },
  care: async () => {
    const path = { slug: story.finishedSlug };
    expect((await call('care', { path, body: { remind: true } })).care).toMatchObject({ remind: true });
  },
  'photo-consent': async () => {
    const path = { slug: story.finishedSlug };
    const photos = [{ id: 'gone-by-now', publish: true }];
    expect((await call('photo-consent', { path, body: { photos } })).record?.photos).toEqual([]);
  },
  'admin-review': async () => {
    const { lead: seen } = await call('admin-review', {
      path: { id: story.finishedId },
      body: { written_at: story.reviewedAt, site: true },
    });
    expect(seen.review).toMatchObject({ site: { by: expect.any(String) } });
  },
  'admin-reviews': async () => {
    expect(await call('admin-reviews')).toMatchObject({
      reviews: [{ lead_id: story.finishedId }],
      approved: 1,
    });
  },
  'admin-money': async () => {
    const month = new Date().toISOString().slice(0, 7);
    expect((await call('admin-money', { query: { month } })).month).toBe(month);
  },
  'admin-today': async () => {
    // Ana's visit is set; Dan, whom the admin wrote down, has no price yet.
    expect((await call('admin-today')).waiting).toMatchObject([{ kind: 'request', name: 'Dan Reyes' }]);
  },
  'admin-unsent': async () => {
    expect(await call('admin-unsent', { body: { device: 'd'.repeat(32), leads: [] } })).toEqual({});
  },
  'admin-calendar': async () => {
    const { days } = await call('admin-calendar', { query: { from: '2031-05-04', to: '2031-05-10' } });
    expect(days).toHaveLength(7);
  },
  'admin-feed': async () => {
    story.feed = (await call('admin-feed', { body: {} })).url;
  },
  'calendar-feed': async () => {
    const file = story.feed.split('/').at(-1) ?? '';
    expect(await call('calendar-feed', { path: { file } })).toContain('BEGIN:VCALENDAR');
  },
  'admin-lead-create': async () => {
    const body = { fullName: 'Dan Reyes', phone: '310 555 0177', source: 'dock' };
    const { lead: made } = await call('admin-lead-create', { body });
    expect(made).toMatchObject({ full_name: 'Dan Reyes', source: 'dock', customer_id: expect.any(String) });
  },
  'admin-customers': async () => {
    const { customers } = await call('admin-customers', { query: { q: 'ortiz' } });
    expect(customers).toMatchObject([{ name: 'Ana Ortiz', jobs: 0 }]);
    story.customerId = customers[0]?.id ?? '';
  },
  'admin-customer': async () => {
    const { leads } = await call('admin-customer', { path: { id: story.customerId } });
    expect(leads.map(({ id }) => id)).toEqual([story.leadId]);
  },
  'admin-customer-save': async () => {
    const path = { id: story.customerId };
    const { customer } = await call('admin-customer', { path });
    const { version, name, emails, phones, boats } = customer;
    const body = { version, name, emails, phones, boats, note: 'Pays the same day.' };
    expect((await call('admin-customer-save', { path, body })).customer.version).toBe(version + 1);
  },
  'admin-lead-link': async () => {
    const { customer } = await call('admin-lead-link', {
      ...lead(),
      body: { customer_id: story.customerId },
    });
    expect(customer.id).toBe(story.customerId);
  },
  'admin-gate-code': async () => {
    // No visit is near.
    await expect(call('admin-gate-code', lead())).rejects.toThrow('409');
  },
  'admin-settings': async () => {
    const { version, settings } = await call('admin-settings');
    expect(version).toBe(0);
    story.settings = settings;
  },
  'admin-contents': async () => {
    const { contents } = await call('admin-contents');
    expect(contents).toContainEqual(expect.objectContaining({ kind: 'prices', version: 0, is_draft: false }));
  },
  'admin-content': async () => {
    expect((await call('admin-content', { path: { kind: 'prices' } })).version).toBe(0);
  },
  'admin-content-save': async () => {
    const { content } = await call('admin-content', { path: { kind: 'prices' } });
    const body = { version: 0, content: { ...content, complete: 30 } };
    expect((await call('admin-content-save', { path: { kind: 'prices' }, body })).is_draft).toBe(true);
  },
  'admin-site-changes': async () => {
    const { lines, changed } = await call('admin-site-changes', {});
    expect(lines).toMatchObject([{ kind: 'prices', key: 'complete', problems: [] }]);
    expect(lines[0]?.pages).toEqual(changed);
  },
  'admin-preview': async () => {
    const { html, without } = await call('admin-preview', { query: { path: '/booking' } });
    expect(html).toContain('$30/ft');
    expect(without).toContain('$28/ft');
  },
  'admin-publish': async () => {
    const { id, state } = await call('admin-publish', { body: {} });
    expect(state).toBe('running');
    story.publishId = id;
  },
  'publish-site': async () => {
    await invoke('publish-site', { Records: [] });
    const { state, pages, of } = await call('admin-publish-state', { path: { id: story.publishId } });
    expect({ state, pages }).toEqual({ state: 'done', pages: of });
    expect(of).toBeGreaterThan(20);
  },
  'admin-publish-state': async () => {
    const { published } = await call('admin-content', { path: { kind: 'prices' } });
    expect(published).toMatchObject({ complete: 30 });
  },
  'site-mending': async () => {
    await invoke('site-mending', clockEvent());
    const { publishes } = await call('admin-contents', {});
    expect(publishes).toHaveLength(1);
  },
  'admin-settings-save': async () => {
    const body = { version: 0, settings: { ...story.settings, gap_minutes: 45 } };
    expect((await call('admin-settings-save', { body })).version).toBe(1);
  },
  quote: async () => {
    expect((await call('quote', { path: { quoteId: story.quoteId } })).total).toBe(10_950);
  },
  'quote-create': async () => {
    const { quoteId } = await call('quote-create', { body: { packageId: 'wash', lengthFt: 24 } });
    expect(quoteId.length).toBeGreaterThanOrEqual(22);
  },
  'quote-decide': async () => {
    const decided = await call('quote-decide', {
      path: { quoteId: story.quoteId },
      body: { decision: 'accepted' },
    });
    expect(decided.decision).toBe('accepted');
  },
};

/** Photos first, then the booking, then its mails, then the admin; all else needs no order. */
const early: readonly string[] = [
  'generate-upload-url',
  'photo-check',
  'lead-intake',
  'lead-mails',
  'admin-leads',
  'admin-customers',
  'admin-lead-create',
  'admin-offer',
  'offer-answer',
  'admin-schedule',
  'admin-move-offer',
  'visit-move',
  'ready-check',
  'admin-extra',
  'extra-answer',
  'data-code',
  'data-request',
  'admin-data-request-done',
];
const late: readonly string[] = [
  'admin-site-changes',
  'admin-preview',
  'admin-publish',
  'publish-site',
  'admin-publish-state',
  'site-mending',
  'admin-quote',
  'quote',
  'quote-decide',
  'visit-cancel',
  'admin-finish',
  'admin-job-photos',
  'admin-paid',
  'admin-customer-page',
  'unsubscribe',
  'review',
  'care',
  'customer-page',
  'photo-consent',
  'admin-review',
  'admin-reviews',
];
const turn = (name: string) =>
  early.includes(name) ? early.indexOf(name) : early.length + 1 + late.indexOf(name);
const inOrder = [...functionNames].sort((a, b) => turn(a) - turn(b));

test.each(inOrder)('%s answers from what is deployed', { timeout: patience }, async (name) => {
  await acts[name]();
});

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
};

/** What a file names: paths from the root with an extension, and scripts and styles beside it. */
function namedBy(file: string, text: string): string[] {
  const fromRoot = text.matchAll(/["'(=\s,]\/?((?:assets|fonts|flags|icons|og)\/[\w./-]+\.\w+)/g);
  const beside = text.matchAll(/["']\.\/([\w.-]+\.(?:js|css))["']/g);
  return [
    ...[...fromRoot].map(([, name = '']) => name),
    ...[...beside].map(([, name = '']) => path.join(path.dirname(file), name)),
  ];
}

test('every file that the deployed site names is deployed with it, and no file of the build alone', async () => {
  const { siteFolder } = stage.assembly;
  const files = await filesIn(siteFolder);
  const texts = files.filter((file) => /\.(?:html|js|css|webmanifest)$/.test(file));
  const named = await Promise.all(
    texts.map(async (file) => namedBy(file, await readFile(path.join(siteFolder, file), 'utf8'))),
  );
  const names = new Set(named.flat());
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !files.includes(name))).toEqual([]);
  expect(files).not.toContain('csp.json');
});
