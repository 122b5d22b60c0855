import { serviceText } from '#domain/lead-words.ts';
import { formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import { everyText } from '#domain/plan/plan-words.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { usePage } from './page-state.ts';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';
import { useFold } from './use-fold.ts';

const nextText = ({ plan, now }: LeadStatus): string =>
  plan?.next_due ? unbroken(formatShortDay(startOfDay(plan.next_due), now)) : '';

/** What the customer can do about the plan whose visit this is: skip it, or end the plan. */
export function PlanPanel() {
  const { lead } = usePage();
  const { plan, requested_service, status, visits } = lead;
  if (!plan || plan.answer === 'end') return null;
  const isBooked = visits.some((visit) => visit.status === 'planned' || visit.status === 'underway');
  const isOpen = status === 'OFFER_SENT' && !isBooked && plan.answer === undefined;
  const work = requested_service ? serviceText(lead) : 'A visit';
  return (
    <section className="panel" id="plan" tabIndex={-1} aria-labelledby="plan-title">
      <h2 className="panel__title" id="plan-title">
        Your plan
      </h2>
      <p>
        {work} {everyText(plan.every_weeks)}.{' '}
        {isOpen
          ? 'Nothing’s booked until you pick a time.'
          : `The next visit is due around ${nextText(lead)}.`}
      </p>
      {isOpen && <SkipForm />}
      <EndForm isBooked={isBooked} />
    </section>
  );
}

function SkipForm() {
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('plan-answer');
  const skip = async () => {
    const answer = await send({ answer: 'skip' });
    if (!answer) return;
    accept(answer);
    tell({
      tone: 'good',
      title: 'Okay, skipped.',
      text: `We’ll send times for the next one around ${nextText(answer)}.`,
    });
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void skip();
      }}
    >
      <p className="quiet">Skip it, and the next one is around {nextText(lead)}.</p>
      <TroubleNote trouble={trouble} onRetry={() => void skip()} />
      <ActButton pending={pending} look="line">
        Skip this visit
      </ActButton>
    </form>
  );
}

function EndForm({ isBooked }: { readonly isBooked: boolean }) {
  const { accept, tell } = usePage();
  const fold = useFold(false);
  const { send, pending, trouble } = useAct('plan-answer');
  const end = async () => {
    const answer = await send({ answer: 'end' });
    if (!answer) return;
    fold.close();
    accept(answer);
    const text = isBooked ? 'Your appointment stays booked.' : 'You can book a visit any time.';
    tell({ tone: 'good', title: 'Your plan has ended.', text });
  };
  return (
    <details {...fold.props}>
      <summary className="link">End the plan</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void end();
        }}
      >
        <p className="quiet">
          No more visits are suggested. {isBooked ? 'The one you booked stays. ' : ''}You owe nothing for
          ending it.
        </p>
        <TroubleNote trouble={trouble} onRetry={() => void end()} />
        <ActButton pending={pending} look="line">
          Yes, end my plan
        </ActButton>
      </form>
    </details>
  );
}
