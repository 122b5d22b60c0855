import { useRef, useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import type { OperationRequest } from '#domain/operations/index.ts';
import { linkHash } from '#domain/status/page-parts.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import {
  asItCounts,
  askedOf,
  isReady,
  missingText,
  notReadyAbout,
  type ReadyItem,
} from '#domain/visit/ready.ts';
import type { ReadyCheck, SaidReady } from '#domain/visit/visit.ts';
import { focusAfter } from '../components/focus-after.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { focusOnArrival } from './focus-on-arrival.ts';
import { MessageForm } from './message-form.tsx';
import { usePage } from './page-state.ts';
import { ReadyMark } from './ready-mark.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

const allQuestions = [
  ['water', 'Water’s on', undefined, 'Water'],
  ['power', 'Power’s on', undefined, 'Power'],
  ['access', 'We can get in', 'Gate code or key', 'Gate or key'],
  ['boat', 'The boat’s there', undefined, 'The boat'],
] as const satisfies readonly (readonly [ReadyItem, string, string | undefined, string])[];

type Question = (typeof allQuestions)[number];

const nothingYet: ReadyCheck = { water: null, power: null, access: null, boat: null };
const allReady: ReadyCheck = { water: true, power: true, access: true, boat: true };

function NotReady({
  visitStart,
  questions,
  look,
  readyWithout,
  onSent,
  onBack,
}: {
  readonly visitStart: string;
  readonly questions: readonly Question[];
  readonly look: 'main' | 'line';
  readonly readyWithout: (
    wrong: ReadonlySet<ReadyItem>,
  ) => Promise<OperationRequest<'customer-message'>['ready']>;
  readonly onSent: () => void;
  readonly onBack: () => void;
}) {
  const [wrong, setWrong] = useState<ReadonlySet<ReadyItem>>(new Set());
  const toggle = (item: ReadyItem) =>
    setWrong((before) => {
      const after = new Set(before);
      if (!after.delete(item)) after.add(item);
      return after;
    });
  const named = questions.filter(([item]) => wrong.has(item)).map(([, , , label]) => label);
  return (
    <div className="stack">
      <h2 tabIndex={-1} ref={focusOnArrival}>
        What’s not ready?
      </h2>
      <p>Tell us now, and we’ll sort it out, so nobody makes a trip for nothing.</p>
      <fieldset className="pills">
        <legend className="vh">Not ready</legend>
        {questions.map(([item, , , label]) => (
          <label key={item}>
            <input type="checkbox" checked={wrong.has(item)} onChange={() => toggle(item)} />
            {label}
          </label>
        ))}
      </fieldset>
      <MessageForm
        name={`not-ready:${visitStart}`}
        look={look}
        about={notReadyAbout(named)}
        label="Your message"
        placeholder="The pedestal is dead. The dock office says it’ll be fixed by Wednesday."
        ready={() => readyWithout(wrong)}
        onSent={onSent}
      />
      <p>
        <button type="button" className="link" onClick={onBack}>
          Back to the list
        </button>
      </p>
    </div>
  );
}

interface ReadyPanelProps {
  readonly visit: PublicVisit;
  /** Of several that are asked about. */
  readonly isFirst: boolean;
  readonly isMain: boolean;
  readonly onAllReady: () => void;
}

/** Taps, each saved on its own, or one for all. */
export function ReadyPanel({ visit, isFirst, isMain, onAllReady }: ReadyPanelProps) {
  const { lead, now, accept, tell } = usePage();
  const asked = askedOf(lead);
  const questions = allQuestions.filter(([item]) => asked.includes(item));
  const { send, trouble } = useAct('ready-check');
  const saved: SaidReady = visit.ready ?? nothingYet;
  /** As tapped, until the server has it. */
  const [wanted, setWanted] = useState<SaidReady>();
  const newest = useRef<SaidReady>(undefined);
  const [isWrong, setIsWrong] = useState(false);
  const wrongButton = useRef<HTMLButtonElement>(null);
  const [isAllPressed, setIsAllPressed] = useState(false);
  const checks = asItCounts(wanted ?? saved, lead);
  /** Nothing moves under a finger that may press twice. */
  const laidOut = isAllPressed ? asItCounts(saved, lead) : checks;
  const look = isMain ? 'main' : 'line';
  const id = isFirst ? 'ready' : linkHash({ part: 'ready', start: visit.start }).slice(1);
  /** Of what was said to be ready a tap says that it is not; before that it takes back a tick. */
  const cleared = isReady(saved) ? false : null;
  /** The page's headline has question and date. */
  const isAskedAbove =
    !isReady(laidOut) &&
    missingText(laidOut) === '' &&
    !visit.on_my_way_at &&
    !visit.late &&
    now < visit.start;

  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const save = (first: SaidReady): Promise<boolean> => {
    const isRunning = newest.current !== undefined;
    newest.current = first;
    setWanted(first);
    if (!isRunning) saving.current = saveNewest(first);
    return saving.current; // whoever is at it sends the newest
  };
  const saveNewest = async (first: SaidReady): Promise<boolean> => {
    for (let sending: SaidReady | undefined = first; sending; ) {
      const { water, power, access, boat } = sending;
      const answer = await send({ visitStart: visit.start, water, power, access, boat });
      if (!answer) {
        newest.current = undefined;
        return false;
      }
      accept(answer);
      sending = newest.current === sending ? undefined : newest.current;
    }
    newest.current = undefined;
    setWanted(undefined);
    return true;
  };
  const sayAll = async () => {
    if (isAllPressed) return;
    setIsAllPressed(true);
    if (await save(allReady)) {
      onAllReady();
      tell({ tone: 'good', title: 'Thanks, got it.' });
    }
    setIsAllPressed(false);
  };
  if (isWrong) {
    const readyWithout = async (wrong: ReadonlySet<ReadyItem>) => {
      await saving.current;
      const said = (item: ReadyItem) => (wrong.has(item) ? false : checks[item]);
      return {
        visitStart: visit.start,
        water: said('water'),
        power: said('power'),
        access: said('access'),
        boat: said('boat'),
      };
    };
    const close = () => setIsWrong(false);
    const onBack = () => focusAfter(close, () => wrongButton.current);
    const onSent = () => {
      setWanted(undefined);
      close();
    };
    return <NotReady visitStart={visit.start} {...{ questions, look, readyWithout, onSent, onBack }} />;
  }
  return (
    <ActForm className="act" aria-labelledby={id} onSubmit={sayAll}>
      <h2 id={id} tabIndex={-1} className={isMain && isAskedAbove ? 'vh' : undefined}>
        {unbroken(`Ready for ${formatMoment(expectedStart(visit), now)}${isReady(laidOut) ? '' : '?'}`)}
      </h2>
      <div className="ticks">
        {questions.map(([item, label, hint]) => (
          <label className="tick" key={item}>
            <ReadyMark item={item} />
            <span>
              <b>{label}</b>
              {hint && <small>{hint}</small>}
            </span>
            <input
              type="checkbox"
              checked={checks[item] === true}
              onChange={() => void save({ ...checks, [item]: checks[item] ? cleared : true })}
            />
          </label>
        ))}
      </div>
      <TroubleNote trouble={trouble} onRetry={() => void save(checks)} />
      {!isReady(laidOut) && (
        <div className={isMain ? 'go' : undefined}>
          <ActButton pending={isAllPressed} look={look}>
            All ready
          </ActButton>
        </div>
      )}
      <p>
        <button
          type="button"
          className="btn btn--line btn--wide btn--auto"
          ref={wrongButton}
          onClick={() => setIsWrong(true)}
        >
          Something’s not right
        </button>
      </p>
      <p className="quiet" role="status">
        {wanted && !trouble && 'Saving…'}
        {!wanted &&
          visit.ready &&
          `Saved ${unbroken(formatMoment(visit.ready.at, now))}. Something changed? Tap it, and we’ll know.`}
        {!wanted && !visit.ready && 'Each tap saves on its own. If you don’t answer, we’ll still come.'}
      </p>
    </ActForm>
  );
}
