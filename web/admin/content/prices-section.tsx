import { formatMoment } from '#domain/los-angeles.ts';
import { packageIds } from '#domain/price/packages.ts';
import type { Prices } from '#domain/price/prices.ts';
import { PriceRow } from './price-row.tsx';
import type { ContentItem } from './use-contents.ts';

interface PricesSectionProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly whoIs: (author: string) => string;
  readonly isSaving: boolean;
  readonly onSave: (content: Prices) => Promise<boolean>;
}

export function PricesSection({ item, now, whoIs, isSaving, onSave }: PricesSectionProps) {
  const { content, published, author, saved_at } = item;
  const lastChange = saved_at
    ? `Changed by ${whoIs(author ?? '')}, ${formatMoment(saved_at, now)}`
    : 'Never changed here';
  const hasDraft = (id: (typeof packageIds)[number]) => content[id] !== published[id];
  return (
    <section aria-labelledby="prices">
      <div className="sec-head">
        <h2 id="prices">Prices</h2>
        <p className="quiet">Per foot of boat length, plus tax</p>
      </div>
      {packageIds.map((id, index) => (
        <PriceRow
          key={id}
          id={id}
          startsOpen={index === 0 || hasDraft(id)}
          draft={content}
          published={published}
          onSave={(rate) => onSave({ ...content, [id]: rate })}
        />
      ))}
      <p className="quiet" role="status">
        {isSaving ? 'Saving' : lastChange}
      </p>
      <div className="stays">
        <p>
          <b>What stays as it is</b>
        </p>
        <p>Offers you’ve sent, receipts, and estimates people have already seen.</p>
      </div>
    </section>
  );
}
