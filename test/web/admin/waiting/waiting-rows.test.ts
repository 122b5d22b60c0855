import { expect, test } from 'vitest';
import type { WaitingAct } from '#web/admin/device/waiting-act.ts';
import type { WaitingPhoto } from '#web/admin/device/waiting-photo.ts';
import { waitingRows } from '#web/admin/waiting/waiting-rows.ts';

const press = (act: 'on-my-way' | 'start', minute: string): WaitingAct => ({
  id: act,
  leadId: 'ana',
  name: 'admin-visit',
  input: { id: 'ana', visitId: 'v', act },
  said: act,
  pressedAt: `2026-11-26T15:${minute}:00.000Z`,
});
const finish: WaitingAct = {
  ...press('start', '30'),
  id: 'finish',
  name: 'admin-finish',
  input: { id: 'ana', lines: [] },
};
const photo = (id: string, leadId: string, minute?: string): WaitingPhoto => ({
  ...{ id, leadId, name: leadId, kind: 'before', pair: 'Bow', isPrivate: false, size: 1 },
  ...(minute !== undefined && { takenAt: `2026-11-26T15:${minute}:00.000Z` }),
});
const order = (acts: readonly WaitingAct[], photos: readonly WaitingPhoto[]) =>
  waitingRows(acts, photos).map((row) => ('act' in row ? row.act.id : row.photos.map(({ id }) => id)));

test('a job’s photos stand behind what was pressed before the first of them, in one row', () => {
  const acts = [press('on-my-way', '20'), press('start', '23'), finish];
  expect(
    order(acts, [photo('bow', 'ana', '24'), photo('ben', 'ben', '21'), photo('stern', 'ana', '31')]),
  ).toEqual(['on-my-way', ['ben'], 'start', ['bow', 'stern'], 'finish']);
});

test('a finish goes out after its photos, whenever they were taken; those of an older version come first', () => {
  expect(order([finish], [photo('late', 'ana', '31'), photo('ben', 'ben', '40')])).toEqual([
    ['late'],
    'finish',
    ['ben'],
  ]);
  expect(order([press('start', '23')], [photo('old', 'ana')])).toEqual([['old'], 'start']);
});
