import type { PackageId, ServiceToken } from '#domain/price/packages.ts';

/** What one included service means. The same words stand on every package that includes it. */
export interface ServiceSteps {
  readonly summary: string;
  readonly steps: readonly string[];
}

/** The long text of one package's page. Names, rates and included services are in domain/price/packages.ts. */
export interface ServiceText {
  /** Meta description, at most 155 characters. */
  readonly description: string;
  /** What people search for; ends the page's title. */
  readonly search: string;
  readonly lede: string;
  /** Completes "Choose it when". */
  readonly chooseWhen: string;
  readonly purpose: readonly string[];
  readonly notIncluded: readonly string[];
  readonly duration: string;
}

export const serviceSteps: Readonly<Record<ServiceToken, ServiceSteps>> = {
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

/** Left out of every package. */
const neverIncluded = [
  'Anything below the waterline while the boat’s afloat: bottom paint, running gear, zincs.',
  'The engine, bilge and holding tank.',
  'Repairs: gelcoat chips and cracks, torn vinyl, broken stitching.',
];

export const serviceTexts: Readonly<Record<PackageId, ServiceText>> = {
  complete: {
    description:
      'Complete boat detail at your slip, dock or driveway in Los Angeles: deep wash, wax or sealant, and the whole interior in one visit.',
    search: 'full boat detailing',
    lede: 'Hull and deck washed and waxed, seats and cabin cleaned, all in one visit.',
    chooseWhen: 'your boat still shines under the dirt, and you want the whole thing done at once.',
    purpose: [
      'Most boats need this once a year, and before a sale. Buyers look at the seat seams and the waterline before they ask about engine hours.',
      'It costs the same as Exterior Only plus Interior Only. What you get is one appointment instead of two, and a clean cabin that the next deck wash won’t mess up.',
      'If you rub a white cloth on the dry hull and it picks up color or chalk, wax alone won’t bring the shine back. Look at Restorer instead.',
    ],
    notIncluded: [...neverIncluded, 'Machine polishing of oxidized gelcoat. That’s Restorer.'],
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two: about three hours for a 28 ft boat. A lived-in cabin can take longer, and your appointment will say so.',
  },
  exterior: {
    description:
      'Exterior boat detailing at your slip, dock or driveway in Los Angeles: deep wash from rail to waterline, then wax or sealant against salt and sun.',
    search: 'boat wash and wax',
    lede: 'Everything the sun and salt can reach, washed, dried and sealed.',
    chooseWhen: 'you’re due for wax and the inside can wait.',
    purpose: [
      'This is the one to put on repeat: every 3 to 4 months in salt water, every 4 to 6 in fresh. Keep that up and your gelcoat will rarely need a machine polish.',
      'A simple test: pour a cup of water on the side of the hull. If it beads up and runs off, you have time. If it spreads in a flat sheet, the wax is gone.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Seats, carpet and cabin. Complete Detail includes them.',
      'Machine polishing of oxidized gelcoat. That’s Restorer.',
    ],
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two: about two hours for an 18 ft runabout, four for a 40 ft cruiser. The hull has to be dry before wax goes on, so a damp morning pushes back the start.',
  },
  interior: {
    description:
      'Boat interior detailing at your slip, dock or driveway: deep wash on deck, then vinyl, carpet, lockers and cabin cleaned and dried.',
    search: 'boat interior cleaning',
    lede: 'Mildew in the seams, sand in the carpet, a cabin that smells like last summer: cleaned, dried and aired out.',
    chooseWhen: 'the hull still beads water, but you wouldn’t sit down in white pants.',
    purpose: [
      'We wash the deck first, because feet track that dirt inside. Then come seats, lockers, carpet and cabin, in that order.',
      'Mildew feeds on dirt and needs moisture. We remove what’s there and dry the boat. After that, air keeps it away: a vented cover, cushions on edge, lockers cracked open.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Wax or sealant on the hull. Complete Detail includes it.',
      'Stains that have dyed the vinyl itself. If we see any in your photos, we’ll tell you.',
    ],
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two: about three hours for a 28 ft boat with a small cabin. Drying takes a while longer, so leave the boat open that day if you can.',
  },
  restorer: {
    description:
      'Boat oxidation removal and gelcoat restoration at your slip, dock or driveway in Los Angeles: cut, polished and sealed. From {{rate restorer}} per foot.',
    search: 'boat oxidation removal',
    lede: 'Oxidation removal and gelcoat restoration: chalky gelcoat cut back to sound color, polished, then sealed.',
    chooseWhen: 'you run a hand along the dry hull and it comes away chalky.',
    purpose: [
      'The sun breaks down the outer gelcoat into a dull powder. Wax over it looks good for a week, then quits. The powder has to come off, and that takes compound and a machine.',
      'Gelcoat is thin, and every cut takes some of it. So we cut only as much as it takes to bring the shine back, and seal it the same day so you won’t need another cut for a long time.',
      'The rate is where the price starts. How much more depends on the oxidation, so please send photos: one along the hull in daylight, one close up, and one of a spot you’ve wiped next to one you haven’t.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Seats, carpet and cabin.',
      'Color that has faded all the way through. Polish brings back gloss, not pigment.',
      'Painted hulls, unless we’ve agreed on it. Paint is thinner than gelcoat, so tell us if yours is painted.',
    ],
    duration:
      'We start from the same plan as for our other services, about one hour per 10 feet, rounded up, and at least two. Light oxidation fits into that. Heavy oxidation takes longer and may take a second visit. We’ll tell you how long from your photos, before you agree to a date.',
  },
  wash: {
    description:
      'Boat wash at your slip, dock or driveway: deck, topsides, glass and rails washed, rinsed and dried. The regular care between details.',
    search: 'mobile boat washing',
    lede: 'Deck, topsides, glass and rails, washed, rinsed and dried.',
    chooseWhen: 'you’ve waxed this season and just need the salt and bird droppings off.',
    purpose: [
      'Dried salt holds moisture against metal and grinds under every foot and fender. Washed off regularly, it does little harm, and your wax lasts as long as it should.',
      'It’s the cheapest thing you can do for a boat. If you’d rather not think about it, ask us about a monthly plan.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Wax or sealant. Exterior Only includes it.',
      'Seats, carpet and cabin, beyond rinsing an open cockpit.',
    ],
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two. If your boat gets washed often, we usually finish sooner.',
  },
};
