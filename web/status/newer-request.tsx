import { boatInSentence } from '#domain/lead-words.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { Note } from './note.tsx';
import { usePage } from './page-state.ts';

/** What was booked through this page since then. */
export function NewerRequest() {
  const { lead, now } = usePage();
  const { newer } = lead;
  if (!newer) return null;
  const boat = boatInSentence(newer);
  return (
    <Note tone="calm" title={`You sent a new request ${formatShortDay(newer.created_at, now)}.`}>
      <p>
        This is an older request{boat && `. The new one is for your ${boat}`}.{' '}
        <a href={`/status/${newer.slug}`}>Go there</a>
      </p>
    </Note>
  );
}
