import { type ConditionLevel, conditionLevels, type OxidationLevel, oxidationLevels } from '../choices.ts';

type Oxidized = Exclude<OxidationLevel, 'None'>;

/** Why a boat may cost more than its length. Oxidation counts only where gelcoat is worked on. */
export type SurchargeReason = `condition ${ConditionLevel}` | `oxidation ${Oxidized}`;

export const surchargeReasons: readonly SurchargeReason[] = [
  ...conditionLevels.map((level) => `condition ${level}` as const),
  ...oxidationLevels.flatMap((level) => (level === 'None' ? [] : [`oxidation ${level}` as const])),
];

/** In percent. */
export interface Surcharge {
  readonly least: number;
  readonly most: number;
}

/** Content: the owner changes them. */
export type Surcharges = Readonly<Record<SurchargeReason, Surcharge>>;

/** `10 to 20%` */
export const surchargeText = ({ least, most }: Surcharge): string => {
  if (least === most) return `${most}%`;
  return least === 0 ? `up to ${most}%` : `${least} to ${most}%`;
};
