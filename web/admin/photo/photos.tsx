import { Link } from 'react-router-dom';
import { shortName } from '#domain/message/greeting-name.ts';
import { consentTexts } from '#domain/photo/consent-texts.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { photosPath } from '../lead-path.ts';
import { Thumbs } from './thumbs.tsx';

/** Those of the work itself, once there are any. */
export function PhotosOfWork({ context: { lead, job_photos, reload } }: { readonly context: LeadContext }) {
  const checked = job_photos.filter((photo) => photo.state === 'checked');
  if (checked.length === 0) return null;
  return (
    <section className="lead__sec" aria-label="Photos of the work">
      <h3>Photos of the work</h3>
      <Thumbs photos={checked} reload={reload} ofWhat=" of the work" />
      {consentTexts(lead, shortName(lead.full_name), serverNow()).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Link className="adm-link" to={photosPath(lead.id)}>
        Blur or arrange photos
      </Link>
    </section>
  );
}

/** A photo that has not passed the check has no URL and is described in words. */
export function Photos({ context: { photos, reload } }: { readonly context: LeadContext }) {
  if (photos.length === 0) return null;
  const checked = photos.filter((photo) => photo.state === 'checked');
  const waiting = photos.filter(({ state }) => state === 'waiting').length;
  const refused = photos.length - checked.length - waiting;
  return (
    <section className="lead__sec" aria-label="Photos">
      <h3>Photos</h3>
      <Thumbs photos={checked} reload={reload} />
      {waiting > 0 && (
        <p>
          {waiting === 1 ? 'One photo is' : `${waiting} photos are`} still being checked.{' '}
          <button type="button" className="adm-link" onClick={reload}>
            Look again
          </button>
        </p>
      )}
      {refused > 0 && (
        <p>
          {refused === 1 ? 'One file' : `${refused} files`} can’t be shown:
          {refused === 1 ? ' it isn’t a photo.' : ' they aren’t photos.'}
        </p>
      )}
    </section>
  );
}
