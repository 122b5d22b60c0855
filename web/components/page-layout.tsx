import type { ReactNode } from 'react';
import { Announcement } from './announcement.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageLayoutProps {
  readonly children: ReactNode;
  readonly home?: boolean;
  readonly extras?: ReactNode;
}

export function PageLayout({ children, home = false, extras }: PageLayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Announcement />
      <SiteHeader translucent={home} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {extras}
    </>
  );
}
