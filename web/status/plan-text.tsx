import { planLabels } from '#domain/choices.ts';
import type { ShownPlan } from '#domain/customer/boat-plan.ts';
import { dayOf, formatShortDay } from '#domain/los-angeles.ts';
import { everyText, footText, visitPriceText } from '#domain/plan/plan-words.ts';
import { unbroken } from '../components/unbroken.ts';
import { useNames } from '../content/content.tsx';
import { dayText } from './plan-acts.tsx';

interface PlanTextProps {
  readonly plan: ShownPlan;
  readonly now: string;
  /** The page is that of the visit that waits for a time. */
  readonly isItsVisit?: boolean;
}

function nextText({ plan: { visit, next_due, emails_off }, now, isItsVisit }: PlanTextProps): string {
  if (visit === 'booked') return 'Its next visit is booked.';
  if (isItsVisit) return 'Nothing’s booked until you pick a time.';
  if (visit === 'offered')
    return 'Times for its next visit are waiting: our latest email about it opens them. Nothing’s booked until you pick one.';
  if (emails_off) {
    const is = next_due < dayOf(now) ? 'was' : 'is';
    return `The next visit ${is} due around ${dayText(next_due, now)}. Emails about this plan are off, so we won’t send you times. Message us if you want them again.`;
  }
  if (next_due < dayOf(now)) return 'We’ll email you times for its next visit.';
  return `The next visit is due around ${dayText(next_due, now)}.`;
}

/** What a boat's plan is, what a visit costs on it, and when the next one is. */
export function PlanText(props: PlanTextProps) {
  const { plan, now } = props;
  const { level, requested_service, every_weeks, rate_per_foot, next_rate, length_ft } = plan;
  const names = useNames();
  const price = rate_per_foot === undefined ? '' : `, ${visitPriceText(rate_per_foot, length_ft)}`;
  return (
    <p>
      {level && `${planLabels[level]} plan: `}
      {names[requested_service].title} {everyText(every_weeks)}
      {price}.{' '}
      {next_rate &&
        `From ${unbroken(formatShortDay(next_rate.from, now))} it’s ${footText(next_rate.rate_per_foot)}. `}
      {nextText(props)}
    </p>
  );
}
