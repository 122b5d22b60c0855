import { type FormEvent, useState } from 'react';
import { FormField } from '../form-field.tsx';
import { centsOf } from '../lead/quote-lines.ts';

interface DiscountFormProps {
  /** In cents. */
  readonly discount: number;
  readonly subtotal: number;
  readonly onSave: (discount: number) => void;
  readonly onClose: () => void;
}

export function DiscountForm({ discount, subtotal, onSave, onClose }: DiscountFormProps) {
  const [typed, setTyped] = useState(discount > 0 ? (discount / 100).toFixed(2) : '');
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const cents = typed.trim() === '' ? 0 : centsOf(typed);
    if (Number.isNaN(cents)) setProblem('Enter dollars and cents.');
    else if (cents > subtotal) setProblem('The discount can’t be more than the subtotal.');
    else onSave(cents);
  };
  return (
    <form className="fin-form" noValidate aria-label="Discount" onSubmit={save}>
      <FormField
        id="finish-discount"
        label="Discount in dollars, before tax"
        hint="Leave it empty for none."
        autoComplete="off"
        autoFocus
        inputMode="decimal"
        problem={problem}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
      <div className="quick">
        <button type="submit" className="btn btn--line">
          Save the discount
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}
