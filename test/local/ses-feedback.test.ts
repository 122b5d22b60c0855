import type { SQSEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { createFeedback } from '#local/ses/feedback.ts';
import { eventually } from '../eventually.ts';

const mailTo = (...destination: string[]) => ({
  messageId: 'message',
  source: 'hello@boatdetailingla.example',
  destination,
  tags: { lead: ['01JD3ZK8Q0000000000000000A'], kind: ['offer'] },
});

/** What the job is told of a mail to these recipients. */
async function toldOf(...recipients: string[]): Promise<object[]> {
  const feedback = createFeedback();
  const told: object[] = [];
  const stop = feedback.subscribe(async ({ Records }) => {
    told.push(...Records.map(({ body }) => JSON.parse(body) as object));
    return { batchItemFailures: [] };
  });
  // The last recipient bounces for certain, and events keep their order.
  feedback.sent(mailTo(...recipients, 'bounce+last@simulator.amazonses.com'));
  await eventually(() => expect(JSON.stringify(told)).toContain('bounce+last@'));
  await stop();
  return told.slice(0, -1);
}

test.each([
  ['bounce@simulator.amazonses.com', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
  ['Bounce+two@simulator.amazonses.com', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
  [
    'suppressionlist@simulator.amazonses.com',
    { eventType: 'Bounce', bounce: { bounceSubType: 'OnAccountSuppressionList' } },
  ],
  ['ooto@simulator.amazonses.com', { eventType: 'Bounce', bounce: { bounceType: 'Transient' } }],
  [
    'complaint@simulator.amazonses.com',
    { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } },
  ],
])("a mail to Amazon's simulator at %s comes back as it does there", async (address, event) => {
  expect(await toldOf(address)).toMatchObject([{ ...event, mail: { tags: { kind: ['offer'] } } }]);
});

test.each(['success@simulator.amazonses.com', 'ana@example.com', 'bounce@example.com'])(
  'a mail to %s stays where it is',
  async (address) => {
    expect(await toldOf(address)).toEqual([]);
  },
);

test('an event is offered again until it is taken, and after the end no more', async () => {
  const feedback = createFeedback({ retryDelayMs: 5 });
  const offered: SQSEvent[] = [];
  const stop = feedback.subscribe(async (event) => {
    offered.push(event);
    if (offered.length === 1) throw new Error('down');
    const [record] = event.Records;
    return { batchItemFailures: offered.length === 2 ? [{ itemIdentifier: record?.messageId }] : [] };
  });
  feedback.sent(mailTo('bounce@simulator.amazonses.com'));
  await eventually(() => expect(offered).toHaveLength(3));
  expect(new Set(offered.map(({ Records }) => Records[0]?.messageId)).size).toBe(1);
  await stop();
  feedback.sent(mailTo('bounce@simulator.amazonses.com'));
  // One at a time: whoever is told of a later mail is told after everybody who was to hear of this one.
  const later: SQSEvent[] = [];
  feedback.subscribe(async (event) => {
    later.push(event);
    return { batchItemFailures: [] };
  });
  feedback.sent(mailTo('bounce@simulator.amazonses.com'));
  await eventually(() => expect(later).toHaveLength(1));
  expect(offered).toHaveLength(3);
});
