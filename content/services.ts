import type { PackageId, ServiceToken } from '#domain/packages.ts';

/** What one included service means. The same words stand on every package that includes it. */
export interface ServiceSteps {
  readonly summary: string;
  readonly steps: readonly string[];
}

/** The long text of one package's page. Names, rates and included services are in domain/packages.ts. */
export interface ServiceText {
  /** Meta description, at most 155 characters. */
  readonly description: string;
  readonly lede: string;
  /** Completes "Choose it when". */
  readonly chooseWhen: string;
  readonly purpose: readonly string[];
  readonly notIncluded: readonly string[];
  readonly duration: string;
}

export const serviceSteps: Readonly<Record<ServiceToken, ServiceSteps>> = {
  'deep-wash': {
    summary: 'Salt, dirt and film off everything from the rail to the waterline, and from bow to swim step.',
    steps: [
      'Rinse from the top down with fresh water, so that grit and salt run off before a mitt touches the gelcoat.',
      'Wash deck, cockpit, windshield and superstructure with a mild boat soap, then the topsides down to the waterline.',
      'Brush non-skid with, then across, its pattern. Its hollows hold the dirt that a mop slides over.',
      'Loosen scum, bird marks and rust weeps by hand, with the mildest cleaner that works.',
      'Rinse, then dry rails, glass and gelcoat with a chamois or towel. Water left to dry leaves its minerals behind.',
    ],
  },
  polishing: {
    summary: 'The dead, chalky layer cut away until sound gelcoat shows, then refined until it reflects.',
    steps: [
      'Test a small square first. It tells which compound and pad the hull needs, and what shine it still has in it.',
      'Tape rubber, vinyl, graphics and fittings.',
      'Cut with compound and a machine, panel by panel, wiping often to see the gelcoat instead of the residue.',
      'Refine with a finer polish, which takes out the haze that cutting leaves.',
      'Stop where gelcoat grows thin: on edges, corners and wherever an earlier polish has gone deep.',
    ],
  },
  protection: {
    summary: 'Wax or sealant on clean, dry gelcoat, so that sun and salt wear the coat and spare the hull.',
    steps: [
      'Dry the hull well, seams and drain holes included. Wax does not hold on wet gelcoat.',
      'Spread the wax or sealant thin and even. A thick coat holds no longer, it only takes longer to wipe.',
      'Let it haze, then wipe it off and turn the cloth often.',
      'Leave non-skid, steps and other places for feet unwaxed. They must not be slippery.',
      'Tell you when it is due again: after 3 to 4 months in salt water, 4 to 6 in fresh.',
    ],
  },
  interior: {
    summary: 'Seats, lockers, carpet and cabin cleaned, dried and left open to the air.',
    steps: [
      'Take out what is loose, then vacuum seats, lockers and carpet.',
      'Clean vinyl with mild soap and a soft brush, seams and piping last. Treat mildew, wipe it off, dry the seat.',
      'Finish vinyl with a protectant against the sun. It should feel dry to the hand.',
      'Spot-clean carpet and fabric, then draw the water out again.',
      'In a cabin: surfaces, galley, head compartment, hatches and the inside of the windows.',
      'Leave cushions on edge and lockers open until they are dry. Closed up damp, a boat grows mildew within days.',
    ],
  },
};

/** Left out of every package. */
const neverIncluded = [
  'Anything below the waterline while the boat is afloat: bottom paint, running gear, anodes.',
  'Engine, bilge and holding tank.',
  'Repairs: gelcoat chips and cracks, torn vinyl, broken stitching.',
];

export const serviceTexts: Readonly<Record<PackageId, ServiceText>> = {
  complete: {
    description:
      'Complete boat detail at your slip, dock or driveway in Los Angeles: deep wash, wax or sealant, and the whole interior in one visit.',
    lede: 'Hull and deck washed and waxed, seats and cabin cleaned, in one visit to one boat.',
    chooseWhen: 'the boat is sound and shiny under the dirt, and you want all of it put right at once.',
    purpose: [
      'Most boats need this once a year, and before a sale. A buyer reads the seams of the seats and the color of the waterline before reading the engine hours.',
      'It costs what Exterior Only and Interior Only cost together. What you gain is one appointment, and a cabin that is not dirtied again by the next deck wash.',
      'If a white cloth rubbed on the dry hull comes away with color or chalk, wax alone will not bring the shine back. Look at Restorer instead.',
    ],
    notIncluded: [...neverIncluded, 'Machine polishing of oxidized gelcoat. That is Restorer.'],
    duration:
      'We plan about one hour for each ten feet begun and at least two: about three hours for a 28 ft boat. A lived-in cabin can take more, and your appointment will say so.',
  },
  exterior: {
    description:
      'Exterior boat detail where your boat lies: deep wash from rail to waterline, then wax or sealant against salt and sun. Los Angeles area.',
    lede: 'Everything the sun and the salt can reach, washed, dried and sealed.',
    chooseWhen: 'the wax is due, and the inside can wait.',
    purpose: [
      'This is the one to repeat. In salt water the hull wants it every 3 to 4 months, in fresh water every 4 to 6. Kept to that rhythm, gelcoat seldom needs a machine.',
      'A simple test: pour a cup of water on the hull side. If it runs off in beads, there is time. If it spreads in a flat sheet, the wax is gone.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Seats, carpet and cabin. Complete Detail includes them.',
      'Machine polishing of oxidized gelcoat. That is Restorer.',
    ],
    duration:
      'We plan about one hour for each ten feet begun and at least two: about two hours for an 18 ft runabout, four for a 40 ft cruiser. A hull must be dry before wax goes on, so a damp morning shifts the start.',
  },
  interior: {
    description:
      'Boat interior detail at your slip, dock or driveway: deep wash on deck, then vinyl, carpet, lockers and cabin cleaned and dried.',
    lede: 'Mildewed seams, sandy carpet, a cabin that smells of last summer: cleaned, dried and aired.',
    chooseWhen: 'the hull still beads water, but you would not sit down in white trousers.',
    purpose: [
      'We wash the deck first, because feet carry its dirt inside. Then seats, lockers, carpet and cabin, in that order.',
      'Mildew feeds on dirt and needs damp. We remove what is there and dry the boat. What keeps it away afterward is air: a vented cover, cushions on edge, lockers ajar.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Wax or sealant on the hull. Complete Detail includes it.',
      'Stains that have dyed the vinyl itself. We say so when we see them in your photos.',
    ],
    duration:
      'We plan about one hour for each ten feet begun and at least two: about three hours for a 28 ft boat with a small cabin. Drying takes its own time, so leave the boat open that day if you can.',
  },
  restorer: {
    description:
      'Oxidized, chalky gelcoat cut, polished and sealed where your boat lies. Priced per foot from photos, Los Angeles harbors and lakes.',
    lede: 'For gelcoat gone chalky: cut back to sound color, polished, then sealed.',
    chooseWhen: 'a hand drawn along the dry hull comes away with chalk on it.',
    purpose: [
      'Sun breaks down the outermost gelcoat into a dull powder. Wax over it looks well for a week and then gives up. The powder has to come off, which is what compound and a machine do.',
      'Gelcoat is thin and every cut takes some of it. So we cut as little as brings the shine back, and seal it the same day to make the next cut a distant one.',
      'The rate is where the price starts. Oxidation decides the rest, so please send photos: one along the hull in daylight, one close up, and one of a wiped spot beside a dull one.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Seats, carpet and cabin.',
      'Color that the sun has faded all the way through. Polish brings back gloss, not pigment.',
      'Painted hulls by default. Paint is thinner than gelcoat; tell us if yours is painted.',
    ],
    duration:
      'The first plan is the same as for our other work, about one hour for each ten feet begun and at least two. Light oxidation fits into that. Heavy oxidation takes longer and may take a second visit; we set the time from your photos before you agree to a date.',
  },
  wash: {
    description:
      'Boat wash at your slip, dock or driveway: deck, topsides, glass and rails washed, rinsed and dried. The regular care between details.',
    lede: 'Deck, topsides, glass and rails, washed, rinsed and dried.',
    chooseWhen: 'the boat was waxed this season, and only needs the salt and the birds taken off.',
    purpose: [
      'Salt left to dry holds moisture against metal and grinds under every foot and fender. Washed off regularly it does little harm, and the wax beneath lasts its full term.',
      'It is the cheapest thing you can do for a boat. If you would rather not think about it, the booking form has a box for your interest in a monthly plan.',
    ],
    notIncluded: [
      ...neverIncluded,
      'Wax or sealant. Exterior Only includes it.',
      'Seats, carpet and cabin, beyond rinsing an open cockpit.',
    ],
    duration:
      'We plan about one hour for each ten feet begun and at least two, whatever the service. A wash of a boat that is washed often usually ends earlier.',
  },
};
