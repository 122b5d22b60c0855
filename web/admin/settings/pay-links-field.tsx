import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { maxPayLinks } from '#domain/record/pay-links.ts';
import { PayLinkRow } from './pay-link-row.tsx';
import type { SettingsFormState } from './settings-form-state.ts';

/** The ways to pay, in the order in which customers see them. */
export function PayLinksField({ form }: { readonly form: SettingsFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'pay_links' });
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.length === 0 && <p className="off__none">No way to pay is named yet.</p>}
      {fields.map(({ id }, at) => (
        <PayLinkRow
          key={id}
          form={form}
          at={at}
          remove={() => {
            remove(at);
            requestAnimationFrame(() => adding.current?.focus());
          }}
        />
      ))}
      {fields.length < maxPayLinks && (
        <button
          ref={adding}
          type="button"
          className="btn btn--line btn--small"
          onClick={() => append({ name: '', url: '' }, { focusName: `pay_links.${fields.length}` })}
        >
          Add a way to pay
        </button>
      )}
    </>
  );
}
