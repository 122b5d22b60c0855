import type { AreaText } from '#content/area-texts.ts';
import { notesOf } from '#domain/content/shown-areas.ts';
import { type Area, areaHref, waterNames, waxInterval } from '#domain/place/areas.ts';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { Waterline } from '../components/waterline.tsx';
import { useAreas, useLinks, usePrices } from '../content/content.tsx';
import { Kept } from '../content/kept.tsx';
import { useHead } from '../content/use-head.ts';
import type { WholeContent } from '../content/whole-content.ts';
import { Estimator } from '../estimator/estimator.tsx';
import { pictureInfo } from '../pictures/picture-info.ts';
import { breadcrumbs, localBusiness } from '../structured-data/structured-data.ts';
import '../styles/cards.css';
import '../styles/area.css';

function textOf({ slug }: Area, { areaTexts }: WholeContent): AreaText {
  const text = areaTexts[slug];
  if (!text) throw new Error(`content/areas has no texts for ${slug}`);
  return text;
}

function AreaNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h3 id="know" className="place__know">
        Good to know
      </h3>
      <ul className="place__notes" aria-labelledby="know">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function Place({ area, content }: { readonly area: Area; readonly content: WholeContent }) {
  const text = textOf(area, content);
  return (
    <>
      <div className="place__hero">
        <Picture name={`area-${area.slug}`} sizes="100vw" alt={text.heroAlt} priority />
        <Waterline at="26%" below="paper" over />
      </div>
      <div className="wrap top place__top">
        <div className="place__name">
          <p className="place__kind">
            <b>{waterNames[area.water]}</b> Wax {waxInterval[area.water]}
          </p>
          <h1>{text.title}</h1>
        </div>
        <p className="lede">{text.lede}</p>
        <p className="btn-row">
          <a className="btn btn--main" href={`/booking?area=${area.slug}`}>
            Book Online
          </a>
          <a className="btn btn--line" href="#estimate">
            What it costs
          </a>
        </p>
      </div>
      <section className="section section--close on-paper" aria-labelledby="reach">
        <div className="wrap place__cols">
          <h2 id="reach">Getting to your boat</h2>
          <div className="measure prose">
            {text.reach.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h2 id="water">What {area.water} water does to a boat</h2>
          <p className="measure">{text.water}</p>
        </div>
      </section>
      <section className="section on-foam" aria-labelledby="seen">
        <div className="wrap">
          <h2 id="seen">Around {area.name}</h2>
          <div className="place__pictures">
            {text.pictureAlts.map((alt, index) => (
              <Picture
                key={alt}
                name={`area-${area.slug}-${index + 1}`}
                sizes="(min-width: 48rem) 24rem, 90vw"
                alt={alt}
              />
            ))}
          </div>
          {text.pictureAlts.some((_, index) => pictureInfo(`area-${area.slug}-${index + 1}`).drawn) && (
            <p className="small place__caption">Illustrations, not photos of our work.</p>
          )}
          <AreaNotes notes={notesOf(content.areas, area.slug)} />
        </div>
      </section>
    </>
  );
}

function Nearby({ areas }: { readonly areas: readonly Area[] }) {
  if (areas.length === 0) return null;
  return (
    <>
      <Waterline at="62%" below="sand" />
      <nav className="section section--close on-sand" aria-labelledby="nearby">
        <div className="wrap">
          <h2 id="nearby">Nearby</h2>
          <div className="place__near">
            {areas.map((near) => (
              <a key={near.slug} className="area" href={areaHref(near)}>
                <Picture name={`area-${near.slug}-card`} sizes="(min-width: 48rem) 18rem, 45vw" alt="" />
                <b>{near.name}</b>
                <span>{near.line}</span>
              </a>
            ))}
          </div>
        </div>
      </nav>
    </>
  );
}

/** /locations/{slug}. Some areas also answer at /services/{slug}. */
export function AreaPage({ area }: { readonly area: Area }) {
  const path = areaHref(area);
  const shown = useAreas();
  const { title, description } = useHead((content) => textOf(area, content));
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={path}
        image="og-area"
        jsonLd={[
          breadcrumbs([[area.name, path]]),
          {
            ...localBusiness(usePrices(), useLinks(), [area]),
            areaServed: { '@type': 'Place', name: area.name },
          },
        ]}
      />
      <Kept id="place">{(content) => <Place area={area} content={content} />}</Kept>
      <section className="section on-paper" id="estimate" aria-labelledby="estimate-title">
        <div className="wrap">
          <h2 id="estimate-title">Services and estimates for {area.name}</h2>
          <Estimator area={area.slug} />
        </div>
      </section>
      <Kept id="places-nearby">
        {(content) => (
          <Nearby
            areas={textOf(area, content)
              .nearby.map((slug) => shown.find((near) => near.slug === slug))
              .filter((near) => near !== undefined)}
          />
        )}
      </Kept>
    </>
  );
}
