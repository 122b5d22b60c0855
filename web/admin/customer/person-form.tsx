import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { e164OfPhone } from '#domain/booking/phone.ts';
import type { Phone } from '#domain/customer/customer.ts';
import { CustomerSave, type SeenCustomer } from '#domain/customer/seen-customer.ts';
import { Field } from '../field.tsx';
import { FormField } from '../form-field.tsx';
import { EditNotice } from './edit-notice.tsx';
import { SaveRow } from './save-row.tsx';
import { type SaveCustomer, saveOf } from './use-customer.ts';

/** One email or phone a line, the one to use first on top. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const phoneOf = (typed: string): Phone => {
  const e164 = e164OfPhone(typed);
  return { typed, ...(e164 !== undefined && { e164 }) };
};

const { name, emails, phones, note } = CustomerSave.shape;

const PersonTexts = z.object({
  name,
  emails: z.string().transform(linesOf).pipe(emails),
  phones: z
    .string()
    .transform((text) => linesOf(text).map(phoneOf))
    .pipe(phones),
  note: z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(note),
});

const textsOf = ({ name, emails, phones, note = '' }: SeenCustomer): z.input<typeof PersonTexts> => ({
  name,
  emails: emails.join('\n'),
  phones: phones.map(({ typed }) => typed).join('\n'),
  note,
});

const problemOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(problemOf).find(Boolean);
};

interface PersonFormProps {
  readonly customer: SeenCustomer;
  readonly save: SaveCustomer;
  readonly onClose: () => void;
}

export function PersonForm({ customer, save, onClose }: PersonFormProps) {
  const [seen, setSeen] = useState(customer);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useForm({ resolver: zodResolver(PersonTexts), defaultValues: textsOf(customer) });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ note: noted, ...person }) => {
    const outcome = await save(isOvertaken ? customer : seen, {
      part: (whole) => [whole.name, whole.emails, whole.phones, whole.note],
      apply: (whole) => {
        const { note: _, ...rest } = saveOf(whole);
        return { ...rest, ...person, ...(noted !== undefined && { note: noted }) };
      },
    });
    if (outcome === 'saved') onClose();
    setOvertaken(outcome === 'conflict');
  });
  const takeTheirs = () => {
    setSeen(customer);
    setOvertaken(false);
    form.reset(textsOf(customer));
  };
  return (
    <form
      className="person-form"
      noValidate
      aria-label="Contact and note"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) submit(event);
      }}
    >
      {isOvertaken && <EditNotice onTake={takeTheirs} />}
      <FormField
        id="name"
        label="Name"
        autoComplete="off"
        autoFocus
        problem={errors.name?.message}
        {...register('name')}
      />
      <Field
        id="emails"
        label="Emails"
        hint="One per line, the one to email first on top."
        problem={problemOf(errors.emails)}
      >
        {(control) => (
          <textarea {...control} {...register('emails')} rows={2} inputMode="email" spellCheck={false} />
        )}
      </Field>
      <Field
        id="phones"
        label="Phones"
        hint="One per line, the one to text first on top."
        problem={problemOf(errors.phones)}
      >
        {(control) => <textarea {...control} {...register('phones')} rows={2} inputMode="tel" />}
      </Field>
      <Field id="note" label="Private note" hint="Only you see it." problem={errors.note?.message}>
        {(control) => <textarea {...control} {...register('note')} rows={3} />}
      </Field>
      <SaveRow label="Save contact" isSaving={isSubmitting} onClose={onClose} />
    </form>
  );
}
