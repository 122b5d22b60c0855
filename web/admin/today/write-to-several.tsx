import { useState } from 'react';
import { counted } from '#domain/plain-text.ts';
import { late } from '../../components/late.tsx';
import { useFollowUps } from '../follow-up/use-follow-ups.ts';
import { ActRow } from './act-row.tsx';
import { followText } from './follow-text.ts';
import { PlanRows } from './plan-rows.tsx';

const CareDialog = late(async () => (await import('../follow-up/care-dialog.tsx')).CareDialog);
const FollowUpDialog = late(async () => (await import('../follow-up/follow-up-dialog.tsx')).FollowUpDialog);

/** What one press writes to several customers. */
export function WriteToSeveral() {
  const { data, isError, refetch } = useFollowUps();
  const [open, setOpen] = useState<'care' | 'follow-up'>();
  if (isError && !data) {
    return (
      <p className="quiet">
        Who to follow up with didn’t load.{' '}
        <button type="button" className="adm-link" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) return null;
  const { care, follow_ups, resting = [] } = data;
  const due = care.harbors.flatMap(({ people }) => people);
  const isAllMailed = due.every(({ mailed_at }) => mailed_at !== undefined);
  const close = () => setOpen(undefined);
  const isNobody = due.length === 0 && follow_ups.length === 0;
  if (isNobody && resting.length === 0) return null;
  return (
    <>
      <PlanRows followUps={follow_ups} resting={resting} />
      {!isNobody && <h3 className="wait__grp">Several at once</h3>}
      <ul className="wl">
        {follow_ups.length > 0 && (
          <ActRow act={`Follow up with ${follow_ups.length}`} onAct={() => setOpen('follow-up')}>
            <b>{counted(follow_ups.length, 'customer')}</b> to write to: {followText(follow_ups)}.
          </ActRow>
        )}
        {due.length > 0 && (
          <ActRow act={isAllMailed ? 'See who' : 'Offer times'} about="for wax" onAct={() => setOpen('care')}>
            <b>{counted(due.length, 'boat')}</b> {due.length === 1 ? 'is' : 'are'} due for wax by the end of
            the month.
          </ActRow>
        )}
      </ul>
      {open === 'care' && <CareDialog care={care} onClose={close} />}
      {open === 'follow-up' && <FollowUpDialog followUps={follow_ups} onClose={close} />}
    </>
  );
}
