import { useState } from 'react';
import { placeAsks } from '#domain/visit/place-words.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

/** What we lack to find the boat, asked until it is told. */
export function WhereExactly() {
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('lead-correct');
  const [berth, setBerth] = useState('');
  const [problem, setProblem] = useState<string>();
  if (!lead.asks_place) return null;
  const { title, why, label } = placeAsks[lead.asks_place];
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
      <h2 id="place" tabIndex={-1}>
        {title}
      </h2>
      <p>{why}</p>
      <ActForm className="act" noValidate onSubmit={submit}>
        <TextField
          label={label}
          placeholder="Dock 4, slip 412"
          value={berth}
          problem={problem}
          isSending={pending}
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
