import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { newEntry } from '../timeline.ts';
import type { JobPhoto } from './job-photo.ts';
import { sharedPhotos } from './job-photo-changes.ts';
import { photoConsentText } from './photo-consent-words.ts';

export interface SaidConsent {
  readonly id: string;
  readonly publish: boolean;
}

const allows = ({ consent }: JobPhoto): boolean => consent?.publish ?? false;

/** What a customer says of showing the photos that they see, or take back of others; what is gone is passed over. Undefined when nothing changes. */
export function photoConsentSaid(
  lead: Lead,
  said: readonly SaidConsent[],
  now: string,
): LeadChange | undefined {
  const wanted = new Map(said.map(({ id, publish }) => [id, publish]));
  const { job_photos = [] } = lead;
  const shared = sharedPhotos(lead);
  const changed = job_photos.filter(
    (photo) =>
      wanted.has(photo.id) &&
      wanted.get(photo.id) !== allows(photo) &&
      (allows(photo) || shared.includes(photo)),
  );
  const [first] = changed;
  if (!first) return undefined;
  const photos = job_photos.map((photo) => {
    if (!changed.includes(photo)) return photo;
    const publish = !allows(photo);
    return { ...photo, consent: { publish, words: photoConsentText, place: 'status page', at: now } };
  });
  const about = (publish: boolean) => [
    ...new Set(changed.filter((photo) => allows(photo) !== publish).map(({ pair }) => pair)),
  ];
  const told = ([true, false] as const)
    .map((publish) => ({ publish, pairs: about(publish) }))
    .filter(({ pairs }) => pairs.length > 0);
  return {
    fields: { job_photos: photos, updated_at: now },
    entries: told.map(({ publish, pairs }) =>
      newEntry(
        {
          lead_id: lead.id,
          status: publish ? 'Photos may be shown' : 'Photos may no longer be shown',
          note: pairs.join(', '),
          is_public: false,
          news: { kind: 'photo-consent', publish },
        },
        'customer',
        now,
      ),
    ),
    mailsEntry: 'news',
  };
}
