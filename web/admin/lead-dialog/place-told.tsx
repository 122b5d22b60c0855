import { isPlaceTold } from '#domain/customer/told-place.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { capitalized } from '#domain/plain-text.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { NoAnswerNeeded } from '../message/no-answer-needed.tsx';

interface PlaceToldProps {
  readonly context: LeadContext;
  readonly onDone: () => void;
}

/** Where the customer said that the boat is, to be put in the address below it. */
export function PlaceTold({ context, onDone }: PlaceToldProps) {
  const { lead, timeline } = context;
  if (!isPlaceTold(lead)) return null;
  const told = timeline.entries?.find(({ news, note }) => news?.kind === 'corrected' && news.berth && note);
  return (
    <div className="f6 lead__maybe">
      <p>
        {capitalized(shortName(lead.full_name))} told you{told ? `: “${told.note}”` : ' where the boat is.'}
      </p>
      <NoAnswerNeeded
        context={context}
        at={lead.place_told_at}
        label="The address is right"
        done="The address stays as it is"
        onDone={onDone}
      />
    </div>
  );
}
