import { useState } from 'react';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

const asks = {
  place: {
    title: 'Where’s your boat?',
    why: 'We’ll need it to come by: the harbor, dock and slip, or the address.',
    label: 'Where it is',
  },
  slip: {
    title: 'Which dock and slip?',
    why: 'We know the harbor, but not where in it your boat is.',
    label: 'Dock and slip',
  },
} as const;

/** What we lack to find the boat, asked until it is told. */
export function WhereExactly() {
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('lead-correct');
  const [berth, setBerth] = useState('');
  const [problem, setProblem] = useState<string>();
  if (!lead.asks_place) return null;
  const { title, why, label } = asks[lead.asks_place];
  const submit = async () => {
    if (berth.trim() === '') {
      setProblem('Enter where your boat is.');
      return;
    }
    const answer = await send({ berth: berth.trim() });
    if (!answer) return;
    accept(answer);
    tell({
      tone: 'good',
      title: 'Thanks, we’ve got it.',
      text: 'We’ll check it and use it to find your boat.',
    });
  };
  return (
    <>
      <h2>{title}</h2>
      <p>{why}</p>
      <ActForm className="act" noValidate onSubmit={submit}>
        <TextField
          label={label}
          placeholder="Dock 4, slip 412"
          value={berth}
          problem={problem}
          onType={(text) => {
            setProblem(undefined);
            setBerth(text);
          }}
        />
        <TroubleNote trouble={trouble} onRetry={() => void submit()} />
        <ActButton pending={pending} look="line">
          Send
        </ActButton>
      </ActForm>
    </>
  );
}
