import { type Area, areaCardHref, areaHref, waterNames, waxInterval } from '#domain/place/areas.ts';
import { areasInMenu } from '#domain/site/area-pages.ts';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { useAreas } from '../content/content.tsx';

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
  const areas = useAreas();
  const [first, others] = [areas.slice(0, areasInMenu), areas.slice(areasInMenu)];
  return (
    <section className="section on-paper" id="areas" aria-labelledby="areas-title">
      <div className="wrap">
        <SectionHead id="areas-title" title="Areas We Serve" n={1} next={2}>
          <p>Salt water shows on a boat in weeks, lake water in months. We plan for both.</p>
        </SectionHead>
        <div className="areas">
          {(['salt', 'fresh'] as const)
            .map((water) => ({ water, cards: first.filter((area) => area.water === water) }))
            .filter(({ cards }) => cards.length > 0)
            .map(({ water, cards }) => [
              <p key={water} className="areas__kind">
                <b>{waterNames[water]}</b>
                <span>Wax {waxInterval[water]}</span>
              </p>,
              ...cards.map((area) => <AreaCard key={area.slug} area={area} />),
            ])}
          {others.length > 0 && (
            <div className="areas__more">
              <p>We also come to:</p>
              <ul>
                {others.map((area) => (
                  <li key={area.slug}>
                    <a href={areaHref(area)}>{area.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
