import { useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { currentAt, morePlaces, tabPlaces } from './admin-places.ts';

/** A phone's way around, within the thumb's reach. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isUnderMore = morePlaces.some(({ href }) => href === pathname);
  return (
    <nav className="tabs" aria-label="Admin, bottom of the page">
      {tabPlaces.map(({ href, label, icon }) => (
        <Link key={href} to={href} aria-current={currentAt(pathname, href)}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      <button type="button" popoverTarget={menuId} aria-current={isUnderMore ? 'true' : undefined}>
        <Icon name="more" />
        More
      </button>
      <div className="tabs__more" id={menuId} ref={menu} popover="auto">
        {morePlaces.map(({ href, label }) => (
          <Link
            key={href}
            to={href}
            reloadDocument={href === '/'}
            onClick={() => menu.current?.hidePopover()}
          >
            {label}
            <Icon name="right" />
          </Link>
        ))}
      </div>
    </nav>
  );
}
