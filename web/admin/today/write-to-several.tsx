import { useState } from 'react';
import { counted } from '#domain/plain-text.ts';
import { late } from '../../components/late.tsx';
import { useFollowUps } from '../follow-up/use-follow-ups.ts';

const CareDialog = late(async () => (await import('../follow-up/care-dialog.tsx')).CareDialog);
const FollowUpDialog = late(async () => (await import('../follow-up/follow-up-dialog.tsx')).FollowUpDialog);

interface RowProps {
  readonly what: string;
  readonly text: string;
  readonly act: string;
  /** Said after the act to whoever does not see the row. */
  readonly about?: string;
  readonly onAct: () => void;
}

const Row = ({ what, text, act, about, onAct }: RowProps) => (
  <li className="row">
    <span />
    <p>
      <b>{what}</b> {text}
    </p>
    <button type="button" className="btn btn--line btn--small" onClick={onAct}>
      {act}
      {about !== undefined && <span className="vh"> {about}</span>}
    </button>
  </li>
);

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
  const { care, follow_ups } = data;
  const due = care.harbors.flatMap(({ people }) => people);
  const isAllMailed = due.every(({ mailed_at }) => mailed_at !== undefined);
  const close = () => setOpen(undefined);
  if (due.length === 0 && follow_ups.length === 0) return null;
  return (
    <>
      <h3 className="wait__grp">Several at once</h3>
      <ul className="wl">
        {follow_ups.length > 0 && (
          <Row
            what={counted(follow_ups.length, 'customer')}
            text={`${follow_ups.length === 1 ? 'hasn’t' : 'haven’t'} answered or paid.`}
            act={`Follow up with ${follow_ups.length}`}
            onAct={() => setOpen('follow-up')}
          />
        )}
        {due.length > 0 && (
          <Row
            what={counted(due.length, 'boat')}
            text={`${due.length === 1 ? 'is' : 'are'} due for wax this month.`}
            act={isAllMailed ? 'See who' : 'Offer times'}
            about="for wax"
            onAct={() => setOpen('care')}
          />
        )}
      </ul>
      {open === 'care' && <CareDialog care={care} onClose={close} />}
      {open === 'follow-up' && <FollowUpDialog followUps={follow_ups} onClose={close} />}
    </>
  );
}
