import type { Visit } from './visit.ts';

/** The time to start has passed and nobody said that the work began. */
export const isPastStart = ({ status, start }: Pick<Visit, 'status' | 'start'>, now: string): boolean =>
  status === 'planned' && start <= now;
