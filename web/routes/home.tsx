import { gallery } from '#content/gallery.ts';
import { formatRate, packageRateText } from '#domain/price/estimates.ts';
import { pricedPackage } from '#domain/price/prices.ts';
import { LatestPosts } from '../blog/latest-posts.tsx';
import type { PostSummary } from '../blog/post-summary.ts';
import { DraftMark } from '../components/draft-mark.tsx';
import { EmbeddedJson } from '../components/embedded-json.tsx';
import { FlagHoist } from '../components/flag-hoist.tsx';
import { PackageFlag } from '../components/package-flag.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { useAreas, useLinks, useNames, usePrices } from '../content/content.tsx';
import { Kept } from '../content/kept.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { AreasWeServe } from '../home/areas-we-serve.tsx';
import { Hero } from '../home/hero.tsx';
import { OwnersSay } from '../home/owners-say.tsx';
import { Questions } from '../home/questions.tsx';
import { Reasons } from '../home/reasons.tsx';
import { ServiceCards } from '../home/service-cards.tsx';
import { faqPage, localBusiness } from '../structured-data/structured-data.ts';
import '../styles/cards.css';
import '../styles/home.css';
import '../styles/home-phone.css';

export function HomePage({ posts }: { readonly posts?: readonly PostSummary[] | undefined }) {
  const prices = usePrices();
  const { restorer } = useNames();
  return (
    <>
      <PageHead
        title="Mobile boat detailing in Los Angeles | Boat Detailing LA"
        description={`Mobile boat detailing at your slip, dock or driveway, from Malibu to Newport and on the inland lakes. From ${formatRate(Math.min(...Object.values(prices)))} per foot plus tax. Book online.`}
        path="/"
        jsonLd={[localBusiness(prices, useLinks(), useAreas())]}
      />
      <Hero />
      <AreasWeServe />
      <Waterline at="68%" />
      <section className="section on-paper" aria-labelledby="before-after">
        <div className="wrap">
          <SectionHead id="before-after" title="Before & After" n={2} next={3}>
            <p>
              The sun turns gelcoat chalky, but the color is still under there. Drag the handle or use the
              arrow keys.
            </p>
          </SectionHead>
          <Gallery items={gallery} />
          <p className="palm">
            <PackageFlag id="restorer" size="2rem" />
            <span>
              Rub your hull with a dry hand. Chalk on your palm? You need our {restorer.title},{' '}
              <span className="num">{packageRateText(pricedPackage('restorer', prices)).toLowerCase()}</span>{' '}
              plus tax. <a href="/booking?package=restorer">Book {restorer.shortTitle}</a>
            </span>
          </p>
        </div>
      </section>
      <Waterline at="38%" below="foam" />
      <ServiceCards />
      <Reasons />
      <Waterline at="80%" below="sand" />
      <OwnersSay />
      <LatestPosts known={posts} />
      <Questions />
      {/* Beside the same words: further apart they would be compressed twice. */}
      <Kept id="questions-data">
        {({ questions }) => <EmbeddedJson type="application/ld+json" data={faqPage(questions.items)} />}
      </Kept>
      <Waterline at="24%" below="ink" />
      <section className="on-ink call" aria-labelledby="call">
        <div className="wrap head">
          <DraftMark n={7} />
          <div className="call__row">
            <div>
              <h2 id="call">Tell us about your boat.</h2>
              <p className="measure">
                Length, condition, a few photos. It takes about four minutes, and we’ll reply with a price
                range.
              </p>
              <a className="btn btn--main" href="/booking">
                Book Online
              </a>
            </div>
            <FlagHoist size="2.75rem" />
          </div>
        </div>
      </section>
    </>
  );
}
