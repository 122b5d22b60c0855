import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import * as clock from '#functions/runtime/clock.ts';
import { queueMessage } from '../queue-message.ts';

export interface SentMail {
  readonly messageId: string;
  readonly source: string;
  readonly destination: readonly string[];
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

interface Told {
  readonly eventType: string;
  readonly [detail: string]: unknown;
}
type Simulation = (recipient: string, timestamp: string) => Told;

const bounce =
  (bounceType: string, bounceSubType: string, diagnosticCode: string): Simulation =>
  (emailAddress, timestamp) => ({
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType,
      bouncedRecipients: [{ emailAddress, action: 'failed', status: '5.1.1', diagnosticCode }],
      timestamp,
      feedbackId: randomUUID(),
      reportingMTA: 'dsn; simulator.amazonses.com',
    },
  });

const complaint: Simulation = (emailAddress, timestamp) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress }],
    timestamp,
    feedbackId: randomUUID(),
    complaintFeedbackType: 'abuse',
  },
});

/** The addresses of Amazon's mailbox simulator that answer. Any other, `success@` too, says nothing. */
const simulations: Readonly<Record<string, Simulation>> = {
  'bounce@simulator.amazonses.com': bounce('Permanent', 'General', 'smtp; 550 5.1.1 user unknown'),
  'suppressionlist@simulator.amazonses.com': bounce('Permanent', 'OnAccountSuppressionList', 'suppressed'),
  'ooto@simulator.amazonses.com': bounce('Transient', 'General', 'out of office'),
  'complaint@simulator.amazonses.com': complaint,
};

/** The events that Amazon would publish of a mail. The simulator takes labels: `bounce+1@...`. */
function eventsOf(mail: SentMail, timestamp: string): object[] {
  return mail.destination.flatMap((recipient) => {
    const simulate = simulations[recipient.toLowerCase().replace(/\+[^@]*@/, '@')];
    return simulate ? [{ ...simulate(recipient, timestamp), mail: { timestamp, ...mail } }] : [];
  });
}

/** As Lambda calls it; `{batchItemFailures: [...]}` or a failure has the event again. */
type FeedbackHandler = (event: SQSEvent) => Promise<unknown>;

/** Hands events to the job as the queue behind SES does: one at a time, again when it fails. */
export interface Feedback {
  /** Answers what ends the subscription, once the event in hand is done. */
  subscribe(handler: FeedbackHandler): () => Promise<void>;
  /** Tells of a mail that was taken. With nobody subscribed it is lost, as on a machine without the job. */
  sent(mail: SentMail): void;
}

/** The queue's maxReceiveCount, after which AWS puts an event aside. */
const attempts = 5;

const isTaken = (answer: unknown): boolean =>
  (answer as { batchItemFailures?: readonly unknown[] } | undefined)?.batchItemFailures?.length === 0;

export function createFeedback({ retryDelayMs = 1000 }: { retryDelayMs?: number } = {}): Feedback {
  let stop = new AbortController();
  let handler: FeedbackHandler | undefined;
  let working: Promise<void> = Promise.resolve();

  const deliver = async (call: FeedbackHandler, record: SQSRecord) => {
    for (let attempt = 1; attempt <= attempts && !stop.signal.aborted; attempt += 1) {
      // A job that throws has logged why; here it only means another try.
      const answer = await call({ Records: [record] }).catch(() => undefined);
      if (isTaken(answer)) return;
      await sleep(retryDelayMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  return {
    subscribe: (next) => {
      handler = next;
      stop = new AbortController();
      return async () => {
        handler = undefined;
        stop.abort();
        await working;
      };
    },
    sent: (mail) => {
      const call = handler;
      if (!call) return;
      for (const event of eventsOf(mail, clock.now())) {
        working = working.then(() => deliver(call, queueMessage('mail-events', event)));
      }
    },
  };
}
