import { longestReason, longestReasonTitle, type Reason } from '#domain/content/reasons.ts';
import type { EditorProps } from './editor-props.ts';
import { ListEditor } from './list-editor.tsx';
import { TextField } from './text-field.tsx';

/** Why a boat owner would choose this business. */
export const ReasonsEditor = (props: EditorProps<'reasons'>) => (
  <ListEditor<Reason>
    {...props}
    one="reason"
    about="On the home page, under “How we work”."
    nameOf={({ title }) => title}
    blank={(id) => ({ id, title: '', text: '' })}
    fields={({ item, problemOf, change }) => (
      <>
        <TextField
          id={`${item.id}-title`}
          label="Title"
          most={longestReasonTitle}
          value={item.title}
          problem={problemOf('title')}
          onType={(title) => change({ title })}
        />
        <TextField
          id={`${item.id}-text`}
          label="Text"
          hint="{{rate complete}} stands for a price, {{name complete}} for a service’s name."
          most={longestReason}
          rows={4}
          value={item.text}
          problem={problemOf('text')}
          onType={(text) => change({ text })}
        />
      </>
    )}
  />
);
