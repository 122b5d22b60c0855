import { beforeEach, expect, test } from 'vitest';
import { handler as generateUploadUrl } from '#functions/generate-upload-url.ts';
import { handler as photoCheck } from '#functions/jobs/photo-check.ts';
import { freshKey } from '../booking.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { captureLog, jobContext } from '../log-lines.ts';
import { uploadEvent } from '../upload-event.ts';
import { anAdminsAct, carryOut, newLeadAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { statusOf } from './customer-calls.ts';
import { ask } from './fault-stories.ts';
import { callHandler, partsForTests } from './parts.ts';

partsForTests();

beforeEach(() => {
  captureLog();
});

test('a photo that the owner sends opens on the status page once it is kept', async () => {
  const { id, slug } = await aLead();
  const upload = { filename: 'hull.jpg', tempId: freshKey() };
  const { signedUrl, path, headers } = (await callHandler(generateUploadUrl, { body: upload })).body;
  const body = new Uint8Array(await jpegPhoto());
  expect((await fetch(signedUrl, { method: 'PUT', body, headers })).status).toBe(200);
  const message = { path: { id }, body: { photo_urls: [path] }, headers: { 'idempotency-key': freshKey() } };
  expect((await ask(anAdminsAct('admin-message', message))).status).toBe(200);
  await photoCheck(uploadEvent(path), jobContext());
  await carryOut(newLeadAct(id));

  const { messages } = await statusOf(slug);
  const [photo] = messages.at(-1).shown;
  for (const url of [photo.url, photo.thumbnail_url]) {
    const picture = await fetch(url);
    expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/jpeg',
    });
  }
});
