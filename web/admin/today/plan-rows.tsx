import type { FollowUp } from '#domain/follow-up/follow-up.ts';
import { unbroken } from '../../components/unbroken.ts';
import { useWriteToSeveral } from '../follow-up/use-write-to-several.ts';
import { ActRow, RowProblem } from './act-row.tsx';

const nothing = () => undefined;

function PlanRow({ due }: { readonly due: FollowUp }) {
  const { lead_id, plan_id = '', name, text, words } = due;
  const { busy, problems, send } = useWriteToSeveral(nothing);
  const offer = () => void send([{ lead_id, plan_id, kind: 'plan', words }]);
  return (
    <ActRow act={busy ? 'Sending...' : 'Email times'} about={`to ${name}`} isOff={busy} onAct={offer}>
      <b>{name}</b> {unbroken(text)} {words}
      <RowProblem text={problems[plan_id]} />
    </ActRow>
  );
}

/** The visits that are due on plans, each with the price and times that one press emails. */
export function PlanRows({ followUps }: { readonly followUps: readonly FollowUp[] }) {
  const due = followUps.filter(({ kind }) => kind === 'plan');
  if (due.length === 0) return null;
  return (
    <>
      <h3 className="wait__grp">Due on a plan</h3>
      <ul className="wl">
        {due.map((one) => (
          <PlanRow key={one.plan_id} due={one} />
        ))}
      </ul>
    </>
  );
}
