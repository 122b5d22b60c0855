import { type FormEvent, useState } from 'react';
import type { QuoteLine } from '#domain/offer/quote.ts';
import { FormField } from '../form-field.tsx';
import { emptyLine, QuoteTexts, type TypedLine, typedLine } from '../lead/quote-lines.ts';

interface LineFormProps {
  /** Absent for a new one. */
  readonly line?: QuoteLine | undefined;
  /** As it was left. */
  readonly typed: TypedLine | undefined;
  readonly onType: (typed: TypedLine) => void;
  readonly onSave: (line: QuoteLine) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

export function LineForm({ line, onType, onSave, onRemove, onClose, ...kept }: LineFormProps) {
  const typed = kept.typed ?? (line ? typedLine('line', line) : emptyLine('line'));
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const [saved] = QuoteTexts.safeParse({ lines: [typed] }).data?.lines ?? [];
    if (saved) onSave(saved);
    else setWrong(true);
  };
  const field = (name: 'description' | 'quantity' | 'unit_price', label: string) => (
    <FormField
      id={`line-${name}`}
      label={label}
      autoComplete="off"
      autoFocus={name === 'description' && !line}
      inputMode={name === 'description' ? 'text' : 'decimal'}
      value={typed[name]}
      onChange={({ target }) => onType({ ...typed, [name]: target.value })}
    />
  );
  return (
    <form className="fin-form" noValidate aria-label={line?.description ?? 'New line'} onSubmit={save}>
      {field('description', 'What was done')}
      {field('quantity', 'Quantity')}
      {field('unit_price', 'Price of one, in dollars')}
      <label className="fin-form__tax">
        <input
          type="checkbox"
          checked={typed.taxable}
          onChange={({ target }) => onType({ ...typed, taxable: target.checked })}
        />
        Taxable
      </label>
      {isWrong && (
        <p className="err" role="alert">
          Fill in what was done, how many, and a price above $0, in dollars and cents.
        </p>
      )}
      <div className="quick">
        <button type="submit" className="btn btn--line">
          {line ? 'Save this line' : 'Add it'}
        </button>
        {onRemove && (
          <button type="button" className="btn btn--line" onClick={onRemove}>
            Remove this line
          </button>
        )}
        <button type="button" className="btn btn--line" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}
