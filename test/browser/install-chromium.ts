import { findChromium } from '#local/find-chromium.ts';

/** Runs once, before the first of these files: two of them would get into each other's way installing it. */
export function setup(): void {
  findChromium();
}
