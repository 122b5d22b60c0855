import { shortName } from '#domain/message/greeting-name.ts';

interface MissWords {
  readonly act: string;
  readonly ask: string;
  readonly question: string;
  /** Once it turns out that it wasn't missed. */
  readonly takeBack: string;
  /** What the customer's email says. */
  readonly told: string;
}

/** How the owner says that the work wasn't done: at a visit that is under way they did get to the boat. */
export const missWords = (isUnderway: boolean): MissWords =>
  isUnderway
    ? {
        act: 'Couldn’t do it',
        ask: 'Couldn’t do it?',
        question: 'Couldn’t do the work?',
        takeBack: 'Can do it after all',
        told: 'we couldn’t do the work',
      }
    : {
        act: 'Missed',
        ask: 'Nobody here?',
        question: 'Nobody there, no boat, or no way in?',
        takeBack: 'They were here after all',
        told: 'we couldn’t get to the boat',
      };

interface Missed {
  readonly name: string;
  readonly email?: string | undefined;
  readonly isUnderway: boolean;
}

/** What a miss does in `time`, while it can be undone. */
export const missingText = ({ name, email, isUnderway }: Missed, time: string): string =>
  email === undefined
    ? `Missed in ${time}. Nobody is emailed.`
    : `Emails ${shortName(name)} in ${time}: ${missWords(isUnderway).told}.`;
