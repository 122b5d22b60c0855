import { SectionHead } from '../components/section-head.tsx';
import { Kept } from '../content/kept.tsx';

export const Reasons = () => (
  <section className="section on-paper" aria-labelledby="reasons">
    <div className="wrap">
      <SectionHead id="reasons" title="How we work" n={4} next={5} />
      <Kept id="our-reasons" className="reasons indent">
        {(content) =>
          content.reasons.items.map(({ id, title, text }) => (
            <div key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))
        }
      </Kept>
    </div>
  </section>
);
