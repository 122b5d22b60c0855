import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { WallTime } from '#domain/settings.ts';
import { WarningMark } from '../../components/warning-mark.tsx';
import type { SettingsFormState } from './settings-form-state.ts';
import { settingNames, timeWords } from './settings-words.ts';

export function StartsField({ form }: { readonly form: SettingsFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: 'starts' });
  const [typed, setTyped] = useState('');
  const adding = useRef<HTMLInputElement>(null);
  const starts = field.value;
  const isNew = WallTime.safeParse(typed).success && !starts.includes(typed);
  const add = () => {
    adding.current?.focus();
    if (!isNew) return;
    field.onChange([...starts, typed].sort());
    setTyped('');
  };
  const remove = (start: string) => {
    field.onChange(starts.filter((other) => other !== start));
    adding.current?.focus();
  };
  const problem = fieldState.error?.message;
  return (
    <fieldset className={`field starts${problem ? ' field--bad' : ''}`}>
      <legend className="lab">{settingNames.starts}</legend>
      <span className="hint" id="starts-hint">
        The times of day that customers see, where they’re free.
      </span>
      <ul className="starts__list">
        {starts.map((start) => (
          <li key={start}>
            {timeWords(start)}
            <button type="button" className="icon-btn" onClick={() => remove(start)}>
              <span className="vh">Remove {timeWords(start)}</span>
              <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <span className="starts__add">
        <input
          ref={adding}
          type="time"
          className="ctl"
          step={900}
          aria-label="Another start time"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? 'starts-hint' : 'starts-hint starts-problem'}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="btn btn--line btn--small" onClick={add}>
          Add time
        </button>
      </span>
      {problem && (
        <span className="err" id="starts-problem" role="alert">
          <WarningMark />
          {problem}
        </span>
      )}
    </fieldset>
  );
}
