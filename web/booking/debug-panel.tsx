import { useState } from 'react';
import { type PublicConfig, publicConfig } from '../api/public-config.ts';

interface DebugPanelProps {
  /** Skips the browser's checks; the server's remain. */
  readonly onForce: () => void;
}

/** For testers, behind ?debug=1. Shows public values only. */
export function DebugPanel({ onForce }: DebugPanelProps) {
  const [shown, setShown] = useState<PublicConfig | string>();
  const show = () => publicConfig().then(setShown, () => setShown('/config.json didn’t load.'));
  return (
    <section className="debug" aria-label="QA tools">
      <b>QA tools</b>
      <div className="btn-row">
        <button type="button" className="btn btn--line btn--small" onClick={onForce}>
          force submit
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={show}>
          show config
        </button>
      </div>
      {shown && <pre>{JSON.stringify(shown, null, 2)}</pre>}
    </section>
  );
}
