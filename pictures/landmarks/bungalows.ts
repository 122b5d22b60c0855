import { channelHouses } from '../land/buildings.ts';
import type { Landmark, Place } from './landmark.ts';

/** Alamitos Bay: bungalows shoulder to shoulder behind private docks, palms between them. */
export function bungalows({ view, light, seed }: Place): Landmark {
  return channelHouses({
    view,
    light,
    seed,
    from: 690,
    to: 1640,
    widths: [92, 136],
    heights: [38, 62],
    pitch: 0.5,
    palms: 6,
    style: 'mixed',
  });
}
