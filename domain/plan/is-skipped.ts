import type { PlanVisit } from '../customer/boat-plan.ts';

interface Answered {
  readonly status: string;
  readonly plan?: Pick<PlanVisit, 'answer'> | undefined;
}

/** Called off by a skip: its plan goes on. */
export const isSkipped = ({ status, plan }: Answered): boolean =>
  status === 'CANCELED' && plan?.answer === 'skip';
