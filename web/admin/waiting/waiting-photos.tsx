import { Link } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { sizeText } from '../../photo/size-text.ts';
import type { WaitingPhoto } from '../device/waiting-photo.ts';
import { photosPath } from '../lead-path.ts';
import { OpenCan } from './open-can.tsx';

const sizeOf = (photos: readonly WaitingPhoto[]): number => photos.reduce((sum, { size }) => sum + size, 0);

/** Photos that are on this device alone, a row for each job; what was refused leads to where it can be retried. */
export function WaitingPhotos({ photos }: { readonly photos: readonly WaitingPhoto[] }) {
  return [...new Set(photos.map(({ leadId }) => leadId))].map((leadId) => {
    const own = photos.filter((photo) => photo.leadId === leadId);
    const refused = own.filter(({ refusal }) => refusal);
    return (
      <li key={leadId}>
        <OpenCan />
        <span>
          {counted(own.length, 'photo')}, {own[0]?.name}
          {refused.length > 0 && (
            <>
              {' '}
              <Link className="adm-link" to={photosPath(leadId)}>
                {refused.length} not sent: look
              </Link>
            </>
          )}
        </span>
        <span className="xs quiet">{sizeText(sizeOf(own))}</span>
      </li>
    );
  });
}
