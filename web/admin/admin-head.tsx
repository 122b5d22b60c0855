import { useNavigate } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { accountPath, signInPath } from './leave-admin.ts';
import { signOut } from './session.ts';
import { tellError } from './tell.ts';

interface AdminHeadProps {
  readonly email: string;
  readonly other: { readonly href: string; readonly label: string };
}

export function AdminHead({ email, other }: AdminHeadProps) {
  const navigate = useNavigate();
  const logOut = async () => {
    try {
      await signOut();
      navigate(signInPath);
    } catch (error) {
      console.error('Failed to log out', error instanceof Error ? error.name : 'unknown cause');
      tellError('Failed to log out');
    }
  };
  return (
    <header className="adm-head on-ink">
      <div className="wrap">
        <Logo />
        <div className="adm-head__who">
          {email !== '' && (
            <a href={accountPath} title="Your sign-in">
              <span className="adm-head__email">{email}</span>
              <span className="adm-head__account">Account</span>
            </a>
          )}
          <a href={other.href}>{other.label}</a>
          <button type="button" onClick={logOut}>
            Logout
          </button>
        </div>
      </div>
    </header>
  );
}
