import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import type { BlurArea } from '#domain/photo/blur-area.ts';
import { type JobPhoto, maxJobPhotos } from '#domain/photo/job-photo.ts';
import type { NextShot } from '#domain/photo/next-shot.ts';
import { randomId } from '../../api/random-id.ts';
import { uploadPhoto } from '../../photo/upload-photo.ts';
import { keys } from '../data/keys.ts';
import { serverNow } from '../data/server-clock.ts';
import { type LoadedLead, putLead } from '../data/use-lead.ts';
import { useOnce } from '../data/use-once.ts';
import { useReloadWhile } from '../data/use-reload-while.ts';
import { useWaiting } from '../data/use-waiting.ts';
import type { WaitingPhoto } from '../device/waiting-photo.ts';
import { tellFailure } from '../tell.ts';
import { blurPhoto } from './blur-photo.ts';
import { NoPhoto } from './job-photo-file.ts';
import { photoQueue } from './photo-queue.ts';

/** `checking`: arrived, and not looked at yet. `unkept`: it waits in this page, as the device has no room for it. */
export interface Shot extends Pick<JobPhoto, 'id' | 'kind' | 'pair'> {
  readonly isPrivate: boolean;
  /** What is shown has something blurred. */
  readonly isBlurred?: boolean;
  readonly state: 'sent' | 'checking' | 'waiting' | 'unkept' | 'sending' | 'failed';
  readonly percent?: number;
  readonly message?: string | undefined;
  /** Small, and whole. Absent until it can be shown. */
  readonly thumbnail?: string | undefined;
  readonly url?: string | undefined;
}

type ShotChange = Partial<Pick<Shot, 'kind' | 'pair' | 'isPrivate'>>;

function storedShots({ lead, job_photos }: Pick<LoadedLead, 'lead' | 'job_photos'>): Shot[] {
  const shown = new Map(job_photos.map((photo) => [photo.path, photo]));
  return (lead?.job_photos ?? []).map(({ id, kind, pair, path, original, private: isPrivate = false }) => {
    const [photo, preview] = [shown.get(path), photoQueue.previewOf(id)];
    const signed = photo?.state === 'checked' ? photo : undefined;
    const [url, thumbnail] = [preview ?? signed?.url, preview ?? signed?.thumbnail_url];
    // Of one whose address this device does not keep nothing else is known than that it arrived.
    const state = signed || !photo ? 'sent' : 'checking';
    return { id, kind, pair, isPrivate, isBlurred: original !== undefined, state, url, thumbnail };
  });
}

function waitingShot(
  { id, kind, pair, isPrivate, refusal, isUnkept }: WaitingPhoto,
  progress: ReturnType<typeof photoQueue.progress>,
): Shot {
  const url = photoQueue.previewOf(id);
  const shown = { id, kind, pair, isPrivate, url, thumbnail: url };
  if (refusal) return { ...shown, state: 'failed', message: refusal.sentence };
  return progress?.id === id
    ? { ...shown, state: 'sending', percent: progress.percent }
    : { ...shown, state: isUnkept ? 'unkept' : 'waiting' };
}

const checkAgainMs = 4000;

/** A job's photos, those that are still on this device too, and what can be done with them. */
export function useJobPhotos(loaded: Pick<LoadedLead, 'lead' | 'job_photos' | 'reload'>, leadId: string) {
  const client = useQueryClient();
  const { perform } = useOnce('admin-job-photos');
  const progress = useSyncExternalStore(photoQueue.subscribe, photoQueue.progress);
  const { photos: waiting } = useWaiting();
  useEffect(() => {
    void photoQueue.run();
    return photoQueue.onArrival((lead) => {
      putLead(client, lead);
      client.invalidateQueries({ queryKey: keys.lead(lead.id) });
    });
  }, [client]);

  const stored = storedShots(loaded);
  const known = new Set(stored.map(({ id }) => id));
  const own = waiting.filter((photo) => photo.leadId === leadId && !known.has(photo.id));
  const ownIds = own.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ownIds !== '') void photoQueue.showPreviews(ownIds.split(' '));
  }, [ownIds]);
  useEffect(() => photoQueue.forgetPreviews, []);
  const shots: Shot[] = [...stored, ...own.map((photo) => waitingShot(photo, progress))];
  const taken = useRef<readonly Shot[]>(shots);
  useEffect(() => {
    taken.current = shots;
  });
  const isChecking = stored.some(({ state }) => state === 'checking');
  useReloadWhile(isChecking, loaded.reload, checkAgainMs);

  const change = async (said: Omit<OperationRequest<'admin-job-photos'>, 'id'>): Promise<void> => {
    try {
      await perform({ id: leadId, ...said });
    } catch (error) {
      tellFailure(error, 'Failed to save the photos');
    }
  };
  return {
    shots,
    left: maxJobPhotos - shots.length,
    /** Photos may come faster than they are shown: each is told all that were taken before it. */
    take: async (
      blob: Blob,
      nextOf: (shots: readonly Shot[]) => NextShot,
      isRaw = false,
    ): Promise<string> => {
      const { kind, pair } = nextOf(taken.current);
      const name = loaded.lead?.full_name ?? '';
      const about = { leadId, name, kind, pair, isPrivate: false, takenAt: serverNow() };
      const photo = { id: randomId(), ...about, ...(isRaw && { isRaw }) };
      taken.current = [...taken.current, { ...photo, state: 'waiting' }];
      await photoQueue.add(photo, blob);
      return photo.id;
    },
    /** Scales down what was kept as it was chosen; what turns out to be no photo goes, and throws NoPhoto. */
    scale: async (id: string): Promise<void> => {
      try {
        await photoQueue.scale(id);
      } catch (error) {
        if (error instanceof NoPhoto) await photoQueue.remove(id);
        throw error;
      }
    },
    edit: (shot: Shot, to: ShotChange): void => {
      const { isPrivate, ...rest } = to;
      if (!known.has(shot.id)) void photoQueue.change(shot.id, to);
      else
        change({
          change: [{ id: shot.id, ...rest, ...(isPrivate !== undefined && { private: isPrivate }) }],
        });
    },
    remove: (shot: Shot): void => {
      if (known.has(shot.id)) change({ remove: [shot.id] });
      else void photoQueue.remove(shot.id);
    },
    order: (ids: readonly string[]): void => void change({ order: [...ids] }),
    /** Puts a blurred file in a photo's place; false when that didn't come about. */
    blur: async ({ id, url }: Shot, area: BlurArea, onProgress: (percent: number) => void) => {
      if (url === undefined) return false;
      try {
        const blob = await blurPhoto(url, area);
        const path = await uploadPhoto({
          filename: `${id}.jpg`,
          blob,
          tempId: randomId(),
          onProgress: (sent) => onProgress(Math.round((100 * sent) / blob.size)),
          signal: new AbortController().signal,
        });
        await perform({ id: leadId, blur: [{ id, path }] });
        photoQueue.redraw(id, blob);
        return true;
      } catch (error) {
        tellFailure(error, 'Failed to blur the photo');
        return false;
      }
    },
    unblur: async ({ id }: Shot): Promise<void> => {
      try {
        await perform({ id: leadId, unblur: [id] });
        photoQueue.redraw(id);
      } catch (error) {
        tellFailure(error, 'Failed to undo the blur');
      }
    },
    retry: (shot: Shot): void => void photoQueue.retry(shot.id),
  };
}

export type JobPhotos = ReturnType<typeof useJobPhotos>;
