import type { ServiceToken } from '#domain/price/packages.ts';

/** What one included service means. The same words stand on every package that includes it. */
export interface ServiceSteps {
  readonly summary: string;
  readonly steps: readonly string[];
}

export const steps: Readonly<Record<ServiceToken, ServiceSteps>> = {
  'deep-wash': {
    summary: 'Salt, dirt and film off everything, from the rail to the waterline and from bow to swim step.',
    steps: [
      'Rinse from the top down with fresh water, so grit and salt run off before a mitt touches the gelcoat.',
      'Wash the deck, cockpit, windshield and cabin top with a mild boat soap, then the hull sides down to the waterline.',
      'Brush the non-skid along its pattern, then across it. A mop slides right over the dirt down in the grooves.',
      'Work scum, bird droppings and rust streaks loose by hand, with the mildest cleaner that does the job.',
      'Rinse, then dry the rails, glass and gelcoat with a chamois or towel. Water left to dry leaves spots.',
    ],
  },
  polishing: {
    summary:
      'Oxidation removal: we cut away the dead, chalky layer down to sound gelcoat, then refine it until it reflects.',
    steps: [
      'Test a small square first. It tells us which compound and pad your hull needs, and how much shine it still has in it.',
      'Tape off rubber, vinyl, graphics and hardware.',
      'Cut with compound and a machine polisher, one panel at a time, wiping often so we see gelcoat and not residue.',
      'Follow with a finer polish, which takes out the haze left by cutting.',
      'Back off where gelcoat is thin: on edges, corners and anywhere an earlier polish went deep.',
    ],
  },
  protection: {
    summary: 'Wax or sealant on clean, dry gelcoat, so sun and salt wear out the wax and not your hull.',
    steps: [
      'Dry the hull well, seams and drain holes included. Wax won’t bond to wet gelcoat.',
      'Spread the wax or sealant thin and even. A thick coat doesn’t last longer, it just takes longer to wipe off.',
      'Let it haze, then buff it off, turning the cloth often.',
      'Leave non-skid, steps and anywhere you walk unwaxed, so nobody slips.',
      'Tell you when it’s due again: in 3 to 4 months in salt water, 4 to 6 in fresh.',
    ],
  },
  interior: {
    summary: 'Seats, lockers, carpet and cabin cleaned, dried and aired out.',
    steps: [
      'Take out anything loose, then vacuum the seats, lockers and carpet.',
      'Clean the vinyl with mild soap and a soft brush, seams and piping last. Treat mildew, wipe it off, dry the seat.',
      'Finish the vinyl with a UV protectant. It should feel dry to the touch, not greasy.',
      'Spot-clean carpet and fabric, then extract the water.',
      'In the cabin: counters, galley, head, hatches and the inside of the windows.',
      'Stand cushions on edge and leave lockers open until they’re dry. A boat closed up damp grows mildew within days.',
    ],
  },
};
