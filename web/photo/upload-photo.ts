import { callOperation } from '../api/call-operation.ts';
import { preparedType } from './prepare-photo.ts';

export interface Upload {
  readonly filename: string;
  readonly blob: Blob;
  /** Shared by all photos of one booking or message. */
  readonly tempId: string;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** An upload without progress for this many ms is given up. */
const patience = 45_000;

/** Where the PUT goes, and the headers it must send besides its type. */
interface Address {
  readonly signedUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** If an object is there already, an earlier PUT arrived: browsers repeat a PUT whose connection broke. */
const hasArrived = (status: number): boolean => (status >= 200 && status < 300) || status === 412;

/** XMLHttpRequest, because fetch cannot report upload progress. */
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

export async function uploadPhoto(upload: Upload): Promise<string> {
  const { filename, blob, tempId, signal } = upload;
  const asked = { filename: filename.slice(-255), tempId, contentType: preparedType, size: blob.size };
  const address = await callOperation('generate-upload-url', asked, { signal });
  signal.throwIfAborted();
  await put(address, upload);
  return address.path;
}
