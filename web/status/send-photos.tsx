import { useState } from 'react';
import { counted } from '#domain/plain-text.ts';
import { PhotoPicker } from '../photo/photo-picker.tsx';
import { someFailed, useMessagePhotos } from '../photo/use-message-photos.ts';
import { usePhotos } from '../photo/use-photos.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

/** While nothing else is asked, photos make the price closer. */
export function SendPhotos() {
  const { lead, accept, tell } = usePage();
  const { send, pending, trouble } = useAct('customer-message');
  const { tray, count, isSettling, settle } = useMessagePhotos();
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
        More photos, closer price
      </h2>
      <p>A full side and a close-up of the worst spot help most.</p>
      <p className="quiet">
        {lead.photos === 0 ? 'No photos sent yet.' : `${counted(lead.photos, 'photo')} sent.`} You can send
        more with a message later, too.
      </p>
      <div className="photos-first">
        <PhotoPicker tray={tray} />
      </div>
      {isShort && (
        <p className="err" role="alert">
          {someFailed}
        </p>
      )}
      <TroubleNote trouble={trouble} onRetry={() => void submit()} />
      {count > 0 && (
        <div className="go">
          <ActButton pending={pending || isSettling}>Send {counted(count, 'photo')}</ActButton>
        </div>
      )}
    </ActForm>
  );
}
