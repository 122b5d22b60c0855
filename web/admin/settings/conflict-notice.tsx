import { useEffect, useRef } from 'react';
import type { Settings, SettingsVersion } from '#domain/settings.ts';
import { useNames } from '../../content/content.tsx';
import { serverNow } from '../data/server-clock.ts';
import { shortMoment } from '../when.ts';
import { changeLines } from './settings-words.ts';

interface ConflictNoticeProps {
  /** The settings from which the changes here began. */
  readonly before: Settings;
  readonly newer: SettingsVersion;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Somebody else has saved meanwhile: what they changed, and which settings shall stand. */
export function ConflictNotice({ before, newer, onTake, onKeep }: ConflictNoticeProps) {
  const names = useNames();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const now = serverNow();
  return (
    <div className="errors settings__conflict" role="alert" tabIndex={-1} ref={notice}>
      <h3>The settings were changed in the meantime</h3>
      <p>
        {newer.saved_at ? `Saved ${shortMoment(newer.saved_at, now)}.` : ''} Yours aren’t saved yet. What’s
        new:
      </p>
      <ul>
        {changeLines(before, newer.settings, now, names).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="btn-row">
        <button type="button" className="btn btn--line btn--small" onClick={onTake}>
          Take the newer settings
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={onKeep}>
          Keep my changes on top
        </button>
      </div>
    </div>
  );
}
