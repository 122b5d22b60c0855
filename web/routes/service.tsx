import { linesOf } from '#domain/plain-text.ts';
import { packageRateText } from '#domain/price/estimates.ts';
import { type Package, packageList, serviceLabels } from '#domain/price/packages.ts';
import { offeredPackage } from '#domain/price/prices.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { Waterline } from '../components/waterline.tsx';
import { useAreas, usePriceList } from '../content/content.tsx';
import { Kept } from '../content/kept.tsx';
import { useHead } from '../content/use-head.ts';
import { Estimator } from '../estimator/estimator.tsx';
import { breadcrumbs, serviceOffer } from '../structured-data/structured-data.ts';
import '../styles/cards.css';
import '../styles/services.css';

export function ServicePage({ pkg: { id } }: { readonly pkg: Pick<Package, 'id'> }) {
  const pkg = offeredPackage(id, usePriceList());
  const { title, description } = useHead((content) => {
    const { search, description } = content.packages[id];
    return {
      title: `${pkg.title}: ${search}`,
      description,
    };
  });
  const path = `/services/${pkg.slug}`;
  return (
    <>
      <PageHead
        title={title}
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
          <Kept id="lede">{(content) => <p className="lede">{content.packages[id].lede}</p>}</Kept>
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
          <Kept id="purpose" className="measure prose">
            {(content) => (
              <>
                <p>
                  <b>Choose it when</b> {content.packages[id].chooseWhen}
                </p>
                {linesOf(content.packages[id].purpose).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </>
            )}
          </Kept>
        </div>
      </section>
      <section className="section on-foam" aria-labelledby="included">
        <div className="wrap">
          <h2 id="included">What’s included</h2>
          <Kept id="steps" className="detail__steps">
            {(content) =>
              pkg.services.map((token) => (
                <div key={token}>
                  <h3>{serviceLabels[token]}</h3>
                  <p>{content.steps[token].summary}</p>
                  <ol>
                    {content.steps[token].items.map(({ id, text }) => (
                      <li key={id}>{text}</li>
                    ))}
                  </ol>
                </div>
              ))
            }
          </Kept>
        </div>
      </section>
      <section className="section on-paper" aria-labelledby="not">
        <div className="wrap detail__cols">
          <h2 id="not">What’s not, and how long it takes</h2>
          <Kept id="limits" className="measure prose">
            {(content) => (
              <>
                <ul>
                  {linesOf(content.packages[id].notIncluded).map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <p>{content.packages[id].duration}</p>
                <p>We need water and electricity within reach of your boat.</p>
              </>
            )}
          </Kept>
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
          <Kept id="other-services">
            {(content) => (
              <ul className="others">
                {packageList
                  .filter(({ id }) => id !== pkg.id)
                  .map((other) => (
                    <li key={other.id}>
                      <a href={`/services/${other.slug}`}>
                        <PackageFlag id={other.id} size="1.5rem" /> <b>{content.packages[other.id].title}</b>
                      </a>
                      <span>{content.packages[other.id].blurb}</span>
                    </li>
                  ))}
              </ul>
            )}
          </Kept>
        </div>
      </nav>
    </>
  );
}
