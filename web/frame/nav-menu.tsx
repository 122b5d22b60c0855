import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { MenuLink } from './site-menus.ts';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface NavMenuProps {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** A `<details>` without JavaScript. Hydrated, it closes on Escape or a press outside and heeds arrows, Home, End. */
export function NavMenu({ label, links }: NavMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  const setOpen = (open: boolean) => {
    if (menu.current) menu.current.open = open;
  };

  useEffect(() => {
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false);
    };
    // A menu opened by hover has no focus and receives no key events.
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', key);
    };
  });

  const press = (event: KeyboardEvent) => {
    const summary = menu.current?.querySelector('summary');
    if (event.key === 'Escape') {
      summary?.focus();
      return;
    }
    if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    const items: (Element | null)[] = [...(menu.current?.querySelectorAll('a') ?? [])];
    const at = items.indexOf(document.activeElement);
    // From the label, "up" goes to the last link.
    const next = at === -1 && event.key === 'ArrowUp' ? items.length - 1 : step(at, items.length);
    event.preventDefault();
    setOpen(true);
    const item = items[next];
    if (item instanceof HTMLElement) item.focus();
  };

  return (
    <details
      ref={menu}
      className="nav__menu"
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Safari does not focus a clicked link: relatedTarget is null, and the click is still to come.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <summary>
        {label}
        <svg className="caret" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
          <path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ul className="nav__list">
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
