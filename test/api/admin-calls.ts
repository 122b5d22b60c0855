import { expect } from 'vitest';
import type { OperationOutput } from '#domain/operations/index.ts';
import { leadIdOfSlug } from '#functions/data/lead/leads.ts';
import { handler as leadIntake } from '#functions/lead-intake.ts';
import type { ApiHandler } from '#functions/runtime/pipeline.ts';
import { aBooking } from '../booking.ts';
import { signToken } from '../tokens.ts';
import { type Answer, callHandler } from './parts.ts';

type Sent = Parameters<typeof callHandler>[1];

/** Calls an admin operation with an admin's token. */
export const asAdmin = (handler: ApiHandler, sent: Sent): Promise<Answer> =>
  callHandler(handler, { ...sent, headers: { authorization: `Bearer ${signToken()}`, ...sent.headers } });

/** Books and answers the lead's id and slug. */
export async function aLead(changes: Record<string, unknown> = {}): Promise<{ id: string; slug: string }> {
  const { status, body } = await callHandler(leadIntake, { body: aBooking(changes) });
  expect(status).toBe(200);
  const { slug } = body as OperationOutput<'lead-intake'>;
  return { id: String(await leadIdOfSlug(slug)), slug };
}
