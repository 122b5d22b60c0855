import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminPath } from '#domain/site/routes.ts';
import { AdminQueries } from '../admin/data/admin-queries.tsx';
import { LiveNames } from '../admin/data/live-names.tsx';
import { NewVersion } from '../admin/device/new-version.tsx';
import { AdminFrame } from '../admin/frame/admin-frame.tsx';
import { LateToaster } from '../admin/frame/late-toaster.tsx';
import { SignInAgain } from '../admin/frame/sign-in-again.tsx';
import { newLeadPath, siteChangesPath } from '../admin/lead-path.ts';
import { AdminOnly } from '../admin/session/admin-only.tsx';
import { accountPath, signInPath } from '../admin/session/leave-admin.ts';
import { PauseBanner } from '../admin/settings/pause-banner.tsx';
import { WaitingStrip } from '../admin/waiting/waiting-strip.tsx';
import { late } from '../components/late.tsx';
import { PageBoundary } from '../components/page-boundary.tsx';
import { useKeptFocus } from '../components/use-kept-focus.ts';
import { NotFoundPage } from './not-found.tsx';
import '../styles/forms.css';
import '../styles/notice.css';
import '../styles/skeleton.css';
import '../styles/admin.css';
import '../styles/admin-sign-in.css';

const loading = (
  <main id="main" className="wrap adm-alone" tabIndex={-1}>
    <p role="status">Loading</p>
  </main>
);
const AccountPage = late(async () => (await import('./adminka-account.tsx')).AccountPage, loading);
const AdminLoginPage = late(async () => (await import('./adminka-login.tsx')).AdminLoginPage, loading);
const CalendarPage = late(
  async () => (await import('../admin/calendar/calendar-page.tsx')).CalendarPage,
  loading,
);
const CustomerPage = late(
  async () => (await import('../admin/customer/customer-page.tsx')).CustomerPage,
  loading,
);
const FinishPage = late(async () => (await import('../admin/record/finish-page.tsx')).FinishPage, loading);
const LeadsPage = late(async () => (await import('../admin/lead-list/leads-page.tsx')).LeadsPage, loading);
const MoneyPage = late(async () => (await import('../admin/record/money-page.tsx')).MoneyPage, loading);
const NewLeadPage = late(
  async () => (await import('../admin/booking/new-lead-page.tsx')).NewLeadPage,
  loading,
);
const ReviewsPage = late(async () => (await import('../admin/review/reviews-page.tsx')).ReviewsPage, loading);
const SettingsPage = late(
  async () => (await import('../admin/settings/settings-page.tsx')).SettingsPage,
  loading,
);

const SiteChangesPage = late(
  async () => (await import('../admin/content/site-changes-page.tsx')).SiteChangesPage,
  loading,
);
const SitePage = late(async () => (await import('../admin/content/site-page.tsx')).SitePage, loading);
const TodayPage = late(async () => (await import('./adminka.tsx')).TodayPage, loading);

/** Where a day begins. The shell names their code, and the first render waits for it. */
const firstPages = new Map([
  ['/adminka', TodayPage],
  ['/admin', LeadsPage],
]);

export const fetchFirstPage = async (path: string): Promise<void> => firstPages.get(path)?.fetch();

export async function fetchFirstPages(): Promise<void> {
  await Promise.all([...firstPages.values()].map((page) => page.fetch()));
}

const waiting = (
  <p className="wrap adm-alone" role="status">
    Checking your session
  </p>
);

const finishPaths = '/admin/finish/';
const sitePaths = '/admin/site/';

function pageAt(path: string, email: string): ReactNode {
  switch (path) {
    case '/admin':
      return <LeadsPage />;
    case '/admin/calendar':
      return <CalendarPage />;
    case '/admin/money':
      return <MoneyPage />;
    case newLeadPath:
      return <NewLeadPage />;
    case '/admin/reviews':
      return <ReviewsPage />;
    case '/admin/settings':
      return <SettingsPage />;
    case siteChangesPath:
      return <SiteChangesPage email={email} />;
    case '/admin/site':
      return <SitePage email={email} />;
    case accountPath:
      return <AccountPage email={email} />;
    case '/adminka':
      return <TodayPage />;
    default:
      if (path.startsWith(sitePaths)) return <SitePage email={email} kind={path.slice(sitePaths.length)} />;
      if (path.startsWith(finishPaths)) return <FinishPage key={path} id={path.slice(finishPaths.length)} />;
      return <CustomerPage key={path} id={path.slice('/admin/customers/'.length)} />;
  }
}

function AdminPage({ path }: { readonly path: string }) {
  if (path === signInPath) return <AdminLoginPage />;
  if (!isAdminPath(path)) return <NotFoundPage />;
  return (
    <AdminOnly otherwise={path === '/admin' ? '/' : signInPath} waiting={waiting}>
      {({ email }) => (
        <AdminQueries>
          <LiveNames>
            <AdminFrame email={email}>
              <NewVersion />
              <WaitingStrip />
              <PauseBanner />
              <PageBoundary key={path}>{pageAt(path, email)}</PageBoundary>
            </AdminFrame>
            <SignInAgain email={email} />
          </LiveNames>
        </AdminQueries>
      )}
    </AdminOnly>
  );
}

/** All pages of the admin area; nothing of it is in a visitor's bundle. */
export function AdminApp() {
  const { pathname } = useLocation();
  const { kept } = useKeptFocus<HTMLDivElement>(() => document.getElementById('main'));
  return (
    <div {...kept} className="admin">
      <AdminPage path={pathname} />
      <LateToaster />
    </div>
  );
}
