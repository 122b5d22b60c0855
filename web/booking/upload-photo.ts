import { callOperation } from '../api/call-operation.ts';
import { preparedType } from './prepare-photo.ts';

export interface Upload {
  readonly filename: string;
  readonly blob: Blob;
  /** One per booking: all its photos share it. */
  readonly tempId: string;
  /** Told how many bytes have gone. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds without any progress after which an upload is given up. */
const patience = 45_000;

/** PUTs a photo. XMLHttpRequest, because fetch does not tell the progress of an upload. */
function put(url: string, { blob, onProgress, signal }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), patience);
    };
    const giveUp = () => request.abort();
    request.upload.onprogress = ({ loaded }) => {
      onProgress(loaded);
      wait();
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`The storage answered ${request.status}.`));
    request.onerror = () => reject(new Error('The storage did not answer.'));
    request.onabort = () => reject(signal.reason ?? new Error('The upload stood still.'));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', giveUp);
    };
    signal.addEventListener('abort', giveUp);
    request.open('PUT', url);
    request.setRequestHeader('content-type', preparedType);
    wait();
    request.send(blob);
  });
}

/** Asks for a signed address, PUTs the photo there, and returns its storage path for the booking payload. */
export async function uploadPhoto(upload: Upload): Promise<string> {
  const { filename, blob, tempId, signal } = upload;
  const asked = { filename: filename.slice(-255), tempId, contentType: preparedType, size: blob.size };
  const { signedUrl, path } = await callOperation('generate-upload-url', asked, { signal });
  signal.throwIfAborted();
  await put(signedUrl, upload);
  return path;
}
