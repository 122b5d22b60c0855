import { afterEach, expect, test, vi } from 'vitest';
import { uploadPhoto } from '#web/photo/upload-photo.ts';

const path = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';

/** A storage that answers each PUT with a status, and what it was sent. */
function storageThatAnswers(status: number) {
  const sent: Record<string, string>[] = [];
  class FakeRequest {
    readonly upload = {};
    readonly status = status;
    readonly #headers: Record<string, string> = {};
    onload = () => undefined;
    onloadend = () => undefined;
    open() {}
    abort() {}
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    send() {
      sent.push(this.#headers);
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const address = { signedUrl: 'https://storage.example/a', path, headers: { 'if-none-match': '*' } };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/config.json') ? { publicKey: 'key' } : address),
  );
  return sent;
}

const upload = () =>
  uploadPhoto({
    filename: 'bow.jpg',
    blob: new Blob(['photo']),
    tempId: 'temp-0001',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

afterEach(() => vi.unstubAllGlobals());

test('a photo is sent with its type and the headers that came with its address', async () => {
  const sent = storageThatAnswers(200);
  expect(await upload()).toBe(path);
  expect(sent).toEqual([{ 'content-type': 'image/jpeg', 'if-none-match': '*' }]);
});

test('a PUT that the browser repeats after a lost answer counts as arrived', async () => {
  storageThatAnswers(412);
  expect(await upload()).toBe(path);
});

test('a PUT that the storage refuses fails', async () => {
  storageThatAnswers(403);
  await expect(upload()).rejects.toThrow('403');
});
