import { business } from '#domain/business.ts';
import { packageRateText } from '#domain/price/estimates.ts';
import { Picture } from '../components/picture.tsx';
import { useAreas, usePrices } from '../content/content.tsx';

/** The headline is above the waterline, the buttons below; only the text fades in. */
export function Hero() {
  const ratePerFoot = Math.min(...Object.values(usePrices()));
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero__air">
        <div className="wrap">
          <h1 id="hero">Boat detailing at your slip, dock or driveway.</h1>
        </div>
      </div>
      <div className="hero__picture">
        <Picture
          name="hero-home"
          narrow="hero-home-phone"
          sizes="100vw"
          alt="Drawing of a navy cruiser at rest, its hull mirrored in still water"
          priority
        />
      </div>
      <div className="hero__water on-ink">
        <div className="wrap">
          <p className="lede">{business.tagline}</p>
          <p className="btn-row">
            <a className="btn btn--main" href="/booking">
              Book Online
            </a>
            <a className="btn btn--line" href="#areas">
              Explore Areas
            </a>
          </p>
          <p className="hero__facts num">
            <span>{packageRateText({ ratePerFoot })} plus tax</span>
            <span>{useAreas().length} harbors and lakes</span>
            <span>Answers by email or text</span>
          </p>
        </div>
      </div>
    </section>
  );
}
