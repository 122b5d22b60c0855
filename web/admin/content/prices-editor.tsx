import { useRef } from 'react';
import { type PackageId, packageIds } from '#domain/price/packages.ts';
import type { Prices } from '#domain/price/prices.ts';
import type { EditorProps } from './editor-props.ts';
import { PriceRow } from './price-row.tsx';
import { useTyped } from './use-typed.ts';

/** Dollars per foot of each service. */
export function PricesEditor({ item, now, earlier, save }: EditorProps<'prices'>) {
  const { published } = item;
  const typed = useTyped({ item, now, earlier, save: (content) => save(content as Prices) });
  const content = typed.draft as Prices; // of this kind, as the item is
  const hasDraft = (id: PackageId) => content[id] !== published[id];
  // The page may not show yet what was saved last.
  const latest = useRef(content);
  const saves = useRef(0);
  if (saves.current === 0) latest.current = content;
  const saveRate = async (id: PackageId, rate: number) => {
    latest.current = { ...latest.current, [id]: rate };
    saves.current += 1;
    const isSaved = await save(latest.current);
    saves.current -= 1;
    return isSaved;
  };
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
          earlier={earlier}
          onSave={(rate) => saveRate(id, rate)}
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
