import { type Faq, faq } from '#content/faq.ts';
import { SectionHead } from '../components/section-head.tsx';

/** The rest is collapsed. */
const firstQuestions = 6;

const Question = ({ question, answer }: Faq) => (
  <details>
    <summary>{question}</summary>
    <p>{answer}</p>
  </details>
);

export function Questions() {
  const others = faq.slice(firstQuestions);
  return (
    <section className="section on-paper" id="faq" aria-labelledby="faq-title">
      <div className="wrap split">
        <SectionHead id="faq-title" title="Common questions" n={6} next={7} />
        <div className="faq">
          {faq.slice(0, firstQuestions).map((item) => (
            <Question key={item.question} {...item} />
          ))}
          <details className="faq__more">
            <summary>{others.length} more questions</summary>
            <div>
              {others.map((item) => (
                <Question key={item.question} {...item} />
              ))}
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}
