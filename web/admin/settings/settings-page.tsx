import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { accountPath } from '../session/leave-admin.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettings } from './use-settings.ts';
import '../../styles/admin-settings.css';

export function SettingsPage() {
  const { data, isError, refetch } = useSettings();
  return (
    <>
      <PageHead title="Settings" description="When you work." path="/admin/settings" noindex />
      <main id="main" className="wrap settings" tabIndex={-1}>
        <div className="page-head">
          <h1>Settings</h1>
        </div>
        {data && <SettingsForm loaded={data} />}
        {!data && isError && <LoadFailed what="your settings" isStale={false} onRetry={() => refetch()} />}
        {!data && !isError && (
          <div className="settings__section" role="status" aria-label="Loading settings">
            <span className="bone bone--block" />
            <span className="bone bone--block" />
          </div>
        )}
        <CalendarFeed />
        <SettingsSection
          title="Your sign-in"
          text="The second step of signing in, and what to do about a lost phone."
        >
          <p>
            <Link to={accountPath}>Sign-in and second step</Link>
          </p>
        </SettingsSection>
      </main>
    </>
  );
}
