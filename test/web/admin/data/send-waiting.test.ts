import '../../../fake-indexed-db.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAdmin } from '../../../../web/admin/data/call-admin.ts';
import { keys } from '../../../../web/admin/data/keys.ts';
import { onceAnyMeant, outcomeOf, sendWaiting, takeBack } from '../../../../web/admin/data/send-waiting.ts';
import { emptyDevice } from '../../../../web/admin/device/empty-device.ts';
import { notShown } from '../../../../web/admin/device/not-shown.ts';
import { heldSheet, keepSheet } from '../../../../web/admin/device/sheets.ts';
import {
  refusedOnTheWay,
  undoMs,
  type WaitingAct,
  waitsBehind,
} from '../../../../web/admin/device/waiting-act.ts';
import {
  addWaitingAct,
  refuseWaitingAct,
  removeWaitingAct,
  sendAnyway,
  waitingActs,
} from '../../../../web/admin/device/waiting-acts.ts';
import { showStored, showWaiting, waitingNow } from '../../../../web/admin/device/waiting-state.ts';
import { ofDay } from '../../../../web/admin/record/finish-draft.ts';
import { takeBackText } from '../../../../web/admin/waiting/take-back-text.ts';
import { ApiError, NetworkError } from '../../../../web/api/call-operation.ts';

vi.mock(import('../../../../web/admin/data/call-admin.ts'), () => ({ callAdmin: vi.fn() }));

const client = new QueryClient();
const pressedAt = '2026-11-26T15:03:00.000Z';
const about = { leadId: 'ben', pressedAt } as const;

const start: WaitingAct = {
  ...about,
  id: 'start',
  name: 'admin-visit',
  input: { id: 'ben', visitId: 'v', act: 'start', mail: false },
  said: 'Start, Ben',
};
const finish: WaitingAct = {
  ...about,
  id: 'finish',
  name: 'admin-finish',
  input: { id: 'ben', visit_id: 'v', lines: [] },
  said: 'Finish, Ben',
};
const note: WaitingAct = {
  ...about,
  id: 'note',
  name: 'admin-timeline-add',
  input: { id: 'ben', status: 'Note', is_public: false },
  said: 'Note, Ben',
};
const otherDay: WaitingAct = {
  ...start,
  id: 'other-day',
  input: { id: 'ben', visitId: 'w', act: 'on-my-way', mail: false },
};
const other: WaitingAct = { ...start, id: 'other', leadId: 'ana', said: 'Start, Ana' };

/** Ids of the acts that arrived, in their order; the server refuses those in `refused`. */
const arrived: (string | undefined)[] = [];
const refused = new Set<string | undefined>();

beforeEach(async () => {
  await emptyDevice();
  arrived.length = 0;
  refused.clear();
  vi.mocked(callAdmin).mockImplementation(async (_name, _input, { idempotencyKey } = {}) => {
    if (refused.has(idempotencyKey))
      throw new ApiError(409, { error: 'Planned for Sat.', reason: 'not-today' });
    arrived.push(idempotencyKey);
    return {} as never; // nobody reads it here
  });
});

afterEach(() => vi.unstubAllGlobals());

const undoable = (act: WaitingAct): WaitingAct => ({ ...act, undoUntil: Date.now() + undoMs });

async function press(...acts: readonly WaitingAct[]): Promise<void> {
  for (const act of acts) await addWaitingAct(act);
  await sendWaiting(client);
}

const here = async () => (await waitingActs()).map(({ id, refusal }) => [id, refusal?.reason]);

test('a finish does not pass its visit’s refused start: it waits beside it, and all else goes on', async () => {
  refused.add('start');
  await press(start, finish, note, otherDay, other);
  expect(arrived).toEqual(['note', 'other-day', 'other']);
  expect(await here()).toEqual([
    ['start', 'not-today'],
    ['finish', 'behind'],
  ]);
  expect((await waitingActs())[1]?.refusal?.sentence).toBe(
    'You pressed it after “Start, Ben”, which didn’t go through. It waits here until you say what to do.',
  );
  await sendWaiting(client);
  expect(arrived).not.toContain('told');
});

test('a finish waits while nobody can tell whether photos of its job do', async () => {
  const real = IDBObjectStore.prototype.getAll;
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await addWaitingAct(finish);
  getAll.mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'photos') throw new DOMException('Gone', 'NotReadableError');
    return real.apply(this, args);
  });
  await expect(sendWaiting(client)).rejects.toThrow('Gone');
  expect(arrived).toEqual([]);
  getAll.mockRestore();
  await sendWaiting(client);
  expect(arrived).toEqual(['finish']);
});

const onMyWay: WaitingAct = {
  ...start,
  id: 'on-my-way',
  input: { id: 'ben', visitId: 'v', act: 'on-my-way', mail: true },
};
const late: WaitingAct = {
  ...start,
  id: 'late',
  input: { id: 'ben', visitId: 'v', act: 'late', mail: false },
};
const overtaken = () =>
  vi
    .mocked(callAdmin)
    .mock.calls.filter(([, input]) => 'overtaken' in Object(input))
    .map(([, , options]) => options?.idempotencyKey);

test.each<[string, WaitingAct[], string[]]>([
  ['its start', [onMyWay, start], ['on-my-way']],
  ['its finish, with a start between', [onMyWay, late, start, finish], ['on-my-way', 'late']],
  ['a delay', [onMyWay, late], ['on-my-way']],
  ['a newer delay', [late, { ...late, id: 'later' }], ['late']],
  ['being on the way after a delay, which still holds', [late, onMyWay], []],
  ['another visit’s start', [otherDay, start], []],
  ['a note', [onMyWay, note], []],
])('what is said of the way tells the server that it was overtaken by %s', async (_, acts, ids) => {
  vi.mocked(callAdmin).mockClear();
  await press(...acts);
  expect(arrived).toEqual(acts.map(({ id }) => id));
  expect(overtaken()).toEqual(ids);
});

test('being on the way waits while a start pressed after it can be undone', async () => {
  await press(onMyWay, undoable(start));
  expect(arrived).toEqual([]);
  await removeWaitingAct('start');
  await sendWaiting(client);
  expect(arrived).toEqual(['on-my-way']);
  expect(overtaken()).toEqual([]);
});

test('a finish that names no visit waits behind any refused act of its lead’s', async () => {
  refused.add('start');
  await press(start, { ...finish, input: { id: 'ben', lines: [] } });
  expect(await here()).toEqual([
    ['start', 'not-today'],
    ['finish', 'behind'],
  ]);
});

const message: WaitingAct = {
  ...about,
  id: 'message',
  name: 'admin-message',
  input: { id: 'ben', message: 'We started on your boat.', at: pressedAt },
  said: 'Message, Ben',
};

test('words to a customer do not pass a refused act of the lead’s: they wait beside it, and go by their own word', async () => {
  refused.add('start');
  await press({ ...message, id: 'before' }, start, message, { ...message, id: 'to-ana', leadId: 'ana' });
  expect(arrived).toEqual(['before', 'to-ana']);
  expect(await here()).toEqual([
    ['start', 'not-today'],
    ['message', 'behind'],
  ]);
  expect((await waitingActs())[1]?.refusal?.sentence).toMatch('You wrote it after “Start, Ben”');
  await press({ ...message, id: 'knowing', knowsRefusal: true });
  expect(arrived).toEqual(['before', 'to-ana', 'knowing']);
  await sendAnyway('message');
  await sendWaiting(client);
  expect(arrived).toEqual(['before', 'to-ana', 'knowing', 'message']);
});

test('a message does not overtake what is said of the way', async () => {
  vi.mocked(callAdmin).mockClear();
  await press(onMyWay, message);
  expect(overtaken()).toEqual([]);
});

test('what waits behind a refused act goes out with it, in order, once the server takes it', async () => {
  refused.add('start');
  await press(start, finish);
  const acts = await waitingActs();
  for (const { id } of [start, ...waitsBehind(start, acts)]) await refuseWaitingAct(id, undefined);
  await sendWaiting(client);
  expect(arrived).toEqual([]);
  expect((await here()).map(([, reason]) => reason)).toEqual(['not-today', 'behind']);
  refused.clear();
  for (const { id } of acts) await refuseWaitingAct(id, undefined);
  await sendWaiting(client);
  expect(arrived).toEqual(['start', 'finish']);
});

test('removing the refused act does not send what waited behind it: that has its own word', async () => {
  refused.add('start');
  await press(start, finish);
  await removeWaitingAct('start');
  await sendWaiting(client);
  expect(arrived).toEqual([]);
  await sendAnyway('finish');
  await sendWaiting(client);
  expect(arrived).toEqual(['finish']);
});

test('sent anyway, what was done at a moved visit says so to the server, and a note does not', async () => {
  vi.mocked(callAdmin).mockClear();
  await addWaitingAct({ ...start, goesAnyway: true });
  await press({ ...note, goesAnyway: true }, finish);
  const said = vi.mocked(callAdmin).mock.calls.map(([, input]) => Object(input));
  expect(said.map(({ anyway }) => anyway)).toEqual([true, undefined, undefined]);
  // The finish’s email says it.
  expect(said.map(({ overtaken }) => overtaken)).toEqual([true, undefined, undefined]);
});

test.each([
  ['a day’s finish leaves what was put down to the last visit’s sheet', {}, 'put down'],
  ['the finish that makes the receipt takes its sheet along', { record: {} }, undefined],
])('%s', async (_, lead, left) => {
  vi.mocked(callAdmin).mockResolvedValue({ lead } as never); // no more of it is read here
  keepSheet('ben', 'put down');
  await addWaitingAct({ ...finish, input: { ...finish.input, last: true } });
  await sendAnyway('finish', ofDay);
  expect((await waitingActs()).map(({ input }) => 'last' in input)).toEqual([false]);
  await sendWaiting(client);
  expect(await here()).toEqual([]);
  expect(heldSheet('ben')).toBe(left);
});

test('an act that was sent without an answer says so while it waits; one that was not yet sent doesn’t', async () => {
  vi.mocked(callAdmin).mockRejectedValue(new NetworkError('No line'));
  await press(start, note);
  expect((await waitingActs()).map(({ wasTried }) => wasTried)).toEqual([true, undefined]);
  expect((await waitingActs()).map(takeBackText)).toEqual([
    'It was sent once without an answer, so it may have arrived. If not, it won’t be sent, and the visit stays as it was.',
    'It won’t be sent, and what you wrote is deleted.',
  ]);
});

test('sent anyway, a finish passes its visit’s refused start, which it overtakes; another day’s stays', async () => {
  for (const id of ['start', 'other-day']) refused.add(id);
  await press(start, otherDay, finish);
  await sendAnyway('finish');
  await sendWaiting(client);
  expect(arrived).toEqual(['finish']);
  expect(await here()).toEqual([['other-day', 'not-today']]);
});

test('a finish takes what did not go through of its visit’s way along', async () => {
  refused.add('start');
  await press(onMyWay, start, otherDay, finish, note);
  const acts = await waitingActs();
  expect(refusedOnTheWay(finish, acts).map(({ id }) => id)).toEqual(['start']);
  expect(refusedOnTheWay(start, acts)).toEqual([]);
});

test('what shows the lead of a refused act is read again', async () => {
  refused.add('start');
  client.setQueryData(keys.lead('ben'), {});
  await press(start);
  expect(client.getQueryState(keys.lead('ben'))).toMatchObject({ isInvalidated: true });
});

test('who presses while a refused act of the visit waits is told at once, and nothing is added', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  refused.add('start');
  await press(start);
  const told = { ...finish, id: 'told' };
  await addWaitingAct(told);
  await expect(outcomeOf(client, told)).rejects.toThrow(
    '“Start, Ben” didn’t go through. Say what to do with it first, at the top of the page.',
  );
  expect(await here()).toEqual([['start', 'not-today']]);
  expect(arrived).toEqual([]);
  await expect.poll(() => waitingNow().isSending).toBe(false);
  expect(waitingNow().sent.map(({ act }) => act.id)).not.toContain('told');
});

test('a press that another tab has sent is done here too, and what shows it is read again', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const act = { ...start, id: 'elsewhere' };
  await addWaitingAct(act);
  client.setQueryData(keys.today, {});
  const elsewhere = navigator.locks.request('bdla-waiting', () => removeWaitingAct(act.id));
  expect(await outcomeOf(client, act)).toBe('done');
  await elsewhere;
  expect(waitingNow().sent.at(-1)).toMatchObject({ act });
  expect(client.getQueryState(keys.today)).toMatchObject({ isInvalidated: true });
});

test('one that another tab was refused is told here, where it was pressed, and waits no longer', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  await addWaitingAct(finish);
  const refusal = { sentence: 'The job was finished in the meantime.', reason: 'record-changed' };
  const elsewhere = navigator.locks.request('bdla-waiting', () => refuseWaitingAct(finish.id, refusal));
  await expect(outcomeOf(client, finish)).rejects.toMatchObject({
    message: refusal.sentence,
    reason: refusal.reason,
  });
  await elsewhere;
  expect(await here()).toEqual([]);
});

test('one that another tab took back is not', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  vi.stubGlobal('document', new EventTarget());
  const outcome = outcomeOf(client, { ...start, undoUntil: Date.now() + 50 });
  expect(await outcome).toBe('waiting');
});

/** The phone is put away on a page that was opened after the press. */
function putAway(acts: readonly WaitingAct[]): () => void {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const end = onceAnyMeant(acts, () => void sendWaiting(client));
  page.dispatchEvent(new Event('visibilitychange'));
  return end;
}

test('after a reload too, a press at a visit goes out once the phone is put away; a finish keeps its Undo', async () => {
  const acts = [start, { ...finish, id: 'finish-ana', leadId: 'ana' }].map(undoable);
  await press(...acts);
  expect(arrived).toEqual([]);
  const end = putAway(acts);
  await expect.poll(() => arrived).toEqual(['start']);
  end();
  expect(await here()).toEqual([['finish-ana', undefined]]);
});

test('Undo takes back what still waits, however often it is pressed, and the queue does not send it', async () => {
  const act = undoable({ ...start, id: 'taken' });
  await addWaitingAct(act);
  expect(await takeBack(act)).toBe('taken');
  expect(await takeBack(act)).toBe('taken');
  await sendWaiting(client);
  expect(arrived).toEqual([]);
});

test('an Undo that another tab’s sending has overtaken says what is so, and takes nothing back', async () => {
  const seenHere = undoable({ ...start, id: 'overtaken' });
  await addWaitingAct({ ...seenHere, undoUntil: undefined });
  let answer = () => {};
  vi.mocked(callAdmin).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({} as never); // nobody reads it here
      }),
  );
  const sending = sendWaiting(client);
  await expect.poll(() => vi.mocked(callAdmin).mock.lastCall?.[2]).toEqual({ idempotencyKey: 'overtaken' });
  expect(await takeBack(seenHere)).toBe('being-sent');
  answer();
  await sending;
  expect(await takeBack(seenHere)).toBe('sent');
});

test('what has gone out is known to a page that opens later, which has only what was loaded before', async () => {
  const loadedAt = Date.now() - 1000;
  await press(start);
  showWaiting({ sent: [] });
  await showStored();
  expect(notShown(waitingNow(), loadedAt).map(({ id }) => id)).toEqual(['start']);
  expect(notShown(waitingNow(), Date.now() + 1000)).toEqual([]);
  await emptyDevice();
  showWaiting({ sent: [] });
  await showStored();
  expect(notShown(waitingNow(), loadedAt), 'nothing of it outlives a sign-out').toEqual([]);
});
