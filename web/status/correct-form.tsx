import { useId, useState } from 'react';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

interface LineProps {
  readonly label: string;
  readonly kind: 'email' | 'tel';
  readonly hint: string | undefined;
  readonly value: string;
  readonly onType: (text: string) => void;
}

function Line({ label, kind, hint, value, onType }: LineProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={kind}
        autoComplete={kind}
        maxLength={kind === 'tel' ? 40 : 254}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

const nothing = { email: '', phone: '', berth: '' } as const;
type Typed = Readonly<Record<keyof typeof nothing, string>>;

/** What was typed since it was sent stays. */
const withoutSent = (now: Typed, sent: Typed): Typed => ({
  email: now.email === sent.email ? '' : now.email,
  phone: now.phone === sent.phone ? '' : now.phone,
  berth: now.berth === sent.berth ? '' : now.berth,
});

/** A new email or phone number, or in words where the boat is. None is kept in the browser. */
export function CorrectForm() {
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('lead-correct');
  const [typed, setTyped] = useState<Typed>(nothing);
  const [problem, setProblem] = useState<string>();
  const type = (name: keyof Typed) => (text: string) => {
    setProblem(undefined);
    setTyped((before) => ({ ...before, [name]: text }));
  };
  const correct = async () => {
    const said = Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
    );
    if (Object.keys(said).length === 0) {
      setProblem('Enter an email, a phone number or where your boat is.');
      return;
    }
    const answer = await send(said);
    if (!answer) return;
    setTyped((now) => withoutSent(now, typed));
    accept(answer);
    const text =
      typed.email.trim() && answer.mailed_to ? `We’ll email ${answer.mailed_to} from now on.` : undefined;
    const place = typed.berth.trim() ? 'We’ll check where your boat is and use that.' : undefined;
    const saved = [text, place].filter(Boolean).join(' ');
    tell({ tone: 'good', title: 'Thanks, we’ve got it.', text: saved || 'We’ll use what you just sent.' });
  };
  return (
    <ActForm className="stack" noValidate onSubmit={correct}>
      <Line
        label="New email"
        kind="email"
        hint={lead.mailed_to && `We have ${lead.mailed_to}. We’ll tell both.`}
        value={typed.email}
        onType={type('email')}
      />
      <Line
        label="New mobile number"
        kind="tel"
        hint={lead.phone_end && `We have the one that ends in ${lead.phone_end}.`}
        value={typed.phone}
        onType={type('phone')}
      />
      <TextField
        label="Where your boat is"
        placeholder="Moved to dock 4, slip 412. Same gate."
        value={typed.berth}
        problem={problem}
        onType={type('berth')}
      />
      <TroubleNote trouble={trouble} onRetry={() => void correct()} />
      <ActButton pending={pending} look="line">
        Send correction
      </ActButton>
    </ActForm>
  );
}
