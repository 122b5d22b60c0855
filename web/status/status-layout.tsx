import type { MouseEvent, ReactNode } from 'react';
import { mailtoAddress } from '#domain/mail/email-address.ts';
import { useEmail } from '../content/content.tsx';
import { SiteHeader } from '../frame/site-header.tsx';
import { goTo } from './parts.ts';
import '../styles/status-frame.css';

/** Opens the page's own form, or an email where there is no request. */
function MessageUs() {
  const email = useEmail();
  const open = (event: MouseEvent) => {
    if (goTo({ part: 'write' })) event.preventDefault();
  };
  return (
    <a className="site-head__message" href={mailtoAddress(email)} onClick={open}>
      Message us
    </a>
  );
}

/** The frame of one request: nothing in it competes with what the page asks. */
export function StatusLayout({ children }: { readonly children: ReactNode }) {
  const email = useEmail();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader quiet>
        <MessageUs />
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="on-ink">
        <div className="wrap foot-line">
          <span>
            Replies go to a real person: <a href={mailtoAddress(email)}>{email}</a>
          </span>
          <a href="#my-data">My data</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
        </div>
      </footer>
    </>
  );
}
