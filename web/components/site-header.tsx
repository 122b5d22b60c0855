import { Logo } from './logo.tsx';
import { NavMenu } from './nav-menu.tsx';
import { menuAreaLinks, serviceLinks } from './site-menus.ts';
import { ToggleMenu } from './toggle-menu.tsx';

interface SiteHeaderProps {
  /** For the home page, where the hero shows through. */
  readonly translucent?: boolean;
}

export function SiteHeader({ translucent = false }: SiteHeaderProps) {
  return (
    <header className={translucent ? 'site-head site-head--clear' : 'site-head'}>
      <div className="wrap site-head__bar">
        <Logo />
        <nav className="nav" aria-label="Main">
          <a href="/">Home</a>
          <NavMenu label="Services" links={serviceLinks} />
          <NavMenu label="Areas" links={menuAreaLinks} />
          <a href="/blog">Blog</a>
          <a className="btn btn--main btn--small" href="/booking">
            Book Online
          </a>
        </nav>
        <ToggleMenu />
      </div>
    </header>
  );
}
