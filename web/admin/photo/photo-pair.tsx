import { Can } from '../../components/can.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Shot } from './use-job-photos.ts';

interface PhotoPairProps {
  readonly pair: string;
  readonly before: Shot | undefined;
  readonly after: Shot | undefined;
  readonly isNext: boolean;
  readonly onOpen: () => void;
}

const stateTexts: Record<Shot['state'], string> = {
  sent: 'Sent',
  checking: 'Being checked',
  waiting: 'Waiting',
  unkept: 'Not saved',
  sending: 'Sending',
  failed: 'Not sent',
};

/** Of two, what is worse, and which of them the customer doesn’t see. */
function stateOf(shots: readonly Shot[]): string {
  const order: Shot['state'][] = ['failed', 'unkept', 'waiting', 'sending', 'checking', 'sent'];
  const worst = order.find((state) => shots.some((shot) => shot.state === state)) ?? 'sent';
  const percent = shots.find(({ state }) => state === 'sending')?.percent;
  const text = worst === 'sending' && percent !== undefined ? `Sending ${percent}%` : stateTexts[worst];
  const own = shots.filter(({ isPrivate }) => isPrivate);
  if (own.length === shots.length) return `${text}, only you`;
  return [text, ...own.map(({ kind }) => `${kind} only you`)].join(', ');
}

function Half({ shot, kind }: { readonly shot: Shot | undefined; readonly kind: Shot['kind'] }) {
  if (shot?.thumbnail !== undefined) return <img src={shot.thumbnail} alt={kind} />;
  return (
    <span className="none" role="img" aria-label={shot ? `${kind}, can’t be shown yet` : `No ${kind} photo`}>
      <Icon name="camera" />
    </span>
  );
}

export function PhotoPair({ pair, before, after, isNext, onOpen }: PhotoPairProps) {
  const shots = [before, after].filter((shot) => shot !== undefined);
  const isOpen = before !== undefined && after === undefined;
  const known = stateOf(shots);
  const state = isOpen ? known.replace(/^Sent/, 'After to take') : known;
  return (
    <li aria-current={isNext || undefined}>
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <span className="two">
          <Half shot={before} kind="before" />
          <Half shot={after} kind="after" />
        </span>
        <span className="xs shots__name">{pair}</span>
        <span className="xs">
          {state.startsWith('Sent') && <Can isDone />}
          {state}
        </span>
      </button>
    </li>
  );
}
