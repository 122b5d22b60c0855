import type { WaitingAct } from '../device/waiting-act.ts';

const leaves: Record<WaitingAct['name'], string> = {
  'admin-visit': 'the visit stays as it was',
  'admin-finish': 'the sheet stays as you left it',
  'admin-paid': 'the receipt stays as it was',
  'admin-timeline-add': 'what you wrote is deleted',
  'admin-message': 'what you wrote goes back to where you typed it',
};

export const takeBackText = ({ name, wasTried }: Pick<WaitingAct, 'name' | 'wasTried'>): string =>
  wasTried
    ? `It was sent once without an answer, so it may have arrived. If not, it won’t be sent, and ${leaves[name]}.`
    : `It won’t be sent, and ${leaves[name]}.`;
