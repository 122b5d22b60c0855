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

/** Where the PUT goes and what it must send besides its type. */
interface Address {
  readonly signedUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The address is ours alone and takes one upload: when something lies there, an earlier PUT of this photo has
 * arrived and its answer was lost, since browsers repeat a PUT whose connection broke.
 */
const hasArrived = (status: number): boolean => (status >= 200 && status < 300) || status === 412;

/** PUTs a photo. XMLHttpRequest, because fetch does not tell the progress of an upload. */
function put({ signedUrl, headers }: Address, { blob, onProgress, signal }: Upload): Promise<void> {
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
      hasArrived(request.status) ? resolve() : reject(new Error(`The storage answered ${request.status}.`));
    request.onerror = () => reject(new Error('The storage did not answer.'));
    request.onabort = () => reject(signal.reason ?? new Error('The upload stood still.'));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', giveUp);
    };
    signal.addEventListener('abort', giveUp);
    request.open('PUT', signedUrl);
    request.setRequestHeader('content-type', preparedType);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    wait();
    request.send(blob);
  });
}

/** Asks for a signed address, PUTs the photo there, and returns its storage path for the booking payload. */
export async function uploadPhoto(upload: Upload): Promise<string> {
  const { filename, blob, tempId, signal } = upload;
  const asked = { filename: filename.slice(-255), tempId, contentType: preparedType, size: blob.size };
  const address = await callOperation('generate-upload-url', asked, { signal });
  signal.throwIfAborted();
  await put(address, upload);
  return address.path;
}
