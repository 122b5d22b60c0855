import { type Area, areaCardHref, areas, waterNames, waxInterval } from '#domain/place/areas.ts';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section-head.tsx';

const menuAreas = areas.filter(({ inMenu }) => inMenu);
const others = areas.filter(({ inMenu }) => !inMenu);

function AreaCard({ area }: { readonly area: Area }) {
  const isSalt = area.water === 'salt';
  return (
    <a className={isSalt ? 'area area--salt' : 'area'} href={areaCardHref(area)}>
      <Picture
        name={`area-${area.slug}-card`}
        sizes={isSalt ? '(min-width: 48rem) 24rem, 45vw' : '(min-width: 48rem) 18rem, 45vw'}
        alt=""
      />
      <b>{area.name}</b>
      <span>{area.line}</span>
    </a>
  );
}

export function AreasWeServe() {
  return (
    <section className="section on-paper" id="areas" aria-labelledby="areas-title">
      <div className="wrap">
        <SectionHead id="areas-title" title="Areas We Serve" n={1} next={2}>
          <p>Salt water shows on a boat in weeks, lake water in months. We plan for both.</p>
        </SectionHead>
        <div className="areas">
          {(['salt', 'fresh'] as const).map((water) => [
            <p key={water} className="areas__kind">
              <b>{waterNames[water]}</b>
              <span>Wax {waxInterval[water]}</span>
            </p>,
            ...menuAreas
              .filter((area) => area.water === water)
              .map((area) => <AreaCard key={area.slug} area={area} />),
          ])}
          <div className="areas__more">
            <p>Six more harbors down the coast:</p>
            <ul>
              {others.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={`/locations/${slug}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
