import type { Contact } from '#domain/content/contact.ts';
import type { EditorProps } from './editor-props.ts';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.tsx';

/** The address that visitors write to. */
export function ContactEditor({ item, now, save }: EditorProps<'contact'>) {
  const typed = useTyped({ item, now, save });
  const { email } = typed.draft as Contact; // of this kind, as the item is
  return (
    <div className="pen-fields">
      <TextField
        id="contact-email"
        label="Email"
        hint="On every page, in the terms and in the privacy policy. Answers to emails still go where they went."
        value={email}
        problem={typed.problems.email}
        onType={(next) => typed.change({ email: next })}
      />
    </div>
  );
}
