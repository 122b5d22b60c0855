import { AdminHead } from '../admin/admin-head.tsx';
import { RecentLeads } from '../admin/recent-leads.tsx';
import { SecondFactorStrip } from '../admin/second-factor-strip.tsx';
import { PageHead } from '../components/page-head.tsx';

/** The simple panel: the fifty latest leads. */
export function RecentLeadsPage({ email }: { readonly email: string }) {
  return (
    <>
      <PageHead title="Recent leads" description="The fifty latest requests." path="/adminka" noindex />
      <AdminHead email={email} other={{ href: '/admin', label: 'All leads' }} />
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="adm-top">
          <h1>Recent Leads</h1>
        </div>
        <SecondFactorStrip />
        <RecentLeads />
      </main>
    </>
  );
}
