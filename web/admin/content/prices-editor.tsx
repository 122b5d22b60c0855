import { type PackageId, packageIds } from '#domain/price/packages.ts';
import type { Prices } from '#domain/price/prices.ts';
import type { EditorProps } from './editor-props.ts';
import { PriceRow } from './price-row.tsx';
import { useTyped } from './use-typed.tsx';

/** Dollars per foot of each service. */
export function PricesEditor({ item, now, listed, earlier, save }: EditorProps<'prices'>) {
  const { published } = item;
  const typed = useTyped({ item, now, earlier, save });
  const content = typed.draft as Prices; // of this kind, as the item is
  const hasDraft = (id: PackageId) => content[id] !== published[id];
  return (
    <>
      <p className="quiet">Per foot of boat length, plus tax</p>
      {packageIds.map((id, index) => (
        <PriceRow
          key={id}
          id={id}
          startsOpen={index === 0 || hasDraft(id)}
          draft={content}
          isFloor={listed.floors.includes(id)}
          published={published}
          earlier={earlier}
          contest={typed.problems[id]}
          onSave={(rate) => typed.change({ ...content, [id]: rate })}
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
