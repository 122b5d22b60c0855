import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PublicCare } from '#domain/care/care.ts';
import { boatLine, inOneLine, serviceText } from '#domain/lead-words.ts';
import { dayOf, formatDay, formatMoment } from '#domain/los-angeles.ts';
import { joined } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { balanceText, isUnsettled, paidText, settledTexts } from '#domain/record/record-words.ts';
import type { CustomerPage } from '#domain/status/customer-page.ts';
import { isOver, statusText } from '#domain/statuses.ts';
import { callOperation } from '../api/call-operation.ts';
import { PageHead } from '../components/page-head.tsx';
import { PageTrouble } from '../components/page-trouble.tsx';
import { unbroken } from '../components/unbroken.ts';
import { BookBoatAgain } from '../status/book-boat-again.tsx';
import { LinkForm } from '../status/link-form.tsx';
import type { Outcome } from '../status/page-state.ts';
import { PlansOfBoat } from '../status/plans-of-boat.tsx';
import { CareTick } from '../status/record/care-tick.tsx';
import { TroubleNote } from '../status/trouble-note.tsx';
import { latestText, problemTitles, useLatest } from '../status/use-latest.ts';
import '../styles/status.css';
import '../styles/status-acts.css';
import '../styles/forms.css';
import '../styles/status-record.css';
import '../styles/my.css';
import '../styles/told.css';

type Request = CustomerPage['requests'][number];

interface CareOfBoatProps {
  readonly page: CustomerPage;
  readonly boatId: string;
  readonly about: string | undefined;
  readonly refresh: () => void;
}

/** Of the boat's newest coat of wax. */
function CareOfBoat({ page, boatId, about, refresh }: CareOfBoatProps) {
  const record = page.records.find(({ boat_id, care }) => boat_id === boatId && care);
  const [said, setSaid] = useState<PublicCare>();
  const [outcome, setOutcome] = useState<Outcome>();
  const care = said ?? record?.care;
  if (!record || care?.due === undefined) return null;
  return (
    <>
      <CareTick
        care={care}
        about={about}
        page={{ slug: record.slug, now: page.now, refresh, tell: setOutcome }}
        onSaid={(lead) => setSaid(lead.care)}
      />
      <TroubleNote trouble={outcome && { ...outcome, text: outcome.text ?? '', mayRetry: false }} />
    </>
  );
}

interface BoatsProps {
  readonly page: CustomerPage;
  readonly pageKey: string;
  readonly refresh: () => void;
}

function Boats({ page, pageKey, refresh }: BoatsProps) {
  return (
    <section aria-labelledby="boats">
      <h2 id="boats">{page.boats.length === 1 ? 'Your boat' : 'Your boats'}</h2>
      <ul className="my__boats">
        {page.boats.map((boat, index) => {
          const { id, name, type, length_ft, make, model } = boat;
          const request = page.requests.find(({ boat_id }) => boat_id === id);
          const words = boatLine({ boat_type: type, length_ft });
          const title = name ?? (words || 'Boat');
          const about = page.boats.length > 1 ? title : undefined;
          return (
            <li key={id} className="panel">
              <h3>{title}</h3>
              <p className="quiet">
                {inOneLine(
                  name === undefined ? undefined : words,
                  [make, model].filter(Boolean).join(' '),
                  request?.city,
                )}
              </p>
              <PlansOfBoat page={page} pageKey={pageKey} boat={boat} about={about} refresh={refresh} />
              <CareOfBoat page={page} boatId={id} about={about} refresh={refresh} />
              {request && <BookBoatAgain page={page} request={request} about={about} isMain={index === 0} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const stateText = (request: Request, now: string): string =>
  request.next_start === undefined
    ? statusText(request)
    : `${dayOf(request.next_start) < dayOf(now) ? 'Was planned' : 'Booked'} for ${formatMoment(request.next_start, now)}`;

function Requests({ page }: { readonly page: CustomerPage }) {
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">Your requests</h2>
      <ul className="my__rows">
        {page.requests.map((request) => (
          <li key={request.slug}>
            <a href={`/status/${request.slug}`}>{serviceText(request)}</a>
            <span>{unbroken(stateText(request, page.now))}</span>
            <span className="quiet">
              {unbroken(inOneLine(boatLine(request), formatDay(request.created_at)))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const paymentOf = (record: CustomerPage['records'][number], now: string): string =>
  isUnsettled(record)
    ? balanceText(record)
    : [paidText(record, now) ?? 'Not paid yet', ...settledTexts(record, now)]
        .map((text) => `${text}.`)
        .join(' ');

function Records({ page }: { readonly page: CustomerPage }) {
  if (page.records.length === 0) return null;
  return (
    <section aria-labelledby="records">
      <h2 id="records">What we did</h2>
      <ul className="my__rows">
        {page.records.map((record) => (
          <li key={record.number}>
            <a href={`/status/${record.slug}`}>Receipt {record.number}</a>
            <span className="num">{formatCents(record.total)}</span>
            <span className="quiet">
              {unbroken(
                `Done ${formatDay(record.worked_at ?? record.done_at)}. ${paymentOf(record, page.now)}`,
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reached = ({ emails, phone_ends }: CustomerPage): string =>
  joined([...emails, ...phone_ends.map((end) => `the number ending in ${end}`)]);

const readPage = (key: string, signal: AbortSignal) => callOperation('customer-page', { key }, { signal });

/** /my/{key}: all that a customer has with us. */
export function MyPage() {
  const { key = '' } = useParams();
  const { answer: page, problem, refresh } = useLatest(readPage, key);
  const head = (
    <PageHead title="Your boats" description="Your boats and requests." path={`/my/${key}`} noindex />
  );
  if (!page && problem && problem !== 'not-found') {
    return (
      <>
        {head}
        <PageTrouble
          title={problemTitles[problem]}
          {...(problem === 'failed' && { text: 'Try again in a few minutes.' })}
          button="Try again"
          onPress={refresh}
        />
      </>
    );
  }
  if (!page || problem === 'not-found') {
    return (
      <section className="section" aria-busy={!problem}>
        {head}
        <div className="wrap measure told">
          {problem ? (
            <>
              <h1>We couldn’t find this page.</h1>
              <p className="lede">The link may be cut off, or we’ve sent you a newer one.</p>
              <LinkForm />
            </>
          ) : (
            <p role="status">Loading your boats</p>
          )}
        </div>
      </section>
    );
  }
  const isBack = page.requests.some(({ status }) => isOver(status));
  const old = problem && { title: problemTitles[problem], text: latestText, mayRetry: true };
  return (
    <section className="section my">
      {head}
      <div className="wrap">
        <div>
          <h1>{[isBack ? 'Welcome back' : 'Hello', page.first_name].filter(Boolean).join(', ')}.</h1>
          <p className="quiet">We reach you at {reached(page)}.</p>
        </div>
        <TroubleNote trouble={old} onRetry={refresh} />
        <Boats page={page} pageKey={key} refresh={refresh} />
        <div className="my__lists">
          <Requests page={page} />
          <Records page={page} />
        </div>
        <p className="quiet">Anyone with this link can see this page.</p>
      </div>
    </section>
  );
}
