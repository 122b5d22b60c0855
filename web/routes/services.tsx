import { DraftMark } from '../components/draft-mark.tsx';
import { FlagHoist } from '../components/flag-hoist.tsx';
import { PackageFlag } from '../components/package-flag.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { ServiceChips } from '../components/service-chips.tsx';
import { Waterline } from '../components/waterline.tsx';
import { type PackageCard, useAreas, useCards, useWholeContent } from '../content/content.tsx';
import { Kept } from '../content/kept.tsx';
import { CompareTable } from '../estimator/compare-table.tsx';
import { Estimator } from '../estimator/estimator.tsx';
import { ServicePrice } from '../estimator/service-price.tsx';
import { breadcrumbs, serviceOffer } from '../structured-data/structured-data.ts';
import '../styles/cards.css';
import '../styles/compare.css';
import '../styles/services.css';

const description =
  'Five boat detailing services, priced by the foot: complete, exterior, interior, oxidation removal and wash. What’s included and what each one costs.';

/** The id is the anchor that cards link to. */
function ServiceRow({ pkg, number }: { readonly pkg: PackageCard; readonly number: number }) {
  return (
    <section className="service" id={pkg.id} aria-labelledby={`${pkg.id}-title`}>
      <DraftMark n={number} />
      <div className="service__pic">
        <Picture
          name={`package-${pkg.id}`}
          sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 17rem, 80vw"
          alt=""
        />
      </div>
      <div className="service__body">
        <h2 id={`${pkg.id}-title`}>
          <PackageFlag id={pkg.id} size="2rem" /> {pkg.title}{' '}
          {pkg.badge && <span className="card__badge">{pkg.badge}</span>}
        </h2>
        <Kept id={`${pkg.id}-words`} className="service__words">
          {(content) => (
            <>
              <p>{content.packages[pkg.id].lede}</p>
              <p>
                <b>Choose it when</b> {content.packages[pkg.id].chooseWhen}
              </p>
            </>
          )}
        </Kept>
        <ServiceChips pkg={pkg} />
        <ServicePrice pkg={pkg} />
        <p className="btn-row">
          <a className="btn btn--main" href={`/booking?package=${pkg.id}`}>
            Book {pkg.shortTitle}
          </a>
          <a className="btn btn--line" href={`/services/${pkg.slug}`}>
            More about {pkg.title}
          </a>
        </p>
      </div>
    </section>
  );
}

export function ServicesPage() {
  const [packages, whole, areas] = [useCards(), useWholeContent(), useAreas()];
  return (
    <>
      <PageHead
        title="Boat detailing services and prices"
        description={description}
        path="/services"
        image="og-services"
        jsonLd={[
          breadcrumbs([['Services', '/services']]),
          ...packages.map((pkg) => serviceOffer(pkg, whole ? whole.packages[pkg.id].description : '', areas)),
        ]}
      />
      <div className="wrap top top--hoist">
        <div>
          <h1>Five services, priced by the foot</h1>
          <p>Wash, detail or restore. Here’s what each one includes and what it costs, plus tax.</p>
        </div>
        <FlagHoist size="3rem" />
      </div>
      <Waterline at="68%" below="foam" />
      <section className="section section--close on-foam" aria-labelledby="compare">
        <div className="wrap">
          <h2 id="compare">Compare services</h2>
          <CompareTable nameOf={({ id, title }) => <a href={`#${id}`}>{title}</a>} />
        </div>
      </section>
      <div className="section on-paper">
        <div className="wrap services">
          {packages.map((pkg, index) => (
            <ServiceRow key={pkg.id} pkg={pkg} number={index + 1} />
          ))}
        </div>
      </div>
      <Waterline at="30%" below="sand" />
      <section className="section section--close on-sand" aria-labelledby="estimate">
        <div className="wrap">
          <h2 id="estimate">What it costs for your boat</h2>
          <Estimator />
        </div>
      </section>
    </>
  );
}
