import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatSecond } from '#domain/los-angeles.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { oldLinkText } from '#domain/status/old-link.ts';
import { linkOf } from '#domain/status/page-parts.ts';
import { callOperation } from '../api/call-operation.ts';
import { BookingNotice } from '../booking/booking-notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { unbroken } from '../components/unbroken.ts';
import { Act } from '../status/act.tsx';
import { Asks } from '../status/asks.tsx';
import { ChannelView } from '../status/channel-view.tsx';
import { StatusLoading, StatusNotFound, StatusUnreachable } from '../status/empty-states.tsx';
import { isOvertaken } from '../status/is-overtaken.ts';
import { MyData } from '../status/my-data.tsx';
import { NewerRequest } from '../status/newer-request.tsx';
import { OutcomeRegion } from '../status/outcome-region.tsx';
import { PageStateProvider } from '../status/page-state.ts';
import { PlanPanel } from '../status/plan-panel.tsx';
import { OwnersNote, PricePanel } from '../status/price-panel.tsx';
import { CarePanel } from '../status/record/care-panel.tsx';
import { PhotoConsents } from '../status/record/photo-consents.tsx';
import { PrintedReceipt } from '../status/record/printed-receipt.tsx';
import { ReviewPanel } from '../status/record/review-panel.tsx';
import { Thread } from '../status/thread.tsx';
import { Updates } from '../status/updates.tsx';
import { useArrival } from '../status/use-arrival.ts';
import { type Latest, latestText, problemTitles, useLatest } from '../status/use-latest.ts';
import { useOutcome } from '../status/use-outcome.ts';
import { WhatYouSent, WhereWeWrite } from '../status/what-you-sent.tsx';
import { WhereExactly } from '../status/where-exactly.tsx';
import '../styles/forms.css';
import '../styles/status.css';
import '../styles/status-acts.css';
import '../styles/status-record.css';

interface LoadedProps extends Pick<Latest<LeadStatus>, 'refresh' | 'accept'> {
  readonly slug: string;
  readonly lead: LeadStatus;
  readonly checkedAt: Date;
  readonly problem: keyof typeof problemTitles | undefined;
}

function LoadedStatus({ slug, lead, checkedAt, problem, refresh, accept }: LoadedProps) {
  const { outcome, tell, ignoreSecondPress } = useOutcome();
  const [arrivedBy] = useState(() => oldLinkText(linkOf(location.hash), lead.visits, lead.now));
  const oldLink = outcome ? undefined : arrivedBy;
  const state = useMemo(
    () => ({ slug, lead, now: lead.now, accept, refresh, oldLink, tell }),
    [slug, lead, accept, refresh, oldLink, tell],
  );
  useArrival(slug);
  const isDone = lead.status === 'COMPLETED' || lead.record !== undefined;
  return (
    <PageStateProvider value={state}>
      <BookingNotice slug={slug} />
      <ChannelView lead={lead} now={lead.now} />
      <div className="section on-paper stage">
        <div className="wrap stage__columns">
          <div className="act" onClickCapture={ignoreSecondPress}>
            <OutcomeRegion outcome={outcome && isOvertaken(outcome, lead) ? undefined : outcome} />
            <NewerRequest />
            <Act />
            <WhereExactly />
            <PlanPanel />
            <Thread />
            {!lead.record && <Asks />}
          </div>
          <aside className="side" aria-label="Details">
            <CarePanel />
            {(lead.review ?? (isDone && !lead.review_held)) && <ReviewPanel />}
            {lead.record && (
              <>
                <PhotoConsents />
                <Asks />
              </>
            )}
            {!lead.record && <PricePanel lead={lead} />}
            <OwnersNote lead={lead} />
            {lead.status !== 'COMPLETED' && (
              <>
                <WhereWeWrite lead={lead} />
                <WhatYouSent lead={lead} />
              </>
            )}
          </aside>
          <section className="updates" aria-labelledby="updates">
            <h2 id="updates">Updates</h2>
            <Updates lead={lead} now={lead.now} />
            <p className="quiet num">
              <span role="status">
                {problem && (
                  <b>
                    {problemTitles[problem]} {latestText}{' '}
                  </b>
                )}
              </span>
              Checked at {unbroken(formatSecond(checkedAt.toISOString()))}. Updates automatically.{' '}
              <button type="button" className="link" onClick={refresh}>
                Refresh
              </button>
            </p>
            <MyData />
          </section>
        </div>
      </div>
      {lead.record && lead.receipt_from && (
        <PrintedReceipt lead={lead} from={lead.receipt_from} record={lead.record} />
      )}
    </PageStateProvider>
  );
}

const readStatus = (slug: string, signal: AbortSignal) => callOperation('lead-status', { slug }, { signal });

/** /status/{slug}: where a customer's request stands, and what they can do about it. */
export function StatusPage() {
  const { slug = '' } = useParams();
  const { answer: lead, checkedAt, problem, refresh, accept } = useLatest(readStatus, slug);
  const head = (
    <PageHead
      title="Your request"
      description="Where your request stands."
      path={`/status/${slug}`}
      noindex
    />
  );
  if (problem === 'not-found') {
    return (
      <>
        {head}
        <StatusNotFound />
      </>
    );
  }
  if (!lead || !checkedAt) {
    return (
      <>
        {head}
        {problem ? <StatusUnreachable problem={problem} retry={refresh} /> : <StatusLoading />}
      </>
    );
  }
  return (
    <>
      {head}
      <LoadedStatus key={slug} {...{ slug, lead, checkedAt, problem, refresh, accept }} />
    </>
  );
}
