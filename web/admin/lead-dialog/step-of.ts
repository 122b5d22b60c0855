import { textOpened } from '#domain/message/text-opened.ts';
import { type NextStep, nextStep } from '#domain/today/next-step.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';

export function stepOf({ lead, timeline, prices, surcharges }: LeadContext): NextStep | undefined {
  const texted = timeline.entries?.find(({ status }) => status === textOpened)?.created_at;
  return nextStep(lead, texted, { prices, surcharges, now: serverNow() });
}
