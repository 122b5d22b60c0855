import { serviceSteps, serviceTexts } from '#content/services.ts';
import { packageRateText } from '#domain/price/estimates.ts';
import { type Package, packageList, serviceLabels } from '#domain/price/packages.ts';
import { withPrices } from '#domain/price/price-tokens.ts';
import { pricedPackage } from '#domain/price/prices.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { Waterline } from '../components/waterline.tsx';
import { useAreas, usePrices } from '../content/content.tsx';
import { Estimator } from '../estimator/estimator.tsx';
import { breadcrumbs, serviceOffer } from '../structured-data/structured-data.ts';
import '../styles/cards.css';
import '../styles/services.css';

/** /services/{slug} of a package. */
export function ServicePage({ pkg: { id } }: { readonly pkg: Pick<Package, 'id'> }) {
  const prices = usePrices();
  const pkg = pricedPackage(id, prices);
  const text = serviceTexts[id];
  const description = withPrices(text.description, prices);
  const path = `/services/${pkg.slug}`;
  return (
    <>
      <PageHead
        title={`${pkg.title}: ${text.search}`}
        description={description}
        path={path}
        image="og-service"
        jsonLd={[
          breadcrumbs([
            ['Services', '/services'],
            [pkg.title, path],
          ]),
          serviceOffer(pkg, description, useAreas()),
        ]}
      />
      <div className="wrap top detail__top">
        <div>
          <p className="detail__kind num">
            <PackageFlag id={pkg.id} size="2rem" /> {packageRateText(pkg)} plus tax
          </p>
          <h1>{pkg.title}</h1>
          <p className="lede">{text.lede}</p>
          <p className="btn-row detail__call">
            <a className="btn btn--main" href={`/booking?package=${pkg.id}`}>
              Book {pkg.shortTitle}
            </a>
            <a className="btn btn--line" href="#estimate">
              What it costs
            </a>
          </p>
        </div>
        <Picture name={`package-${pkg.id}`} sizes="(min-width: 64rem) 34rem, 90vw" alt="" priority />
      </div>
      <Waterline at="72%" />
      <section className="section section--close on-paper" aria-labelledby="for">
        <div className="wrap detail__cols">
          <h2 id="for">What it’s for</h2>
          <div className="measure prose">
            <p>
              <b>Choose it when</b> {text.chooseWhen}
            </p>
            {text.purpose.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="section on-foam" aria-labelledby="included">
        <div className="wrap">
          <h2 id="included">What’s included</h2>
          <div className="detail__steps">
            {pkg.services.map((token) => (
              <div key={token}>
                <h3>{serviceLabels[token]}</h3>
                <p>{serviceSteps[token].summary}</p>
                <ol>
                  {serviceSteps[token].steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="section on-paper" aria-labelledby="not">
        <div className="wrap detail__cols">
          <h2 id="not">What’s not, and how long it takes</h2>
          <div className="measure prose">
            <ul>
              {text.notIncluded.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{text.duration}</p>
            <p>We need water and electricity within reach of your boat.</p>
          </div>
        </div>
      </section>
      <Waterline at="36%" below="sand" />
      <section className="section section--close on-sand" id="estimate" aria-labelledby="estimate-title">
        <div className="wrap">
          <h2 id="estimate-title">What it costs for your boat</h2>
          <Estimator selected={pkg.id} />
        </div>
      </section>
      <nav className="section on-paper" aria-labelledby="others">
        <div className="wrap">
          <h2 id="others">Other services</h2>
          <ul className="others">
            {packageList
              .filter(({ id }) => id !== pkg.id)
              .map((other) => (
                <li key={other.id}>
                  <a href={`/services/${other.slug}`}>
                    <PackageFlag id={other.id} size="1.5rem" /> <b>{other.title}</b>
                  </a>
                  <span>{other.blurb}</span>
                </li>
              ))}
          </ul>
        </div>
      </nav>
    </>
  );
}
