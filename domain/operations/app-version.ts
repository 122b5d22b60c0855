import { addDays } from '../los-angeles.ts';

/** Sent by the admin's app with each of its calls. */
export const appVersionHeader = 'app-version';

interface AppVersion {
  readonly version: number;
  /** When it went out. */
  readonly since: string;
}

/** One more, at the end, whenever the calls change so that an older app would go wrong with them. */
const appVersions: readonly AppVersion[] = [{ version: 1, since: '2026-11-25T08:00:00.000Z' }];

export const appVersion = appVersions.length;

/** Days for which an app is answered after a newer version went out. */
const answeredDays = 30;

/** A caller that names no version is no app. */
export function isTooOld(named: string | undefined, now: string, versions = appVersions): boolean {
  if (named === undefined) return false;
  const next = versions.find(({ version }) => version > Number(named));
  return next !== undefined && addDays(next.since, answeredDays) <= now;
}
