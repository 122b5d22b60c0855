import { linesOf } from '#domain/plain-text.ts';
import { defaultPackageId } from '#domain/price/packages.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { ServiceChips } from '../components/service-chips.tsx';
import { type PackageCard, useCards } from '../content/content.tsx';
import { Kept } from '../content/kept.tsx';
import { ServicePrice } from '../estimator/service-price.tsx';

function ServiceCard({ pkg }: { readonly pkg: PackageCard }) {
  const leads = pkg.id === defaultPackageId;
  return (
    <article className={leads ? 'card card--lead' : 'card'}>
      <div className="card__pic">
        <Picture
          name={`package-${pkg.id}`}
          sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 45vw, 12rem"
          alt=""
        />
      </div>
      <div className="card__body">
        <div className="card__title">
          <PackageFlag id={pkg.id} size="2rem" />
          <h3>{pkg.title}</h3>
          {pkg.badge && <span className="card__badge">{pkg.badge}</span>}
        </div>
        <Kept id={`${pkg.id}-words`} className="card__words">
          {({ packages }) => (
            <>
              <p className="card__blurb">{packages[pkg.id].blurb}</p>
              <ServiceChips pkg={pkg} />
              <ul className="ticks">
                {linesOf(packages[pkg.id].bullets).map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            </>
          )}
        </Kept>
        <ServicePrice pkg={pkg} />
        <div className="card__links">
          <a className={leads ? 'btn btn--main' : 'tap'} href={`/booking?package=${pkg.id}`}>
            Book {pkg.shortTitle}
          </a>
          <a className="tap" href={`/services#${pkg.id}`}>
            Learn More<span className="vh"> about {pkg.title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}

export function ServiceCards() {
  return (
    <section className="section on-foam" id="services" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" title="Five services, priced by the foot" n={3} next={4}>
          <p>
            Rates are per foot of boat length, plus tax. Each service has its own flag, and you’ll see yours
            again on your status page.
          </p>
        </SectionHead>
        <div className="cards">
          {useCards().map((pkg) => (
            <ServiceCard key={pkg.id} pkg={pkg} />
          ))}
        </div>
        <p className="cards__all">
          <a className="tap" href="/services">
            View All Services
          </a>
        </p>
      </div>
    </section>
  );
}
