import type { Question as Asked } from '#domain/content/questions.ts';
import { counted, linesOf } from '#domain/plain-text.ts';
import { SectionHead } from '../components/section-head.tsx';
import { Kept } from '../content/kept.tsx';

/** The rest is collapsed. */
const firstQuestions = 6;

type Shown = Pick<Asked, 'question' | 'answer'>;

const Question = ({ question, answer }: Shown) => (
  <details>
    <summary>{question}</summary>
    {linesOf(answer).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </details>
);

function AllQuestions({ all }: { readonly all: readonly Shown[] }) {
  const others = all.slice(firstQuestions);
  return (
    <>
      {all.slice(0, firstQuestions).map((item) => (
        <Question key={item.question} {...item} />
      ))}
      {others.length > 0 && (
        <details className="faq__more">
          <summary>{counted(others.length, 'more question')}</summary>
          <div>
            {others.map((item) => (
              <Question key={item.question} {...item} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

export const Questions = () => (
  <section className="section on-paper" id="faq" aria-labelledby="faq-title">
    <div className="wrap split">
      <SectionHead id="faq-title" title="Common questions" n={6} next={7} />
      <Kept id="questions" className="faq">
        {(content) => <AllQuestions all={content.questions.items} />}
      </Kept>
    </div>
  </section>
);
