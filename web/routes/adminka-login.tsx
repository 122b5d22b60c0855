import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentSession } from '../admin/session/session.ts';
import { SignIn } from '../admin/session/sign-in.tsx';
import { storedClients } from '../admin/session/stored-session.ts';
import { takeWantedPage } from '../admin/session/wanted-page.ts';
import { Logo } from '../components/logo.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';

/** Someone already signed in skips the form, which thus waits until it is known. */
export function AdminLoginPage() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(() => storedClients().length > 0);
  useEffect(() => {
    currentSession().then(
      (session) => (session?.isAdmin ? navigate(takeWantedPage(), { replace: true }) : setIsAsking(false)),
      () => setIsAsking(false),
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
          {isAsking ? (
            <p role="status">Checking your session</p>
          ) : (
            <SignIn onDone={() => navigate(takeWantedPage(), { replace: true })} />
          )}
        </main>
      </div>
    </div>
  );
}
