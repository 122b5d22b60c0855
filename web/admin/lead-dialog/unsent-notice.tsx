import { useServerNow } from '../data/server-clock.ts';
import { thisDevice } from '../device/unsent-here.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { unsentText } from '../lead/unsent-text.ts';

/** Says that something of this lead waits on another device. */
export function UnsentNotice({ context: { lead, unsent = [] } }: { readonly context: LeadContext }) {
  const text = unsentText(unsent, lead.id, thisDevice(), useServerNow());
  return (
    text !== undefined && (
      <p className="notice lead__notice" role="status">
        {text}
      </p>
    )
  );
}
