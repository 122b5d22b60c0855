/** How long a quarantined lead is kept. Free of zod. */
export const quarantineDays = 30;

/** Unix time in seconds. */
export const quarantineEnd = (now: string): number =>
  Math.floor(Date.parse(now) / 1000) + quarantineDays * 86_400;
