import type { ShownPlan } from '#domain/customer/boat-plan.ts';
import { formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import type { Outcome, PageState } from './page-state.ts';
import { TroubleNote } from './trouble-note.tsx';
import { useActOn } from './use-act.ts';
import { useFold } from './use-fold.ts';

export interface PlanActsProps {
  readonly plan: ShownPlan;
  readonly page: Pick<PageState, 'slug' | 'now' | 'refresh' | 'tell'>;
  /** Of the customer's page. */
  readonly pageKey?: string;
  /** Which boat it is, where there are several. */
  readonly about?: string | undefined;
  /** The page is that of a visit which was skipped. */
  readonly isSkipped?: boolean;
  /** What became of it, said where the customer looks. */
  readonly onSaid: (lead: LeadStatus, outcome: Outcome) => void;
}

export const dayText = (day: string, now: string): string => unbroken(formatShortDay(startOfDay(day), now));

const whichOf = ({ about }: PlanActsProps) => about !== undefined && <span className="vh"> for {about}</span>;

export const PlanActs = (props: PlanActsProps) => (
  <>
    {props.plan.visit !== 'booked' && !props.isSkipped && <SkipForm {...props} />}
    <EndForm {...props} />
  </>
);

const named = ({ plan: { id, next_due }, pageKey }: PlanActsProps) => ({
  plan: { id, due: next_due },
  ...(pageKey !== undefined && { key: pageKey }),
});

function SkipForm(props: PlanActsProps) {
  const { plan, page, onSaid } = props;
  const fold = useFold(false);
  const { send, pending, trouble } = useActOn('plan-answer', page);
  const next = dayText(plan.after_skip, page.now);
  const skip = async () => {
    const answer = await send({ answer: 'skip', ...named(props) });
    if (!answer) return;
    fold.close();
    const text = plan.emails_off
      ? `The next one is around ${next}.`
      : `We’ll send times for the next one around ${next}.`;
    onSaid(answer, { tone: 'good', title: 'Okay, skipped.', text });
  };
  return (
    <details {...fold.props}>
      <summary className="link">Skip this visit{whichOf(props)}</summary>
      <ActForm className="stack" onSubmit={skip}>
        <p className="quiet">The next one is then around {next}.</p>
        <TroubleNote trouble={trouble} onRetry={() => void skip()} />
        <ActButton pending={pending} look="line">
          Yes, skip it{whichOf(props)}
        </ActButton>
      </ActForm>
    </details>
  );
}

function EndForm(props: PlanActsProps) {
  const { plan, page, onSaid } = props;
  const fold = useFold(false);
  const { send, pending, trouble } = useActOn('plan-answer', page);
  const isBooked = plan.visit === 'booked';
  const end = async () => {
    const answer = await send({ answer: 'end', ...named(props) });
    if (!answer) return;
    fold.close();
    const text = isBooked ? 'Your appointment stays booked.' : 'You can book a visit any time.';
    onSaid(answer, { tone: 'good', title: 'Your plan has ended.', text });
  };
  return (
    <details {...fold.props}>
      <summary className="link">End the plan{whichOf(props)}</summary>
      <ActForm className="stack" onSubmit={end}>
        <p className="quiet">
          No more visits are suggested. {isBooked ? 'The one you booked stays. ' : ''}You owe nothing for
          ending it.
        </p>
        <TroubleNote trouble={trouble} onRetry={() => void end()} />
        <ActButton pending={pending} look="line">
          Yes, end my plan{whichOf(props)}
        </ActButton>
      </ActForm>
    </details>
  );
}
