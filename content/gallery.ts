/** One boat before and after; both pictures show the same view. */
export interface GalleryItem {
  readonly id: string;
  /** Names of the two pictures. */
  readonly before: string;
  readonly after: string;
  readonly beforeAlt: string;
  readonly afterAlt: string;
  readonly caption: string;
  /** Shown ahead of the others; the rest come in random order. */
  readonly priority: boolean;
}

interface Pair {
  readonly id: string;
  readonly caption: string;
  readonly beforeAlt: string;
  readonly afterAlt: string;
  readonly priority?: true;
}

const item = ({ priority, ...pair }: Pair): GalleryItem => ({
  ...pair,
  before: `pair-${pair.id}-before`,
  after: `pair-${pair.id}-after`,
  priority: priority ?? false,
});

export const gallery: readonly GalleryItem[] = [
  item({
    id: 'gelcoat-oxidation',
    caption: 'Red runabout, oxidized gelcoat',
    beforeAlt: 'Runabout whose red hull has faded to a chalky, streaked pink',
    afterAlt: 'The same runabout with a deep red hull that mirrors the water',
    priority: true,
  }),
  item({
    id: 'waterline-stain',
    caption: 'Cruiser, yellow waterline stain',
    beforeAlt:
      'Bow of a white cruiser with a yellow-brown stain along the waterline and streaks below the rail',
    afterAlt: 'The same bow, white down to a crisp red boot stripe',
    priority: true,
  }),
  item({
    id: 'mildewed-vinyl',
    caption: 'Bowrider, mildewed vinyl seats',
    beforeAlt: 'Cockpit from above, its vinyl seats gray and speckled with mildew',
    afterAlt: 'The same cockpit with cream seats and a clean floor',
  }),
  item({
    id: 'dull-rails',
    caption: 'Bow rail and cleat, rust stains',
    beforeAlt: 'Tarnished bow rail with rust stains running down from its base and from a cleat',
    afterAlt: 'The same rail and cleat, bright, on clean gelcoat',
  }),
  item({
    id: 'faded-non-skid',
    caption: 'Sloop, ground-in dirt in the non-skid',
    beforeAlt: 'Foredeck of a sloop from above, its non-skid brown with dirt',
    afterAlt: 'The same foredeck with clean non-skid and bright fittings',
  }),
  item({
    id: 'streaked-transom',
    caption: 'Cruiser, streaks down the transom',
    beforeAlt: 'Transom of a cruiser, gray with dirt streaks and exhaust soot',
    afterAlt: 'The same transom, glossy navy blue over a clean swim step',
  }),
];
