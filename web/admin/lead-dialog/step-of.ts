import { knewAt } from '#domain/message/text-opened.ts';
import { type NextStep, nextStep } from '#domain/today/next-step.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';

export function stepOf({ lead, timeline, prices, surcharges }: LeadContext): NextStep | undefined {
  return nextStep(lead, knewAt(timeline.entries ?? []), { prices, surcharges, now: serverNow() });
}
