import { longestAnswer, longestQuestion, type Question } from '#domain/content/questions.ts';
import type { EditorProps } from './editor-props.ts';
import { ListEditor } from './list-editor.tsx';
import { TextField } from './text-field.tsx';

export const QuestionsEditor = (props: EditorProps<'questions'>) => (
  <ListEditor<Question>
    {...props}
    one="question"
    about="On the home page, where search engines read them too. The first six are listed, the rest fold away."
    nameOf={({ question }) => question}
    blank={(id) => ({ id, question: '', answer: '' })}
    fields={({ item, problemOf, change }) => (
      <>
        <TextField
          id={`${item.id}-question`}
          label="Question"
          most={longestQuestion}
          value={item.question}
          problem={problemOf('question')}
          onType={(question) => change({ question })}
        />
        <TextField
          id={`${item.id}-answer`}
          label="Answer"
          hint="Type {{rate complete}} where a price goes, {{name complete}} for a service’s name, {{email}} or {{answer time}}: the site fills them in and keeps them current."
          most={longestAnswer}
          rows={6}
          value={item.answer}
          problem={problemOf('answer')}
          onType={(answer) => change({ answer })}
        />
      </>
    )}
  />
);
