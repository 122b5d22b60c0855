import { shortName } from '#domain/message/greeting-name.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { PressedTwice } from './pressed-twice.tsx';

interface TakeBackStartProps {
  readonly visit: TodayVisit;
  readonly isOff: boolean;
  readonly onTakeBack: () => void;
}

/** Start was pressed at the wrong visit, or too soon: it is planned again. */
export const TakeBackStart = ({ visit: { name }, isOff, onTakeBack }: TakeBackStartProps) => (
  <PressedTwice
    ask="Not started?"
    question={`Take the start back? ${shortName(name)}’s page shows the appointment again. Nobody is emailed.`}
    confirm="Take it back"
    isOff={isOff}
    onConfirm={onTakeBack}
  />
);
