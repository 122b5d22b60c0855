import type { AreaText } from './area-text.ts';

/** Salt water, from the Port of Los Angeles down the coast. */
export const southernHarbors: Readonly<Record<string, AreaText>> = {
  'san-pedro': {
    title: 'Boat detailing in San Pedro',
    description:
      'Boat detailing in San Pedro at your slip in Cabrillo Marina, Cabrillo Way and the Port’s other marinas. Wash, wax, polish, interior.',
    lede: 'Yachts next to container ships. Port dust settles on everything here, and we take it off.',
    reach: [
      'We work at your slip in the West Channel marinas and along the Port of Los Angeles. Tell us the marina, dock and slip, and where we can park a van.',
      'The marinas are on Port land and set their own rules for people who work on boats. Ask your dockmaster for them and send them with your request.',
    ],
    water:
      'Salt comes first, as it does all along the coast. The working port adds a fine dark dust that turns to streaks with the first dew. Both scratch when you wipe them dry, so rinse before you touch anything. Wax every 3 to 4 months.',
    nearby: ['long-beach', 'king-harbor-redondo-beach', 'alamitos-bay'],
    heroAlt:
      'Drawing of a navy cruiser under way off the striped lighthouse at San Pedro, bridge and cranes behind, dusk',
    pictureAlts: [
      'Drawing of a white fishing boat off the lighthouse at San Pedro, morning',
      'Drawing of the clean navy transom of a cruiser, San Pedro at dusk behind',
      'Drawing of a polisher on the bow of a navy cruiser, dull ahead of it and glossy behind',
    ],
  },
  'long-beach': {
    title: 'Boat detailing in Long Beach',
    description:
      'Boat detailing at your slip in Long Beach: Shoreline Marina, Rainbow Marina and nearby. Priced by the foot, quotes by email or text.',
    lede: 'From Shoreline Marina you look across at the Queen Mary. We’ll come down to your slip with our own soap, pads and wax.',
    reach: [
      'We work at your slip, or in your driveway if the boat lives on a trailer. The city runs the downtown marinas. Give us the marina, gangway and slip number, and tell us how to get a key card.',
      'Before we set a date, ask the marina office what it requires of people who work on boats.',
    ],
    water:
      'Long sun and a steady afternoon sea breeze: the side of the boat that faces them dries salty every day and chalks first. Wax every 3 to 4 months, the weather side sooner.',
    nearby: ['alamitos-bay', 'san-pedro', 'huntington-harbor'],
    heroAlt: 'Drawing of a red runabout in front of the three funnels of an ocean liner at Long Beach, noon',
    pictureAlts: [
      'Drawing of a white cruiser in front of the liner at Long Beach in golden light',
      'Drawing of foam and a wash mitt on the bow of a red runabout',
      'Drawing of water standing in beads on a waxed red hull',
    ],
  },
  'alamitos-bay': {
    title: 'Boat detailing in Alamitos Bay',
    description:
      'Boat detailing in Alamitos Bay and the Naples canals, at your slip or private dock. Waterline, gelcoat and vinyl, priced by the foot.',
    lede: 'Alamitos Bay Marina, the Naples canals and the docks behind the houses: we’ll come to any of them.',
    reach: [
      'At the marina, give us the basin, gangway and slip. At a house on the bay or a canal, we’ll work from your dock with your hose and outlet. We need a way to the dock that isn’t through the house.',
      'Docks rise and fall with the tide, so hose length matters here. Tell us roughly how far it is from the hose bib to the bow.',
    ],
    water:
      'A sheltered bay is warm and turns over slowly, so a brown line forms at the boot stripe sooner. Wipe it off while it’s soft. Wax every 3 to 4 months.',
    nearby: ['long-beach', 'huntington-harbor', 'san-pedro', 'newport-harbor'],
    heroAlt:
      'Drawing of a teal runabout at a dock in front of a row of bungalows on Alamitos Bay in golden light',
    pictureAlts: [
      'Drawing of a teal sailboat in front of the bungalows of Alamitos Bay, noon',
      'Drawing of a cockpit from above with a wash mitt at work on the seats',
      'Drawing of a hand wiping the dash at the helm, the bungalows of Alamitos Bay through the windshield',
    ],
  },
  'newport-harbor': {
    title: 'Boat detailing in Newport Harbor',
    description:
      'Boat detailing in Newport Harbor at your slip or private dock, around Balboa and Lido. Wash, wax, polish and interior, priced by the foot.',
    lede: 'One of the largest yacht harbors in the country. We work at slips and private docks around Balboa and Lido.',
    reach: [
      'We come to marina slips and to docks behind houses. Tell us how to get there from the street: gate, path, parking, slip or pier number.',
      'A boat on one of the harbor’s moorings has no shore water or power, and we need both. Plan to bring it to a dock for the day.',
      'The city requires a permit to do business on the harbor (Municipal Code, chapter 17.10). We’ll confirm a date once everything the city and your dock require is in order.',
    ],
    water:
      'Sun off the water from all sides, salt, and plenty of wake from passing boats that keeps the hull wet above the bottom paint. Wax every 3 to 4 months. Check varnish and dark hulls more often.',
    nearby: ['huntington-harbor', 'alamitos-bay', 'long-beach'],
    heroAlt:
      'Drawing of the bow of a cream cruiser in front of the red-roofed pavilion at Newport Harbor in golden light',
    pictureAlts: [
      'Drawing of a white sloop under sail off the pavilion at Newport Harbor, noon',
      'Drawing of the clean green transom of a cruiser, Newport Harbor behind',
      'Drawing of foam and a wash mitt on the bow of a cream cruiser',
    ],
  },
  'huntington-harbor': {
    title: 'Boat detailing in Huntington Harbor',
    description:
      'Boat detailing in Huntington Harbor at the dock behind your house or at your slip. Deep wash, wax, oxidation removal, interior. By the foot.',
    lede: 'Five islands, and a dock behind nearly every house. For us it’s a short walk down your gangway.',
    reach: [
      'Most boats here are kept at private docks, which makes it easy: your hose, your outlet, no marina gate. We need a way along the side of the house. Let us know about dogs.',
      'At Sunset Aquatic Marina and the harbor’s other slips, tell us the dock and slip, and ask the office what it requires of people who work on boats.',
    ],
    water:
      'The channels are narrow and still. After rain, the flood channels bring silt and leaves that settle as a brown line on the hull. Wax every 3 to 4 months.',
    nearby: ['alamitos-bay', 'newport-harbor', 'long-beach'],
    heroAlt:
      'Drawing of a yellow fishing boat in front of the arched bridge at Huntington Harbor under a gray sky',
    pictureAlts: [
      'Drawing of a white cruiser in front of the arched bridge at Huntington Harbor in golden light',
      'Drawing of a hand wiping the dash at the helm, the arched bridge at Huntington Harbor through the windshield',
      'Drawing of a polisher on the bow of a yellow fishing boat, dull ahead of it and glossy behind',
    ],
  },
};
