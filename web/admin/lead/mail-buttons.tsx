import type { Lead } from '#domain/lead.ts';
import { rangeText } from '#domain/price-words.ts';
import { callAdmin } from '../call-admin.ts';
import { tellError, tellFailure, tellSuccess } from '../tell.ts';
import { shortMoment } from '../when.ts';
import type { EditedField } from './edit.ts';
import type { LeadDesk } from './lead-desk.ts';
import { useMail } from './use-mail.ts';

/** Send Offer Email and Confirm Schedule Email: always enabled, they answer when something is missing. */
export function MailButtons({ desk }: { readonly desk: LeadDesk }) {
  const { lead, marks, settled, put, current, reload, onChanged } = desk;
  const offer = useMail(current);
  const schedule = useMail(current);

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

  /** The lead once all edits are saved; none while one of the fields shows what is not saved. */
  const leadToMail = async (fields: readonly EditedField[]): Promise<Partial<Lead>> => {
    const hasSaved = await settled();
    const wrong = fields.find(
      (field) => document.getElementById(field)?.ariaInvalid === 'true' || marks[field]?.state === 'failed',
    );
    if (wrong) document.getElementById(wrong)?.focus();
    return (hasSaved && !wrong && current()) || {};
  };

  const sendOffer = async () => {
    const { est_price_min, est_price_max } = await leadToMail(['est_price_min', 'est_price_max']);
    if (est_price_min === undefined || est_price_max === undefined) {
      return tellError('Please set price range first');
    }
    if (est_price_max < est_price_min) return tellError('Max price must not be below min price.');
    const request = { leadId: lead.id, est_price_min, est_price_max };
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
    const { scheduled_at, appointment_hours } = await leadToMail(['scheduled_at', 'appointment_hours']);
    if (scheduled_at === undefined) return tellError('Please set scheduled date/time first');
    const request = { leadId: lead.id, scheduled_at };
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
  return (
    <p className={isCurrent ? 'lead__note' : 'lead__warn'}>
      Last offer emailed: {rangeText(offer_sent)}, {shortMoment(offer_sent.sent_at, new Date().toISOString())}
      .{!isCurrent && ' The range has changed since.'}
    </p>
  );
}
