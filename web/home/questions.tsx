import { filledText } from '#domain/content/filled-text.ts';
import type { Question as Asked } from '#domain/content/questions.ts';
import { counted } from '#domain/plain-text.ts';
import { SectionHead } from '../components/section-head.tsx';
import { useWholeContent } from '../content/content.tsx';
import { Kept } from '../content/kept.tsx';

/** The rest is collapsed. */
const firstQuestions = 6;

type Shown = Pick<Asked, 'question' | 'answer'>;

/** Known while the page is made. */
export function useQuestions(): readonly Shown[] {
  const content = useWholeContent();
  if (!content) return [];
  return content.questions.items.map(({ question, answer }) => ({
    question: filledText(question, content),
    answer: filledText(answer, content),
  }));
}

const Question = ({ question, answer }: Shown) => (
  <details>
    <summary>{question}</summary>
    <p>{answer}</p>
  </details>
);

export function Questions() {
  const questions = useQuestions();
  const others = questions.slice(firstQuestions);
  return (
    <section className="section on-paper" id="faq" aria-labelledby="faq-title">
      <div className="wrap split">
        <SectionHead id="faq-title" title="Common questions" n={6} next={7} />
        <Kept id="questions" className="faq">
          {() => (
            <>
              {questions.slice(0, firstQuestions).map((item) => (
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
          )}
        </Kept>
      </div>
    </section>
  );
}
