import { useEffect, useState } from 'react';

/** Shown on small screens once the visitor has scrolled past one viewport height. */
export function StickyBooking() {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <aside className="sticky-book" aria-label="Booking" data-shown={past} inert={!past}>
      <a className="btn btn--main btn--wide" href="/booking">
        Book Online
      </a>
    </aside>
  );
}
