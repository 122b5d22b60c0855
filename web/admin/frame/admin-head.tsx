import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { Logo } from '../../components/logo.tsx';
import { newLeadPath } from '../lead-path.ts';
import { accountPath, signInPath } from '../session/leave-admin.ts';
import { leaveDevice } from '../session/session.ts';
import { tellError } from '../tell.ts';
import { currentAt, headPlaces } from './admin-places.ts';
import { useLeaving } from './use-leaving.tsx';

export function AdminHead({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const logOut = async () => {
    try {
      await leaveDevice();
      navigate(signInPath);
    } catch (error) {
      console.error('Failed to log out', error instanceof Error ? error.name : 'unknown cause');
      tellError('Failed to log out');
    }
  };
  const { press, question } = useLeaving(logOut);
  return (
    <>
      <header className="adm-head on-ink">
        <div className="wrap">
          <Logo />
          <nav className="adm-nav" aria-label="Admin">
            {headPlaces.map(({ href, label }) => (
              <Link key={href} to={href} aria-current={currentAt(pathname, href)}>
                {label}
              </Link>
            ))}
          </nav>
          <div className="adm-head__who">
            {pathname !== newLeadPath && (
              <Link className="btn btn--line btn--small adm-head__new" to={newLeadPath}>
                <Icon name="plus" />
                New lead
              </Link>
            )}
            {email !== '' && (
              <Link className="adm-head__account" to={accountPath} title="Your sign-in">
                <span className="adm-head__email">{email}</span>
                <span className="adm-head__short">Account</span>
              </Link>
            )}
            <button type="button" onClick={press}>
              Logout
            </button>
          </div>
        </div>
      </header>
      {question}
    </>
  );
}
