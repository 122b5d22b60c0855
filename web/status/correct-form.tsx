import { useId, useState } from 'react';
import { ActButton } from './act-button.tsx';
import { usePage } from './page-state.ts';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

/** A new phone number, or in words where the boat is. Neither is kept in the browser. */
export function CorrectForm() {
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('lead-correct');
  const [phone, setPhone] = useState('');
  const [berth, setBerth] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const correct = async () => {
    if (phone.trim() === '' && berth.trim() === '') {
      setProblem('Enter a phone number or where your boat is.');
      return;
    }
    const answer = await send({
      ...(phone.trim() && { phone: phone.trim() }),
      ...(berth.trim() && { berth: berth.trim() }),
    });
    if (!answer) return;
    setPhone('');
    setBerth('');
    accept(answer);
    tell({ tone: 'good', title: 'Thanks, we’ve got it.', text: 'We’ll use what you just sent.' });
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void correct();
      }}
    >
      <div className="field">
        <label htmlFor={id}>New mobile number</label>
        <input
          id={id}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={({ target }) => {
            setProblem(undefined);
            setPhone(target.value);
          }}
        />
        {lead.phone_end && <p className="hint">We have the one that ends in {lead.phone_end}.</p>}
      </div>
      <TextField
        label="Where your boat is"
        placeholder="Moved to dock 4, slip 412. Same gate."
        value={berth}
        problem={problem}
        onType={(typed) => {
          setProblem(undefined);
          setBerth(typed);
        }}
      />
      <TroubleNote trouble={trouble} onRetry={() => void correct()} />
      <ActButton pending={pending} look="line">
        Send correction
      </ActButton>
    </form>
  );
}
