import { type RefObject, useRef, useState } from 'react';
import type { GalleryItem } from '#content/gallery.ts';
import { Picture, plainPicture } from '../components/picture.tsx';
import { pictureInfo } from '../pictures/picture-info.ts';
import { Slider } from './slider.tsx';
import { useNear } from './use-near.ts';

const sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 48vw, 85vw';

interface ComparisonProps {
  readonly item: GalleryItem;
  /** The carousel that scrolls the card. */
  readonly track: RefObject<Element | null>;
  /** True once the carousel itself is near the viewport. */
  readonly watching: boolean;
}

/** Before and after in one frame with a slider; both pictures load when the card comes near. */
export function Comparison({ item, track, watching }: ComparisonProps) {
  const card = useRef<HTMLElement>(null);
  const near = useNear(card, { watching, scroller: track });
  const [loaded, setLoaded] = useState(0);
  const ready = loaded >= 2;
  const countLoaded = () => setLoaded((before) => before + 1);
  const drawn = pictureInfo(item.before).drawn || pictureInfo(item.after).drawn;
  return (
    <figure className="pair-card" ref={card} aria-busy={near && !ready}>
      <div className="ba" data-ready={ready}>
        {near ? (
          <>
            <Picture name={item.before} sizes={sizes} alt={item.beforeAlt} onLoad={countLoaded} />
            <div className="ba__after">
              <Picture name={item.after} sizes={sizes} alt={item.afterAlt} onLoad={countLoaded} />
            </div>
          </>
        ) : (
          <noscript>
            <img src={plainPicture(item.before)} alt={item.beforeAlt} loading="lazy" />
            <div className="ba__after">
              <img src={plainPicture(item.after)} alt={item.afterAlt} loading="lazy" />
            </div>
          </noscript>
        )}
        <Slider label={`Show more of before or after: ${item.caption}`} />
      </div>
      <figcaption>
        <span>{item.caption}</span>
        {drawn && <span className="tag">Illustration</span>}
      </figcaption>
    </figure>
  );
}
