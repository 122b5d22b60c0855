import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { addDays } from '../los-angeles.ts';

const Count = z.int().min(0).max(10_000);

/** What of a lead is on a device alone: things that were pressed, and photos. */
const UnsentOfLead = z.strictObject({ lead_id: LeadId, acts: Count, photos: Count });

/** What waits on a device, as it told when it last had a line. */
export const Unsent = z.strictObject({
  /** A random name that the browser gave itself. */
  device: z.string().regex(/^[0-9a-f]{32}$/),
  leads: z.array(UnsentOfLead).max(100),
});

export const UnsentOnDevice = Unsent.extend({
  /** The admin's email. */
  who: z.string(),
  at: Instant,
});
export type UnsentOnDevice = z.infer<typeof UnsentOnDevice>;

/** Days after which a device that says nothing more is taken for lost. */
const heardOfDays = 14;

export const stillHeardOf = (devices: readonly UnsentOnDevice[], now: string): UnsentOnDevice[] =>
  devices.filter(({ at }) => addDays(at, heardOfDays) > now);

/** What is heard of still, of one lead. */
export const unsentOf = (devices: readonly UnsentOnDevice[], leadId: string, now: string): UnsentOnDevice[] =>
  stillHeardOf(devices, now)
    .map((device) => ({ ...device, leads: device.leads.filter(({ lead_id }) => lead_id === leadId) }))
    .filter(({ leads }) => leads.length > 0);

/** All devices once one of them has told what it has. */
export const unsentAfter = (
  devices: readonly UnsentOnDevice[],
  told: UnsentOnDevice,
): readonly UnsentOnDevice[] => [
  ...stillHeardOf(devices, told.at).filter(({ device }) => device !== told.device),
  ...(told.leads.length > 0 ? [told] : []),
];

/** All devices without what they have of some leads; the same list where that is nothing. */
export function unsentWithout(
  devices: readonly UnsentOnDevice[],
  leadIds: readonly string[],
): readonly UnsentOnDevice[] {
  if (!devices.some(({ leads }) => leads.some(({ lead_id }) => leadIds.includes(lead_id)))) return devices;
  return devices
    .map((device) => ({ ...device, leads: device.leads.filter(({ lead_id }) => !leadIds.includes(lead_id)) }))
    .filter(({ leads }) => leads.length > 0);
}
