import { resolveObjectURL } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '#web/components/save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file can still be read while a phone’s browser asks whether to download it', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: () => undefined };
  vi.stubGlobal('document', { createElement: () => link });
  saveFile('appointment.ics', 'text/calendar', 'BEGIN:VCALENDAR');
  vi.advanceTimersByTime(30_000);
  expect(link.download).toBe('appointment.ics');
  expect(await resolveObjectURL(link.href)?.text()).toBe('BEGIN:VCALENDAR');
  vi.advanceTimersByTime(60_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
