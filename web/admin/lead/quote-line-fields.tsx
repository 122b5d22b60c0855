import { formatCents, lineAmount } from '#domain/quote-totals.ts';
import { countableLines, type TypedLine } from './quote-lines.ts';

interface QuoteLineFieldsProps {
  readonly line: TypedLine;
  readonly number: number;
  /** Ids of wrong fields, here or on other lines. */
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (line: TypedLine) => void;
  readonly onRemove?: () => void;
}

/** One line of a quote. */
export function QuoteLineFields({ line, number, wrong, onChange, onRemove }: QuoteLineFieldsProps) {
  const [counted] = countableLines([line]);
  const field = (name: 'description' | 'quantity' | 'price', label: string) => {
    const id = `${line.key}-${name}`;
    return (
      <div className={`field quote-line__${name}${wrong.has(id) ? ' field--bad' : ''}`}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name={name}
          autoComplete="off"
          inputMode={name === 'description' ? 'text' : 'decimal'}
          maxLength={name === 'description' ? 200 : 14}
          aria-invalid={wrong.has(id)}
          value={line[name]}
          onChange={(event) => onChange({ ...line, [name]: event.target.value })}
        />
      </div>
    );
  };
  return (
    <fieldset className="quote-line" id={line.key} tabIndex={-1}>
      <legend className="vh">Line {number}</legend>
      {field('description', 'Description')}
      {field('quantity', 'Quantity')}
      {field('price', 'Unit price')}
      <label className="quote-line__tax">
        <input
          type="checkbox"
          checked={line.taxable}
          onChange={(event) => onChange({ ...line, taxable: event.target.checked })}
        />
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
