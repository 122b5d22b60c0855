import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatShortDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { closingMails, type Went } from '#domain/today/closing-mails.ts';
import type { Waiting } from '#domain/today/waiting-item.ts';
import { unbroken } from '../../components/unbroken.ts';
import { serverNow } from '../data/server-clock.ts';
import { theyWaitText, useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { useOnce } from '../data/use-once.ts';
import { isFull } from '../device/full.ts';
import { finishPath, timePath } from '../lead-path.ts';
import { keepsOnDevice } from '../session/keeps-on-device.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { missWords } from '../visit/miss-words.ts';
import '../../styles/admin-choice.css';

interface RowProps {
  readonly item: Waiting;
  readonly went: Went | undefined;
  readonly problem: string | undefined;
  readonly onSay: (went: Went) => void;
}

function Row({ item, went, problem, onSay }: RowProps) {
  const { name, text, lead_id, visit_id, is_underway, makes_receipt } = item;
  const group = useId();
  const choice = (act: Went, label: string) => (
    <label>
      <input type="radio" name={group} checked={went === act} onChange={() => onSay(act)} />
      {label}
    </label>
  );
  return (
    <li className="went__row">
      <fieldset>
        <legend>
          <b>{name}</b> {unbroken(text.replace(' How did it go?', ''))}
        </legend>
        <div className="choice choice--2">
          {choice('finish', 'Done')}
          {choice('miss', missWords(is_underway === true).act)}
        </div>
        {!is_underway && (
          <Link className="adm-link" to={timePath(lead_id, visit_id)}>
            Move<span className="vh"> the visit of {name}</span>
          </Link>
        )}
        {makes_receipt && (
          <Link className="adm-link" to={finishPath(lead_id, visit_id)}>
            Make the receipt<span className="vh"> of {name}</span>
          </Link>
        )}
      </fieldset>
      {problem && (
        <p className="warn" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

const formId = 'how-did-it-go';

export const goToAnswers = (): void => document.getElementById(formId)?.querySelector('input')?.focus();

/** Visits that have passed and that nobody has marked: each takes one tap, and one more saves them all. */
export function HowDidItGo({ items }: { readonly items: readonly Waiting[] }) {
  const { pending, perform } = useOnce('admin-visits-close');
  const isOnline = useOnline();
  const [said, setSaid] = useState<Readonly<Record<string, Went>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const kept = useKeptAct('admin-visit');
  if (items.length === 0) return null;
  const visits = items.flatMap(({ lead_id, visit_id = '' }) => {
    const act = said[visit_id];
    return act ? [{ lead_id, visit_id, act }] : [];
  });
  const isSaving = pending !== undefined || kept.pending !== undefined;
  const isOff = (!isOnline && !keepsOnDevice()) || isSaving || visits.length === 0;
  const mails = closingMails(items, said);
  const told =
    mails > 0 ? `${counted(mails, 'email')} ${mails === 1 ? 'goes' : 'go'} out` : 'no email goes out';
  const keepOnDevice = async () => {
    let count = 0;
    for (const { lead_id, visit_id = '', name, since } of items) {
      const act = said[visit_id];
      if (!act) continue;
      const day = formatShortDay(since, serverNow());
      const about = { leadId: lead_id, said: `${act === 'finish' ? 'Done' : 'Missed'} on ${day}, ${name}` };
      const ofLead = items.filter((item) => item.lead_id === lead_id);
      const mail = closingMails(ofLead, said) > 0;
      const outcome = await kept.perform({ id: lead_id, visitId: visit_id, act, mail }, about);
      if (outcome === 'waiting') count += 1;
    }
    if (count > 0)
      tellSuccess(`${counted(count, 'answer')} saved`, count === 1 ? waitsText() : theyWaitText());
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isOff) return;
    try {
      if (!isOnline) return await keepOnDevice();
      const { results } = await perform({ visits }, { untilShown: true });
      setProblems(
        Object.fromEntries(results.flatMap(({ visit_id, error }) => (error ? [[visit_id, error]] : []))),
      );
    } catch (error) {
      if (!isFull(error)) tellFailure(error, 'Failed to save. Please try again.');
    }
  };
  return (
    <form id={formId} className="went" onSubmit={save} aria-label="How did it go?">
      <h3 className="wait__grp">How did it go?</h3>
      <p className="xs">
        “Done” closes the visit without a receipt, and the button says how many emails go out.
      </p>
      <ul className="wl">
        {items.map((item) => (
          <Row
            key={item.visit_id}
            item={item}
            went={said[item.visit_id ?? '']}
            problem={problems[item.visit_id ?? '']}
            onSay={(went) => setSaid({ ...said, [item.visit_id ?? '']: went })}
          />
        ))}
      </ul>
      {items.some(({ visit_id = '', is_underway }) => !is_underway && said[visit_id] === 'miss') && (
        <p className="xs" role="status">
          “{missWords(false).act}” says that you came and couldn’t get to the boat. If you didn’t go, move the
          visit instead.
        </p>
      )}
      {kept.unkept !== undefined && (
        <p className="warn" role="status">
          {kept.unkept}
        </p>
      )}
      <p className="went__save">
        <button type="submit" className="btn btn--line" aria-disabled={isOff}>
          {isSaving && 'Saving...'}
          {!isSaving &&
            (visits.length > 0 ? `Save ${counted(visits.length, 'answer')}, ${told}` : 'Save answers')}
        </button>
      </p>
    </form>
  );
}
