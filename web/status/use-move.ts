import { formatMoment } from '#domain/los-angeles.ts';
import { isFreeAgain } from '#domain/visit/moved-words.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { usePage } from './page-state.ts';
import { isAboutTime } from './trouble.ts';
import { useAct } from './use-act.ts';

/** `done`: the page tells what came of it. `lost`: another time has to be picked. `stopped`: told beside the button. */
export type Moved = 'done' | 'lost' | 'stopped';

/** Moves a visit, asks the owner for it where they confirm moves, or keeps the time that another was offered for. */
export function useMove(visit: PublicVisit) {
  const { start: visitStart, move_offer } = visit;
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble, clear } = useAct('visit-move');
  const move = async (start: string): Promise<Moved> => {
    let result: Moved = 'stopped';
    const answer = await send({ visitStart, start }, ({ reason }, told) => {
      if (isAboutTime(reason)) result = 'lost';
      if (told === 'page') result = 'done';
    });
    if (!answer) return result;
    const [before, after] = [visitStart, start].map((time) => formatMoment(time, answer.now));
    accept(answer);
    const good = { tone: 'good', since: answer.now } as const;
    if (start === visitStart) tell({ ...good, title: `It stays ${before}.`, text: 'See you then.' });
    else if (lead.confirms_moves && !move_offer) {
      const text = `We’ll confirm it, usually ${answer.answer_time}. Until then ${before} stays yours.`;
      tell({ ...good, title: `You asked for ${after}.`, text });
    } else {
      const free = isFreeAgain(visit, answer.now) ? `Your old time, ${before}, is free again.` : undefined;
      const text = answer.mailed_to ? 'We’re emailing an update for your calendar.' : free;
      tell({ ...good, title: `Moved to ${after}.`, text });
    }
    return 'done';
  };
  return { move, pending, trouble, clear };
}
