import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface PageLayoutProps {
  readonly children: ReactNode;
  /** The home page's header is translucent. */
  readonly home?: boolean;
  /** Further fixed parts: the sticky button, toasts. */
  readonly extras?: ReactNode;
}

/** What every public page shares: skip link, header, main, footer. */
export function PageLayout({ children, home = false, extras }: PageLayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader translucent={home} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {extras}
    </>
  );
}
