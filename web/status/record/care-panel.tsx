import type { PublicCare } from '#domain/care/care.ts';
import { waxLasts } from '#domain/care/care-words.ts';
import { formatMonth } from '#domain/los-angeles.ts';
import { usePage } from '../page-state.ts';
import { CareTick } from './care-tick.tsx';

const nextTexts: Record<NonNullable<PublicCare['next']>, string> = {
  booked: 'Next wax: booked',
  offered: 'Next wax: waiting for your answer',
  asked: 'Next wax: requested',
  plan: 'Next wax: on your plan',
};

function titleOf({ next, due }: PublicCare & { readonly due: string }, now: string): string {
  if (next) return nextTexts[next];
  return due <= now ? 'Wax is due' : `Next wax: ${formatMonth(due)}`;
}

/** When the next coat of wax is due, and whether an email says so then. */
export function CarePanel() {
  const page = usePage();
  const { care } = page.lead;
  if (care?.due === undefined) return null;
  return (
    <section className="panel" id="care" tabIndex={-1} aria-labelledby="care-title">
      <h2 className="panel__title" id="care-title">
        {titleOf({ ...care, due: care.due }, page.now)}
      </h2>
      <p className="quiet">{waxLasts}</p>
      <CareTick care={care} page={page} onSaid={page.accept} />
    </section>
  );
}
