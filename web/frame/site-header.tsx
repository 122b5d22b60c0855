import type { ReactNode } from 'react';
import { Logo } from '../components/logo.tsx';
import { NavMenu } from './nav-menu.tsx';
import { useMenuAreaLinks, useServiceLinks } from './site-menus.ts';
import { ToggleMenu } from './toggle-menu.tsx';

interface SiteHeaderProps {
  /** For a page with an act of its own: Book Online is not filled. */
  readonly quiet?: boolean;
  /** Stands before the menu. */
  readonly children?: ReactNode;
  /** For the home page, where the hero shows through. */
  readonly translucent?: boolean;
}

export function SiteHeader({ translucent = false, quiet = false, children }: SiteHeaderProps) {
  const look = [translucent && ' site-head--clear', quiet && ' site-head--quiet'].filter(Boolean).join('');
  return (
    <header className={`site-head${look}`}>
      <div className="wrap site-head__bar">
        <Logo />
        <nav className="nav" aria-label="Main">
          <a href="/">Home</a>
          <NavMenu label="Services" links={useServiceLinks()} />
          <NavMenu label="Areas" links={useMenuAreaLinks()} />
          <a href="/blog">Blog</a>
          <a className={`btn btn--${quiet ? 'line' : 'main'} btn--small`} href="/booking">
            Book Online
          </a>
        </nav>
        {children}
        <ToggleMenu quiet={quiet} />
      </div>
    </header>
  );
}
