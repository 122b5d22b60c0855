import { toldAgain } from '#domain/lead-words.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { planAskedPrice } from '#domain/plan/plan-words.ts';
import { formatDollars } from '#domain/price/estimates.ts';
import { suggestPrice } from '#domain/price/price-suggestion.ts';
import { againText, beforeTax, rangeText } from '#domain/price/price-words.ts';
import { serverNow } from '../data/server-clock.ts';
import { EditField } from '../lead/edit-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { withUnsaved } from '../lead/unsent-edits.ts';

const priceInput = { inputMode: 'numeric' } as const;

export function PriceFields({ context }: { readonly context: LeadContext }) {
  const { est_price_min: min, est_price_max: max } = context.lead;
  const isCrossed = min !== undefined && max !== undefined && max < min;
  return (
    <>
      <EditField context={context} field="est_price_min" span={3} input={priceInput} />
      <EditField context={context} field="est_price_max" span={3} input={priceInput} />
      {isCrossed && (
        <p className="f6 err" role="alert">
          Max price {formatDollars(max)} is below min price {formatDollars(min)}. Fix one of them before you
          send an offer.
        </p>
      )}
      <Suggestion context={context} />
    </>
  );
}

function Suggestion({
  context: { lead: saved, links, prices, surcharges, marks, save },
}: {
  readonly context: LeadContext;
}) {
  const lead = withUnsaved(saved, marks);
  const { requested_service, length_ft } = lead;
  if (!requested_service || length_ft === undefined) {
    return <p className="f6 suggestion">No suggestion without a service and a length.</p>;
  }
  const { min, max, reasons } = suggestPrice({ ...lead, requested_service, length_ft }, prices, surcharges);
  const plan = lead.plan_asked?.requested_service === requested_service ? undefined : planAskedPrice(lead);
  const { last_job: last } = links;
  const isSameWork = last?.requested_service === requested_service && !toldAgain(lead);
  const isTaken = lead.est_price_min === min && lead.est_price_max === max;
  return (
    <div className="f6 suggestion">
      <p tabIndex={-1}>
        Suggested: <b className="num">{rangeText({ est_price_min: min, est_price_max: max })}</b>
        {isTaken ? (
          <span className="saved">Applied</span>
        ) : (
          <button
            type="button"
            className="adm-link"
            onClick={({ currentTarget }) => {
              // The button is about to unmount; its paragraph stays.
              currentTarget.closest('p')?.focus();
              save({ est_price_min: min, est_price_max: max });
            }}
          >
            {min === max ? 'Use this price' : 'Use this range'}
          </button>
        )}
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {isSameWork && (
          <li>
            Last time, {formatShortDay(last.worked_at ?? last.done_at, serverNow())}:{' '}
            {formatDollars(last.dollars)} {beforeTax}
          </li>
        )}
        {lead.price_again && !toldAgain(lead) && (
          <li>For what they first asked for they were told: {againText(lead.price_again)}</li>
        )}
        {plan && <li>They asked for a plan, and were shown {plan}</li>}
      </ul>
    </div>
  );
}
