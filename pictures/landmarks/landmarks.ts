import { archBridge } from './arch-bridge.ts';
import { boathouse } from './boathouse.ts';
import { bungalows } from './bungalows.ts';
import { buttes } from './buttes.ts';
import { crags } from './crags.ts';
import { headland } from './headland.ts';
import { island } from './island.ts';
import { lighthouse } from './lighthouse.ts';
import { liner } from './liner.ts';
import { pavilion } from './pavilion.ts';
import { pier } from './pier.ts';
import { pyramidRock } from './pyramid-rock.ts';
import { reservoir } from './reservoir.ts';
import { stiltPier } from './stilt-pier.ts';
import { towers } from './towers.ts';
import { willowBridge } from './willow-bridge.ts';

/** One recognisable thing for each area. */
export const landmarks = {
  archBridge,
  boathouse,
  bungalows,
  buttes,
  crags,
  headland,
  island,
  lighthouse,
  liner,
  pavilion,
  pier,
  pyramidRock,
  reservoir,
  stiltPier,
  towers,
  willowBridge,
};

export type LandmarkName = keyof typeof landmarks;
