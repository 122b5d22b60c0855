import process from 'node:process';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import type { Task } from '#domain/tasks.ts';
import { newEntry } from '#domain/timeline.ts';
import { endOfVisit } from '#domain/visit/visit.ts';
import { handler as leadMails } from '#functions/jobs/lead-mails.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { aCustomer, boatId, customerId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';
import { testEnvironment } from '../../call-handler.ts';
import { aPlan, planId } from '../../domain/plan/a-plan.ts';
import { captureLog, jobContext } from '../../log-lines.ts';

const database = mockClient(DynamoDBDocumentClient);
const mails = mockClient(SESClient);
const storage = mockClient(S3Client);
Object.assign(process.env, testEnvironment);

const now = '2026-12-01T00:00:30.000Z';
const before = '2026-11-30T23:50:00.000Z';
const visit = aVisit({ start: '2026-12-01T17:00:00.000Z', booked_at: '2026-11-20T17:00:00.000Z' });
const about = `${visit.id} ${visit.start}`;
const readyCheck = { kind: 'ready-check', about } as const;
const again = { kind: 'ready-check-again', about } as const;
const ready = { water: true, power: true, access: true, boat: true, at: before };
const extra = {
  id: '01JD3ZK8Q0000000000000000E',
  version: 2,
  line: 'New zincs',
  amount: 12_000,
  sent_at: before,
};
const extraTask = { kind: 'extra', about: `${extra.id} 2` } as const;
const moveOffer = { times: ['2026-12-02T17:00:00.000Z'], why: 'Rain is likely.', at: before };
const moveTask = { kind: 'move-offer', about: `${about} ${before}` } as const;
const code = { code: '123456', sent_at: before, tries: 0 };
const codeTask = { kind: 'data-code', about: before } as const;
const dataRequest = { wish: 'deletion', at: before, due_at: '2027-01-14T23:50:00.000Z' } as const;
const dataTask = { kind: 'data-request', about: before } as const;
const changedTask = { kind: 'email-changed', about: 'ana@example.com' } as const;
const leftTask = { kind: 'email-left', about: 'anna@example.com' } as const;
const entry = {
  id: '01JD3ZK8Q0000000000000000T',
  ...newEntry(
    { lead_id: aLead().id, status: 'Message', note: 'Hello', is_public: true, message: { from: 'owner' } },
    'admin',
    before,
  ),
};
const cameBack = { kind: 'came-back', about: visit.id } as const;
const message = { kind: 'message', about: entry.id } as const;
const news = { kind: 'news', about: entry.id } as const;
const visits = { kind: 'visits' } as const;
const scheduled = (changes: Partial<Lead> = {}): Lead =>
  aLead({ status: 'SCHEDULED', visits: [visit], ...changes });
const withVisit = (changes: Partial<typeof visit>): Lead => scheduled({ visits: [{ ...visit, ...changes }] });

const quoted = aLead({
  status: 'OFFER_SENT',
  offer_sent: {
    est_price_min: 590,
    est_price_max: 590,
    sent_at: before,
    lines: [{ description: 'Deep wash', quantity: 1, unit_price: 59_000, taxable: true }],
  },
});

type Wanted = Pick<Task, 'kind' | 'about'>;

beforeEach(() => {
  database.reset();
  mails.reset();
  storage.reset();
  captureLog();
  setClock(now);
  database.on(GetCommand).resolves({});
  database.on(BatchGetCommand).resolves({ Responses: {} });
  database.on(TransactWriteCommand).resolves({});
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
});

afterEach(() => {
  setClock(undefined);
});

/** Performs the tasks of a lead and answers whom it mailed what. */
async function perform(
  tasks: Wanted | readonly Wanted[],
  lead: Lead,
): Promise<{ to: string | undefined; subject: string | undefined }[]> {
  database.on(UpdateCommand).resolves({
    Attributes: {
      ...lead,
      owed: [tasks].flat().map((task) => ({ ...task, due_at: before })),
      owed_since: before,
    },
  });
  const record = {
    eventName: 'MODIFY' as const,
    dynamodb: {
      Keys: { id: { S: lead.id } },
      NewImage: { id: { S: lead.id }, owed_shard: { S: 'owed' }, tasks_added: { S: 'yes' } },
      SequenceNumber: lead.id,
    },
  };
  expect(await leadMails({ Records: [record] }, jobContext())).toEqual({ batchItemFailures: [] });
  const sent = mails.commandCalls(SendRawEmailCommand).map(({ args }) => args[0].input.RawMessage?.Data);
  return Promise.all(
    sent.map(async (raw = new Uint8Array()) => {
      const { to, subject } = await PostalMime.parse(raw);
      return { to: to?.[0]?.address, subject };
    }),
  );
}

const written = () =>
  database.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);

/** The one write took the task off the lead. */
const expectDone = () => {
  const [items = []] = written();
  expect(items[0]?.Update?.UpdateExpression).toContain('#owed');
  expect(items[0]?.Update?.ExpressionAttributeValues).not.toHaveProperty(':owed');
};

const entryIsThere = () =>
  database.on(GetCommand, { TableName: 'LeadStatusHistory' }).resolves({ Item: entry });

const customer = 'ana@example.com';
test.each<[Wanted, Lead, string, RegExp]>([
  [readyCheck, scheduled(), customer, /^Is your boat ready\? We’re coming tomorrow at 9:00 AM$/],
  [extraTask, scheduled({ extras: [extra] }), customer, /^We found something/],
  [moveTask, withVisit({ move_offer: moveOffer }), customer, /^Could we move your/],
  [codeTask, scheduled({ data_code: code }), customer, /^Your code/],
  [
    dataTask,
    scheduled({ data_request: dataRequest }),
    customer,
    /^We’ve got your request: your data deleted$/,
  ],
  [changedTask, scheduled(), customer, /^We’ll email you here/],
  [leftTask, scheduled(), 'anna@example.com', /^Your email for your request was changed/],
  [message, scheduled(), customer, /^A message about your boat/],
  [news, scheduled(), 'owner@boatdetailingla.example', /^Ana wrote: Hello$/],
  [visits, withVisit({ sequence: 1 }), customer, /^Your appointment/],
  [
    visits,
    withVisit({ sequence: 1, moved_from: '2026-12-02T17:00:00.000Z' }),
    customer,
    /^Moved from Wed, Dec 2/,
  ],
  [
    visits,
    withVisit({ sequence: 1, status: 'canceled', canceled_by: 'customer', ended_at: before }),
    customer,
    /^You canceled/,
  ],
  [visits, withVisit({ sequence: 1, status: 'canceled', ended_at: before }), customer, /^Canceled: your/],
  [{ kind: 'on-my-way' }, withVisit({ on_my_way_at: before }), customer, /on our way/],
  [{ kind: 'offer' }, quoted, customer, /^Your price: \$590\.00 before tax$/],
  [{ kind: 'late' }, withVisit({ late: { at: before } }), customer, /running late/],
  [
    cameBack,
    withVisit({ status: 'done', ended_at: before }),
    customer,
    /^We came back to your boat: Complete Detail$/,
  ],
  [
    { kind: 'payment' },
    aLead({ record: aRecord({ paid_on: '2026-12-01' }) }),
    customer,
    /^Your paid receipt: Complete Detail$/,
  ],
])('%j is mailed while it is true', async (task, lead, to, subject) => {
  entryIsThere();
  expect(await perform(task, lead)).toEqual([{ to, subject: expect.stringMatching(subject) }]);
  expectDone();
});

test.each<[string, Wanted, Lead]>([
  ['another offer took its place', { kind: 'offer' }, aLead({ status: 'OFFER_SENT' })],
  ['the visit was moved', readyCheck, withVisit({ start: '2026-12-02T17:00:00.000Z' })],
  ['the visit was canceled', readyCheck, withVisit({ status: 'canceled', told: 0, sequence: 0 })],
  ['the visit is past', readyCheck, withVisit({ start: before })],
  ['the customer has said so', readyCheck, withVisit({ ready })],
  ['nobody wants a second one', again, scheduled()],
  ['the extra work is answered', extraTask, scheduled({ extras: [{ ...extra, answer: 'leave' }] })],
  ['a newer version of it is there', extraTask, scheduled({ extras: [extra, { ...extra, version: 3 }] })],
  ['the job is over', extraTask, scheduled({ extras: [extra], status: 'COMPLETED' })],
  ['the offer of times was replaced', moveTask, withVisit({ move_offer: { ...moveOffer, at: now } })],
  [
    'the visit was moved by then',
    moveTask,
    withVisit({ start: '2026-12-02T17:00:00.000Z', move_offer: moveOffer }),
  ],
  ['all offered times are past', moveTask, withVisit({ move_offer: { ...moveOffer, times: [before] } })],
  ['the offer was answered', moveTask, scheduled()],
  ['a newer code was asked for', codeTask, scheduled({ data_code: { ...code, sent_at: now } })],
  ['the code was used', codeTask, scheduled()],
  ['the data request was done', dataTask, scheduled()],
  ['the email was changed again', changedTask, scheduled({ email: 'ana.new@example.com' })],
  [
    'the code is too old',
    codeTask,
    scheduled({ data_code: { ...code, sent_at: '2026-11-30T20:00:00.000Z' } }),
  ],
  [
    'a later version of the receipt is mailed',
    { kind: 'receipt', about: '1' },
    aLead({ record: aRecord({ version: 2, mails: true }) }),
  ],
  ['there is no receipt', { kind: 'receipt', about: '1' }, aLead()],
  ['the receipt is unpaid again', { kind: 'payment' }, aLead({ record: aRecord() })],
  [
    'a correction has left something of the payment open',
    { kind: 'payment' },
    aLead({ record: aRecord({ paid_on: '2026-12-01', paid_total: 100 }) }),
  ],
  ['the return visit is still to come', cameBack, scheduled()],
  ['the entry is gone', message, scheduled()],
  ['the news are gone', news, scheduled()],
  ['the customer knows the visit', visits, scheduled()],
  ['the owner was late long ago', { kind: 'late' }, withVisit({ late: { at: visit.booked_at } })],
  ['the owner was on the way long ago', { kind: 'on-my-way' }, withVisit({ on_my_way_at: visit.booked_at })],
])('nobody is mailed when %s', async (_, task, lead) => {
  expect(await perform(task, lead)).toEqual([]);
  expectDone();
});

const waxed = aLead({
  status: 'COMPLETED',
  record: aRecord({ done_at: '2026-08-31T17:00:00.000Z' }),
  care: { remind: true, words: 'Remind me', place: 'status page', at: '2026-09-01T17:00:00.000Z' },
});
/** The owner's address below such emails is known, and when the customer has ended them. */
const withAddress = (stopped_at?: string) => {
  const settings = { ...initialSettings, postal_address: '1 Main St' };
  database.on(BatchGetCommand).resolves({ Responses: {} });
  database.on(GetCommand).callsFake(({ Key }: { Key: { id?: string } }) => {
    if (Key.id === 'current') return { Item: { id: 'current', version: 1, settings } };
    const isStop = stopped_at !== undefined && Key.id?.endsWith('#care');
    return isStop ? { Item: { id: Key.id, lead_id: waxed.id, stopped_at } } : {};
  });
};

test('who asked for it is reminded of wax, with a price, times that lead to booking, and a way to end it', async () => {
  withAddress();
  expect(await perform({ kind: 'care' }, waxed)).toEqual([
    { to: customer, subject: 'Time to wax your 24 ft runabout' },
  ]);
  const [sent] = mails.commandCalls(SendRawEmailCommand);
  const { text = '', headers } = await PostalMime.parse(sent?.args[0].input.RawMessage?.Data ?? '');
  expect(text).toContain('Complete Detail. Same as last time, about $1,000 before tax.');
  expect(text.match(/#again=\d+/g)).toHaveLength(3);
  expect(text).toContain('1 Main St');
  expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  );
  expectDone();
});

test.each([
  ['care', waxed],
  ['review', aLead({ status: 'COMPLETED', record: aRecord({ done_at: '2026-11-28T23:50:00.000Z' }) })],
] as const)(
  'an email of %s that is due before the owner’s address is known waits a day',
  async (kind, lead) => {
    expect(await perform({ kind }, lead)).toEqual([]);
    const [items = []] = written();
    expect(items[0]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':owed': [{ kind, due_at: expect.stringMatching(/^2026-12-02T00:00:30/) }],
    });
  },
);

test('a month later nobody is asked for a review any more', async () => {
  const [done_at, claims_until] = ['2026-10-28T23:50:00.000Z', '2026-10-29T23:50:00.000Z'];
  const record = aRecord({ done_at, claims_until });
  expect(await perform({ kind: 'review' }, aLead({ status: 'COMPLETED', record }))).toEqual([]);
  expectDone();
});

test('nobody is reminded of wax who ended such emails', async () => {
  withAddress('2026-10-01T17:00:00.000Z');
  expect(await perform({ kind: 'care' }, waxed)).toEqual([]);
});

test('a reminder of wax that gives way to a visit is looked at again a day later, and not once it has gone out', async () => {
  withAddress();
  const booked = { ...waxed, visits: [visit] };
  expect(await perform({ kind: 'care' }, { ...booked, care_mailed_at: before })).toEqual([]);
  expectDone();
  database.resetHistory();
  expect(await perform({ kind: 'care' }, booked)).toEqual([]);
  const [items = []] = written();
  expect(items[0]?.Update?.ExpressionAttributeValues).toMatchObject({
    ':owed': [{ kind: 'care', due_at: expect.stringMatching(/^2026-12-02T00:00:30/) }],
  });
});

test('a review is asked for once a complaint is answered, and looked at again two days later', async () => {
  withAddress();
  const done_at = '2026-11-28T23:50:00.000Z';
  const record = aRecord({ done_at, claims_until: '2026-11-29T23:50:00.000Z' });
  const unanswered = { at: '2026-11-29T17:00:00.000Z', text: 'There’s a spot left.' };
  expect(await perform({ kind: 'review' }, aLead({ status: 'COMPLETED', record, unanswered }))).toEqual([]);
  const [items = []] = written();
  expect(items[0]?.Update?.ExpressionAttributeValues).toMatchObject({
    ':owed': [{ kind: 'review', due_at: expect.stringMatching(/^2026-12-03T00:00:30/) }],
  });
});

test('a review is asked for once the owner was there again, where a finished job has another visit', async () => {
  withAddress();
  const finished = { status: 'COMPLETED', record: aRecord({ done_at: '2026-11-28T23:50:00.000Z' }) } as const;
  expect(await perform({ kind: 'review' }, scheduled({ record: finished.record }))).toEqual([]);
  const [items = []] = written();
  expect(items[0]?.Update?.ExpressionAttributeValues).toMatchObject({
    ':owed': [{ kind: 'review', due_at: addHours(endOfVisit(visit), 48) }],
    ':owed_shard': 'owed',
  });
  expect(await perform({ kind: 'review' }, aLead(finished))).toEqual([
    { to: customer, subject: 'How did we do?' },
  ]);
});

const planned = aLead({
  status: 'OFFER_SENT',
  source: 'repeat',
  customer_id: customerId,
  plan: { id: planId, due: '2026-12-05', every_weeks: 4 },
  rate_per_foot: 6.5,
  offer_sent: { est_price_min: 156, est_price_max: 156, sent_at: before, times: [visit.start] },
});
/** The customer of the plan, the owner's address, and when the customer has ended such emails. */
const withPlan = (customer: Customer, stopped_at?: string) => {
  const settings = { ...initialSettings, postal_address: '1 Main St' };
  database.on(BatchGetCommand).resolves({ Responses: {} });
  database.on(GetCommand).callsFake(({ Key }: { Key: { id?: string } }) => {
    if (Key.id === 'current') return { Item: { id: 'current', version: 1, settings } };
    if (Key.id === customer.id) return { Item: customer };
    const isStop = stopped_at !== undefined && Key.id?.endsWith('#plan');
    return isStop ? { Item: { id: Key.id, lead_id: planned.id, stopped_at } } : {};
  });
};
const onPlan = aCustomer({ plans: [aPlan()] });

test('times of a plan’s visit are mailed with a way to end such emails', async () => {
  withPlan(onPlan);
  expect(await perform({ kind: 'plan-visit' }, planned)).toEqual([
    { to: customer, subject: 'Times for your 24 ft runabout' },
  ]);
  const [sent] = mails.commandCalls(SendRawEmailCommand);
  const { text = '' } = await PostalMime.parse(sent?.args[0].input.RawMessage?.Data ?? '');
  expect(text).toMatch(/#yes=\d+/);
  expect(text).toContain('Skip or end it');
  expect(text).toContain('Your plan is a visit every 4 weeks at $6.50 a foot, before tax.');
  expect(text).toContain('No more plan emails');
  expectDone();
});

test('an email about a plan’s visit names the prices of before and after the day on which it changes', async () => {
  const next_rate = { rate_per_foot: 7.25, from: '2026-12-16T08:00:00.000Z' };
  withPlan(aCustomer({ plans: [aPlan({ rate_per_foot: 6.5, next_rate })] }));
  const { offer_sent = { est_price_min: 156, est_price_max: 156, sent_at: before } } = planned;
  const valid_until = '2026-12-30T18:00:00.000Z';
  await perform({ kind: 'plan-visit' }, { ...planned, offer_sent: { ...offer_sent, valid_until } });
  const [sent] = mails.commandCalls(SendRawEmailCommand);
  const { text = '' } = await PostalMime.parse(sent?.args[0].input.RawMessage?.Data ?? '');
  expect(text).toContain('at $6.50 a foot before Dec 16 and at $7.25 a foot from then on, before tax.');
  expect(text).toMatch(/, before Dec 16:? +\$156/);
  expect(text).toContain('Your plan’s price changes on Dec 16: $156 before, $174 from then on.');
  expect(text).toContain('These prices are good until Wed, Dec 30');
});

test.each([
  ['a plan that has ended', aCustomer(), planned],
  ['a skipped visit', onPlan, { ...planned, plan: { ...planned.plan, answer: 'skip' } } as Lead],
  ['a visit that is booked', onPlan, { ...planned, status: 'SCHEDULED' } as Lead],
])('nobody is mailed times of %s', async (_, whose, lead) => {
  withPlan(whose);
  expect(await perform({ kind: 'plan-visit' }, lead)).toEqual([]);
});

test('an email about a plan’s visit that was held up names no time that has passed', async () => {
  withPlan(onPlan);
  const { offer_sent = { est_price_min: 156, est_price_max: 156, sent_at: before } } = planned;
  await perform({ kind: 'plan-visit' }, { ...planned, offer_sent: { ...offer_sent, times: [before] } });
  const [sent] = mails.commandCalls(SendRawEmailCommand);
  const { text = '' } = await PostalMime.parse(sent?.args[0].input.RawMessage?.Data ?? '');
  expect(text).toContain('Pick a time');
  expect(text).not.toContain('We could come');
});

const reminder = { ...entry, note: 'Did it reach you?', message: { from: 'owner', about: 'offer' } } as const;

test('a reminder of a plan’s times carries the way to end such emails, too', async () => {
  withPlan(onPlan);
  database.on(GetCommand, { TableName: 'LeadStatusHistory' }).resolves({ Item: reminder });
  expect(await perform(message, planned)).toMatchObject([{ to: customer }]);
  const [sent] = mails.commandCalls(SendRawEmailCommand);
  const { text = '', headers } = await PostalMime.parse(sent?.args[0].input.RawMessage?.Data ?? '');
  expect(text).toContain('Did it reach you?');
  expect(text).toContain('1 Main St');
  expect(text).toContain('No more plan emails');
  expect(headers.find(({ key }) => key === 'list-unsubscribe-post')).toBeDefined();
});

test('nobody is mailed of a plan who ended such emails', async () => {
  withPlan(onPlan, before);
  expect(await perform({ kind: 'plan-visit' }, planned)).toEqual([]);
  database.on(GetCommand, { TableName: 'LeadStatusHistory' }).resolves({ Item: reminder });
  expect(await perform(message, planned)).toEqual([]);
});

const dearer = aCustomer({ plans: [aPlan({ level: 'basic', rate_per_foot: 6, untold_rate: 6.5 })] });
const savedPlans = () =>
  written()
    .flat()
    .find(({ Put }) => Put?.TableName === 'Customers')?.Put?.Item?.plans;

test('a new price is mailed while it is the newest, two weeks before it holds', async () => {
  withPlan(dearer);
  const task = { kind: 'plan-price', about: `${planId}#6.5` } as const;
  const mailed = async (lead: Lead) => {
    mails.resetHistory();
    expect(await perform(task, lead)).toEqual([
      { to: customer, subject: 'Your plan’s price changes on Dec 15' },
    ]);
    const [sent] = mails.commandCalls(SendRawEmailCommand);
    return (await PostalMime.parse(sent?.args[0].input.RawMessage?.Data ?? '')).text ?? '';
  };
  const washed = await mailed({ ...planned, requested_service: 'wash' });
  expect(washed).toMatch(/each visit for your 24 ft runabout .*#plan/s);
  // The newest request of the boat is of other work, and its page has no plan.
  const { plan: _, ...other } = planned;
  const elsewhere = await mailed({ ...other, requested_service: 'interior' });
  expect(elsewhere).toContain('To end it, reply to this email');
  expect(elsewhere).not.toMatch(/#plan|Interior/);
  mails.resetHistory();
  expect(await perform({ ...task, about: `${planId}#6` }, planned)).toEqual([]);
});

const refuse = () =>
  mails.on(SendRawEmailCommand).rejects(
    new SESServiceException({
      name: 'InvalidParameterValue',
      message: 'Domain contains double dot',
      $fault: 'client',
      $metadata: {},
    }),
  );

test('a new price holds only once its email has gone out', async () => {
  withPlan(dearer);
  const task = { kind: 'plan-price', about: `${planId}#6.5` } as const;
  mails.on(SendRawEmailCommand).rejects(new Error('no answer'));
  await expect(perform(task, planned)).rejects.toThrow('batchItemFailures');
  expect(savedPlans()).toBeUndefined();
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
  await perform(task, planned);
  expect(savedPlans()).toMatchObject([{ rate_per_foot: 6, next_rate: { rate_per_foot: 6.5 } }]);
});

test('a new price whose email was refused is to be announced anew', async () => {
  withPlan(dearer);
  refuse();
  await perform({ kind: 'plan-price', about: `${planId}#6.5` }, planned);
  expect(savedPlans()).toEqual([aPlan({ level: 'basic', rate_per_foot: 6 })]);
});

test('a new price is emailed once, though its customer is changed meanwhile', async () => {
  withPlan(dearer);
  const lost = { CancellationReasons: [{ Code: 'ConditionalCheckFailed' }], message: '', $metadata: {} };
  database.on(TransactWriteCommand).rejectsOnce(new TransactionCanceledException(lost)).resolves({});
  expect(await perform({ kind: 'plan-price', about: `${planId}#6.5` }, planned)).toHaveLength(1);
  expect(savedPlans()).toMatchObject([{ rate_per_foot: 6, next_rate: { rate_per_foot: 6.5 } }]);
  expect(written()).toHaveLength(3);
});

test('a new price that no email may tell of is taken back', async () => {
  withPlan(dearer, '2026-12-01T00:00:00.000Z');
  expect(await perform({ kind: 'plan-price', about: `${planId}#6.5` }, planned)).toEqual([]);
  expect(savedPlans()).toMatchObject([{ rate_per_foot: 6 }]);
  expect(savedPlans()[0]).not.toHaveProperty('untold_rate');
});

const notice = `${planId}#${boatId}#wash#2026-11-01T17:00:00.000Z`;
const textOf = async () => {
  const [sent] = mails.commandCalls(SendRawEmailCommand);
  return (await PostalMime.parse(sent?.args[0].input.RawMessage?.Data ?? '')).text ?? '';
};

test('who was put on a plan is told what it is and costs, and how to end it', async () => {
  withPlan(aCustomer({ plans: [aPlan({ level: 'basic', rate_per_foot: 6.5 })] }));
  const done = aLead({ status: 'COMPLETED', customer_id: customerId, boat_id: boatId });
  expect(await perform({ kind: 'plan-set', about: notice }, done)).toEqual([
    { to: customer, subject: 'Your 24 ft runabout is on a plan' },
  ]);
  const text = await textOf();
  expect(text).toContain(
    'Basic plan: Boat Wash every 4 weeks, about $156 each visit before tax. The first visit is due around',
  );
  expect(text).toContain('Nothing’s booked or charged by itself.');
  expect(text).toMatch(/#plan/);
  expect(text).toContain('No more plan emails');
  // A page that does not show the plan is no place to end it.
  mails.resetHistory();
  await perform({ kind: 'plan-set', about: notice }, { ...done, phone: '1', phone_e164: undefined });
  expect(await textOf()).toContain('To end it, reply to this email');
  expectDone();
});

test('the end of a plan is told once, and neither is told when it was taken back before', async () => {
  withPlan(aCustomer());
  const lead = aLead({ status: 'COMPLETED', customer_id: customerId, boat_id: boatId });
  const ended = { kind: 'plan-ended', about: notice } as const;
  expect(await perform(ended, lead)).toEqual([
    { to: customer, subject: 'The plan for your 24 ft runabout has ended' },
  ]);
  mails.resetHistory();
  expect(await perform([{ kind: 'plan-set', about: notice }, ended], lead)).toEqual([]);
  withPlan(onPlan);
  expect(await perform(ended, lead)).toEqual([]);
  withPlan(aCustomer(), before);
  expect(await perform(ended, lead)).toEqual([]);
});

test('a job that was finished before its email left is told of once, with its record', async () => {
  const completed = aLead({ status: 'COMPLETED', completed_at: before, record: aRecord() });
  const mailed = await perform([{ kind: 'done' }, { kind: 'receipt', about: '1' }], completed);
  expect(mailed).toEqual([{ to: customer, subject: expect.stringMatching(/^Your boat is done/) }]);
  expect(written()).toHaveLength(1);
  expectDone();
});

test.each<Wanted>([readyCheck, extraTask, moveTask, codeTask, dataTask, message, visits, { kind: 'done' }])(
  'nobody without an address is mailed %j',
  async (task) => {
    entryIsThere();
    const changed = { ...visit, sequence: 1, move_offer: moveOffer };
    const { email: _, ...silent } = scheduled({ extras: [extra], data_code: code, visits: [changed] });
    expect(await perform(task, silent)).toEqual([]);
    expectDone();
  },
);

test('extra work is asked about with its picture, and without it when storage is down', async () => {
  const found = scheduled({ extras: [{ ...extra, photo: 'incoming/temp-id-1234/0123456789abcdef.jpg' }] });
  const sentWith = async () => {
    await perform(extraTask, found);
    const [last] = mails.commandCalls(SendRawEmailCommand).slice(-1);
    return Buffer.from(last?.args[0].input.RawMessage?.Data ?? []).toString();
  };
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 1]);
  const thumbnail = { Key: 'checked/temp-id-1234/0123456789abcdef.thumb.jpg' };
  storage.on(GetObjectCommand, thumbnail).resolves({
    Body: { transformToByteArray: async () => picture } as never, // the one method that is called
  });
  expect(await sentWith()).toContain('cid:extra@boat');
  storage.on(GetObjectCommand).rejects(new Error('down'));
  expect(await sentWith()).not.toContain('cid:');
});

test('the owner hears of somebody without an address', async () => {
  entryIsThere();
  const { email: _, ...silent } = scheduled();
  expect(await perform(news, silent)).toMatchObject([{ to: 'owner@boatdetailingla.example' }]);
});

test('a second ready check goes out if the owner wants it, to whoever has not answered', async () => {
  const Item = { version: 1, settings: { ...initialSettings, second_ready_check: true } };
  database.on(GetCommand, { TableName: 'Settings' }).resolves({ Item });
  setClock('2026-12-01T15:00:30.000Z');
  expect(await perform(again, scheduled())).toMatchObject([{ subject: expect.stringContaining('today') }]);
  mails.resetHistory();
  expect(await perform(again, withVisit({ ready: { ...ready, water: false } }))).toEqual([]);
});

test.each([
  ['from before 4 PM until 9 AM', '2026-12-01T17:00:00.000Z', '2026-12-01T20:00:00.000Z'],
  ['until an hour before the second', '2026-12-01T14:00:30.000Z', '2026-12-01T17:00:00.000Z'],
])('after a stop %s the late first ready check is left to the second', async (_, back, start) => {
  const Item = { version: 1, settings: { ...initialSettings, second_ready_check: true } };
  const late = { ...visit, start };
  const task = { ...readyCheck, about: `${late.id} ${late.start}` };
  setClock(back);
  expect(await perform(task, scheduled({ visits: [late] }))).toHaveLength(1);
  mails.resetHistory();
  database.on(GetCommand, { TableName: 'Settings' }).resolves({ Item });
  expect(await perform(task, scheduled({ visits: [late] }))).toEqual([]);
});

test('an address that takes no email is told to the owner, and the visit was not sent', async () => {
  refuse();
  const { sent_at: _, told: __, ...fresh } = visit;
  await perform(visits, scheduled({ visits: [fresh] }));
  const [[update, put] = []] = written();
  expect(update?.Update?.ExpressionAttributeValues).toMatchObject({ ':mail_problem': 'refused' });
  const [stored] = update?.Update?.ExpressionAttributeValues?.[':visits'] ?? [];
  expect(stored).toMatchObject({ id: visit.id, told: 0 });
  expect(stored).not.toHaveProperty('sent_at');
  expect(put?.Put?.Item).toMatchObject({ status: 'Email couldn’t be delivered', is_public: false });
});

test('a refused email to the owner says nothing against the customer’s address', async () => {
  refuse();
  entryIsThere();
  await perform(news, scheduled());
  const [[update, put] = []] = written();
  expect(update?.Update?.ExpressionAttributeValues).not.toHaveProperty(':mail_problem');
  expect(put?.Put?.Item).toMatchObject({ note: expect.stringContaining('the owner') });
});

test('that a visit is on after all is mailed only while it is', async () => {
  const note = 'Your appointment is on after all. No need to pick a new time.';
  database.on(GetCommand, { TableName: 'LeadStatusHistory' }).resolves({ Item: { ...entry, note } });
  expect(await perform(message, withVisit({ status: 'missed', ended_at: before }))).toEqual([]);
  expect(await perform(message, scheduled())).toMatchObject([
    { subject: 'Your appointment is on after all' },
  ]);
});

test('what the customer knew is forgotten once they are told of the new time', async () => {
  await perform(visits, withVisit({ sequence: 1, moved_from: '2026-12-02T17:00:00.000Z' }));
  const [[update] = []] = written();
  const [stored] = update?.Update?.ExpressionAttributeValues?.[':visits'] ?? [];
  expect(stored).toMatchObject({ told: 1 });
  expect(stored).not.toHaveProperty('moved_from');
});
