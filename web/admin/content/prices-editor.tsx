import { packageIds } from '#domain/price/packages.ts';
import type { EditorProps } from './editor-props.ts';
import { PriceRow } from './price-row.tsx';

/** Dollars per foot of each service. */
export function PricesEditor({ item, save }: EditorProps<'prices'>) {
  const { content, published } = item;
  const hasDraft = (id: (typeof packageIds)[number]) => content[id] !== published[id];
  return (
    <>
      <p className="quiet">Per foot of boat length, plus tax</p>
      {packageIds.map((id, index) => (
        <PriceRow
          key={id}
          id={id}
          startsOpen={index === 0 || hasDraft(id)}
          draft={content}
          published={published}
          onSave={(rate) => save({ ...content, [id]: rate })}
        />
      ))}
      <div className="stays">
        <p>
          <b>What stays as it is</b>
        </p>
        <p>Offers you’ve sent, receipts, and estimates people have already seen.</p>
      </div>
    </>
  );
}
