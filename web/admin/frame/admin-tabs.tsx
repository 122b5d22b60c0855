import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { currentAt, morePlaces, tabPlaces } from './admin-places.ts';

/** A phone's way around, within the thumb's reach. The menu is no `popover`, which needs Safari 17. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const menuId = useId();
  const more = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isUnderMore = morePlaces.some(({ href }) => currentAt(pathname, href));

  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      const isInside = target instanceof Node && [more, menu].some((part) => part.current?.contains(target));
      if (!isInside) setIsOpen(false);
    };
    const type = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      more.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', type);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', type);
    };
  }, [isOpen]);

  return (
    <nav className="tabs" aria-label="Admin, bottom of the page">
      <div className="tabs__row">
        {tabPlaces.map(({ href, label, icon }) => (
          <Link key={href} to={href} aria-current={currentAt(pathname, href)}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <button
          type="button"
          ref={more}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-current={isUnderMore ? 'true' : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="more" />
          More
        </button>
      </div>
      <div className="tabs__more" id={menuId} ref={menu} hidden={!isOpen}>
        {morePlaces.map(({ href, label }) => (
          <Link key={href} to={href} reloadDocument={href === '/'} onClick={() => setIsOpen(false)}>
            {label}
            <Icon name="right" />
          </Link>
        ))}
      </div>
    </nav>
  );
}
