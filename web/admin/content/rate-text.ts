/** Of the boat that examples are made with. */
export const exampleFeet = 30;

/** With cents, as prices are typed: `$28.00`. */
export const rateText = (rate: number): string => `$${rate.toFixed(2)}`;
