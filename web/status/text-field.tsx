import { useId } from 'react';
import { WarningMark } from '../components/warning-mark.tsx';

/** As the server takes it. */
const maxCharacters = 2000;

interface TextFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly problem?: string | undefined;
  /** It is being sent, and the field goes with the answer. */
  readonly isSending?: boolean;
  readonly onType: (text: string) => void;
}

export function TextField({ label, placeholder, value, problem, isSending, onType }: TextFieldProps) {
  const id = useId();
  return (
    <div className={problem ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        maxLength={maxCharacters}
        placeholder={placeholder}
        value={value}
        readOnly={isSending}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onType(target.value)}
      />
      {problem && (
        <p className="err" id={`${id}-problem`} role="alert">
          <WarningMark />
          {problem}
        </p>
      )}
    </div>
  );
}
