import type { ReactNode } from 'react';
import { Buoy } from '../components/buoy.tsx';
import { Whole } from './whole.tsx';

interface NoteProps {
  readonly tone: 'good' | 'bad' | 'calm';
  readonly title: string;
  readonly children?: ReactNode;
}

const buoys = { good: 'passed', bad: 'canceled', calm: 'next' } as const;

/** What just happened, or stands, with a mark beside the words. */
export function Note({ tone, title, children }: NoteProps) {
  return (
    <div className={`note note--${tone}`}>
      <Buoy state={buoys[tone]} />
      <div>
        <h3>
          <Whole text={title} />
        </h3>
        {children}
      </div>
    </div>
  );
}
