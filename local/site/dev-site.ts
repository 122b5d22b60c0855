import type { OpenSite } from './open-site.ts';

export async function openDevSite(): Promise<OpenSite> {
  throw new Error('not yet');
}
