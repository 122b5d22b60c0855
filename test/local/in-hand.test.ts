import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countInHand } from '#local/in-hand.ts';

const forever = 600_000;

test('what is in hand ends before the change, and what starts meanwhile waits for it', async () => {
  const told: string[] = [];
  const inHand = countInHand();
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const first = inHand.run(async () => {
    await end;
    told.push('first ends');
  });
  const change = inHand.between(() => told.push('change'), forever);
  const second = inHand.run(async () => told.push('second starts'));
  await turn();
  expect(told).toEqual([]);
  resolve();
  await Promise.all([first, change, second]);
  expect(told).toEqual(['first ends', 'change', 'second starts']);
});

test('one that fails is out of hand, and one that hangs holds nothing up for good', async () => {
  const inHand = countInHand();
  await expect(inHand.run(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const told: string[] = [];
  await inHand.between(() => told.push('after one that failed'), forever);
  void inHand.run(() => new Promise(() => undefined));
  await inHand.between(() => told.push('beside one that hangs'), 1);
  await inHand.run(async () => told.push('goes on'));
  expect(told).toEqual(['after one that failed', 'beside one that hangs', 'goes on']);
});
