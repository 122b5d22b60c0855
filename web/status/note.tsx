import type { ReactNode } from 'react';
import { Buoy } from '../components/buoy.tsx';
import { KeepTogether } from './keep-together.tsx';

interface NoteProps {
  readonly tone: 'good' | 'bad' | 'calm';
  readonly title: string;
  readonly children?: ReactNode;
}

const buoys = { good: 'passed', bad: 'canceled', calm: 'next' } as const;

export function Note({ tone, title, children }: NoteProps) {
  return (
    <div className={`note note--${tone}`}>
      <Buoy state={buoys[tone]} />
      <div>
        <h3>
          <KeepTogether text={title} />
        </h3>
        {children}
      </div>
    </div>
  );
}
