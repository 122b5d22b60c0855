import { useEffect, useRef } from 'react';
import { lostLinkPath } from '#domain/site/routes.ts';
import { useEmail } from '../content/content.tsx';
import { type MenuLink, useMenuAreaLinks, useServiceLinks } from './site-menus.ts';

function Group({ title, links }: { readonly title: string; readonly links: readonly MenuLink[] }) {
  return (
    <>
      <li className="toggle__title">{title}</li>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </>
  );
}

/** The menu of narrow windows; a `<details>`, so it works before any script has run. */
export function ToggleMenu({ quiet }: { readonly quiet: boolean }) {
  const email = useEmail();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <details className="toggle" ref={menu}>
      <summary className="menu-btn">
        Menu
        <svg viewBox="0 0 20 12" aria-hidden="true" focusable="false">
          <path d="M0 1h20M0 6h20M0 11h20" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </summary>
      <nav className="toggle__panel" aria-label="Menu">
        <ul className="wrap">
          <li>
            <a href="/">Home</a>
          </li>
          <li>
            <a href="/blog">Blog</a>
          </li>
          <li>
            <a href={lostLinkPath}>Email me my link</a>
          </li>
          <Group title="Services" links={useServiceLinks()} />
          <Group title="Areas" links={useMenuAreaLinks()} />
          <li className="toggle__title">
            <a href={`mailto:${email}`}>Email us</a>
          </li>
          <li className="toggle__book">
            <a className={`btn btn--${quiet ? 'line' : 'main'} btn--wide`} href="/booking">
              Book Online
            </a>
          </li>
        </ul>
      </nav>
    </details>
  );
}
