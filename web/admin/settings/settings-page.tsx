import { PageHead } from '../../components/page-head.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useSettings } from './use-settings.ts';

/** The working week and what else decides when the owner can be booked. */
export function SettingsPage() {
  const { data, isError, refetch } = useSettings();
  return (
    <>
      <PageHead title="Settings" description="When you work." path="/admin/settings" noindex />
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="page-head">
          <h1>Settings</h1>
        </div>
        {!data && isError && <LoadFailed what="Your settings" isStale={false} onRetry={() => refetch()} />}
        {!data && !isError && <p role="status">Loading settings</p>}
        {data && <p>{data.settings.days_ahead} days ahead can be booked.</p>}
      </main>
    </>
  );
}
