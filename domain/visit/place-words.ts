/** What a customer is asked where we cannot find the boat yet, and why. */
export const placeAsks = {
  place: {
    title: 'Where’s your boat?',
    why: 'We’ll need it to come by: the harbor, dock and slip, or the address.',
    label: 'Where it is',
  },
  slip: {
    title: 'Which dock and slip?',
    why: 'We know the harbor, but not where in it your boat is.',
    label: 'Dock and slip',
  },
} as const;

/** To the owner. */
export const placeMissingText = {
  place: 'You don’t know where the boat is yet',
  slip: 'You don’t know the dock and slip yet',
} as const;
