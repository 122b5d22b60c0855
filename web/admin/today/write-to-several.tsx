import { useState } from 'react';
import { counted } from '#domain/plain-text.ts';
import { late } from '../../components/late.tsx';
import { useFollowUps } from '../follow-up/use-follow-ups.ts';

const CareDialog = late(async () => (await import('../follow-up/care-dialog.tsx')).CareDialog);

/** What one press writes to several customers. */
export function WriteToSeveral() {
  const { data, isError, refetch } = useFollowUps();
  const [isCareOpen, setCareOpen] = useState(false);
  if (isError && !data) {
    return (
      <p className="quiet">
        Who is due for wax didn’t load.{' '}
        <button type="button" className="adm-link" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    );
  }
  const due = data?.care.harbors.flatMap(({ people }) => people) ?? [];
  if (!data || due.length === 0) return null;
  const isAllMailed = due.every(({ mailed_at }) => mailed_at !== undefined);
  return (
    <>
      <h3 className="wait__grp">Several at once</h3>
      <ul className="wl">
        <li className="row">
          <span />
          <p>
            <b>{counted(due.length, 'boat')}</b> {due.length === 1 ? 'is' : 'are'} due for wax this month.
          </p>
          <button type="button" className="btn btn--line btn--small" onClick={() => setCareOpen(true)}>
            {isAllMailed ? 'See who' : 'Offer times'}
            <span className="vh"> for wax</span>
          </button>
        </li>
      </ul>
      {isCareOpen && <CareDialog care={data.care} onClose={() => setCareOpen(false)} />}
    </>
  );
}
