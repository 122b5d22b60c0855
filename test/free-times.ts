const first = Date.parse('2032-06-01T17:00:00.000Z');
let taken = 0;

/** A time at which no lead of the same test file has a visit: each on a later day than the one before. */
export const freeTime = (): string => {
  taken += 1;
  return new Date(first + taken * 86_400_000).toISOString();
};
