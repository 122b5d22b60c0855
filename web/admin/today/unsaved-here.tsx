import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { subscribeToTyped, typedField, typedForms } from '../data/typed-draft.ts';
import { leadPath, newLeadPath } from '../lead-path.ts';

interface Unsaved {
  readonly form: string;
  readonly to: string;
  readonly text: ReactNode;
}

/** What a form keeps that saves by a press or when its lead opens, and where that is. */
function unsavedIn(form: string): Unsaved[] {
  const [kind, id = ''] = form.split(':');
  if (kind === 'notes') {
    const name = typedField(form, 'name') ?? 'A lead';
    const text = (
      <>
        <b>{name}</b> has internal notes that aren’t saved yet.
      </>
    );
    return [{ form, to: leadPath(id), text }];
  }
  if (kind !== 'new-lead') return [];
  const name = typedField(form, 'fullName')?.trim() || 'A new lead';
  const text = (
    <>
      <b>{name}</b> was typed as a new lead and isn’t saved yet.
    </>
  );
  return [{ form, to: id ? `${newLeadPath}?${new URLSearchParams({ customer: id })}` : newLeadPath, text }];
}

/** Notes and new leads that are on this device alone, with the way to each. */
export function UnsavedHere() {
  const forms = useSyncExternalStore(subscribeToTyped, () => typedForms().toSorted().join(' '));
  const unsaved = forms.split(' ').flatMap(unsavedIn);
  if (unsaved.length === 0) return null;
  return (
    <>
      <h3 className="wait__grp">Only on this device</h3>
      <ul className="wl">
        {unsaved.map(({ form, to, text }) => (
          <li key={form} className="row">
            <span />
            <p>{text}</p>
            <Link className="btn btn--line btn--small" to={to}>
              Open<span className="vh"> and save it</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
