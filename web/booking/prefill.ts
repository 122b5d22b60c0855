import { isBoatLength, parseLength } from '#domain/price/estimates.ts';
import { packageOfId } from '#domain/price/packages.ts';
import { cityOfArea } from '../content/content.tsx';
import { readStoredLength } from '../estimator/stored-length.ts';
import { type Answers, lengthOf } from './answers.ts';
import { readDraft } from './draft.ts';

/** If draft and remembered length differ by more than rounding, the visitor typed a newer one elsewhere. */
function draftedLength(draft: Answers, stored: number | undefined): string | undefined {
  const drafted = lengthOf(draft);
  const agree = drafted !== undefined && Math.round(drafted) === stored;
  return agree || stored === undefined ? draft.boatLengthFt : String(stored);
}

function linkedLength(query: URLSearchParams, stored: number | undefined): string | undefined {
  const linked = parseLength(query.get('length') ?? '');
  return (linked !== undefined && isBoatLength(linked) ? linked : stored)?.toString();
}

/** Prefill from the query, this visit's draft and the remembered length. */
export function knownAnswers(search: string): Answers {
  const query = new URLSearchParams(search);
  const draft = readDraft();
  const stored = readStoredLength();
  const known = {
    packageId: packageOfId(query.get('package'))?.id,
    city: cityOfArea(query.get('area')) || undefined,
    ...draft,
    boatLengthFt:
      draft.boatLengthFt === undefined ? linkedLength(query, stored) : draftedLength(draft, stored),
  };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
