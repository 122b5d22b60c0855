import { shortName } from '#domain/message/greeting-name.ts';
import { capitalized } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { missWords } from '../visit/miss-words.ts';
import { PressedTwice } from './pressed-twice.tsx';

interface MissVisitProps {
  readonly visit: TodayVisit;
  readonly isOff: boolean;
  readonly onMiss: () => void;
}

/** At the dock, and the work can't be done: the visit is missed, after a second press. */
export function MissVisit({ visit: { name, email, status }, isOff, onMiss }: MissVisitProps) {
  const { ask, question, told } = missWords(status === 'underway');
  const whom =
    email === undefined
      ? 'There’s no email address, so you’ll tell them yourself.'
      : `${capitalized(shortName(name))} gets an email that ${told}.`;
  return (
    <PressedTwice
      ask={ask}
      question={`${question} ${whom}`}
      confirm="Mark as missed"
      isOff={isOff}
      onConfirm={onMiss}
    />
  );
}
