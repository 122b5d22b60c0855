import type { WaitingAct } from '../device/waiting-act.ts';

const meanings: Record<WaitingAct['name'], string> = {
  'admin-visit': 'It won’t be sent, and the visit stays as it was.',
  'admin-finish': 'It won’t be sent. The sheet stays as you left it.',
  'admin-paid': 'It won’t be sent, and the receipt stays as it was.',
  'admin-timeline-add': 'It won’t be sent, and what you wrote is deleted.',
  'admin-message': 'It won’t be sent. What you wrote goes back to where you typed it.',
};

export const takeBackText = ({ name, wasTried }: Pick<WaitingAct, 'name' | 'wasTried'>): string =>
  wasTried ? `${meanings[name]} It was sent once without an answer, so it may have arrived.` : meanings[name];
