import type { FollowUp, RestingPlan } from '#domain/follow-up/follow-up.ts';
import { unbroken } from '../../components/unbroken.ts';
import { useWriteToSeveral } from '../follow-up/use-write-to-several.ts';
import { ActRow, RowProblem } from './act-row.tsx';

const nothing = () => undefined;

function PlanRow({ due }: { readonly due: FollowUp }) {
  const { lead_id, plan_id = '', name, text, words, by_text } = due;
  const act = by_text ? 'Put it on their page' : 'Email times';
  const { busy, problems, send } = useWriteToSeveral(nothing);
  const offer = () => void send([{ lead_id, plan_id, kind: 'plan', words }], by_text ? [plan_id] : []);
  return (
    <ActRow
      act={busy ? 'Sending...' : act}
      about={by_text ? `for ${name}` : `to ${name}`}
      isOff={busy}
      onAct={offer}
    >
      <b>{name}</b> {unbroken(text)} {words}
      {by_text && ' There’s no email: you’ll text it next.'}
      <RowProblem text={problems[plan_id]} />
    </ActRow>
  );
}

interface PlanRowsProps {
  readonly followUps: readonly FollowUp[];
  readonly resting: readonly RestingPlan[];
}

/** The visits that are due on plans, each with the price and times that one press emails, or why they wait. */
export function PlanRows({ followUps, resting }: PlanRowsProps) {
  const due = followUps.filter(({ kind }) => kind === 'plan');
  if (due.length + resting.length === 0) return null;
  return (
    <>
      <h3 className="wait__grp">Due on a plan</h3>
      <ul className="wl">
        {due.map((one) => (
          <PlanRow key={one.plan_id} due={one} />
        ))}
        {resting.map(({ plan_id, name, text }) => (
          <li className="row" key={plan_id}>
            <span />
            <p>
              <b>{name}</b> {unbroken(text)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
