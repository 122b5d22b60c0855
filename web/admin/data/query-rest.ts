/** In ms: how long typing rests before it searches, suggests or filters. */
export const queryRest = 300;
