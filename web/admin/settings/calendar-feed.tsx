import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callAdmin } from '../call-admin.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { CopyField } from '../lead/copy-field.tsx';
import { tellFailure, tellSuccess } from '../tell.ts';
import { SettingsSection } from './settings-section.tsx';

/** The address by which a phone's own calendar shows the visits. Whoever has it sees them, so it stays hidden until asked for. */
export function CalendarFeed() {
  const [isAsked, setAsked] = useState(false);
  const { data, mutate, isPending } = useMutation({
    mutationFn: (rotate: boolean) => callAdmin('admin-feed', { rotate }),
    onSuccess: (_, rotate) => {
      if (rotate) tellSuccess('New address created', 'The old one has stopped working.');
    },
    onError: (error) => tellFailure(error, 'Failed to get the calendar address'),
  });
  return (
    <SettingsSection
      title="Put your visits on your phone’s calendar"
      text="Your phone looks up this address by itself and keeps your visits up to date, moves and cancels included."
    >
      {data === undefined ? (
        <button
          type="button"
          className="btn btn--line btn--small"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(false)}
        >
          {isPending ? 'Looking it up...' : 'Show the address'}
        </button>
      ) : (
        <>
          <p>
            <a className="btn btn--line btn--small" href={data.url.replace(/^https?:/, 'webcal:')}>
              Add to this device’s calendar
            </a>
          </p>
          <CopyField
            id="feed"
            label="Calendar address"
            url={data.url}
            hint="Keep it to yourself: anyone who has it can see your visits."
            copied="Calendar address"
          />
          {isAsked ? (
            <InlineQuestion
              question="The old address stops working, and every calendar that uses it needs the new one."
              confirm="Make it"
              onConfirm={() => {
                setAsked(false);
                mutate(true);
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
