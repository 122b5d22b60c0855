import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageLayoutProps {
  readonly children: ReactNode;
  readonly above?: ReactNode;
  readonly home?: boolean;
  readonly extras?: ReactNode;
}

export function PageLayout({ children, above, home = false, extras }: PageLayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {above}
      <SiteHeader translucent={home} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {extras}
    </>
  );
}
