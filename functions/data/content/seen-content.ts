import type { PackageId } from '#domain/price/packages.ts';
import { keptPrice, type PriceList } from '#domain/price/prices.ts';
import type { SeenPrice } from '#domain/price/seen-price.ts';
import { stoodOnSite } from './publishes.ts';

interface Published extends PriceList {
  readonly terms_version: string;
}

interface Seen extends SeenPrice {
  /** Of the terms behind the link. */
  readonly termsVersion?: string | undefined;
}

/** What the page said that was sent, of one package and of the terms: each as far as it ever stood on the site. */
export async function seenContent<Listed extends PriceList & Partial<Published>>(
  id: PackageId,
  { ratePerFoot, rateIsFloor, serviceName, termsVersion }: Seen,
  published: Listed,
): Promise<Listed> {
  const { prices, floors, names, terms_version } = published;
  const { rate_per_foot, rate_is_floor, service_name } = keptPrice(id, published);
  const said = [ratePerFoot, rateIsFloor, serviceName, termsVersion];
  const stands = [rate_per_foot, rate_is_floor, service_name, terms_version];
  if (said.every((one, place) => one === undefined || one === stands[place])) return published;
  const stood = await stoodOnSite();
  const pick = <Value>(one: Value | undefined, now: Value, once: readonly unknown[] = []): Value =>
    one !== undefined && once.includes(one) ? one : now;
  const packages = stood.packages?.map((content) => content[id]);
  const rate = pick(
    ratePerFoot,
    rate_per_foot,
    stood.prices?.map((content) => content[id]),
  );
  const isFloor = pick(
    rateIsFloor,
    rate_is_floor,
    packages?.map((words) => words.is_floor),
  );
  const title = pick(
    serviceName,
    service_name,
    packages?.map((words) => words.title),
  );
  return {
    ...published,
    prices: { ...prices, [id]: rate },
    floors: [...floors.filter((floor) => floor !== id), ...(isFloor ? [id] : [])],
    names: { ...names, [id]: { ...names[id], title } },
    ...(terms_version !== undefined && {
      terms_version: pick(
        termsVersion,
        terms_version,
        stood.terms?.map(({ version }) => version),
      ),
    }),
  };
}
