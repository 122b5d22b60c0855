import { useParams } from 'react-router-dom';
import { promises } from '#domain/business.ts';
import { formatSecond } from '#domain/los-angeles.ts';
import { BookingNotice } from '../booking/booking-notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { AppointmentPanel } from '../status/appointment-panel.tsx';
import { ChannelView } from '../status/channel-view.tsx';
import { StatusLoading, StatusNotFound, StatusUnreachable } from '../status/empty-states.tsx';
import { Log } from '../status/log.tsx';
import { OfferPanel } from '../status/offer-panel.tsx';
import { refreshSeconds, useLeadStatus } from '../status/use-lead-status.ts';
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
  if (!lead) {
    return (
      <>
        {head}
        {problem ? <StatusUnreachable retry={refresh} /> : <StatusLoading />}
      </>
    );
  }
  return (
    <>
      {head}
      <BookingNotice slug={slug} />
      <ChannelView lead={lead} />
      <div className="section on-paper">
        <div className="wrap lay">
          <section aria-labelledby="log">
            <h2 id="log">Log</h2>
            <Log lead={lead} />
          </section>
          <div className="side">
            <AppointmentPanel lead={lead} />
            <OfferPanel lead={lead} />
            <section className="panel panel--line" aria-labelledby="change">
              <h2 className="panel__title" id="change">
                To change or cancel
              </h2>
              <p className="small">
                Reply to any of our emails. {promises.change} {promises.rain}
              </p>
            </section>
            <p className="small num checked">
              <span role="status">
                {problem && <b>We cannot reach the server; this is the last we know. </b>}
              </span>
              {checkedAt && `Checked at ${formatSecond(checkedAt.toISOString())}. `}This page looks again
              every {refreshSeconds} seconds.{' '}
              <button type="button" className="link" onClick={refresh}>
                Look now
              </button>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
