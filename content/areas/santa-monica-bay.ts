import type { AreaText } from './area-text.ts';

/** Salt water, north to south along Santa Monica Bay. */
export const santaMonicaBay: Readonly<Record<string, AreaText>> = {
  malibu: {
    title: 'Boat detailing in Malibu',
    description:
      'Boat detailing in Malibu, in your driveway or dry storage. Malibu has no marina, so we come to your trailer. Wax every 3 to 4 months.',
    lede: 'Malibu has plenty of coast but no harbor, so boats here live on trailers. We’ll come to your driveway.',
    reach: [
      'We work wherever you keep the boat: a driveway, a storage yard, a boat barn. On a trailer we can reach the whole hull, so it’s the best place for a polish.',
      'We need level ground with room to walk around, a hose bib and an outlet. Canyon roads can be narrow, so tell us in your notes if we’ll have to park on the road.',
      'Wash water has to stay out of the storm drains, which lead straight to the beach here. Tell us where the nearest one is.',
    ],
    water:
      'A trailer boat brings its salt home: in the bunks, behind the rub rail, in the outboard bracket. Rinse it the day you get back, and wax every 3 to 4 months if you use it in the ocean.',
    nearby: ['santa-monica', 'marina-del-rey', 'malibou-lake', 'lake-calabasas'],
    heroAlt: 'Drawing of a navy runabout off a sandstone headland at Malibu in low golden light',
    pictureAlts: [
      'Drawing of a navy sailboat off the Malibu headland at noon',
      'Drawing of foam and a wash mitt on the bow of a white runabout',
      'Drawing of a hand wiping the dash at the helm, the Malibu headland through the windshield',
    ],
  },
  'santa-monica': {
    title: 'Boat detailing in Santa Monica',
    description:
      'Boat detailing in Santa Monica, in your driveway or at your slip in Marina del Rey. Wash, wax, polish and interior, priced by the foot.',
    lede: 'Santa Monica has a pier but no harbor. We’ll come to your trailer at home, or to your slip down the coast.',
    reach: [
      'Boats in Santa Monica are kept in driveways, garages and storage lots. We need water, power and room to walk around the trailer. If it’s an alley or a shared garage, please check with the building first.',
      'If you live here and keep your boat in Marina del Rey, give us the slip as the service address, not your home.',
    ],
    water:
      'The morning marine layer leaves a damp, salty film on anything within a few blocks of the beach, even a boat that hasn’t been launched. Boats used on the bay need wax every 3 to 4 months.',
    nearby: ['marina-del-rey', 'malibu', 'king-harbor-redondo-beach'],
    heroAlt: 'Drawing of a white sloop under sail off Santa Monica Pier and its Ferris wheel',
    pictureAlts: [
      'Drawing of a white cruiser off Santa Monica Pier at dusk',
      'Drawing of a hand drying a bow rail with a red cloth, Santa Monica Bay behind',
      'Drawing of a foredeck from above with a wash mitt at work on the non-skid',
    ],
  },
  'marina-del-rey': {
    title: 'Boat detailing in Marina del Rey',
    description:
      'Boat detailing at your slip in Marina del Rey: wash, wax, oxidation removal and interior. Priced by the foot, answers by email or text.',
    lede: 'Several thousand boats are kept in eight basins here. Tell us the basin, dock and slip, and we’ll come down the gangway to you.',
    reach: [
      'We work at your slip. Put the marina’s name, basin letter, dock and slip number in your request, and tell us how to get a gate key or code.',
      'The harbor belongs to Los Angeles County, but each marina has its own operator with its own rules for people who work on boats. Ask your dockmaster what they need from us, usually a certificate of insurance, and send that with your request.',
      'Shore power and dock water at the slip are all we need.',
    ],
    water:
      'Slips are calm and boats sit still, so the waterline stains and the sunny side chalks first. City dust adds a gray film. Wax every 3 to 4 months and wash in between.',
    nearby: ['santa-monica', 'malibu', 'king-harbor-redondo-beach', 'san-pedro'],
    heroAlt:
      'Drawing of a detailer washing a white sloop at a dock in Marina del Rey, masts and towers behind, morning',
    pictureAlts: [
      'Drawing of a navy cruiser in front of the masts and towers of Marina del Rey in golden light',
      'Drawing of the clean navy transom of a cruiser, Marina del Rey behind',
      'Drawing of water standing in beads on a waxed navy hull',
    ],
  },
  'king-harbor-redondo-beach': {
    title: 'Boat detailing in King Harbor, Redondo Beach',
    description:
      'Boat detailing at your slip in King Harbor, Redondo Beach: salt and bird droppings washed off, wax every 3 to 4 months, oxidation removed.',
    lede: 'Behind the Redondo Beach breakwater your boat is safe from the swell, but not from salt, gulls and pelicans.',
    reach: [
      'We work at your slip. King Harbor has several marinas, each with its own office. Tell us which one is yours, your dock and slip number, and how to get through the gate.',
      'Ask the marina office what it requires of people who work on boats, and send us the answer with your request.',
    ],
    water:
      'Wind carries spray over the breakwater and dries it on the windward side. Bird droppings are acidic and mark gelcoat and canvas in days, so rinse them off early. Wax every 3 to 4 months.',
    nearby: ['marina-del-rey', 'san-pedro', 'santa-monica'],
    heroAlt: 'Drawing of a navy fishing boat across from the pier on stilts at King Harbor, dusk',
    pictureAlts: [
      'Drawing of a white sailboat in front of the pier at King Harbor, morning',
      'Drawing of a hose rinsing the bow of a navy fishing boat',
      'Drawing of a hand drying a bow rail with a red cloth, King Harbor behind',
    ],
  },
};
