import process from 'node:process';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { type MailKind, mailKinds } from '#domain/mail/mail-kinds.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { handler } from '#functions/jobs/mail-events.ts';
import { aLead } from '../../a-lead.ts';
import { testEnvironment } from '../../call-handler.ts';
import { captureLog, jobContext } from '../../log-lines.ts';

const database = mockClient(DynamoDBDocumentClient);
Object.assign(process.env, testEnvironment);

const lead = aLead();
const timestamp = '2026-03-02T09:00:00.000Z';
const owner = testEnvironment.MAIL_OWNER;
let logged = () => '';

beforeEach(() => {
  database.reset();
  database.on(GetCommand).resolves({ Item: leadRecord(lead) });
  database.on(TransactWriteCommand).resolves({});
  logged = captureLog();
});

interface Sent {
  readonly kind?: MailKind;
  readonly to?: string;
}

const mailOf = ({ kind = 'offer', to = lead.email }: Sent) => ({
  timestamp: '2026-03-02T08:59:00.000Z',
  messageId: 'message',
  source: 'hello@boatdetailingla.example',
  destination: [to],
  headers: [{ name: 'Subject', value: 'Your price range' }],
  tags: { lead: [lead.id], kind: [kind], 'ses:configuration-set': ['set'] },
});

const bounceOf = (bounceType: string, bounceSubType = 'General', sent: Sent = {}) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType,
    bouncedRecipients: [{ emailAddress: sent.to ?? lead.email, diagnosticCode: 'smtp; 550 5.1.1' }],
    timestamp,
    feedbackId: 'feedback-1',
  },
  mail: mailOf(sent),
});

const complaintOf = (complaintFeedbackType?: string, sent: Sent = {}) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress: sent.to ?? lead.email }],
    ...(complaintFeedbackType && { complaintFeedbackType }),
    timestamp,
    feedbackId: 'feedback-2',
  },
  mail: mailOf(sent),
});

const deliver = (...bodies: readonly (object | string)[]) =>
  handler(
    {
      Records: bodies.map(
        (body, number) =>
          ({
            messageId: `m${number}`,
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }) as SQSRecord, // the job reads these two
      ),
    },
    jobContext(),
  );

const written = () =>
  database.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems);
const flagOf = (position = 0): unknown =>
  written()[position]?.[0]?.Update?.ExpressionAttributeValues?.[':mail_problem'];
const entryOf = (position = 0) => written()[position]?.[1]?.Put?.Item;
const nothingFailed = { batchItemFailures: [] };

test.each([
  ['a bounce for good', bounceOf('Permanent'), 'bounced', 'Email bounced'],
  [
    'a bounce of a suppressed address',
    bounceOf('Permanent', 'OnAccountSuppressionList'),
    'bounced',
    'Email bounced',
  ],
  ['a complaint', complaintOf('abuse'), 'complained', 'Email marked as spam'],
  ['a complaint without a reason', complaintOf(), 'complained', 'Email marked as spam'],
])('%s flags the lead and tells the admin alone', async (_, event, problem, status) => {
  expect(await deliver(event)).toEqual(nothingFailed);
  expect(flagOf()).toBe(problem);
  expect(entryOf()).toMatchObject({
    lead_id: lead.id,
    status,
    note: expect.stringContaining('offer email'),
    is_public: false,
    created_at: timestamp,
    meta: { updated_by: 'system' },
  });
});

test('a returned email about somebody who has none is told as well', async () => {
  database.on(GetCommand).resolves({ Item: leadRecord(aLead({ email: undefined })) });
  expect(await deliver(bounceOf('Permanent', 'General', { kind: 'news', to: owner }))).toEqual(nothingFailed);
  const { ConditionExpression = '', ExpressionAttributeValues = {} } = written()[0]?.[0]?.Update ?? {};
  const named: string[] = ConditionExpression.match(/:\w+/g) ?? [];
  expect(named.filter((name) => ExpressionAttributeValues[name] === undefined)).toEqual([]);
});

test.each([
  ['Transient', 'MailboxFull', 'the mailbox is full'],
  ['Transient', 'General', 'no reason given'],
  ['Undetermined', 'Undetermined', 'no reason given'],
])(
  'a bounce for now (%s, %s) is told, but says nothing against the address',
  async (type, subType, reason) => {
    expect(await deliver(bounceOf(type, subType))).toEqual(nothingFailed);
    expect(flagOf()).toBeUndefined();
    expect(entryOf()).toMatchObject({ status: 'Email returned', note: expect.stringContaining(reason) });
  },
);

test('an email that Amazon would not send is told', async () => {
  expect(await deliver({ eventType: 'Reject', reject: { reason: 'Bad content' }, mail: mailOf({}) })).toEqual(
    nothingFailed,
  );
  expect(flagOf()).toBeUndefined();
  expect(entryOf()).toMatchObject({ status: 'Email not sent' });
});

test("what comes back from the owner's mailbox says nothing against the customer's", async () => {
  await deliver(
    bounceOf('Permanent', 'General', { kind: 'new-lead', to: owner }),
    complaintOf('abuse', { kind: 'new-lead', to: owner }),
    // The owner may book with the very mailbox that gets the mails about leads.
    bounceOf('Permanent', 'General', { kind: 'new-lead', to: lead.email ?? '' }),
  );
  expect([0, 1, 2].map(flagOf)).toEqual([undefined, undefined, undefined]);
  expect(entryOf()).toMatchObject({ note: expect.stringContaining("owner's mailbox") });
});

test.each(mailKinds)('the email "%s" is named and counted by its kind', async (kind) => {
  await deliver(bounceOf('Permanent', 'General', { kind }));
  expect(logged()).toContain(`"mail_kind":"${kind}"`);
  expect(logged()).toContain('"MailsReturned":1');
});

test('an address that was corrected since is not flagged by a late bounce of the old one', async () => {
  await deliver(bounceOf('Permanent', 'General', { to: 'before@example.com' }));
  expect(flagOf()).toBeUndefined();
  expect(entryOf()).toMatchObject({ status: 'Email bounced' });
});

test('an address is the same in any case, and in either spelling of its domain', async () => {
  const email = 'Jörg@bücher.example';
  database.on(GetCommand).resolves({ Item: leadRecord(aLead({ email })) });
  await deliver(bounceOf('Permanent', 'General', { to: 'jörg@xn--bcher-kva.example' }));
  expect(flagOf()).toBe('bounced');
});

test('an event makes one entry however often it comes, and no second flag', async () => {
  const event = bounceOf('Permanent');
  await deliver(event);
  database.on(TransactWriteCommand).rejects(
    new TransactionCanceledException({
      message: 'canceled',
      $metadata: {},
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
    }),
  );
  expect(await deliver(event)).toEqual(nothingFailed);
  expect(entryOf(1)?.id).toBe(entryOf(0)?.id);
  expect(written()[1]?.[1]?.Put?.ConditionExpression).toBe('attribute_not_exists(id)');
  expect(logged().match(/"MailsReturned":1/g)).toHaveLength(1);
});

test('entries of two events differ, and sort by when these happened', async () => {
  const later = {
    ...bounceOf('Permanent'),
    bounce: { ...bounceOf('Permanent').bounce, timestamp: '2026-03-03T09:00:00.000Z' },
  };
  await deliver(bounceOf('Permanent'), complaintOf('abuse'), later);
  const [bounce, complaint, last] = [0, 1, 2].map((position) => String(entryOf(position)?.id));
  expect(bounce).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(complaint).not.toBe(bounce);
  expect([last, bounce].sort()).toEqual([bounce, last]);
});

test.each([
  [
    'the sentence by which Amazon tries the topic',
    'Successfully validated SNS topic for Amazon SES event publishing.',
  ],
  ['word that a mail is no spam after all', complaintOf('not-spam')],
  [
    'a bounce of a mail that carries none of our tags',
    { ...bounceOf('Permanent'), mail: { ...mailOf({}), tags: {} } },
  ],
])('%s changes nothing', async (_, body) => {
  expect(await deliver(body)).toEqual(nothingFailed);
  expect(written()).toEqual([]);
});

test('an event about a lead that is gone writes nothing, and is done', async () => {
  database.on(GetCommand).resolves({});
  expect(await deliver(bounceOf('Permanent'))).toEqual(nothingFailed);
  expect(written()).toEqual([]);
});

test('an event that fails is offered again, alone', async () => {
  database.on(TransactWriteCommand).rejectsOnce(new Error('The database is down.')).resolves({});
  const answer = await deliver(bounceOf('Permanent'), complaintOf('abuse'), { eventType: 'Bounce' });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }, { itemIdentifier: 'm2' }] });
});

test('no line of the log holds an address', async () => {
  database
    .on(TransactWriteCommand)
    .rejectsOnce(new Error(`failed for ${lead.email}`))
    .resolves({});
  await deliver(bounceOf('Permanent'), complaintOf('abuse'), {
    ...bounceOf('Permanent'),
    mail: { to: lead.email },
  });
  expect(logged()).toContain(lead.id);
  expect(logged()).not.toContain('@example.com');
});
