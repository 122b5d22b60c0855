import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { dayNames, type Weekday } from '#domain/los-angeles.ts';
import { initialSettings, type Settings } from '#domain/settings.ts';
import { WarningMark } from '../../components/warning-mark.tsx';
import type { SettingsFormState } from './settings-form-state.ts';
import { weekOrder } from './settings-words.ts';

interface WeekFieldsProps {
  readonly form: SettingsFormState;
}

export const WeekFields = ({ form }: WeekFieldsProps) => (
  <div className="week">
    {weekOrder.map((day) => (
      <DayFields key={day} form={form} day={day} />
    ))}
  </div>
);

type Hours = NonNullable<Settings['week'][Weekday]>;

const usualHours: Hours = Object.values(initialSettings.week).find((hours) => hours !== null) ?? {
  from: '08:00',
  to: '17:00',
};

function DayFields({ form, day }: WeekFieldsProps & { readonly day: Weekday }) {
  const { field, formState } = useController({ control: form.control, name: `week.${day}` });
  const hours = field.value;
  // A day that is opened again has the hours that it had.
  const lastHours = useRef(usualHours);
  if (hours) lastHours.current = hours;
  const name = dayNames[day];
  const errors = formState.errors.week?.[day] as { from?: Wrong; to?: Wrong } | undefined; // of an object or null
  const problem = errors?.from?.message ?? errors?.to?.message;
  const described = (wrong: Wrong | undefined) =>
    problem ? { 'aria-describedby': `${day}-problem`, 'aria-invalid': wrong?.message !== undefined } : {};
  return (
    <fieldset className="week__day">
      <legend className="vh">{name}</legend>
      <label className="week__open">
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={({ target }) => field.onChange(target.checked ? lastHours.current : null)}
        />
        <span>
          {name.slice(0, 3)}
          <span className="week__rest">{name.slice(3)}</span>
        </span>
      </label>
      {hours === null && <span className="week__closed">Closed</span>}
      {hours !== null && (
        <span className="week__hours">
          <input
            type="time"
            className="ctl"
            aria-label={`${name} from`}
            step={900}
            required
            {...described(errors?.from)}
            value={hours.from}
            onChange={({ target }) => field.onChange({ ...hours, from: target.value })}
            onBlur={field.onBlur}
          />
          to
          <input
            type="time"
            className="ctl"
            ref={field.ref}
            aria-label={`${name} to`}
            step={900}
            required
            {...described(errors?.to)}
            value={hours.to}
            onChange={({ target }) => field.onChange({ ...hours, to: target.value })}
            onBlur={field.onBlur}
          />
        </span>
      )}
      {problem && (
        <span className="err" id={`${day}-problem`}>
          <WarningMark />
          {problem}
        </span>
      )}
    </fieldset>
  );
}

interface Wrong {
  readonly message?: string;
}
