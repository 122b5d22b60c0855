import { expect, test } from 'vitest';
import {
  answerComes,
  answeredWhere,
  reachedBy,
  type Standing,
  standingAppointment,
} from '#domain/status/standing.ts';

test('a customer with an email address is answered there too, one without reads it here and gets a text', () => {
  expect(answeredWhere({ mailed_to: 'a…@example.com' })).toBe('here and by email');
  expect(reachedBy({ mailed_to: 'a…@example.com' })).toBe('email');
  expect(answeredWhere({})).toBe('here');
  expect(reachedBy({})).toBe('text');
});

test('an appointment stands until it is canceled', () => {
  const appointment: Standing['appointment'] = { scheduled_at: '2026-03-19T15:00:00.000Z' };
  expect(standingAppointment({ appointment })).toBe(appointment);
  const canceled_at = '2026-03-10T10:00:00.000Z';
  expect(standingAppointment({ appointment: { ...appointment, canceled_at } })).toBeUndefined();
  expect(standingAppointment({})).toBeUndefined();
});

test('how soon we answer is what the owner set, or else within a day', () => {
  const status = 'REQUEST_SENT';
  expect(answerComes({ status, answer_time: 'within two hours' })).toBe(
    'We usually answer within two hours.',
  );
  expect(answerComes({ status })).toBe('We usually answer within one day.');
});
