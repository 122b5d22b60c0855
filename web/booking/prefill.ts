import { areaOfSlug } from '#domain/areas.ts';
import { packageOfId } from '#domain/packages.ts';
import { readStoredLength } from '../estimator/stored-length.ts';
import { type Answers, lengthOf } from './answers.ts';
import { readDraft } from './draft.ts';

/**
 * The length to begin with. The draft's and the remembered one agree, up to rounding, unless the visitor
 * has since typed another length on another page.
 */
function lengthToBeginWith(draft: Answers, stored: number | undefined): string | undefined {
  const drafted = lengthOf(draft);
  const agree = drafted !== undefined && Math.round(drafted) === stored;
  return agree || stored === undefined ? draft.boatLengthFt : String(stored);
}

/** What is known before the visitor types: from the page's query, this tab's draft and the remembered length. */
export function knownAnswers(search: string): Answers {
  const query = new URLSearchParams(search);
  const draft = readDraft(search);
  const known = {
    packageId: packageOfId(query.get('package'))?.id,
    city: areaOfSlug(query.get('area'))?.name,
    ...draft,
    boatLengthFt: lengthToBeginWith(draft, readStoredLength()),
  };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
