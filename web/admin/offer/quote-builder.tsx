import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { Lead } from '#domain/lead.ts';
import { serviceText } from '#domain/lead-words.ts';
import { pastAgreed } from '#domain/offer/past-agreed.ts';
import { type Quote, type QuoteLine, quoteLineMessage } from '#domain/offer/quote.ts';
import { packageLine } from '#domain/offer/quote-making.ts';
import type { Prices } from '#domain/price/prices.ts';
import { formatCents, quoteTotals } from '#domain/price/quote-totals.ts';
import { taxText } from '#domain/price/tax-rate.ts';
import { randomId } from '../../api/random-id.ts';
import { useNames } from '../../content/content.tsx';
import type { QuoteLines } from '../data/use-quote.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { countableLines, emptyLine, QuoteTexts, type TypedLine, typedLine } from '../lead/quote-lines.ts';
import { pastAgreedText } from '../lead/send-questions.ts';
import { useSettings } from '../settings/use-settings.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';

interface QuoteBuilderProps {
  readonly lead: Lead;
  readonly prices: Prices;
  readonly before: Quote | undefined;
  /** Saving emails it, or puts it on the customer's page. */
  readonly isSent: boolean;
  readonly typed: readonly TypedLine[] | undefined;
  readonly onType: (lines: readonly TypedLine[]) => void;
  readonly onSave: (lines: QuoteLines) => Promise<void>;
  readonly onCancel?: () => void;
}

const linesOf = (before: Quote | undefined): TypedLine[] =>
  before ? before.line_items.map((line) => typedLine(randomId(), line)) : [emptyLine(randomId())];

export function QuoteBuilder(props: QuoteBuilderProps) {
  const { lead, prices, before, isSent, typed, onType, onSave, onCancel } = props;
  const [asked, ask] = useState<string>();
  const form = useForm({
    resolver: zodResolver(QuoteTexts),
    defaultValues: { lines: typed ? [...typed] : linesOf(before) },
  });
  const { control, getValues, handleSubmit, formState } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'lines', keyName: 'fieldKey' });
  const lines = useWatch({ control, name: 'lines' });
  const keepTyped = () => {
    ask(undefined);
    onType(getValues('lines'));
  };

  const add = (line: TypedLine) => {
    append(line);
    keepTyped();
  };
  const { requested_service, length_ft } = lead;
  const names = useNames();
  const packageOffered =
    requested_service && length_ft !== undefined
      ? packageLine(requested_service, length_ft, { prices, names })
      : undefined;
  const addPackage = (line: QuoteLine) => {
    const filled = getValues('lines').filter(({ description }) => description.trim() !== '');
    replace([...filled, typedLine(randomId(), line)]);
    keepTyped();
  };
  const removeLine = (index: number) => {
    const rest = fields.toSpliced(index, 1);
    // Focus moves to the line that takes the removed one's place, or to the last.
    const heir = rest[index] ?? rest.at(-1);
    if (heir) document.getElementById(heir.key)?.focus();
    remove(index);
    keepTyped();
  };
  const saveAs = (isMeant: boolean) =>
    handleSubmit(async (quote) => {
      // Kept even when unchanged: another admin may have saved in the meantime.
      keepTyped();
      const more = isSent && !isMeant ? pastAgreed(lead, quoteTotals(quote.lines, {}).subtotal) : 0;
      if (more > 0) ask(pastAgreedText(more));
      else await onSave(quote.lines);
    });
  const save = saveAs(false);

  // A quote that is saved is taxed as the settings say then.
  const { settings } = useSettings().data ?? {};
  const { subtotal, tax, total } = quoteTotals(countableLines(lines), settings ?? {});
  return (
    <form
      className="quote-form"
      noValidate
      onChange={keepTyped}
      onSubmit={(event) => {
        event.preventDefault();
        if (!formState.isSubmitting) save(event);
      }}
    >
      {fields.map((line, index) => (
        <QuoteLineFields
          key={line.fieldKey}
          form={form}
          index={index}
          {...(fields.length > 1 && { onRemove: () => removeLine(index) })}
        />
      ))}
      <div className="quote-form__more">
        <button type="button" className="adm-link" onClick={() => add(emptyLine(randomId()))}>
          Add line
        </button>
        {packageOffered && (
          <button type="button" className="adm-link" onClick={() => addPackage(packageOffered)}>
            Add {serviceText(lead)}, {length_ft} ft
          </button>
        )}
      </div>
      <dl className="quote-form__sums num">
        <dt>Subtotal</dt>
        <dd>{formatCents(subtotal)}</dd>
        <dt>Tax{settings && `, ${taxText(settings)}`}</dt>
        <dd>{settings ? formatCents(tax) : 'Loading'}</dd>
        <dt>Total</dt>
        <dd>{settings ? formatCents(total) : 'Loading'}</dd>
      </dl>
      {formState.errors.lines && (
        <p className="err" role="alert">
          {quoteLineMessage}
        </p>
      )}
      <div className="btn-row">
        <button type="submit" className="btn btn--line btn--small" aria-disabled={formState.isSubmitting}>
          {formState.isSubmitting ? 'Saving...' : 'Save Quote'}
        </button>
        {onCancel && (
          <button type="button" className="btn btn--line btn--small" onClick={onCancel}>
            Keep the old one
          </button>
        )}
      </div>
      {asked !== undefined && (
        <InlineQuestion
          question={asked}
          confirm="Send anyway"
          onConfirm={() => void saveAs(true)()}
          dismiss="Don’t send"
          onDismiss={() => ask(undefined)}
        />
      )}
    </form>
  );
}
