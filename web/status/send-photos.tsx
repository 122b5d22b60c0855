import { useState } from 'react';
import { counted } from '#domain/plain-text.ts';
import { PhotoPicker } from '../photo/photo-picker.tsx';
import { type MessagePhotos, someFailed } from '../photo/use-message-photos.ts';
import { usePhotos } from '../photo/use-photos.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

interface SendPhotosProps extends MessagePhotos {
  /** Nothing else is asked: they make the price closer. */
  readonly isMain: boolean;
  readonly onPick: () => void;
  readonly onSent: () => void;
}

export function SendPhotos({ tray, count, isSettling, settle, isMain, onPick, onSent }: SendPhotosProps) {
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('customer-message');
  const { photos } = usePhotos(tray);
  const [wasShort, setWasShort] = useState(false);
  const isShort = wasShort && photos.some(({ state }) => state === 'failed');
  const submit = async () => {
    if (isSettling || count === 0) return;
    const { paths, failed } = await settle();
    setWasShort(failed.length > 0);
    if (failed.length > 0 || paths.length === 0) return;
    const answer = await send({ message: '', photo_urls: [...paths] });
    if (!answer) return;
    tray.sent(paths);
    onSent();
    accept(answer);
    tell({
      tone: 'good',
      title: 'Thanks, your photos are here.',
      text: 'They go right to the person who works out your price.',
    });
  };
  return (
    <ActForm className="act" onSubmit={submit}>
      <h2 id="photos" tabIndex={-1}>
        {isMain && 'More photos, closer price'}
        {!isMain && (count > 0 ? 'Your photos aren’t sent yet' : 'More photos')}
      </h2>
      <p>A full side and a close-up of the worst spot help most.</p>
      <p className="quiet">
        {lead.photos === 0 ? 'No photos sent yet.' : `${counted(lead.photos, 'photo')} sent.`} You can send
        more with a message later, too.
      </p>
      <div className="photos-first" onClickCapture={onPick}>
        <PhotoPicker tray={tray} />
      </div>
      {isShort && (
        <p className="err" role="alert">
          {someFailed}
        </p>
      )}
      <TroubleNote trouble={trouble} onRetry={() => void submit()} />
      {count > 0 && (
        <div className={isMain ? 'go' : undefined}>
          <ActButton pending={pending || isSettling} look={isMain ? 'main' : 'line'}>
            Send {counted(count, 'photo')}
          </ActButton>
        </div>
      )}
    </ActForm>
  );
}
