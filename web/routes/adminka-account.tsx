import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaving } from '../admin/frame/use-leaving.tsx';
import { signInPath } from '../admin/session/leave-admin.ts';
import { SecondFactorPanel } from '../admin/session/second-factor-panel.tsx';
import { signOutEverywhere } from '../admin/session/session.ts';
import { signInCause } from '../admin/session/tell-provider.ts';
import { tellError, tellSuccess } from '../admin/tell.ts';
import { PageHead } from '../components/page-head.tsx';

function SignOutEverywhere() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOutEverywhere();
      tellSuccess('Signed out everywhere');
      navigate(signInPath);
    } catch (error) {
      console.error('Failed to sign out everywhere', error instanceof Error ? error.name : 'unknown cause');
      tellError(signInCause(error), 'Failed to sign out everywhere');
      setLeaving(false);
    }
  };
  const { press, question } = useLeaving(leave);
  return (
    <>
      <button type="button" className="btn btn--line" aria-disabled={isLeaving} onClick={press}>
        Sign out everywhere
      </button>
      {question}
    </>
  );
}

export function AccountPage({ email }: { readonly email: string }) {
  return (
    <>
      <PageHead title="Your sign-in" description="How you sign in." path="/adminka/account" noindex />
      <main id="main" className="wrap adm-account" tabIndex={-1}>
        <div className="adm-top">
          <h1>Your sign-in</h1>
          <p>{email}</p>
        </div>
        <section aria-labelledby="two-step">
          <h2 id="two-step">Two-step sign-in</h2>
          <SecondFactorPanel email={email} />
        </section>
        <section aria-labelledby="devices">
          <h2 id="devices">Devices</h2>
          <p>
            A device that keeps you signed in does so for 30 days. Lost one? Sign out everywhere, this device
            included. It can take up to 15 minutes to reach every device.
          </p>
          <SignOutEverywhere />
        </section>
      </main>
    </>
  );
}
