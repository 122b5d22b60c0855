import { Link } from 'react-router-dom';
import { useUnsaved } from '../data/use-unsaved.tsx';

export function UnsavedHere() {
  const unsaved = useUnsaved();
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
