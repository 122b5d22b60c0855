import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { greeting, shortName } from '#domain/message/greeting-name.ts';
import { textOpened } from '#domain/message/text-opened.ts';
import { bookingPriceText } from '#domain/offer/booking-price.ts';
import { isAnswered } from '#domain/offer/is-answered.ts';
import { capitalized, counted } from '#domain/plain-text.ts';
import { rangeText } from '#domain/price/price-words.ts';
import type { NextStep, PriceRange } from '#domain/today/next-step.ts';
import { mayPlanReturn } from '#domain/visit/return-visit.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { lastMissed, missToTakeBack } from '#domain/visit/visit-changes.ts';
import { serverNow } from '../data/server-clock.ts';
import { useTimes } from '../data/use-times.ts';
import { smsText } from '../lead/customer-text.ts';
import { EmailButton } from '../lead/email-button.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { isFinishedHere } from '../lead/lead-with-waiting.ts';
import { asksForTime, tickedTimes } from '../lead/offer-draft.ts';
import { smsHref } from '../lead/sms-href.ts';
import { statusUrl } from '../lead/status-url.ts';
import { finishPath, timePath } from '../lead-path.ts';
import { messageBox, messageForm } from '../message/write-message.tsx';
import { useOfferEmail } from '../offer/use-offer-email.ts';
import { cancelId } from '../visit/cancel-id.ts';
import { TakeBackMiss } from '../visit/take-back-miss.tsx';
import { useOfferedTime, useScheduleEmail } from '../visit/use-schedule-email.ts';
import { useStart } from '../visit/use-start.ts';
import { CloseActs } from './close-acts.tsx';
import type { FactName, OpenFact } from './fact-rows.tsx';
import { PlanReturn } from './plan-return.tsx';
import { stepOf } from './step-of.ts';

const rangeOf = ({ min, max }: PriceRange): string => rangeText({ est_price_min: min, est_price_max: max });

const focusOn = (id: string) => document.getElementById(id)?.focus();

interface StepProps extends Pick<OpenFact, 'setOpenFact'> {
  readonly context: LeadContext;
}

/** The lead's one next act, within the thumb's reach, with a line that says what the press does. */
export function NextStepBar({ context, setOpenFact }: StepProps) {
  const step = stepOf(context);
  if (!step || isFinishedHere(context.waiting)) return null;
  return (
    <section className="bar lead__step" aria-label="Next step">
      <Step step={step} context={context} setOpenFact={setOpenFact} />
    </section>
  );
}

function Step({ step, context, setOpenFact }: StepProps & { readonly step: NextStep }) {
  const { lead } = context;
  const who = shortName(lead.full_name);
  const fill = (fact: FactName, label: string, look = 'btn--main') => (
    <button type="button" className={`btn btn--big ${look}`} onClick={() => setOpenFact(fact)}>
      {label}
    </button>
  );
  switch (step.kind) {
    case 'close':
      return <CloseActs lead={lead} visit={step.visit} />;
    case 'answer':
      return (
        <Say text={answerText(who, step.cancels)}>
          {step.cancels && <CancelButton visit={step.cancels} />}
          {mayPlanReturn(lead) && <PlanReturn lead={lead} look="btn--big" />}
          <WriteButton context={context} label="Answer" send="Send your answer" look="btn--main" />
        </Say>
      );
    case 'ask': {
      const text = `${greeting(lead.full_name)}, please tell us about your boat and what you’d like done: ${statusUrl(lead.public_slug)}`;
      return (
        <Say text="Opens a text with the page link. Service and length make the price.">
          {fill('service', 'I’ll fill it in', 'btn--line')}
          <TextButton context={context} text={text} label={`Ask ${who} by text`} />
        </Say>
      );
    }
    case 'service':
      return <Say text="Next: what should be done?">{fill('service', 'Set the service')}</Say>;
    case 'length':
      return <Say text="Next: how long is the boat?">{fill('boat', 'Set the length')}</Say>;
    case 'price':
      return <PriceStep context={context} range={step.range} />;
    case 'text-price':
      return <TextStep context={context} opens="with the price and the page link" about="the price" />;
    case 'text-times':
      return (
        <TextStep context={context} opens="with the times and the page link" about="the times">
          <SaidYes context={context} />
        </TextStep>
      );
    case 'text-time':
      return <TextStep context={context} opens="with the day and the page link" about="the time" />;
    case 'text-cancel':
      return <TextStep context={context} opens="that says so, with the page link" about="it’s canceled" />;
    case 'text-missed':
      return (
        <TextStep context={context} opens="that the visit was missed, with the page link" about="about it">
          <AfterAll lead={lead} />
        </TextStep>
      );
    case 'text-receipt':
      return <TextStep context={context} opens="with what’s due and the page link" about="the receipt" />;
    case 'text-move':
      return <TextStep context={context} opens="with the other times and the page link" about="the times" />;
    case 'wait': {
      const until = step.until && formatMoment(step.until, serverNow());
      return (
        <Say
          text={until ? `${capitalized(who)} has until ${until} to say yes.` : `Waiting for ${who}’s answer.`}
        >
          <SaidYes context={context} />
          <WriteButton context={context} label="Follow up" send="Send your follow-up" look="btn--line" />
        </Say>
      );
    }
    case 'time':
      return <TimeStep context={context} />;
    case 'begin':
      return <BeginStep lead={lead} visit={step.visit} knowsOfDelay={step.knowsOfDelay} />;
    case 'book':
      return <BookStep context={context} />;
  }
}

function answerText(who: string, cancels: Visit | undefined): string {
  const asked = cancels && `asked to cancel ${formatMoment(cancels.start, serverNow())}`;
  return `${capitalized(who)} ${asked ?? 'wrote to you'}.`;
}

/** Presses the visit’s own Cancel, which asks first. */
function CancelButton({ visit: { id } }: { readonly visit: Visit }) {
  const ask = () => {
    focusOn(cancelId(id));
    document.getElementById(cancelId(id))?.click();
  };
  return (
    <button type="button" className="btn btn--big btn--line" onClick={ask}>
      Cancel it
    </button>
  );
}

interface BeginStepProps {
  readonly lead: Lead;
  readonly visit: Visit;
  readonly knowsOfDelay: boolean;
}

function BeginStep({ lead, visit, knowsOfDelay }: BeginStepProps) {
  const { text, isStarting, canUndo, press } = useStart({ ...visit, lead_id: lead.id, name: lead.full_name });
  const says = `Marks the job as started.${knowsOfDelay ? '' : ' If you’re late, say so on Today.'}`;
  return (
    <Say text={text ?? says}>
      {!canUndo && !knowsOfDelay && (
        <Link className="btn btn--big btn--line" to="/adminka">
          Open Today
        </Link>
      )}
      <button type="button" className="btn btn--big btn--main" aria-disabled={isStarting} onClick={press}>
        {canUndo && 'Undo'}
        {!canUndo && (isStarting ? 'Starting...' : 'Start')}
      </button>
    </Say>
  );
}

interface TextStepProps {
  readonly context: LeadContext;
  readonly opens: string;
  readonly about: string;
  readonly children?: ReactNode;
}

/** What somebody without an email is told by text. */
function TextStep({ context, opens, about, children }: TextStepProps) {
  const { lead } = context;
  const label = `Text ${shortName(lead.full_name)} ${about}`;
  return (
    <Say text={`Opens a text ${opens}. There’s no email.`}>
      {children}
      <TextButton context={context} text={smsText(lead, serverNow())} label={label} />
    </Say>
  );
}

function Say({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <>
      <p className="lead__note">{text}</p>
      <div className="acts">{children}</div>
    </>
  );
}

interface WriteButtonProps {
  readonly context: LeadContext;
  readonly label: string;
  readonly send: string;
  readonly look: string;
}

/** Leads to the box to write in, and sends what was written there. */
function WriteButton({ context: { drafts }, label, send, look }: WriteButtonProps) {
  const isWritten = (drafts.message ?? '').trim() !== '';
  return isWritten ? (
    <button type="submit" form={messageForm} className={`btn btn--big ${look}`}>
      {send}
    </button>
  ) : (
    <button type="button" className={`btn btn--big ${look}`} onClick={() => focusOn(messageBox)}>
      {label}
    </button>
  );
}

interface TextButtonProps {
  readonly context: LeadContext;
  readonly text: string;
  readonly label: string;
}

/** Opens the phone's messages app; the timeline notes it. */
function TextButton({ context: { lead, timeline }, text, label }: TextButtonProps) {
  return (
    <a
      className="btn btn--big btn--main"
      href={smsHref(lead.phone_e164 ?? '', text)}
      onClick={() => timeline.add({ status: textOpened, note: text, is_public: false })}
    >
      {label}
    </a>
  );
}

function PriceStep({ context, range }: { readonly context: LeadContext; readonly range: PriceRange }) {
  const { lead, save } = context;
  const offer = useOfferEmail(context);
  const isSet = lead.est_price_min === range.min && lead.est_price_max === range.max;
  const send: typeof offer.send = async (confirmed) => {
    if (!isSet && !(await save({ est_price_min: range.min, est_price_max: range.max }))) return false;
    return offer.send(confirmed);
  };
  const { data } = useTimes(lead.id);
  const times = asksForTime(lead) ? tickedTimes(context.drafts.offer ?? {}, data?.suggested ?? []).length : 0;
  const says = lead.email
    ? `Emails the price${times > 0 ? ` and ${counted(times, 'time')}` : ''} to ${lead.email}.`
    : 'Puts the price on the customer’s page. There’s no email: you’ll text it next.';
  return (
    <Say text={says}>
      <EmailButton label={`Send ${rangeOf(range)}`} email={{ ...offer, send }} isNext isBig />
    </Say>
  );
}

function TimeStep({ context }: { readonly context: LeadContext }) {
  const { lead, drafts } = context;
  const offer = useOfferEmail(context);
  const { data } = useTimes(lead.id);
  const times =
    lead.offer_sent && asksForTime(lead) ? tickedTimes(drafts.offer ?? {}, data?.suggested ?? []).length : 0;
  const offered = counted(times, 'time');
  const isMissed = lead.status === 'CONTACTED' && lastMissed(lead.visits ?? []) !== undefined;
  const ask = isMissed
    ? 'Find another time, unless the work can be done after all.'
    : 'Next: when will you come?';
  const ways = lead.email ? `email ${lead.email} ${offered}` : `put ${offered} on the customer’s page`;
  return (
    <Say text={times > 0 ? `Pick a time, or ${ways} to choose from.` : ask}>
      {isMissed && <AfterAll lead={lead} />}
      {times > 0 && <EmailButton label={`Offer ${offered}`} email={offer} isNext={false} isBig />}
      <Link className="btn btn--big btn--main" to={timePath(lead.id)}>
        Set the time
      </Link>
    </Say>
  );
}

/** A visit that was called missed, and can still take place or did. */
function AfterAll({ lead }: { readonly lead: Lead }) {
  const missed = missToTakeBack(lead, serverNow());
  return missed ? (
    <TakeBackMiss
      leadId={lead.id}
      name={lead.full_name}
      visitId={missed.id}
      wasUnderway={missed.started_at !== undefined}
      hasEmail={lead.email !== undefined}
      look="btn btn--big btn--line"
    />
  ) : (
    <Link className="btn btn--big btn--line" to={finishPath(lead.id)}>
      Finish after all
    </Link>
  );
}

/** Who has no email may say yes by text: an offered time is booked in one press. */
function SaidYes({ context }: { readonly context: LeadContext }) {
  const { email, offer_sent } = context.lead;
  if (email !== undefined) return null;
  const times = (offer_sent?.times ?? []).filter((start) => start > serverNow());
  return times.map((start) => <SaidYesTo key={start} context={context} start={start} />);
}

function SaidYesTo({ context, start }: { readonly context: LeadContext; readonly start: string }) {
  const booking = useOfferedTime(context, start);
  const label = `They said yes to ${formatMoment(start, serverNow())}`;
  return <EmailButton label={label} email={booking} isNext={false} isBig />;
}

function BookStep({ context }: { readonly context: LeadContext }) {
  const { lead } = context;
  const schedule = useScheduleEmail(context);
  const unsure = isAnswered(lead) ? undefined : 'There’s no yes to your offer on their page.';
  const says = lead.email
    ? `Emails the appointment to ${lead.email}.`
    : 'Books the time. There’s no email: you’ll text it next.';
  return (
    <Say text={[unsure, says, bookingPriceText(lead)].filter(Boolean).join(' ')}>
      <EmailButton
        label={lead.email ? 'Email the appointment' : 'Book this time'}
        email={schedule}
        isNext
        isBig
      />
    </Say>
  );
}
