import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { serviceText } from '#domain/lead-words.ts';
import { formatNearTime } from '#domain/los-angeles.ts';
import { quantityText } from '#domain/offer/line-words.ts';
import { newestExtras } from '#domain/offer/newest-extras.ts';
import { openExtrasOf } from '#domain/offer/open-extras.ts';
import type { QuoteLine } from '#domain/offer/quote.ts';
import { capitalized } from '#domain/plain-text.ts';
import { rangeText } from '#domain/price/price-words.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { approvedAt, approvedWork } from '#domain/record/approved-work.ts';
import { mostAgreed } from '#domain/record/finish-lines.ts';
import type { RecordTotals } from '#domain/record/record-totals.ts';
import { Icon } from '../../components/icon.tsx';
import { Field } from '../field.tsx';
import { useDraftedExtra } from '../lead/extra-place.ts';
import type { TypedLine } from '../lead/quote-lines.ts';
import { leadPath } from '../lead-path.ts';
import { DiscountForm } from './discount-form.tsx';
import { type FinishDraft, type OpenDraft, withoutLine } from './finish-draft.ts';
import { LineForm } from './line-form.tsx';

interface WorkSectionProps {
  readonly lead: Lead;
  readonly draft: FinishDraft;
  readonly from: OpenDraft['from'];
  readonly totals: RecordTotals;
  readonly taxPercent: number;
  readonly who: string;
  readonly now: string;
  readonly open: OpenForm | undefined;
  readonly onOpen: (open: OpenForm | undefined) => void;
  /** Leads back to what is typed and not saved, or does the act where nothing is. */
  readonly unlessTyped: (act: () => void) => void;
  readonly onChange: (change: Partial<FinishDraft>) => void;
  readonly section: ComponentProps<'section'>;
}

const sources: Record<OpenDraft['from'], string> = {
  quote: 'From the quote',
  offer: 'From the price you sent',
  typed: 'From the price in the lead',
  prices: 'From the price list',
  record: 'From the receipt',
  draft: 'As you left it',
  nothing: '',
};

/** A range that was offered is billed at its low end. */
function sourceText(from: OpenDraft['from'], { offer_sent: offer }: Lead): string {
  const isRange = from === 'offer' && offer !== undefined && offer.est_price_min < offer.est_price_max;
  return isRange ? `${sources.offer}: ${rangeText(offer)}` : sources[from];
}

/** What is being changed, a line by its place, and whether anything was typed that isn't saved. */
export interface OpenForm {
  readonly what: number | 'new' | 'discount' | 'note';
  readonly isTyped: boolean;
}

/** The lines of the bill, as agreed unless they are changed, with tax and total. */
export function WorkSection(props: WorkSectionProps) {
  const { lead, draft, from, totals, taxPercent, who, now, onOpen, unlessTyped, onChange, section } = props;
  const open = props.open?.what;
  const { lines, discount, note, typed } = draft;
  const most = mostAgreed(lead);
  const billed = totals.subtotal - discount;
  const work = approvedWork(newestExtras(lead.extras ?? []));
  const someUntaxed = lines.some(({ taxable }) => !taxable);
  const unasked = useDraftedExtra(lead.id);
  const close = () => {
    if (typed) onChange({ typed: undefined });
    onOpen(undefined);
  };
  const put = (next: readonly QuoteLine[]) => {
    onChange({ lines: [...next], typed: undefined });
    onOpen(undefined);
  };
  const remove = (index: number) => {
    onChange({ ...withoutLine(draft, lead, index), typed: undefined });
    onOpen(undefined);
  };
  const ofLine = (what: number | 'new') => ({
    typed: typed?.what === what ? typed.line : undefined,
    onType: (line: TypedLine) => onChange({ typed: { what, line } }),
  });
  const service = lead.requested_service && serviceText(lead);
  const details = (line: QuoteLine): string =>
    [quantityText(line, service), someUntaxed && !line.taxable ? 'No tax' : ''].filter(Boolean).join(', ');
  const toggle = (what: OpenForm['what']) =>
    unlessTyped(() => onOpen(open === what ? undefined : { what, isTyped: false }));
  const markTyped = () => {
    if (props.open && open !== 'note') onOpen({ ...props.open, isTyped: true });
  };

  return (
    <section {...section} aria-labelledby="finish-work" onInput={markTyped}>
      <div className="step">
        <span className="hull" aria-hidden="true">
          2
        </span>
        <h2 id="finish-work">Work and price</h2>
        <span className="xs">{sourceText(from, lead)}</span>
      </div>
      {lines.length === 0 && <p className="quiet">No price is known yet. Add a line.</p>}
      <ul className="lines">
        {lines.map((line, index) => {
          const approved = approvedAt(line, work);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <li key={index}>
              <button
                type="button"
                className="item"
                data-opens={index}
                aria-expanded={open === index}
                onClick={() => toggle(index)}
              >
                <span>
                  <b>{line.description}</b>
                  {details(line) !== '' && <small>{details(line)}</small>}
                  {approved !== undefined && (
                    <small className="ok">
                      Approved by {who}, {formatNearTime(approved, now)}
                    </small>
                  )}
                </span>
                <span>{formatCents(lineAmount(line))}</span>
                <Icon name="right" />
              </button>
              {open === index && (
                <LineForm
                  line={line}
                  {...ofLine(index)}
                  onSave={(saved) => put(lines.with(index, saved))}
                  onRemove={() => remove(index)}
                  onClose={close}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className="quick">
        <button type="button" className="btn btn--line" data-opens="new" onClick={() => toggle('new')}>
          Add a line
        </button>
        <button
          type="button"
          className="btn btn--line"
          data-opens="discount"
          onClick={() => toggle('discount')}
        >
          Discount
        </button>
        <button type="button" className="btn btn--line" data-opens="note" onClick={() => toggle('note')}>
          {note === '' ? 'Add a note' : 'Note'}
        </button>
      </div>
      {open === 'new' && (
        <LineForm {...ofLine('new')} onSave={(line) => put([...lines, line])} onClose={close} />
      )}
      {open === 'discount' && (
        <DiscountForm
          discount={discount}
          subtotal={totals.subtotal}
          onSave={(cents) => {
            onChange({ discount: cents });
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'note' && (
        <Field id="finish-note" label={`Note on the receipt, for ${who}`}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={note}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          )}
        </Field>
      )}
      <dl className="totals">
        <dt>Subtotal</dt>
        <dd>{formatCents(totals.subtotal)}</dd>
        {discount > 0 && (
          <>
            <dt>Discount</dt>
            <dd>−{formatCents(discount)}</dd>
          </>
        )}
        <dt>Sales tax, {taxPercent}%</dt>
        <dd>{formatCents(totals.tax)}</dd>
        <dt className="all">Total with tax</dt>
        <dd className="all">{formatCents(totals.total)}</dd>
      </dl>
      {unasked !== undefined && !lead.record && (
        <p className="warn" role="status">
          You never asked {who} about {unasked || 'the extra work you typed'}: it’s only a draft, and isn’t on
          this bill.
        </p>
      )}
      {openExtrasOf(lead, now).map(({ id, line }) => (
        <p key={id} className="warn" role="status">
          {capitalized(who)} hasn’t answered about {line}: it isn’t on this bill.
        </p>
      ))}
      {most !== undefined && billed > most && (
        <p className="err" role="status">
          <span>
            {formatCents(billed - most)} more before tax than {who} agreed to.
            {!lead.record && (
              <>
                {' '}
                <Link to={`${leadPath(lead.id)}#messages`}>Ask first</Link>.
              </>
            )}
          </span>
        </p>
      )}
    </section>
  );
}
