import { boatInSentence } from '#domain/lead-words.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { Note } from './note.tsx';
import { usePage } from './page-state.ts';

/** What was booked through this page since then. */
export function NewerRequest() {
  const { newer } = usePage().lead;
  if (!newer) return null;
  const boat = boatInSentence(newer);
  return (
    <Note tone="calm" title={`You sent a new request ${formatDay(newer.created_at)}.`}>
      <p>
        This is an older request{boat && `. The new one is for your ${boat}`}.{' '}
        <a href={`/status/${newer.slug}`}>See your new request</a>
      </p>
    </Note>
  );
}
