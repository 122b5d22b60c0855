import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '#domain/los-angeles.ts';
import type { Waiting } from '#domain/today/waiting-item.ts';
import type { WaitingKind } from '#domain/today/waiting-order.ts';
import { useOnce } from '../data/use-once.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { openedHere } from '../lead/use-open-lead.ts';
import { finishPath, leadPath, moneyPath, newPlanPath, timePath } from '../lead-path.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { TakeBackMiss } from '../visit/take-back-miss.tsx';
import { useConfirmMove } from './use-confirm-move.ts';

interface WaitingActProps {
  readonly item: Waiting;
  readonly onOfferMove: (visitId: string) => void;
}

const look = 'btn btn--line btn--small';

/** The part of the lead in which a thing is answered. */
const parts: Readonly<Partial<Record<WaitingKind, string>>> = {
  question: '#messages',
  'not-ready': '#messages',
  'move-offer': '#messages',
  'follow-up': '#messages',
  review: '#review',
};

function placeOf({ kind, lead_id, visit_id, customer_id, since }: Waiting): string {
  if (customer_id !== undefined) return newPlanPath(customer_id);
  if (kind === 'unpaid') return moneyPath(dayOf(since).slice(0, 7));
  if (kind === 'receipt') return finishPath(lead_id);
  return kind === 'yes' || kind === 'date' || kind === 'move'
    ? timePath(lead_id, visit_id)
    : `${leadPath(lead_id)}${parts[kind] ?? ''}`;
}

export function WaitingAct({ item, onOfferMove }: WaitingActProps) {
  const { kind, lead_id, visit_id, name, act, wished_start, has_message, extras, missed } = item;
  if (kind === 'move' && wished_start !== undefined) return <ConfirmMove item={item} />;
  if ((kind === 'weather' || kind === 'time-off') && visit_id !== undefined) {
    return (
      <button type="button" className={look} onClick={() => onOfferMove(visit_id)}>
        {act}
        <span className="vh"> to {name}</span>
      </button>
    );
  }
  const link = (
    <Link className={look} to={placeOf(item)} state={openedHere}>
      {act}
      <span className="vh"> for {name}</span>
    </Link>
  );
  if (extras !== undefined) return <Unbilled item={item} link={link} />;
  if (!has_message && !missed) return link;
  return (
    <div className="row__acts">
      {link}
      {has_message && (
        <Link className="adm-link" to={`${leadPath(lead_id)}#messages`} state={openedHere}>
          Answer<span className="vh"> the message from {name}</span>
        </Link>
      )}
      {missed && (
        <TakeBackMiss
          leadId={lead_id}
          name={name}
          visitId={missed.visit_id}
          wasUnderway={missed.was_underway}
          hasEmail={!item.no_email}
          look="adm-link"
        />
      )}
    </div>
  );
}

interface UnbilledProps {
  readonly item: Waiting;
  readonly link: ReactNode;
}

function Unbilled({ item: { lead_id, name, extras }, link }: UnbilledProps) {
  const { pending, perform } = useOnce('admin-lead-update');
  const leaveOff = async () => {
    if (pending) return;
    try {
      await perform({ id: lead_id, leave_off: extras }, { mayMail: false, untilShown: true });
      tellSuccess('Lead Updated', `It stays off ${name}’s receipt. Nobody was emailed.`);
    } catch (error) {
      tellFailure(error, 'Failed to update lead');
    }
  };
  return (
    <div className="row__acts">
      {link}
      <button type="button" className="adm-link" aria-disabled={pending !== undefined} onClick={leaveOff}>
        {pending ? 'Saving...' : 'Leave it off'}
        <span className="vh"> the receipt for {name}</span>
      </button>
    </div>
  );
}

function ConfirmMove({ item }: { readonly item: Waiting }) {
  const { busy, taken, confirm, dismiss } = useConfirmMove(item);
  const { name, act, lead_id, visit_id } = item;
  return (
    <div className="row__acts">
      <button type="button" className={look} aria-disabled={busy} onClick={() => confirm()}>
        {busy ? 'Sending...' : act}
        <span className="vh"> the new time of {name}</span>
      </button>
      <Link className="adm-link" to={timePath(lead_id, visit_id)}>
        Another time<span className="vh"> for {name}</span>
      </Link>
      {taken !== undefined && (
        <InlineQuestion
          question={`${taken} Book anyway?`}
          confirm="Book anyway"
          onConfirm={() => confirm(true)}
          dismiss="Don’t book"
          onDismiss={dismiss}
        />
      )}
    </div>
  );
}
