import { useState } from 'react';
import { useOnce } from '../data/use-once.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { CopyField } from '../lead/copy-field.tsx';
import { tellFailure, tellSuccess } from '../tell.ts';
import { SettingsSection } from './settings-section.tsx';

/** For a phone's own calendar. Whoever has the address sees the visits, so it stays hidden until asked for. */
export function CalendarFeed() {
  const [isAsked, setAsked] = useState(false);
  const [url, setUrl] = useState<string>();
  const { pending, perform } = useOnce('admin-feed');
  const ask = async (rotate: boolean) => {
    try {
      setUrl((await perform({ rotate })).url);
      if (rotate) tellSuccess('New address created', 'The old one has stopped working.');
    } catch (error) {
      tellFailure(error, 'Failed to get the calendar address');
    }
  };
  return (
    <SettingsSection
      title="Put your visits on your phone’s calendar"
      text="Your phone looks up this address by itself and keeps your visits up to date, moves and cancels included."
    >
      {url === undefined ? (
        <button
          type="button"
          className="btn btn--line btn--small"
          aria-disabled={pending !== undefined}
          onClick={() => !pending && void ask(false)}
        >
          {pending ? 'Looking it up...' : 'Show the address'}
        </button>
      ) : (
        <>
          <p>
            <a className="btn btn--line btn--small" href={url.replace(/^https?:/, 'webcal:')}>
              Add to this device’s calendar
            </a>
          </p>
          <CopyField
            id="feed"
            label="Calendar address"
            url={url}
            hint="Keep it to yourself: anyone who has it can see your visits."
            copied="Calendar address"
          />
          {isAsked ? (
            <InlineQuestion
              question="The old address stops working, and every calendar that uses it needs the new one."
              confirm="Make it"
              onConfirm={() => {
                setAsked(false);
                void ask(true);
              }}
              dismiss="Keep the old one"
              onDismiss={() => setAsked(false)}
            />
          ) : (
            <button type="button" className="adm-link" onClick={() => setAsked(true)}>
              Make a new address
            </button>
          )}
        </>
      )}
    </SettingsSection>
  );
}
