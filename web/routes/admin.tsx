import { useLocation } from 'react-router-dom';
import { AdminOnly } from '../admin/admin-only.tsx';
import { AdminToaster } from '../admin/admin-toaster.tsx';
import { AdminQueries } from '../admin/data/admin-queries.tsx';
import { LeadsPage } from '../admin/leads-page.tsx';
import { accountPath, signInPath } from '../admin/leave-admin.ts';
import { SignInAgain } from '../admin/sign-in-again.tsx';
import { RecentLeadsPage } from './adminka.tsx';
import { AccountPage } from './adminka-account.tsx';
import { AdminLoginPage } from './adminka-login.tsx';
import { NotFoundPage } from './not-found.tsx';
import '../styles/forms.css';
import '../styles/notice.css';
import '../styles/skeleton.css';
import '../styles/admin.css';
import '../styles/admin-sign-in.css';

const waiting = (
  <p className="wrap adm-alone" role="status">
    Looking up your session
  </p>
);

function AdminPage({ path }: { readonly path: string }) {
  switch (path) {
    case '/admin':
      return (
        <AdminOnly otherwise="/" waiting={waiting}>
          {({ email }) => (
            <AdminQueries>
              <LeadsPage email={email} />
            </AdminQueries>
          )}
        </AdminOnly>
      );
    case '/adminka':
      return (
        <AdminOnly otherwise={signInPath} waiting={waiting}>
          {({ email }) => (
            <AdminQueries>
              <RecentLeadsPage email={email} />
            </AdminQueries>
          )}
        </AdminOnly>
      );
    case accountPath:
      return (
        <AdminOnly otherwise={signInPath} waiting={waiting}>
          {({ email }) => <AccountPage email={email} />}
        </AdminOnly>
      );
    case signInPath:
      return <AdminLoginPage />;
    default:
      return <NotFoundPage />;
  }
}

/** Kept out of every visitor's bundle. */
export function AdminApp() {
  const { pathname } = useLocation();
  return (
    <div className="admin">
      <AdminPage path={pathname} />
      <SignInAgain />
      <AdminToaster />
    </div>
  );
}
