import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { packages } from '#domain/packages.ts';
import type { Quote } from '#domain/quote.ts';
import { packageLine } from '#domain/quote-making.ts';
import { formatCents, quoteTotals, taxRate } from '#domain/quote-totals.ts';
import { randomId } from '../../api/random-id.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';
import { countableLines, emptyLine, readLines, type TypedLine, typedLine } from './quote-lines.ts';
import type { QuoteLines } from './use-quote.ts';

interface QuoteBuilderProps {
  readonly lead: Lead;
  /** The quote to revise, if there is one. */
  readonly before: Quote | undefined;
  /** The lines as typed so far, if they were. */
  readonly typed: readonly TypedLine[] | undefined;
  readonly onType: (lines: readonly TypedLine[]) => void;
  readonly onSave: (lines: QuoteLines) => Promise<void>;
  readonly onCancel?: () => void;
}

const linesOf = (before: Quote | undefined): readonly TypedLine[] =>
  before ? before.line_items.map((line) => typedLine(randomId(), line)) : [emptyLine(randomId())];

/** Lines, their running totals, and the rules of SPEC section 5. */
export function QuoteBuilder({ lead, before, typed, onType, onSave, onCancel }: QuoteBuilderProps) {
  const [untouched] = useState(() => linesOf(before));
  const lines = typed ?? untouched;
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);

  const edit = (next: readonly TypedLine[]) => {
    onType(next);
    setProblem(undefined);
    setWrong(new Set());
  };
  const remove = (line: TypedLine) => {
    const [index, rest] = [lines.indexOf(line), lines.filter((other) => other !== line)];
    // The button goes with its line: the one that takes the place has the focus, or the last.
    const heir = rest[index] ?? rest.at(-1);
    if (heir) document.getElementById(heir.key)?.focus();
    edit(rest);
  };
  const save = async () => {
    if (busy) return;
    const read = readLines(lines);
    if ('problem' in read) {
      setProblem(read.problem);
      setWrong(read.wrong);
      const [first] = read.wrong;
      if (first) document.getElementById(first)?.focus();
      return;
    }
    // Kept even if unchanged: it may turn out that somebody else has saved meanwhile.
    onType(lines);
    setBusy(true);
    await onSave(read.lines).finally(() => setBusy(false));
  };

  const { subtotal, tax, total } = quoteTotals(countableLines(lines));
  const { title } = packages[lead.requested_service];
  return (
    <form
      className="quote-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {lines.map((line, index) => (
        <QuoteLineFields
          key={line.key}
          line={line}
          number={index + 1}
          wrong={wrong}
          onChange={(next) => edit(lines.map((other) => (other.key === line.key ? next : other)))}
          {...(lines.length > 1 && { onRemove: () => remove(line) })}
        />
      ))}
      <div className="quote-form__more">
        <button type="button" className="adm-link" onClick={() => edit([...lines, emptyLine(randomId())])}>
          Add line
        </button>
        <button
          type="button"
          className="adm-link"
          onClick={() =>
            edit([
              ...lines.filter(({ description }) => description.trim() !== ''),
              typedLine(randomId(), packageLine(lead.requested_service, lead.length_ft)),
            ])
          }
        >
          Add {title}, {lead.length_ft} ft
        </button>
      </div>
      <dl className="quote-form__sums num">
        <dt>Subtotal</dt>
        <dd>{formatCents(subtotal)}</dd>
        <dt>Tax, {taxRate * 100}%</dt>
        <dd>{formatCents(tax)}</dd>
        <dt>Total</dt>
        <dd>{formatCents(total)}</dd>
      </dl>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <div className="btn-row">
        <button type="submit" className="btn btn--main btn--small" aria-disabled={busy}>
          {busy ? 'Saving...' : 'Save Quote'}
        </button>
        {onCancel && (
          <button type="button" className="btn btn--line btn--small" onClick={onCancel}>
            Keep the old one
          </button>
        )}
      </div>
    </form>
  );
}
