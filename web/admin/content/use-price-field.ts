import { useState } from 'react';
import { isFarFrom, refusedPrices } from '#domain/content/price-guard.ts';
import type { PackageId } from '#domain/price/packages.ts';
import type { Prices } from '#domain/price/prices.ts';
import { rateText } from './rate-text.ts';

export interface PriceFieldProps {
  readonly id: PackageId;
  readonly draft: Prices;
  readonly published: Prices;
  /** What the site said once may come back, however far it is. */
  readonly earlier: readonly Prices[];
  readonly onSave: (rate: number) => void;
}

const lowest = 1;

const typedRate = (text: string): number | undefined =>
  /^\$?\d{1,4}(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace('$', '')) : undefined;

/** A price that saves itself: at once when it is near the one on the site, asked first when it is far from it. */
export function usePriceField({ id, draft, published, earlier, onSave }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [asked, setAsked] = useState<number>();
  const text = typed ?? rateText(draft[id]);
  const rate = typedRate(text);
  const refusal = (next: number) => refusedPrices({ ...draft, [id]: next }, published, earlier)[id];
  const isNone = rate === undefined || rate < lowest;
  const isFar = (next: number) => isFarFrom(next, published[id]);

  const keep = (next: number) => {
    setAsked(undefined);
    setTyped(undefined);
    onSave(next);
  };
  const take = (next: number) => {
    setTyped(rateText(next));
    setAsked(undefined);
    if (next < lowest || refusal(next)) return;
    if (isFar(next)) setAsked(next);
    else keep(next);
  };
  return {
    text,
    asked,
    problem: isNone ? 'Enter dollars per foot, like 28.50.' : refusal(rate),
    keep,
    take,
    step: (by: number) => take((rate ?? draft[id]) + by),
    type: (next: string) => {
      setAsked(undefined);
      setTyped(next);
      const near = typedRate(next);
      if (near !== undefined && near >= lowest && !refusal(near) && !isFar(near)) onSave(near);
    },
    commit: () => {
      if (typed === undefined || isNone || asked === rate) return;
      if (rate === draft[id]) setTyped(undefined);
      else take(rate);
    },
  };
}
