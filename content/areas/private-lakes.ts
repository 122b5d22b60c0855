import type { AreaText } from './area-text.ts';

/** Fresh water in and around the Santa Monica Mountains: no public launching on any of them. */
export const privateLakes: Readonly<Record<string, AreaText>> = {
  'westlake-village': {
    title: 'Boat detailing in Westlake Village',
    description:
      'Boat detailing for Westlake Lake: electric boats, pontoons and small sailboats washed, waxed, their vinyl cleaned. Priced by the foot.',
    lede: 'Westlake Lake is private, electric and small-boat only. The boats are small, and the sun on them is not.',
    reach: [
      'Most boats lie at docks behind the houses. We work from your dock or, if the boat is out, in your driveway. We need your hose, an outlet and a path to the water.',
      'The lake is private, and its association allows business on the water only as it approves. We work with your invitation and within its rules; ask it first if you are unsure, and tell us what it said.',
    ],
    water:
      'Fresh water does not corrode as the sea does, but it is hard: drops that dry on gelcoat and windshields leave rings of mineral. Dry the boat after rinsing, and wax every 4 to 6 months.',
    notes: [
      'The lake’s rules limit boats to 18 feet and power boats to electric motors. Sailing is allowed; jet skis and inflatables are not.',
      'The Westlake Lake Management Association owns the water and sets the rules. The county line runs across it, between Los Angeles and Ventura.',
      'An 18 ft boat is at the short end of our prices. The pontoons’ vinyl usually needs us more than their tubes do.',
    ],
    nearby: ['lake-sherwood', 'malibou-lake', 'lake-calabasas'],
    heroAlt: 'Drawing of a teal pontoon boat before a wooded island at Westlake, reeds in front, morning',
    pictureAlts: [
      'Drawing of a small white runabout before the island at Westlake in golden light',
      'Drawing of a cockpit from above with a wash mitt at work on the seats',
      'Drawing of a hose rinsing the bow of a teal pontoon boat',
    ],
  },
  'lake-sherwood': {
    title: 'Boat detailing at Lake Sherwood',
    description:
      'Boat detailing at Lake Sherwood, at your private dock or driveway: hard-water marks, sunned vinyl, dull gelcoat. Wax every 4 to 6 months.',
    lede: 'A private lake under oaks and crags. We work at residents’ docks and driveways, by invitation.',
    reach: [
      'The lake is for residents and their guests, so we come as yours. Put our visit on your gate list, and tell us about any rule of your association for people who work on the water.',
      'On a dock we need a hose and an outlet. In the driveway a trailer with room around it is enough.',
    ],
    water:
      'The valley is hot, the water hard and the oaks drop leaves and tannin. Leaf stains on vinyl and canvas are easy while fresh and stubborn after a month. Wax every 4 to 6 months.',
    notes: [
      'Lake Sherwood lies in Ventura County, a short drive west of Westlake Village.',
      'Its use is governed by the rules of the Sherwood Valley Homeowners Association, shared with the Lake Sherwood Community Association.',
    ],
    nearby: ['westlake-village', 'malibou-lake', 'lake-calabasas'],
    heroAlt: 'Drawing of a green runabout across from crags and oaks at Lake Sherwood in golden light',
    pictureAlts: [
      'Drawing of a green pontoon boat before the crags at Lake Sherwood, morning',
      'Drawing of a polisher on the bow of a green runabout, dull ahead of it and glossy behind',
      'Drawing of a hand wiping the dash at the helm, the crags of Lake Sherwood through the windshield',
    ],
  },
  'malibou-lake': {
    title: 'Boat detailing at Malibou Lake',
    description:
      'Boat detailing at Malibou Lake for members and residents, at the dock or in the driveway. Pontoons, rowing and small boats, by the foot.',
    lede: 'A members’ lake where two creeks meet, spelled the old way. We come to your dock or your driveway.',
    reach: [
      'The lake and its shore belong to the community, so we come at a member’s invitation. Ask the club whether anyone may work at the docks; if not, the driveway does as well.',
      'Roads around the lake are narrow. Tell us where a van can stand, and whether there is water and power within reach of the boat.',
    ],
    water:
      'A creek-fed lake changes with the year: silt after rain, algae in a hot September. Both leave a green or brown line that wipes off early and has to be scrubbed late. Wax every 4 to 6 months.',
    notes: [
      'The lake is held by a dam where Medea and Triunfo creeks join. Below it begins Malibu Creek State Park.',
      'There is no public access to the water. Membership and boating are matters for the Malibou Lake Mountain Club.',
    ],
    nearby: ['century-lake', 'lake-calabasas', 'westlake-village', 'lake-sherwood'],
    heroAlt: 'Drawing of a red pontoon boat before a twin-gabled boathouse at Malibou Lake, noon',
    pictureAlts: [
      'Drawing of a pale blue runabout before the boathouse at Malibou Lake in golden light',
      'Drawing of water standing in beads on a waxed red hull',
      'Drawing of a hand drying a bow rail with a red cloth, Malibou Lake behind',
    ],
  },
  'lake-calabasas': {
    title: 'Boat detailing at Lake Calabasas',
    description:
      'Boat detailing at Lake Calabasas for association members: pontoons and small boats washed, waxed and their vinyl cleaned, at dock or driveway.',
    lede: 'Twenty-one acres, a walking path, and pontoons that spend their lives in the sun.',
    reach: [
      'We work at docks behind the houses or in your driveway, as guests of a member of the association. If your boat lies elsewhere on the shore, ask the association first whether it may be washed there.',
      'A short hose and an outlet on the patio are usually all it takes.',
    ],
    water:
      'Small and warm: algae film at the waterline, mineral rings on rails and windshield, and birds. Wax every 4 to 6 months, and wash the bird marks off in between.',
    notes: [
      'The lake was made in the late 1960s and covers 21 acres. Boating and fishing are for members of the Calabasas Park Homeowners Association.',
      'Boats here are small, pontoons a favorite. Their seats and canvas age faster than their hulls; Interior Only is often the right choice.',
    ],
    nearby: ['malibou-lake', 'century-lake', 'malibu', 'westlake-village'],
    heroAlt:
      'Drawing of a small yellow boat before a willow and a footbridge at Lake Calabasas, gray morning',
    pictureAlts: [
      'Drawing of a navy pontoon boat before the willow and footbridge at Lake Calabasas, noon',
      'Drawing of foam and a wash mitt on the bow of a yellow runabout',
      'Drawing of a hand wiping the dash at the helm, willow and footbridge through the windshield',
    ],
  },
  'century-lake': {
    title: 'Boat detailing near Century Lake',
    description:
      'Century Lake has no boats: it is a small lake in a state park. We detail boats kept near it, in driveways and on trailers around Agoura.',
    lede: 'Nobody keeps a boat on Century Lake. If yours stands in a driveway nearby, that is where we come.',
    reach: [
      'Century Lake lies inside Malibu Creek State Park, reached on foot. There is no launch ramp, no slip and no dock, and we do not work in the park.',
      'What we do is detail boats of owners nearby: on trailers in Agoura, Calabasas, Malibu Canyon and Cornell, and at the private lakes around. We need water, power and level ground.',
      'Water that runs to the street here ends in Malibu Creek. Tell us where it would run, and we choose the spot accordingly.',
    ],
    water:
      'If your boat goes from here to the sea, count it as salt water, where wax lasts 3 to 4 months. If it only sees lakes, wax every 4 to 6 months, and mind the canyon dust under the cover.',
    notes: [
      'The lake covers about seven acres behind a dam that the Crags Country Club built around 1903.',
      'Its name comes from 20th Century Fox, which later owned the land and filmed here.',
    ],
    nearby: ['malibou-lake', 'lake-calabasas', 'malibu', 'westlake-village'],
    heroAlt: 'Drawing of the Goat Buttes above Century Lake at dusk, with a sailboat that is made up',
    pictureAlts: [
      'Drawing of the buttes above Century Lake in the morning, with a fishing boat that is made up',
      'Drawing of a foredeck from above with a wash mitt at work on the non-skid',
      'Drawing of a hose rinsing the bow of a green fishing boat',
    ],
  },
};
