import { useState } from 'react';
import { shortName } from '#domain/message/greeting-name.ts';
import { capitalized } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { missWords } from '../visit/miss-words.ts';

interface MissVisitProps {
  readonly visit: TodayVisit;
  readonly isOff: boolean;
  readonly onMiss: () => void;
}

/** At the dock, and the work can't be done: the visit is missed, after a second press. */
export function MissVisit({ visit: { name, email, status }, isOff, onMiss }: MissVisitProps) {
  const [isAsked, setAsked] = useState(false);
  const { ask, question, told } = missWords(status === 'underway');
  if (!isAsked) {
    return (
      <button type="button" className="adm-link" onClick={() => setAsked(true)}>
        {ask}
      </button>
    );
  }
  const whom =
    email === undefined
      ? 'There’s no email address, so you’ll tell them yourself.'
      : `${capitalized(shortName(name))} gets an email that ${told}.`;
  return (
    <InlineQuestion
      question={`${question} ${whom}`}
      confirm="Mark as missed"
      onConfirm={() => !isOff && onMiss()}
      dismiss="Never mind"
      onDismiss={() => setAsked(false)}
    />
  );
}
