import { mailtoAddress } from '#domain/mail/email-address.ts';
import { focusMain } from '../components/focus-main.ts';
import { useEmail } from '../content/content.tsx';
import { LinkForm } from './link-form.tsx';
import { problemTitles } from './use-latest.ts';
import '../styles/skeleton.css';
import '../styles/told.css';

/** What the status page shows without a lead. */

export function StatusLoading() {
  return (
    <section className="channel" aria-busy="true" aria-label="Loading your request">
      <div className="channel__air">
        <div className="wrap">
          <p className="vh" role="status">
            Loading your request
          </p>
          <span className="bone bone--line" />
          <span className="bone bone--title" />
          <span className="bone bone--text" />
        </div>
      </div>
      <div className="channel__water channel__water--empty on-ink" />
    </section>
  );
}

export function StatusNotFound() {
  const email = useEmail();
  return (
    <section className="section">
      <div className="wrap measure told">
        <h1>We couldn’t find this request.</h1>
        <p className="lede">
          Your email app may have cut off the link. Try opening it again, have it emailed to you, or email us
          at <a href={mailtoAddress(email)}>{email}</a>. If you had us delete your data, there’s nothing left
          here to move or cancel.
        </p>
        <LinkForm />
        <p className="btn-row">
          <a className="btn btn--line" href="/booking">
            Book Online
          </a>
          <a className="btn btn--line" href="/">
            Home
          </a>
        </p>
      </div>
    </section>
  );
}

interface StatusUnreachableProps {
  readonly problem: keyof typeof problemTitles;
  readonly retry: () => void;
}

export function StatusUnreachable({ problem, retry }: StatusUnreachableProps) {
  const press = () => {
    focusMain();
    retry();
  };
  return (
    <section className="section">
      <div className="wrap measure told">
        <h1>{problemTitles[problem]}</h1>
        <p className="lede" role="alert">
          Your request is safe. {problem === 'unreachable' && 'Check your connection. '}This page will keep
          trying.
        </p>
        <p className="btn-row">
          <button type="button" className="btn btn--main" onClick={press}>
            Try again
          </button>
        </p>
      </div>
    </section>
  );
}
