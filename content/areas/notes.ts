/** What is good to know around each area, local facts of use to an owner, each checkable; by slug. */
export const areaNotes: Readonly<Record<string, readonly string[]>> = {
  malibu: [
    'There’s no marina between Channel Islands Harbor in Oxnard and Marina del Rey.',
    'Paradise Cove, in the lee of Point Dume, is a fair-weather anchorage about 20 nautical miles from Marina del Rey.',
    'A boat at anchor or on a mooring has no shore water or power. We’ll detail it once it’s back on its trailer or in a slip.',
  ],
  'santa-monica': [
    'A breakwater built in 1934 once sheltered a small yacht harbor beside the pier. Time and the storms of the early 1980s finished it off, and there are no slips today.',
    'The nearest slips and public launch ramp are in Marina del Rey.',
  ],
  'marina-del-rey': [
    'Most boats here are sailboats and cruisers in wet slips. Dry storage and the public launch ramp are along Fiji Way and Mindanao Way.',
    'Underwater hull cleaning is regulated: since 2018, only divers with a county certificate may do it (County Code 19.12.1146). We don’t clean below the waterline.',
  ],
  'king-harbor-redondo-beach': [
    'The harbor is at the southern end of Santa Monica Bay and takes boats up to about 90 feet in three basins.',
    'As of 2026 King Harbor has no public launch ramp. The city is planning one on Mole D. Until it’s built, trailer boats launch at Marina del Rey or San Pedro.',
    'Sea lions haul out on low swim steps and docks. Federal law protects them, so block off the step and leave the animal alone.',
  ],
  'westlake-village': [
    'The lake’s rules limit boats to 18 feet and powerboats to electric motors. Sailing is allowed. Jet skis and inflatables aren’t.',
    'The Westlake Lake Management Association owns the lake and sets the rules. The line between Los Angeles and Ventura counties runs right across it.',
    'An 18 ft boat is at the low end of our prices. On a pontoon, the vinyl usually needs more work than the tubes.',
  ],
  'lake-sherwood': [
    'Lake Sherwood is in Ventura County, a short drive west of Westlake Village.',
    'The Sherwood Valley Homeowners Association sets the rules for the lake, together with the Lake Sherwood Community Association.',
  ],
  'malibou-lake': [
    'A dam where Medea and Triunfo creeks meet holds the lake. Malibu Creek State Park begins below it.',
    'There’s no public access to the water. For membership and boating, ask the Malibou Lake Mountain Club.',
  ],
  'lake-calabasas': [
    'The lake was built in the late 1960s and covers 21 acres. Boating and fishing are for members of the Calabasas Park Homeowners Association.',
    'Boats here are small, and pontoons are a favorite. Their seats and canvas age faster than their hulls, so {{name interior}} is often the right choice.',
  ],
  'century-lake': [
    'The lake covers about seven acres behind a dam that the Crags Country Club built around 1903.',
    'It’s named for 20th Century Fox, which later owned the land and filmed here.',
  ],
  'castaic-lake': [
    'Quagga mussels were found in Castaic Lake in 2021. Boats are inspected before they launch and have to be clean, drained and completely dry. Boats that failed have been turned away for seven days.',
    'Don’t run water through the engine before you go, not even to flush it. Inspectors look for drips.',
    'Rules change, so check the park’s boat inspection page before you tow. Los Angeles County Parks runs the lake for the state.',
  ],
  'pyramid-lake': [
    'Quagga mussels have been known here since 2016, so the lake counts as infested. Drain everything when you leave. Other lakes may turn your boat away or require a long dry-out, so ask before you tow.',
    'The lake was built in the early 1970s for the State Water Project. Pyramid Rock, in front of the dam, got its shape when road crews cut through the ridge for old Highway 99.',
    'Water from Pyramid flows on to Castaic, so both lakes have the same mussels but may have different inspection rules.',
  ],
  'san-pedro': [
    'Cabrillo Way Marina, rebuilt in 2011, has about 700 slips on concrete docks. Cabrillo Marina is across the West Channel.',
    'Angels Gate Lighthouse at the end of the San Pedro breakwater marks the entrance to the Port of Los Angeles.',
  ],
  'long-beach': [
    'Long Beach’s marinas belong to the city: Shoreline Marina and Rainbow Marina downtown, and Alamitos Bay Marina at the eastern end.',
    'The four palm-covered islands offshore are oil islands from 1965, disguised for the view.',
    'Living aboard takes a permit from the marina, and there are only so many. If you have one, let us know and we’ll work around you.',
  ],
  'alamitos-bay': [
    'Alamitos Bay Marina belongs to the City of Long Beach.',
    'Naples is built on islands in the bay, with canals between the houses. Electric boats, small sailboats and runabouts are kept at the private docks there.',
  ],
  'newport-harbor': [
    'The city manages more than 1,200 moorings in the harbor, about 800 of them offshore in eight fields.',
    'The Balboa Pavilion has stood on the bay since 1906.',
  ],
  'huntington-harbor': [
    'Boats get to the ocean under the Pacific Coast Highway bridge and through Anaheim Bay. Since 2021 they’ve had a channel of their own through most of it.',
    'The Navy may close the entrance while its ships are moving. Keep that in mind if you plan to bring the boat in that same day.',
    'The signs say Huntington Harbour. It’s the same place.',
  ],
};
