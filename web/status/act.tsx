import { useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { rangeText } from '#domain/price/price-words.ts';
import { toldInTime } from '#domain/record/complaints-until.ts';
import { type CustomerStep, customerStep } from '#domain/status/customer-step.ts';
import { unbroken } from '../components/unbroken.ts';
import { useMessagePhotos } from '../photo/use-message-photos.ts';
import { BookAgain } from './book-again.tsx';
import { downloadVisit } from './calendar-download.ts';
import { ExpiredOffer, OfferAct } from './offer-act.tsx';
import { usePage } from './page-state.ts';
import { PartLink } from './part-link.tsx';
import { PhotosSoFar } from './photos-so-far.tsx';
import { PickTime } from './pick-time.tsx';
import { QuoteLink } from './quote-link.tsx';
import { RecordAct } from './record/record-act.tsx';
import { SendPhotos } from './send-photos.tsx';
import { Visits } from './visits.tsx';

function Done() {
  const { lead, now } = usePage();
  if (lead.record) return <RecordAct record={lead.record} isMain />;
  if (!lead.claims_until || lead.claims_until < now) {
    return (
      <>
        <PhotosSoFar />
        <BookAgain lead={lead} title="Ready for the next one?" />
      </>
    );
  }
  const told = toldInTime(lead.messages, lead.claims_until);
  return (
    <>
      <PhotosSoFar />
      <h2>Something not right?</h2>
      <p>
        {told === undefined
          ? 'Send us a photo and a line about it, and we’ll make it right.'
          : `We got your message ${unbroken(formatMoment(told, now))}, in time.`}
      </p>
      <p className="go go--still">
        <PartLink to="write" className="btn btn--main">
          {told === undefined ? 'Tell us' : 'Message us'}
        </PartLink>
      </p>
      <BookAgain lead={lead} title="Ready for the next one?" isSecond />
    </>
  );
}

/** Most calendars drop an appointment when our email arrives. */
function OffTheCalendar() {
  const { lead } = usePage();
  const canceled = lead.visits.filter(({ status }) => status === 'canceled').at(-1);
  if (!canceled) return null;
  return (
    <p className="quiet">
      Still in your calendar?{' '}
      <button type="button" className="link" onClick={() => downloadVisit(lead, canceled, 'CANCEL')}>
        Get the calendar update
      </button>
    </p>
  );
}

function Canceled() {
  const { lead } = usePage();
  return (
    <>
      <BookAgain lead={lead} title="Want another day?" />
      <p>
        <PartLink to="write" className="btn btn--line btn--wide btn--auto">
          Ask us for another day
        </PartLink>
      </p>
      <OffTheCalendar />
    </>
  );
}

/** Says yes already: only the time is missing. */
function ChooseTime() {
  const { lead } = usePage();
  const { offer, status } = lead;
  if (!offer) return null;
  const isCanceled = status === 'CANCELED';
  return (
    <>
      <PickTime
        key={offer.sent_at}
        title={isCanceled ? 'Want another day?' : 'Pick a time'}
        offerSentAt={offer.sent_at}
        isYes={false}
      >
        {isCanceled && (
          <p>
            {unbroken(`Your price of ${rangeText(offer)} before tax still stands.`)} You won’t have to type
            anything again.
          </p>
        )}
      </PickTime>
      {isCanceled && <OffTheCalendar />}
    </>
  );
}

/** The days are with the owner; a time that is open can still be picked. */
function DaysNamed() {
  const { lead } = usePage();
  if (!lead.offer) return null;
  return <PickTime title="Rather pick a time now?" offerSentAt={lead.offer.sent_at} isYes={false} />;
}

function SeeQuote() {
  const { lead } = usePage();
  if (!lead.quote_id) return null;
  return (
    <>
      <h2>Your quote</h2>
      <p className="go go--still">
        <QuoteLink className="btn btn--main" quoteId={lead.quote_id}>
          See your quote
        </QuoteLink>
      </p>
    </>
  );
}

/** It's our turn; what comes to mind can be said. */
function MessageUs() {
  return (
    <p className="go go--still">
      <PartLink to="write" className="btn btn--main">
        Message us
      </PartLink>
    </p>
  );
}

function ActOfStep({ step }: { readonly step: Exclude<CustomerStep, 'wait'> }) {
  const { offer } = usePage().lead;
  switch (step) {
    case 'answer-offer':
      return offer ? <OfferAct key={offer.sent_at} offer={offer} /> : null;
    case 'offer-expired':
      return <ExpiredOffer />;
    case 'price-asked':
    case 'quote-accepted':
      return <MessageUs />;
    case 'see-quote':
      return <SeeQuote />;
    case 'choose-time':
      return <ChooseTime />;
    case 'days-named':
      return <DaysNamed />;
    case 'extra':
    case 'move-offer':
    case 'ready':
    case 'visits':
      return <Visits step={step} />;
    case 'done':
      return <Done />;
    case 'canceled':
      return <Canceled />;
  }
}

/** What is to come goes first, before photos that were being chosen; a job that has a record keeps it, whatever is planned afterward. */
export function Act() {
  const { lead, now } = usePage();
  const step = customerStep(lead, now);
  const photos = useMessagePhotos();
  const [isPicking, setPicking] = useState(false);
  const isMain = step === 'wait';
  return (
    <>
      {!isMain && <ActOfStep step={step} />}
      {(isMain || isPicking || photos.count > 0) && (
        <SendPhotos
          {...photos}
          isMain={isMain}
          onPick={() => setPicking(true)}
          onSent={() => setPicking(false)}
        />
      )}
      {lead.record && step !== 'done' && <RecordAct record={lead.record} isMain={false} />}
    </>
  );
}
