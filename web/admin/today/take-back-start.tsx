import { useState } from 'react';
import { shortName } from '#domain/message/greeting-name.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { InlineQuestion } from '../inline-question.tsx';

interface TakeBackStartProps {
  readonly visit: TodayVisit;
  readonly isOff: boolean;
  readonly onTakeBack: () => void;
}

/** Start was pressed at the wrong visit, or too soon: it is planned again, after a second press. */
export function TakeBackStart({ visit: { name }, isOff, onTakeBack }: TakeBackStartProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" className="adm-link" onClick={() => setAsked(true)}>
        Not started?
      </button>
    );
  }
  return (
    <InlineQuestion
      question={`Take the start back? ${shortName(name)}’s page shows the appointment again. Nobody is emailed.`}
      confirm="Take it back"
      onConfirm={() => !isOff && onTakeBack()}
      dismiss="Never mind"
      onDismiss={() => setAsked(false)}
    />
  );
}
