import { useRef } from 'react';
import { formatDollars } from '#domain/estimates.ts';
import type { Lead } from '#domain/lead.ts';
import { callAdmin } from '../call-admin.ts';
import { tellError, tellFailure, tellSuccess } from '../tell.ts';
import { shortMoment } from '../when.ts';
import type { LeadDesk } from './lead-desk.ts';
import { useMail } from './use-mail.ts';

/** Puts the focus on a field whose typed text could not be saved; answers whether there is one. */
function hasUnsaved(fields: readonly string[]): boolean {
  const wrong = fields
    .map((id) => document.getElementById(id))
    .find((field) => field?.ariaInvalid === 'true');
  wrong?.focus();
  return wrong !== undefined;
}

/** Send Offer Email and Confirm Schedule Email: always enabled, they answer when something is missing. */
export function MailButtons({ desk }: { readonly desk: LeadDesk }) {
  const { lead, settled, put, reload, onChanged } = desk;
  const latest = useRef(lead);
  latest.current = lead;
  const offer = useMail();
  const schedule = useMail();

  const done = (mailed: Lead | undefined, title: string, text: string) => {
    if (!mailed) return;
    put(mailed);
    tellSuccess(title, text);
    onChanged();
  };
  const failed = (error: unknown, sentence: string) => {
    tellFailure(error, sentence);
    reload();
    onChanged();
  };

  const sendOffer = async () => {
    await settled();
    const { id: leadId, est_price_min, est_price_max } = latest.current;
    if (
      hasUnsaved(['est_price_min', 'est_price_max']) ||
      est_price_min === undefined ||
      est_price_max === undefined
    ) {
      return tellError('Please set price range first');
    }
    if (est_price_max < est_price_min) return tellError('Max price must not be below min price.');
    const request = { leadId, est_price_min, est_price_max };
    await offer
      .send(
        request,
        async (idempotencyKey) => (await callAdmin('admin-offer', request, { idempotencyKey })).lead,
      )
      .then(
        (mailed) => done(mailed, 'Offer Sent', 'Offer email sent and status updated to Offer sent'),
        (error: unknown) => failed(error, 'Failed to send offer email'),
      );
  };

  const confirmSchedule = async () => {
    await settled();
    const { id: leadId, scheduled_at, appointment_hours } = latest.current;
    if (hasUnsaved(['scheduled_at', 'appointment_hours']) || scheduled_at === undefined) {
      return tellError('Please set scheduled date/time first');
    }
    const request = { leadId, scheduled_at };
    // Another length is another wish, though the server reads it from the lead.
    await schedule
      .send(
        { ...request, appointment_hours },
        async (idempotencyKey) => (await callAdmin('admin-schedule', request, { idempotencyKey })).lead,
      )
      .then(
        (mailed) => done(mailed, 'Appointment Scheduled', 'Schedule email with its calendar file sent'),
        (error: unknown) => failed(error, 'Failed to send schedule email'),
      );
  };

  return (
    <>
      <div className="btn-row">
        <button
          type="button"
          className={`btn btn--small ${offer.busy ? 'btn--busy' : 'btn--main'}`}
          aria-disabled={offer.busy}
          onClick={sendOffer}
        >
          {offer.busy ? 'Sending...' : 'Send Offer Email'}
        </button>
        <button
          type="button"
          className={`btn btn--small ${schedule.busy ? 'btn--busy' : 'btn--line'}`}
          aria-disabled={schedule.busy}
          onClick={confirmSchedule}
        >
          {schedule.busy ? 'Sending...' : 'Confirm Schedule Email'}
        </button>
      </div>
      <LastOffer lead={lead} />
    </>
  );
}

function LastOffer({ lead: { offer_sent, est_price_min, est_price_max } }: { readonly lead: Lead }) {
  if (!offer_sent) return null;
  const isCurrent = offer_sent.est_price_min === est_price_min && offer_sent.est_price_max === est_price_max;
  const range = `${formatDollars(offer_sent.est_price_min)} to ${formatDollars(offer_sent.est_price_max)}`;
  return (
    <p className={isCurrent ? 'lead__note' : 'lead__warn'}>
      Last offer mailed: {range}, {shortMoment(offer_sent.sent_at, new Date().toISOString())}.
      {!isCurrent && ' The range has changed since.'}
    </p>
  );
}
