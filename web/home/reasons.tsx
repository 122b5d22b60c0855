import { withPrices } from '#domain/price/price-tokens.ts';
import { SectionHead } from '../components/section-head.tsx';
import { Kept } from '../content/kept.tsx';

export const Reasons = () => (
  <section className="section on-paper" aria-labelledby="reasons">
    <div className="wrap">
      <SectionHead id="reasons" title="How we work" n={4} next={5} />
      <Kept id="our-reasons" className="reasons indent">
        {({ reasons, prices }) =>
          reasons.items.map(({ id, title, text }) => (
            <div key={id}>
              <h3>{withPrices(title, prices)}</h3>
              <p>{withPrices(text, prices)}</p>
            </div>
          ))
        }
      </Kept>
    </div>
  </section>
);
