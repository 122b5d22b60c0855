import type { AreaText } from './area-text.ts';

/** Fresh water in and around the Santa Monica Mountains: no public launching on any of them. */
export const privateLakes: Readonly<Record<string, AreaText>> = {
  'westlake-village': {
    title: 'Boat detailing in Westlake Village',
    description:
      'Boat detailing on Westlake Lake: electric boats, pontoons and small sailboats washed and waxed, vinyl cleaned. Priced by the foot.',
    lede: 'Westlake Lake is private, electric and small boats only. The boats may be small, but the sun isn’t.',
    reach: [
      'Most boats here are kept at docks behind the houses. We’ll work from your dock or, if the boat’s out of the water, in your driveway. We need your hose, an outlet and a path to the water.',
      'The lake is private, and its association has to approve business on the water. We come at your invitation and follow its rules. If you’re not sure, ask the association first and let us know what they say.',
    ],
    water:
      'Fresh water doesn’t corrode like salt water, but it’s hard: drops that dry on gelcoat and windshields leave mineral rings. Dry the boat after rinsing, and wax every 4 to 6 months.',
    nearby: ['lake-sherwood', 'malibou-lake', 'lake-calabasas'],
    heroAlt:
      'Drawing of a teal pontoon boat in front of a wooded island at Westlake, reeds in front, morning',
    pictureAlts: [
      'Drawing of a small white runabout in front of the island at Westlake in golden light',
      'Drawing of a cockpit from above with a wash mitt at work on the seats',
      'Drawing of a hose rinsing the bow of a teal pontoon boat',
    ],
  },
  'lake-sherwood': {
    title: 'Boat detailing at Lake Sherwood',
    description:
      'Boat detailing at Lake Sherwood, at your private dock or driveway: hard-water spots, sun-baked vinyl, dull gelcoat. Wax every 4 to 6 months.',
    lede: 'A private lake under oaks and crags. We work at residents’ docks and driveways, by invitation.',
    reach: [
      'The lake is for residents and their guests, so we’ll come as yours. Put us on your gate list, and tell us about any association rules for people who work on the water.',
      'At the dock we need a hose and an outlet. In the driveway we need the same, plus room to walk around the trailer.',
    ],
    water:
      'The valley is hot, the water is hard, and the oaks drop leaves and tannin. Leaf stains on vinyl and canvas come off easily while they’re fresh and get stubborn after a month. Wax every 4 to 6 months.',
    nearby: ['westlake-village', 'malibou-lake', 'lake-calabasas'],
    heroAlt: 'Drawing of a green runabout across from the crags and oaks of Lake Sherwood in golden light',
    pictureAlts: [
      'Drawing of a green pontoon boat in front of the crags at Lake Sherwood, morning',
      'Drawing of a polisher on the bow of a green runabout, dull ahead of it and glossy behind',
      'Drawing of a hand wiping the dash at the helm, the crags of Lake Sherwood through the windshield',
    ],
  },
  'malibou-lake': {
    title: 'Boat detailing at Malibou Lake',
    description:
      'Boat detailing at Malibou Lake for members and residents, at your dock or in your driveway. Pontoons, rowboats and small craft, priced by the foot.',
    lede: 'A members’ lake where two creeks meet, with the old spelling. We’ll come to your dock or your driveway.',
    reach: [
      'The lake and its shore belong to the community, so we come at a member’s invitation. Ask the club if outside help is allowed at the docks. If it isn’t, your driveway works just as well.',
      'Roads around the lake are narrow. Tell us where we can park a van, and whether there’s water and power within reach of the boat.',
    ],
    water:
      'A creek-fed lake changes through the year: silt after rain, algae in a hot September. Both leave a green or brown line that wipes off early on and takes scrubbing later. Wax every 4 to 6 months.',
    nearby: ['century-lake', 'lake-calabasas', 'westlake-village', 'lake-sherwood'],
    heroAlt: 'Drawing of a red pontoon boat in front of a twin-gabled boathouse at Malibou Lake, noon',
    pictureAlts: [
      'Drawing of a pale blue runabout in front of the boathouse at Malibou Lake in golden light',
      'Drawing of water standing in beads on a waxed red hull',
      'Drawing of a hand drying a bow rail with a red cloth, Malibou Lake behind',
    ],
  },
  'lake-calabasas': {
    title: 'Boat detailing at Lake Calabasas',
    description:
      'Boat detailing at Lake Calabasas for association members: pontoons and small boats washed and waxed, vinyl cleaned, at your dock or driveway.',
    lede: 'Twenty-one acres, a walking path, and pontoons that spend their lives in the sun.',
    reach: [
      'We work at the docks behind the houses or in your driveway, as a guest of an association member. If you keep your boat somewhere else on the shore, ask the association first if you can have it washed there.',
      'A short hose and an outlet on the patio are usually all it takes.',
    ],
    water:
      'A small, warm lake means algae at the waterline, mineral rings on the rails and windshield, and birds. Wax every 4 to 6 months, and wash off the bird droppings in between.',
    nearby: ['malibou-lake', 'century-lake', 'malibu', 'westlake-village'],
    heroAlt:
      'Drawing of a small yellow boat in front of a willow and a footbridge at Lake Calabasas, gray morning',
    pictureAlts: [
      'Drawing of a navy pontoon boat in front of the willow and footbridge at Lake Calabasas, noon',
      'Drawing of foam and a wash mitt on the bow of a yellow runabout',
      'Drawing of a hand wiping the dash at the helm, willow and footbridge through the windshield',
    ],
  },
  'century-lake': {
    title: 'Boat detailing near Century Lake',
    description:
      'Boat detailing around Century Lake: we come to driveways and trailers in Agoura, Calabasas, Cornell and Malibu Canyon. Priced by the foot.',
    lede: 'Century Lake itself is hike-in only, with no boats on it. If you keep yours in a driveway nearby, we’ll come to you.',
    reach: [
      'We detail boats on trailers in Agoura, Calabasas, Malibu Canyon and Cornell, and boats at the private lakes nearby. We need water, power and level ground.',
      'Century Lake is inside Malibu Creek State Park, and you can only get there on foot. It has no launch ramp, slips or docks, and we don’t work in the park.',
      'Water that runs to the street here ends up in Malibu Creek. Tell us which way your driveway drains, and we’ll pick the spot accordingly.',
    ],
    water:
      'If you tow your boat from here to the ocean, treat it as a saltwater boat and wax it every 3 to 4 months. If it only sees lakes, wax every 4 to 6 months, and watch for canyon dust under the cover.',
    nearby: ['malibou-lake', 'lake-calabasas', 'malibu', 'westlake-village'],
    heroAlt: 'Drawing of the Goat Buttes above Century Lake at dusk, reeds in front and no boat on the water',
    pictureAlts: [
      'Drawing of a cockpit from above with a wash mitt at work on the seats',
      'Drawing of a foredeck from above with a wash mitt at work on the non-skid',
      'Drawing of water standing in beads on a waxed green hull',
    ],
  },
};
