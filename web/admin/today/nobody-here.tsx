import { useState } from 'react';
import { shortName } from '#domain/message/greeting-name.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { InlineQuestion } from '../inline-question.tsx';

interface NobodyHereProps {
  readonly visit: TodayVisit;
  readonly isOff: boolean;
  readonly onMiss: () => void;
}

/** At the dock, the time is there and the boat or its people are not: the visit is missed, after a second press. */
export function NobodyHere({ visit: { name, email }, isOff, onMiss }: NobodyHereProps) {
  const [isAsked, ask] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" className="adm-link" onClick={() => ask(true)}>
        Nobody here?
      </button>
    );
  }
  const told =
    email === undefined
      ? 'There’s no email address, so nobody is told.'
      : `${shortName(name)} gets an email that we couldn’t get to the boat.`;
  return (
    <InlineQuestion
      question={`Nobody there, or no boat? ${told}`}
      confirm="Mark as missed"
      onConfirm={() => !isOff && onMiss()}
      dismiss="Keep it"
      onDismiss={() => ask(false)}
    />
  );
}
