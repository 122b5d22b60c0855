import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { CustomerSave, type SavedBoat, type SeenBoat } from '#domain/customer/seen-customer.ts';

/** A boat and its berth as typed; an empty text is something that nobody has filled in. */
export interface BoatTexts {
  name: string;
  type: string;
  length_ft: string;
  make: string;
  model: string;
  year: string;
  hull_material: string;
  is_sold: boolean;
  berth: {
    area: string;
    address: string;
    marina: string;
    dock: string;
    slip: string;
    gate_code: string;
    parking: string;
    water: string;
    power: string;
    note: string;
  };
}

const text = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

/** The gate code is never filled in: a new one takes the place of the one there is. */
export const textsOfBoat = ({ berth, ...boat }: Pick<SeenBoat, 'berth'> & Partial<SeenBoat>): BoatTexts => ({
  name: text(boat.name),
  type: text(boat.type),
  length_ft: text(boat.length_ft),
  make: text(boat.make),
  model: text(boat.model),
  year: text(boat.year),
  hull_material: text(boat.hull_material),
  is_sold: boat.is_sold ?? false,
  berth: {
    area: text(berth.area),
    address: text(berth.address),
    marina: text(berth.marina),
    dock: text(berth.dock),
    slip: text(berth.slip),
    gate_code: '',
    parking: text(berth.parking),
    water: text(berth.water),
    power: text(berth.power),
    note: text(berth.note),
  },
});

const filledIn = (texts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => String(value).trim() !== ''));

const numberOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

/** What was typed, on top of what the form does not show. Without a gate code the one there is stays. */
function boatOfTexts(
  before: SeenBoat | undefined,
  { berth, length_ft, year, is_sold, ...texts }: BoatTexts,
): unknown {
  const [length, built] = [numberOf(length_ft), numberOf(year)];
  return {
    ...(before && { id: before.id, ...(before.note !== undefined && { note: before.note }) }),
    ...filledIn(texts),
    ...(is_sold && { is_sold }),
    ...(length !== undefined && { length_ft: length }),
    ...(built !== undefined && { year: built }),
    berth: filledIn(berth),
  };
}

const problemWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return 'Enter a number.';
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : 'Check this number.';
};

const Boat: z.ZodType<SavedBoat, unknown> = CustomerSave.shape.boats.element;

/** Checks what was typed by the boat's own schema. */
export const boatResolver = (before: SeenBoat | undefined) =>
  zodResolver(
    z
      .custom<BoatTexts>()
      .transform((texts) => boatOfTexts(before, texts))
      .pipe(Boat),
    { error: problemWords },
  );
