import { useEffect, useRef, useState } from 'react';
import type { GalleryItem } from '#content/gallery.ts';
import { Comparison } from './comparison.tsx';
import { galleryOrder } from './gallery-order.ts';
import { useNear } from './use-near.ts';
import '../styles/gallery.css';

/** Scroll distance of a button, as a fraction of the visible width. */
const scrollStep = 0.9;

interface GalleryProps {
  readonly items: readonly GalleryItem[];
}

export function Gallery({ items }: GalleryProps) {
  const track = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState<readonly GalleryItem[]>();
  const near = useNear(track, { watching: order !== undefined });
  const [more, setMore] = useState({ before: false, after: false });

  // The server's order is fixed. Shuffled before any card loads, never while someone is watching.
  useEffect(() => {
    const { top = 0, bottom = 0 } = track.current?.getBoundingClientRect() ?? {};
    const inSight = top < window.innerHeight && bottom > 0;
    setOrder(inSight ? items : galleryOrder(items, Math.random));
  }, [items]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Chromium takes a card that peeks in for visible, and leaves a focused slider cut off.
    const reveal = ({ target }: FocusEvent) =>
      target instanceof Element && target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('focusin', reveal);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
      element.removeEventListener('focusin', reveal);
    };
  }, []);

  const move = (direction: -1 | 1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * scrollStep * element.clientWidth, behavior: 'smooth' });
  };

  return (
    <div className="gallery">
      <div className="gallery__track" ref={track}>
        {(order ?? items).map((item) => (
          <Comparison key={item.id} item={item} track={track} watching={near} />
        ))}
      </div>
      <div className="gallery__buttons">
        <button
          type="button"
          className="btn btn--line btn--small"
          hidden={!more.before}
          onClick={() => move(-1)}
        >
          Previous
        </button>
        <button
          type="button"
          className="btn btn--line btn--small"
          hidden={!more.after}
          onClick={() => move(1)}
        >
          Next
        </button>
      </div>
    </div>
  );
}
