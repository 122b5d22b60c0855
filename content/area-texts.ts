import type { AreaText } from './areas/area-text.ts';
import { privateLakes } from './areas/private-lakes.ts';
import { reservoirs } from './areas/reservoirs.ts';
import { santaMonicaBay } from './areas/santa-monica-bay.ts';
import { southernHarbors } from './areas/southern-harbors.ts';

export type { AreaText } from './areas/area-text.ts';

/** The words of every area's page, by the slug of domain/place/areas.ts. */
export const areaTexts: Readonly<Record<string, AreaText>> = {
  ...santaMonicaBay,
  ...privateLakes,
  ...reservoirs,
  ...southernHarbors,
};
