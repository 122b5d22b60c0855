import { type LegalSection, longestHeading, longestSection, sectionName } from '#domain/content/legal.ts';
import type { EditorProps } from './editor-props.ts';
import { ListEditor } from './list-editor.tsx';
import { TextField } from './text-field.tsx';

interface LegalEditorProps {
  readonly props: EditorProps<'terms'> | EditorProps<'privacy'>;
  readonly about: string;
}

const LegalEditor = ({ props, about }: LegalEditorProps) => (
  <ListEditor<LegalSection>
    {...props}
    one="section"
    about={about}
    nameOf={sectionName}
    blank={(id) => ({ id, heading: '', text: '' })}
    fields={({ item, isFirst, problemOf, change }) => (
      <>
        <TextField
          id={`${item.id}-heading`}
          label="Heading"
          {...(isFirst && { hint: 'The beginning can do without one.' })}
          most={longestHeading}
          value={item.heading}
          problem={problemOf('heading')}
          onType={(heading) => change({ heading })}
        />
        <TextField
          id={`${item.id}-text`}
          label="Text"
          hint="An empty line makes a paragraph, - at its start a point of a list, **two stars** bold. {{email}} stands for your email, and keeps itself right."
          most={longestSection}
          rows={12}
          value={item.text}
          problem={problemOf('text')}
          onType={(text) => change({ text })}
        />
      </>
    )}
  />
);

export const TermsEditor = (props: EditorProps<'terms'>) => (
  <LegalEditor
    props={props}
    about="People accept these when they book. A change makes a new version, dated the day you publish it. Who booked before keeps the version they accepted."
  />
);

export const PrivacyEditor = (props: EditorProps<'privacy'>) => (
  <LegalEditor
    props={props}
    about="What you do with people’s data. A change gets the date of the day you publish it."
  />
);
