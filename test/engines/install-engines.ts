import { findEngines } from './find-engines.ts';

/** Runs once, before the browsers are asked for. */
export function setup(): void {
  findEngines();
}
