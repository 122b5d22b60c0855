import { longestLabel, type ProfileLink } from '#domain/content/links.ts';
import type { EditorProps } from './editor-props.ts';
import { ListEditor } from './list-editor.tsx';
import { TextField } from './text-field.tsx';

export const LinksEditor = (props: EditorProps<'links'>) => (
  <ListEditor<ProfileLink>
    {...props}
    one="link"
    about="At the bottom of every page, and for search engines. The page where people review you is in Settings."
    nameOf={({ label }) => label}
    blank={(id) => ({ id, label: '', href: '' })}
    fields={({ item, problemOf, change }) => (
      <>
        <TextField
          id={`${item.id}-label`}
          label="Name"
          most={longestLabel}
          value={item.label}
          problem={problemOf('label')}
          onType={(label) => change({ label })}
        />
        <TextField
          id={`${item.id}-href`}
          label="Address"
          hint="Copy it from your profile. It starts with https://"
          value={item.href}
          problem={problemOf('href')}
          onType={(href) => change({ href })}
        />
      </>
    )}
  />
);
