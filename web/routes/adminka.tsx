import { useRecentLeads } from '../admin/data/use-recent-leads.ts';
import { RecentLeads } from '../admin/lead-list/recent-leads.tsx';
import { SecondFactorStrip } from '../admin/session/second-factor-strip.tsx';
import { TodayPart } from '../admin/today/today-part.tsx';
import { PageHead } from '../components/page-head.tsx';

/** Today, and below it the simple panel: the fifty latest leads. */
export function TodayPage() {
  const { isPending } = useRecentLeads();
  return (
    <>
      <PageHead title="Today" description="Who is next, and what waits." path="/adminka" noindex />
      <main id="main" className="wrap" tabIndex={-1}>
        <TodayPart />
        <section className="recent-part" aria-labelledby="recent-leads">
          {/* Its question and the code for it would keep the page's own calls waiting. */}
          {!isPending && <SecondFactorStrip />}
          <div className="adm-top">
            <h2 id="recent-leads">Recent Leads</h2>
          </div>
          <RecentLeads />
        </section>
      </main>
    </>
  );
}
