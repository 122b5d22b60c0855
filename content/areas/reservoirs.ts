import type { AreaText } from './area-text.ts';

/** Fresh water of the State Water Project, reached with trailers. */
export const reservoirs: Readonly<Record<string, AreaText>> = {
  'castaic-lake': {
    title: 'Boat detailing for Castaic Lake',
    description:
      'Boat detailing for Castaic Lake owners, at home before you tow: clean and bone dry for the mussel inspection. Wax every 4 to 6 months.',
    lede: 'Castaic boats arrive on trailers and must arrive dry. We detail them in your driveway, days before the ramp.',
    reach: [
      'We work at home, in Castaic, Santa Clarita or wherever the trailer stands. The ramp is no place for a detail, and the inspectors want the boat dry.',
      'Leave time between our visit and your trip. Carpet, lockers, bilge and livewell must be dry, and that takes days, not hours. We dry what we can reach; open the rest to the air. The best date is just after a trip.',
      'We need level ground, a hose bib, an outlet and room to walk around.',
    ],
    water:
      'Summer here is hot and dry, and water dries to mineral rings before you are off the ramp. Sun does the rest: bow caps and dark sides chalk first. Wax every 4 to 6 months, at the short end if the boat stands uncovered.',
    notes: [
      'Quagga mussels were found in Castaic Lake in 2021. Boats are inspected before they launch and must be clean, drained and completely dry; the park has turned boats that failed away for seven days.',
      'Do not run water through the engine before you come, not even to flush it. Inspectors look for drips.',
      'Rules change: read the park’s page on boat inspections before you tow. Los Angeles County Parks runs the lake for the state.',
    ],
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
      'Boat and PWC detailing for Pyramid Lake, at home before or after you tow: clean, drained and dry for inspection. Wax every 4 to 6 months.',
    lede: 'A deep, windy canyon lake off Interstate 5, and a long tow for most. We detail the boat where you keep it.',
    reach: [
      'We come to your driveway or storage yard, not to the ramp. Book us for the days after a trip; by the next one, lockers and bilge will be dry.',
      'For a personal watercraft on a trailer, a hose bib and an outlet are plenty. We take boats of 10 feet and up, and that includes most of them.',
    ],
    water:
      'Clear water, strong sun and afternoon wind that throws spray over everything. Spray dries to mineral spots that wash off this week and need polish next month. Wax every 4 to 6 months.',
    notes: [
      'Quagga mussels have been known here since 2016, so the lake counts as infested. Drain everything when you leave; other lakes may refuse the boat or ask for a long dry-out. Ask them before you tow.',
      'The lake was built in the early 1970s for the State Water Project. Pyramid Rock, in front of the dam, got its shape when road builders cut through the ridge for old Highway 99.',
      'Water from Pyramid runs on to Castaic, so both lakes have the same mussels but may have different inspection rules.',
    ],
    nearby: ['castaic-lake', 'lake-sherwood', 'westlake-village'],
    heroAlt: 'Drawing of a red personal watercraft and its rider before Pyramid Rock in golden light',
    pictureAlts: [
      'Drawing of a black runabout before Pyramid Rock at noon',
      'Drawing of a polisher on the bow of a black runabout, dull ahead of it and glossy behind',
      'Drawing of a hand wiping the dash at the helm, Pyramid Rock through the windshield',
    ],
  },
};
