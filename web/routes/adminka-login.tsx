import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentSession } from '../admin/session/session.ts';
import { SignIn } from '../admin/session/sign-in.tsx';
import { takeWantedPage } from '../admin/session/wanted-page.ts';
import { Logo } from '../components/logo.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';

/** Someone already signed in skips the form. */
export function AdminLoginPage() {
  const navigate = useNavigate();
  useEffect(() => {
    // If the session can't be determined, the form is shown.
    currentSession().then(
      (session) => session?.isAdmin && navigate(takeWantedPage(), { replace: true }),
      () => undefined,
    );
  }, [navigate]);
  return (
    <div className="adm-door">
      <PageHead title="Admin log in" description="Sign-in for the team." path="/adminka/login" noindex />
      <div className="adm-door__water">
        <Waterline at="22%" below="ink" />
      </div>
      <div className="adm-door__panel">
        <header>
          <Logo />
        </header>
        <main id="main" tabIndex={-1}>
          <h1>Log in</h1>
          <SignIn onDone={() => navigate(takeWantedPage(), { replace: true })} />
        </main>
      </div>
    </div>
  );
}
