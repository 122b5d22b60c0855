import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { PayLink, payWay } from '#domain/record/pay-links.ts';
import { FormField } from '../form-field.tsx';
import type { SettingsFormState } from './settings-form-state.ts';

interface PayLinkRowProps {
  readonly form: SettingsFormState;
  readonly at: number;
  readonly remove: () => void;
}

const example = { total: 104_950, number: '2027-0031' };

/** What is typed leads to a page when it looks like an address; otherwise it is words. */
const asTyped = (name: string, typed: string): PayLink =>
  typed === '' || /^\s*(?:[a-z][a-z0-9+.-]*:|www\.|[^\s/]+\.[a-z]{2,}\/)/i.test(typed)
    ? { name, url: typed }
    : { name, text: typed };

function Shown({ link }: { readonly link: PayLink }) {
  const { data } = PayLink.safeParse(link);
  if (!data) return null;
  const { name, url, text } = payWay(data, example);
  return (
    <p className="pay-link__shown">
      For $1,049.50: <b>{url ?? `${name}: ${text}`}</b>
    </p>
  );
}

/** One way to pay: its name, where it leads, and what a customer would get. */
export function PayLinkRow({ form, at, remove }: PayLinkRowProps) {
  const { field } = useController({ control: form.control, name: `pay_links.${at}` });
  const errors = form.formState.errors.pay_links?.[at];
  const { name, url, text } = field.value;
  const typed = url ?? text ?? '';
  const nameInput = useRef<HTMLInputElement>(null);
  const addressInput = useRef<HTMLInputElement>(null);
  const { ref } = field;
  useEffect(
    () => ref({ focus: () => (name.trim() === '' ? nameInput : addressInput).current?.focus() }),
    [ref, name],
  );
  return (
    <fieldset className="pay-link">
      <legend className="vh">Way to pay {at + 1}</legend>
      <FormField
        id={`pay_links.${at}.name`}
        label="Name"
        problem={errors?.name?.message}
        ref={nameInput}
        autoComplete="off"
        value={name}
        onChange={({ target }) => field.onChange({ ...field.value, name: target.value })}
      />
      <FormField
        id={`pay_links.${at}.url`}
        label="Address, or words"
        hint="Type {amount} where the total goes, and {number} where the receipt’s number goes. “{amount} to Joe at 310-555-0100” becomes “$1,049.50 to Joe at 310-555-0100”. It works in an address, too: https://paypal.me/joe/{amount}."
        problem={errors?.url?.message ?? errors?.text?.message}
        ref={addressInput}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => field.onChange(asTyped(name, target.value))}
      />
      <Shown link={field.value} />
      <button type="button" className="adm-link" onClick={remove}>
        Remove<span className="vh"> {name || 'this way to pay'}</span>
      </button>
    </fieldset>
  );
}
