import { copyText } from '../copy-text.ts';
import { Field } from '../field.tsx';

interface CopyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly hint?: string;
  readonly copied: string;
}

export function CopyField({ id, label, url, hint, copied }: CopyFieldProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => (
        <div className="status-url">
          <input {...control} readOnly value={url} onFocus={(event) => event.target.select()} />
          <button
            type="button"
            className="btn btn--line btn--small"
            onClick={() => copyText(url, 'Copied', `${copied} copied to clipboard`)}
          >
            Copy<span className="vh"> {copied}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
