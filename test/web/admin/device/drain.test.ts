import '../../../fake-indexed-db.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { drain, type Sent } from '../../../../web/admin/device/drain.ts';
import {
  holdsBack,
  isTimeUnsure,
  msToUndo,
  settledAct,
  undoMs,
  type WaitingAct,
} from '../../../../web/admin/device/waiting-act.ts';
import {
  addWaitingAct,
  forgetWaitingActs,
  refuseWaitingAct,
  removeWaitingAct,
  waitingActs,
} from '../../../../web/admin/device/waiting-acts.ts';
import {
  addWaitingPhoto,
  changeWaitingPhoto,
  forgetWaitingPhotos,
  photoBytes,
  removeWaitingPhoto,
  waitingPhotos,
} from '../../../../web/admin/device/waiting-photos.ts';

const queue = { acts: waitingActs, remove: removeWaitingAct, refuse: refuseWaitingAct };

const note = (id: string, leadId: string, pressedAt = '2027-03-18T15:00:00.000Z'): WaitingAct => ({
  id,
  leadId,
  pressedAt,
  name: 'admin-timeline-add',
  input: { id: leadId, status: 'Note', note: id, is_public: false },
  said: `Note ${id}`,
});

beforeEach(forgetWaitingPhotos);
beforeEach(forgetWaitingActs);

const ids = async () => (await waitingActs()).map(({ id }) => id);

/** A server that keeps the keys of what it has done; `luck` says what becomes of each call. */
function aServer(luck: (act: WaitingAct) => 'answered' | 'answer lost' | 'failed' | 'refused' | 'no line') {
  const done: WaitingAct[] = [];
  const send = async (act: WaitingAct): Promise<Sent> => {
    const fate = luck(act);
    if (fate === 'no line') return { is: 'no-line' };
    if (fate === 'failed') return { is: 'failed' };
    if (fate === 'refused') return { is: 'refused', refusal: { sentence: 'This visit was changed.' } };
    if (!done.some(({ id }) => id === act.id)) done.push(act);
    return fate === 'answered' ? { is: 'done' } : { is: 'no-line' };
  };
  return { done, send };
}

test('what waits goes out in the order in which it was pressed, whatever the clock said', async () => {
  await addWaitingAct(note('first', 'a', '2027-03-18T15:00:00.000Z'));
  await addWaitingAct(note('second', 'b', '2020-01-01T00:00:00.000Z'));
  await addWaitingAct(note('third', 'a', '2031-01-01T00:00:00.000Z'));
  const { done, send } = aServer(() => 'answered');
  expect(await drain(queue, send)).toBe(true);
  expect(done.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  expect(await ids()).toEqual([]);
});

test('the same press twice waits once', async () => {
  await addWaitingAct(note('once', 'a'));
  await addWaitingAct(note('once', 'a'));
  expect(await ids()).toEqual(['once']);
});

test('where the server fails the lead’s later acts wait behind it, and other leads’ go out', async () => {
  for (const [id, lead] of [
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'a'],
  ] as const)
    await addWaitingAct(note(id, lead));
  const { done, send } = aServer(({ id }) => (id === '1' ? 'failed' : 'answered'));
  expect(await drain(queue, send)).toBe(false);
  expect(done.map(({ id }) => id)).toEqual(['2']);
  expect(await ids()).toEqual(['1', '3']);
});

test('what the server refuses is set aside with its sentence, holds up nothing, and can be sent again', async () => {
  for (const id of ['1', '2']) await addWaitingAct(note(id, 'a'));
  let isRefused = true;
  const { done, send } = aServer(({ id }) => (id === '1' && isRefused ? 'refused' : 'answered'));
  expect(await drain(queue, send)).toBe(true);
  expect(done.map(({ id }) => id)).toEqual(['2']);
  expect((await waitingActs()).map(({ refusal }) => refusal?.sentence)).toEqual(['This visit was changed.']);
  isRefused = false;
  await refuseWaitingAct('1', undefined);
  expect(await drain(queue, send)).toBe(true);
  expect(done.map(({ id }) => id)).toEqual(['2', '1']);
});

test('without a line nothing is tried after the first', async () => {
  for (const id of ['1', '2', '3']) await addWaitingAct(note(id, id));
  let calls = 0;
  const { send } = aServer(() => {
    calls += 1;
    return 'no line';
  });
  expect(await drain(queue, send)).toBe(false);
  expect(calls).toBe(1);
  expect(await ids()).toEqual(['1', '2', '3']);
});

test('a job’s finish waits for its photos, and its later acts behind it; a refused photo holds up nothing', async () => {
  const finish: WaitingAct = { ...note('finish', 'a'), name: 'admin-finish', input: { id: 'a', lines: [] } };
  for (const act of [finish, note('after', 'a'), note('other', 'b')]) await addWaitingAct(act);
  const photo = {
    id: 'p',
    leadId: 'a',
    name: 'Ana',
    kind: 'after',
    pair: 'Spot 1',
    isPrivate: false,
    size: 3,
  } as const;
  await addWaitingPhoto(photo, new ArrayBuffer(3));
  const held = { ...queue, mustWait: async (act: WaitingAct) => holdsBack(act, await waitingPhotos()) };
  const { done, send } = aServer(() => 'answered');
  expect(await drain(held, send)).toBe(false);
  expect(done.map(({ id }) => id)).toEqual(['other']);
  await changeWaitingPhoto('p', { refusal: { sentence: 'This isn’t a photo.' } });
  expect(await drain(held, send)).toBe(true);
  expect(done.map(({ id }) => id)).toEqual(['other', 'finish', 'after']);
  expect((await photoBytes('p'))?.byteLength).toBe(3);
  await removeWaitingPhoto('p');
  expect([await waitingPhotos(), await photoBytes('p')]).toEqual([[], undefined]);
});

const hour = 3_600_000;
const by = (deviceMs: number) => new Date(deviceMs).toISOString();

test.each([
  ['was a day ahead', 24 * hour, -24 * hour],
  ['was a week behind', -168 * hour, 168 * hour],
  ['was a day ahead, which was known', 24 * hour, -24 * hour, -24 * hour],
  ['is right', 0, 0],
])(
  'a press an hour ago on a device whose clock %s is told to the server as of an hour ago',
  (_, wrong, ahead, known = 0) => {
    const now = Date.parse('2027-03-18T16:00:00.000Z');
    const pressedAt = by(now - hour + wrong + known);
    const input = { id: 'a', lines: [], done_at: pressedAt };
    const press: WaitingAct = { ...note('f', 'a', pressedAt), name: 'admin-finish', input, aheadMs: known };
    expect(isTimeUnsure(press)).toBe(true);
    const settled = settledAct(press, ahead, now + wrong);
    expect(settled).toMatchObject({ pressedAt: by(now - hour), input: { done_at: by(now - hour) } });
    expect(isTimeUnsure(settled)).toBe(false);
  },
);

test('a clock that was put right since the press never makes it one of the future', () => {
  const now = Date.parse('2027-03-18T16:00:00.000Z');
  const at = by(now + 24 * hour);
  const input = { id: 'a', visitId: 'v', act: 'start', at } as const;
  const press: WaitingAct = { ...note('s', 'a', at), name: 'admin-visit', input, aheadMs: 0 };
  expect(settledAct(press, 0, now)).toMatchObject({ input: { at: by(now) } });
  const written = { ...note('n', 'a', at), input: { id: 'a', status: 'Slip check', is_public: false, at } };
  const noted = { ...written, name: 'admin-timeline-add', aheadMs: 0 } as const;
  expect(settledAct(noted, 0, now)).toMatchObject({ input: { at: by(now) } });
});

/** What happens to a phone in a day: presses, tries with good and bad luck, and deaths in the middle of them. */
const day = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ is: fc.constant('press' as const), lead: fc.constantFrom('a', 'b', 'c') }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        is: fc.constant('try' as const),
        lucks: fc.array(
          fc.constantFrom('answered', 'answer lost', 'failed', 'no line', 'dies before', 'dies after'),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
      }),
    },
  ),
  { maxLength: 60 },
);

class Killed extends Error {}

test('however the line is cut and the app killed: nothing is lost, nothing done twice, each lead’s order kept', async () => {
  await fc.assert(
    fc.asyncProperty(day, async (events) => {
      await forgetWaitingActs();
      const pressed: WaitingAct[] = [];
      const lucks: string[] = [];
      const { done, send } = aServer(() => {
        const luck = lucks[0] ?? 'answered';
        return luck === 'answer lost' || luck === 'failed' || luck === 'no line' ? luck : 'answered';
      });
      const sendOrDie = async (act: WaitingAct) => {
        const luck = lucks[0];
        if (luck === 'dies before') throw new Killed();
        const sent = await send(act);
        lucks.shift();
        if (luck === 'dies after') throw new Killed();
        return sent;
      };
      for (const event of events) {
        if (event.is === 'press') {
          const act = note(String(pressed.length), event.lead);
          pressed.push(act);
          await addWaitingAct(act);
        } else {
          lucks.splice(0, lucks.length, ...event.lucks);
          await drain(queue, sendOrDie).catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error;
          });
          // Nothing is ever both gone from the device and unknown to the server.
          const known = new Set([...done.map(({ id }) => id), ...(await ids())]);
          expect(pressed.every(({ id }) => known.has(id))).toBe(true);
        }
      }
      lucks.length = 0;
      expect(await drain(queue, sendOrDie)).toBe(true);
      expect(await ids()).toEqual([]);
      expect(done).toHaveLength(pressed.length);
      for (const lead of ['a', 'b', 'c']) {
        const idsOf = (acts: readonly WaitingAct[]) =>
          acts.filter(({ leadId }) => leadId === lead).map(({ id }) => id);
        expect(idsOf(done)).toEqual(idsOf(pressed));
      }
    }),
    { numRuns: 60 },
  );
});

test('an act can be undone for ten seconds, and not longer where the clock was set back', () => {
  const pressed = 1_800_000_000_000;
  const act = { undoUntil: pressed + undoMs };
  expect(msToUndo(act, pressed)).toBe(10_000);
  expect(msToUndo(act, pressed + 9_999)).toBe(1);
  expect(msToUndo(act, pressed + 10_000)).toBe(0);
  expect(msToUndo(act, pressed - 3_600_000)).toBe(0);
  expect(msToUndo({}, pressed)).toBe(0);
});
