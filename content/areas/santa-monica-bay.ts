import type { AreaText } from './area-text.ts';

/** Salt water, north to south along Santa Monica Bay. */
export const santaMonicaBay: Readonly<Record<string, AreaText>> = {
  malibu: {
    title: 'Boat detailing in Malibu',
    description:
      'Boat detailing in Malibu, at your driveway or dry storage. Malibu has no marina, so we come to the trailer. Salt-water wax every 3 to 4 months.',
    lede: 'Malibu has a coast but no harbor, so its boats live on trailers. We come to the driveway.',
    reach: [
      'We work where the boat stands: a driveway, a storage yard, a boat barn. On a trailer the whole hull is in reach, so this is the best place to have it polished.',
      'We need level ground with room to walk around, a hose bib and an outlet. Canyon roads can be narrow: say in your notes if a van has to park on the road.',
      'Wash water must stay out of the storm drain, which here leads straight to the beach. Tell us where the nearest one is.',
    ],
    water:
      'A trailer boat takes its salt home with it and keeps it: in the bunks, behind the rub rail, in the outboard’s bracket. Rinse on the day you come back, and wax every 3 to 4 months if it is used in the sea.',
    notes: [
      'There is no marina between Channel Islands Harbor in Oxnard and Marina del Rey.',
      'Paradise Cove, in the lee of Point Dume, is a fair-weather anchorage about 20 nautical miles from Marina del Rey.',
      'A boat at anchor or on a mooring has neither shore water nor power. We detail it when it is back on its trailer or in a slip.',
    ],
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
      'Boat detailing for Santa Monica owners: at your driveway, or at your slip in Marina del Rey. Wash, wax, polish and interior, priced by the foot.',
    lede: 'Santa Monica has a pier but no harbor. We come to your trailer at home, or to your slip down the coast.',
    reach: [
      'Boats kept in Santa Monica stand in driveways, garages and storage lots. We need water, power and room to walk around the trailer. In an alley or a shared garage, please ask the building first.',
      'If you live here and keep the boat in Marina del Rey, give us the slip as the service address, not your home.',
    ],
    water:
      'Morning overcast off the bay leaves a damp, salty film on anything that stands within a few blocks of the beach, even a boat that was not launched. Boats used in the bay want wax every 3 to 4 months.',
    notes: [
      'A breakwater built in 1934 once sheltered a small yacht harbor beside the pier. Time and the storms of the early 1980s ended it; there are no slips today.',
      'The nearest slips and the nearest public launch ramp are in Marina del Rey.',
    ],
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
      'Boat detailing at your slip in Marina del Rey: wash, wax, oxidation removal and interior. Prices by the foot, answers by email or SMS.',
    lede: 'Several thousand boats lie in eight basins here. Tell us the basin, dock and slip, and we come down the gangway.',
    reach: [
      'We work at your slip. Put the marina’s name, basin letter, dock and slip number into the request, and say how we get a gate key or code.',
      'The harbor belongs to Los Angeles County, but each marina is run by its own operator with its own rules for people who work on boats. Ask your dockmaster what they want from us, usually a certificate of insurance, and send it with your request.',
      'Shore power and dock water at the slip are all we need.',
    ],
    water:
      'Slips are calm and the boats sit still, so the waterline stains and the sunny side chalks first. City dust adds a gray film. Wax every 3 to 4 months; wash in between.',
    notes: [
      'Most boats here are sailboats and cruisers in wet slips. Dry storage and the public launch ramp are along Fiji Way and Mindanao Way.',
      'Cleaning a hull under water is regulated: since 2018 the county allows it only to divers with its own certificate (County Code 19.12.1146). We do not clean below the waterline.',
    ],
    nearby: ['santa-monica', 'malibu', 'king-harbor-redondo-beach', 'san-pedro'],
    heroAlt:
      'Drawing of a detailer washing a white sloop at a dock in Marina del Rey, masts and towers behind, morning',
    pictureAlts: [
      'Drawing of a navy cruiser before the masts and towers of Marina del Rey in golden light',
      'Drawing of the clean navy transom of a cruiser, Marina del Rey behind',
      'Drawing of water standing in beads on a waxed navy hull',
    ],
  },
  'king-harbor-redondo-beach': {
    title: 'Boat detailing in King Harbor, Redondo Beach',
    description:
      'Boat detailing at your slip in King Harbor, Redondo Beach: salt and bird marks washed off, wax every 3 to 4 months, oxidation polished away.',
    lede: 'Behind the breakwater of Redondo Beach the boats are safe from the swell, though not from salt, gulls and pelicans.',
    reach: [
      'We work at your slip. King Harbor has several marinas, each with its own office: name yours, with dock and slip number, and how we get through the gate.',
      'Ask the marina office what it wants from people who work on boats and send us the answer with your request.',
    ],
    water:
      'Wind carries spray over the breakwater and dries it on the windward side. Bird droppings are acidic and mark gelcoat and canvas in days, so rinse them off early. Wax every 3 to 4 months.',
    notes: [
      'The harbor lies at the southern end of Santa Monica Bay and takes boats of up to about 90 feet in three basins.',
      'As of 2026 King Harbor has no public launch ramp. The city is planning one on Mole D; until it is built, trailer boats launch at Marina del Rey or San Pedro.',
      'Sea lions haul out on low swim steps and docks. Federal law protects them, so block the step rather than chase the animal.',
    ],
    nearby: ['marina-del-rey', 'san-pedro', 'santa-monica'],
    heroAlt: 'Drawing of a navy fishing boat across from the pier on stilts at King Harbor, dusk',
    pictureAlts: [
      'Drawing of a white sailboat before the pier at King Harbor, morning',
      'Drawing of a hose rinsing the bow of a navy fishing boat',
      'Drawing of a hand drying a bow rail with a red cloth, King Harbor behind',
    ],
  },
};
