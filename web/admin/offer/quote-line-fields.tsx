import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { Field } from '../field.tsx';
import { countableLines, type QuoteTexts } from '../lead/quote-lines.ts';

type QuoteForm = UseFormReturn<z.input<typeof QuoteTexts>, unknown, z.output<typeof QuoteTexts>>;

interface QuoteLineFieldsProps {
  readonly form: QuoteForm;
  readonly index: number;
  readonly onRemove?: () => void;
}

export function QuoteLineFields({ form, index, onRemove }: QuoteLineFieldsProps) {
  const { control, register, formState } = form;
  const line = useWatch({ control, name: `lines.${index}` });
  const [counted] = countableLines([line]);
  const field = (name: 'description' | 'quantity' | 'unit_price', label: string) => (
    <Field
      id={`${line.key}-${name}`}
      label={label}
      className={`quote-line__${name}`}
      isWrong={formState.errors.lines?.[index]?.[name] !== undefined}
    >
      {(aria) => (
        <input
          {...aria}
          {...register(`lines.${index}.${name}`)}
          autoComplete="off"
          inputMode={name === 'description' ? 'text' : 'decimal'}
        />
      )}
    </Field>
  );
  const number = index + 1;
  return (
    <fieldset className="quote-line" id={line.key} tabIndex={-1}>
      <legend className="vh">Line {number}</legend>
      {field('description', 'Description')}
      {field('quantity', 'Quantity')}
      {field('unit_price', 'Unit price')}
      <label className="quote-line__tax">
        <input type="checkbox" {...register(`lines.${index}.taxable`)} />
        Taxable
      </label>
      <span className="quote-line__amount num">{counted ? formatCents(lineAmount(counted)) : ''}</span>
      {onRemove && (
        <button type="button" className="adm-link quote-line__remove" onClick={onRemove}>
          Remove<span className="vh"> line {number}</span>
        </button>
      )}
    </fieldset>
  );
}
