import type { AreaText } from './area-text.ts';

/** Fresh water of the State Water Project, reached with trailers. */
export const reservoirs: Readonly<Record<string, AreaText>> = {
  'castaic-lake': {
    title: 'Boat detailing for Castaic Lake',
    description:
      'Boat detailing for Castaic Lake, at your home before you tow: clean and bone dry for the mussel inspection. Wax every 4 to 6 months.',
    lede: 'Boats come to Castaic on trailers, and they have to arrive dry. We’ll detail yours in your driveway, days before you launch.',
    reach: [
      'We’ll come to your home in Castaic, Santa Clarita or wherever you keep the trailer. The ramp is no place for a detail, and the inspectors want the boat dry.',
      'Leave some time between our visit and your trip. Carpet, lockers, bilge and livewell have to be dry, and that takes days, not hours. We’ll dry what we can reach. Leave the rest open to air out. The best time for us to come is right after a trip.',
      'We need level ground, a hose bib, an outlet and room to walk around the boat.',
    ],
    water:
      'Summers here are hot and dry, and water dries to mineral rings before you’re off the ramp. The sun does the rest: bow caps and dark sides chalk first. Wax every 4 to 6 months, closer to 4 if the boat sits uncovered.',
    nearby: ['pyramid-lake', 'westlake-village', 'lake-calabasas'],
    heroAlt: 'Drawing of a pale blue fishing boat under way below the dry hills of Castaic Lake, noon',
    pictureAlts: [
      'Drawing of a yellow personal watercraft under way on Castaic Lake, morning',
      'Drawing of foam and a wash mitt on the bow of a pale blue fishing boat',
      'Drawing of water standing in beads on a waxed pale blue hull',
    ],
  },
  'pyramid-lake': {
    title: 'Boat detailing for Pyramid Lake',
    description:
      'Boat and PWC detailing for Pyramid Lake, at your home before or after you tow: clean, drained and dry for inspection. Wax every 4 to 6 months.',
    lede: 'A deep, windy canyon lake off Interstate 5, and a long tow for most of us. We’ll detail your boat where you keep it.',
    reach: [
      'We come to your driveway or storage yard, not to the ramp. Book us for the days after a trip, and the lockers and bilge will be dry by the next one.',
      'For a personal watercraft on a trailer, a hose bib and an outlet are plenty. We take boats 10 feet and up, which includes most of them.',
    ],
    water:
      'Clear water, strong sun and an afternoon wind that throws spray over everything. Spray dries to mineral spots that wash off this week and need polish next month. Wax every 4 to 6 months.',
    nearby: ['castaic-lake', 'lake-sherwood', 'westlake-village'],
    heroAlt: 'Drawing of a red personal watercraft and its rider in front of Pyramid Rock in golden light',
    pictureAlts: [
      'Drawing of a black runabout in front of Pyramid Rock at noon',
      'Drawing of a polisher on the bow of a black runabout, dull ahead of it and glossy behind',
      'Drawing of a hand wiping the dash at the helm, Pyramid Rock through the windshield',
    ],
  },
};
