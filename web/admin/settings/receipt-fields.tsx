import { FormField } from '../form-field.tsx';
import { LinesField } from './lines-field.tsx';
import { NumberField } from './number-field.tsx';
import type { SettingsFormState } from './settings-form-state.ts';

export function ReceiptFields({ form }: { readonly form: SettingsFormState }) {
  const { errors } = form.formState;
  const line = (name: 'name' | 'email' | 'phone' | 'permit') => ({
    id: `receipt.${name}`,
    problem: errors.receipt?.[name]?.message,
    autoComplete: 'off',
    ...form.register(`receipt.${name}`),
  });
  return (
    <>
      <FormField {...line('name')} label="Business name" />
      <LinesField
        form={form}
        name="receipt.address"
        label="Address on receipts (optional)"
        hint="Printed line by line, as you type it."
      />
      <FormField {...line('email')} label="Email (optional)" inputMode="email" />
      <FormField {...line('phone')} label="Phone (optional)" inputMode="tel" />
      <FormField
        {...line('permit')}
        label="License or seller’s permit (optional)"
        hint="As it’s to be printed, like “Seller’s permit 102-345678”."
      />
      <NumberField
        form={form}
        name="tax_percent"
        hint="For new offers, quotes and receipts. What you’ve already sent keeps its rate."
        unit="%"
      />
    </>
  );
}
