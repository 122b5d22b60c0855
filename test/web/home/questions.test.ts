import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuestionContent } from '#domain/content/questions.ts';
import { WithContent } from '#web/content/content.tsx';
import type { PageContent } from '#web/content/page-content.ts';
import type { WholeContent } from '#web/content/whole-content.ts';
import { Questions } from '#web/home/questions.tsx';

test('an answer keeps the paragraphs that the owner typed; a question is one line', () => {
  const questions = QuestionContent.parse({
    items: [{ id: 'one', question: 'How\nlong?', answer: 'A day.\r\n\r\nTwo for a big boat.' }],
  });
  const page = {
    content: {} as PageContent, // it asks for nothing of it
    whole: { questions } as WholeContent, // and for nothing else
    children: createElement(Questions),
  };
  const html = renderToStaticMarkup(createElement(WithContent, page));
  expect(html).toContain('<summary>How long?</summary><p>A day.</p><p>Two for a big boat.</p>');
});
