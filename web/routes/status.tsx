import { useParams } from 'react-router-dom';
import { formatSecond } from '#domain/los-angeles.ts';
import { BookingNotice } from '../booking/booking-notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Act } from '../status/act.tsx';
import { ChannelView } from '../status/channel-view.tsx';
import { StatusLoading, StatusNotFound, StatusUnreachable } from '../status/empty-states.tsx';
import { PricePanel } from '../status/price-panel.tsx';
import { unbroken } from '../status/unbroken.ts';
import { Updates } from '../status/updates.tsx';
import { useLeadStatus } from '../status/use-lead-status.ts';
import { WhatYouSent, WhereWeWrite } from '../status/what-you-sent.tsx';
import { WriteToUs } from '../status/write-to-us.tsx';
import '../styles/status.css';

/** /status/{slug}: where a customer's request stands. */
export function StatusPage() {
  const { slug = '' } = useParams();
  const { lead, checkedAt, problem, refresh } = useLeadStatus(slug);
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
        {problem ? <StatusUnreachable retry={refresh} /> : <StatusLoading />}
      </>
    );
  }
  const now = checkedAt.toISOString();
  return (
    <>
      {head}
      <BookingNotice slug={slug} />
      <ChannelView lead={lead} now={now} />
      <div className="section on-paper stage">
        <div className="wrap stage__columns">
          <div className="act">
            <Act lead={lead} now={now} />
            <WriteToUs lead={lead} />
          </div>
          <aside className="side" aria-label="Details">
            <PricePanel lead={lead} />
            <WhereWeWrite lead={lead} />
            <WhatYouSent lead={lead} />
          </aside>
          <section className="updates" aria-labelledby="updates">
            <h2 id="updates">Updates</h2>
            <Updates lead={lead} now={now} />
            <p className="quiet num">
              <span role="status">
                {problem && <b>We can’t reach the server. This is the latest we have. </b>}
              </span>
              Checked at {unbroken(formatSecond(now))}. Updates automatically.{' '}
              <button type="button" className="link" onClick={refresh}>
                Refresh
              </button>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
