import { Link } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { sizeText } from '../../photo/size-text.ts';
import type { WaitingPhoto } from '../device/waiting-photo.ts';
import { photosPath } from '../lead-path.ts';
import { OpenCan } from './open-can.tsx';

const sizeOf = (photos: readonly WaitingPhoto[]): number => photos.reduce((sum, { size }) => sum + size, 0);

/** Photos of one job that are on this device alone; what was refused leads to where it can be retried. */
export function WaitingPhotos({ photos }: { readonly photos: readonly WaitingPhoto[] }) {
  const [first] = photos;
  if (!first) return null;
  const refused = photos.filter(({ refusal }) => refusal);
  const unkept = photos.filter(({ isUnkept }) => isUnkept).length;
  return (
    <li>
      <OpenCan />
      <span>
        {counted(photos.length, 'photo')}, {first.name}
        {unkept > 0 && `, ${unkept === photos.length ? '' : `${unkept} `}not saved`}
        {refused.length > 0 && (
          <>
            {' '}
            <Link className="adm-link" to={photosPath(first.leadId)}>
              {refused.length} not sent: look
            </Link>
          </>
        )}
      </span>
      <span className="xs quiet">{sizeText(sizeOf(photos))}</span>
    </li>
  );
}
