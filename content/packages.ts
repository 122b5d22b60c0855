import type { PackageContent } from '#domain/content/packages.ts';

const lines = (...all: readonly string[]): string => all.join('\n');

/** Left out of every package. */
const neverIncluded = [
  'Anything below the waterline while the boat’s afloat: bottom paint, running gear, zincs.',
  'The engine, bilge and holding tank.',
  'Repairs: gelcoat chips and cracks, torn vinyl, broken stitching.',
];

/** What each package is called and what is said of it; what is in it and its rate stand in domain/price and prices.ts. */
export const packages: PackageContent = {
  complete: {
    title: 'Complete Detail',
    shortTitle: 'Complete',
    blurb: 'Everything, inside and out, in one visit.',
    badge: 'Most popular',
    bestFor: 'Once a year, or before a sale',
    bullets: lines(
      'Deep wash from rail to waterline',
      'Wax or sealant on all gelcoat',
      'Vinyl, carpet, lockers and head',
    ),
    lede: 'Hull and deck washed and waxed, seats and cabin cleaned, all in one visit.',
    chooseWhen: 'your boat still shines under the dirt, and you want the whole thing done at once.',
    purpose: lines(
      'Most boats need this once a year, and before a sale. Buyers look at the seat seams and the waterline before they ask about engine hours.',
      'Compared with {{name exterior}} and {{name interior}} on two days, you get one appointment instead of two, and a clean cabin that the next deck wash won’t mess up.',
      'If you rub a white cloth on the dry hull and it picks up color or chalk, wax alone won’t bring the shine back. Look at {{name restorer}} instead.',
    ),
    notIncluded: lines(...neverIncluded, 'Machine polishing of oxidized gelcoat. That’s {{name restorer}}.'),
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two: about three hours for a 28 ft boat. A lived-in cabin can take longer, and your appointment will say so.',
    search: 'full boat detailing',
    description:
      'Complete boat detail at your slip, dock or driveway in Los Angeles: deep wash, wax or sealant, and the whole interior in one visit.',
    is_floor: false,
  },
  exterior: {
    title: 'Exterior Only',
    shortTitle: 'Exterior',
    blurb: 'Hull and deck washed, then sealed against salt and sun.',
    badge: '',
    bestFor: 'Salt, sun, water spots',
    bullets: lines('Deep wash', 'Wax or sealant'),
    lede: 'Everything the sun and salt can reach, washed, dried and sealed.',
    chooseWhen: 'you’re due for wax and the inside can wait.',
    purpose: lines(
      'This is the one to put on repeat: every 3 to 4 months in salt water, every 4 to 6 in fresh. Keep that up and your gelcoat will rarely need a machine polish.',
      'A simple test: pour a cup of water on the side of the hull. If it beads up and runs off, you have time. If it spreads in a flat sheet, the wax is gone.',
    ),
    notIncluded: lines(
      ...neverIncluded,
      'Seats, carpet and cabin. {{name complete}} includes them.',
      'Machine polishing of oxidized gelcoat. That’s {{name restorer}}.',
    ),
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two: about two hours for an 18 ft runabout, four for a 40 ft cruiser. The hull has to be dry before wax goes on, so a damp morning pushes back the start.',
    search: 'boat wash and wax',
    description:
      'Exterior boat detailing at your slip, dock or driveway in Los Angeles: deep wash from rail to waterline, then wax or sealant against salt and sun.',
    is_floor: false,
  },
  interior: {
    title: 'Interior Only',
    shortTitle: 'Interior',
    blurb: 'Deck washed, then seats, carpet and cabin cleaned.',
    badge: '',
    bestFor: 'Seats, carpet, cabin',
    bullets: lines('Deep wash', 'Interior cleaned and dried'),
    lede: 'Mildew in the seams, sand in the carpet, a cabin that smells like last summer: cleaned, dried and aired out.',
    chooseWhen: 'the hull still beads water, but you wouldn’t sit down in white pants.',
    purpose: lines(
      'We wash the deck first, because feet track that dirt inside. Then come seats, lockers, carpet and cabin, in that order.',
      'Mildew feeds on dirt and needs moisture. We remove what’s there and dry the boat. After that, air keeps it away: a vented cover, cushions on edge, lockers cracked open.',
    ),
    notIncluded: lines(
      ...neverIncluded,
      'Wax or sealant on the hull. {{name complete}} includes it.',
      'Stains that have dyed the vinyl itself. If we see any in your photos, we’ll tell you.',
    ),
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two: about three hours for a 28 ft boat with a small cabin. Drying takes a while longer, so leave the boat open that day if you can.',
    search: 'boat interior cleaning',
    description:
      'Boat interior detailing at your slip, dock or driveway: deep wash on deck, then vinyl, carpet, lockers and cabin cleaned and dried.',
    is_floor: false,
  },
  restorer: {
    title: 'Restorer',
    shortTitle: 'Restorer',
    blurb: 'Oxidation removal and gelcoat restoration for chalky hulls.',
    badge: '',
    bestFor: 'Chalky, faded gelcoat',
    bullets: lines('Deep wash', 'Machine cut and polish', 'Wax or sealant'),
    lede: 'Oxidation removal and gelcoat restoration: chalky gelcoat cut back to sound color, polished, then sealed.',
    chooseWhen: 'you run a hand along the dry hull and it comes away chalky.',
    purpose: lines(
      'The sun breaks down the outer gelcoat into a dull powder. Wax over it looks good for a week, then quits. The powder has to come off, and that takes compound and a machine.',
      'Gelcoat is thin, and every cut takes some of it. So we cut only as much as it takes to bring the shine back, and seal it the same day so you won’t need another cut for a long time.',
      'The rate is where the price starts. How much more depends on the oxidation, so please send photos: one along the hull in daylight, one close up, and one of a spot you’ve wiped next to one you haven’t.',
    ),
    notIncluded: lines(
      ...neverIncluded,
      'Seats, carpet and cabin.',
      'Color that has faded all the way through. Polish brings back gloss, not pigment.',
      'Painted hulls, unless we’ve agreed on it. Paint is thinner than gelcoat, so tell us if yours is painted.',
    ),
    duration:
      'We start from the same plan as for our other services, about one hour per 10 feet, rounded up, and at least two. Light oxidation fits into that. Heavy oxidation takes longer and may take a second visit. We’ll tell you how long from your photos, before you agree to a date.',
    search: 'boat oxidation removal',
    description:
      'Boat oxidation removal and gelcoat restoration at your slip, dock or driveway in Los Angeles: cut, polished and sealed. From {{rate restorer}} per foot.',
    is_floor: true,
  },
  wash: {
    title: 'Boat Wash',
    shortTitle: 'Wash',
    blurb: 'The regular wash between details.',
    badge: '',
    bestFor: 'Between details',
    bullets: lines('Deep wash, rinse and dry'),
    lede: 'Deck, topsides, glass and rails, washed, rinsed and dried.',
    chooseWhen: 'you’ve waxed this season and just need the salt and bird droppings off.',
    purpose: lines(
      'Dried salt holds moisture against metal and grinds under every foot and fender. Washed off regularly, it does little harm, and your wax lasts as long as it should.',
      'It’s the cheapest thing you can do for a boat. If you’d rather not think about it, ask us about a plan.',
    ),
    notIncluded: lines(
      ...neverIncluded,
      'Wax or sealant. {{name exterior}} includes it.',
      'Seats, carpet and cabin, beyond rinsing an open cockpit.',
    ),
    duration:
      'Plan on about one hour per 10 feet, rounded up, and at least two. If your boat gets washed often, we usually finish sooner.',
    search: 'mobile boat washing',
    description:
      'Boat wash at your slip, dock or driveway: deck, topsides, glass and rails washed, rinsed and dried. The regular care between details.',
    is_floor: false,
  },
};
