import process from 'node:process';
import { expect, test } from 'vitest';
import { handler } from '#functions/generate-upload-url.ts';
import { callHandler, testEnvironment } from '../call-handler.ts';

Object.assign(process.env, testEnvironment, {
  AWS_REGION: 'us-west-2',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
});

const ask = (body: Record<string, unknown>) =>
  callHandler(handler, { body: { tempId: 'temp-0001', ...body } });
const signedHeadersOf = (url: string) => new URL(url).searchParams.get('X-Amz-SignedHeaders')?.split(';');

test('the address binds the type and size that were named', async () => {
  const { status, body } = await ask({ filename: 'bow.heic', contentType: 'image/webp', size: 1234 });
  expect(status).toBe(200);
  expect(body.path).toMatch(/^incoming\/temp-0001\/[\w-]{22}\.webp$/);
  expect(signedHeadersOf(body.signedUrl)).toEqual([
    'content-length',
    'content-type',
    'host',
    'if-none-match',
  ]);
  expect(new URL(body.signedUrl).pathname).toContain(body.path);
});

test('an address with name and temp id alone takes any type and size, once and for two minutes', async () => {
  const { body } = await ask({ filename: 'bow.jpg' });
  expect(signedHeadersOf(body.signedUrl)).toEqual(['host', 'if-none-match']);
  expect(body.headers).toEqual({ 'if-none-match': '*' });
  const parameters = new URL(body.signedUrl).searchParams;
  expect(parameters.get('X-Amz-Expires')).toBe('120');
  expect([...parameters.keys()].filter((name) => /checksum|crc/i.test(name))).toEqual([]);
});

test.each([
  ['Bow Photo.JPG', 'jpg'],
  ['bow.jpeg', 'jpg'],
  ['../../x.png', 'png'],
  ['photo.tar.webp', 'webp'],
])('%s is stored as a %s under a name of ours', async (filename, extension) => {
  const { body } = await ask({ filename });
  expect(body.path).toMatch(new RegExp(`^incoming/temp-0001/[\\w-]{22}\\.${extension}$`));
});

test.each([
  [{ filename: 'bow.heic' }, 'filename', 'Only JPEG, PNG, and WebP images are allowed'],
  [{ filename: 'jpg' }, 'filename', 'Only JPEG, PNG, and WebP images are allowed'],
  [
    { filename: 'bow.jpg', contentType: 'image/gif' },
    'contentType',
    'Only JPEG, PNG, and WebP images are allowed',
  ],
  [{ filename: 'bow.jpg', size: 8 * 1024 * 1024 + 1 }, 'size', 'File must be smaller than 8MB'],
  [{ filename: '' }, 'filename', 'A file name is needed.'],
  [{ filename: 'bow.jpg', tempId: '../../x' }, 'tempId', 'The upload id is malformed.'],
  [{ filename: 'bow.jpg', bucket: 'other' }, 'bucket', 'Unknown field.'],
])('%j is refused', async (body, field, sentence) => {
  expect(await ask(body)).toEqual({ status: 400, body: { error: sentence, fields: { [field]: sentence } } });
});

test('each photo gets a name of its own', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask({ filename: 'bow.jpg' })));
  expect(new Set(answers.map(({ body }) => body.path)).size).toBe(50);
});
