import * as z from 'zod';

const path = z.string();

/**
 * A lead's photo as the admin gets it. `checked`: signed addresses of the photo and of its thumbnail, which end
 * after some minutes. `waiting`: its check is still to come. `refused`: it was no photo, or never arrived.
 */
export const LeadPhoto = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('checked'), path, url: z.url(), thumbnail_url: z.url() }),
  z.strictObject({ state: z.literal('waiting'), path }),
  z.strictObject({ state: z.literal('refused'), path }),
]);
export type LeadPhoto = z.infer<typeof LeadPhoto>;
