import type { WaitingAct } from '../device/waiting-act.ts';
import { tellError } from '../tell.ts';
import { takeBack } from './send-waiting.ts';

const tooLate = { 'being-sent': 'It’s being sent right now', sent: 'It was already sent' } as const;

const nextSteps: Partial<Record<WaitingAct['name'], string>> = {
  'admin-finish': 'You can correct the receipt next.',
  'admin-paid': 'Mark it unpaid in Money to change it.',
};

/** Takes back what was pressed; where that is too late, says so and what to do. Answers whether it did. */
export async function undoAct(act: WaitingAct): Promise<boolean> {
  const became = await takeBack(act);
  if (became === 'taken') return true;
  tellError(nextSteps[act.name] ?? 'If it’s not so, let the customer know.', tooLate[became]);
  return false;
}
