import { beforeEach, expect, test, vi } from 'vitest';
import { track } from '#web/analytics/analytics.ts';

interface FakeScript {
  src: string;
  async: boolean;
}

let loaded: FakeScript[];

/** A browser as far as the pixel sees one. Modules keep what they loaded, so each test takes them fresh. */
async function pixelIn({ path = '/', pixelId, refuses = false }: PixelCase) {
  const window = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('navigator', { globalPrivacyControl: refuses });
  vi.stubGlobal('document', {
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: FakeScript) => loaded.push(script) },
  });
  vi.stubGlobal('fetch', async () => Response.json({ pixelId, features: { quotes: false } }));
  vi.resetModules();
  const pixel = await import('#web/analytics/pixel.ts');
  return { ...pixel, window: window as Pick<Window, 'fbq'> };
}

interface PixelCase {
  readonly path?: string;
  readonly pixelId?: string;
  readonly refuses?: boolean;
}

beforeEach(() => {
  loaded = [];
});

test('an event reaches the data layer with what it carries', () => {
  const window: Partial<Window> = {};
  vi.stubGlobal('window', window);
  track('booking_step_0_view');
  track('service_card_select', { package: 'wash', services: ['deep-wash'] });
  expect(window.dataLayer).toEqual([
    { event: 'booking_step_0_view' },
    { event: 'service_card_select', package: 'wash', services: ['deep-wash'] },
  ]);
});

test.each(['/', '/booking', '/locations/malibu', '/thank-you'])(
  'with an id the pixel records the view of %s',
  async (path) => {
    const { startPixel, window } = await pixelIn({ path, pixelId: '123' });
    await startPixel();
    expect(loaded).toHaveLength(1);
    expect(window.fbq?.queue).toEqual([
      ['init', '123'],
      ['track', 'PageView'],
    ]);
  },
);

test.each([
  { why: 'no id is configured', path: '/' },
  { why: 'the browser asks for privacy', path: '/', pixelId: '123', refuses: true },
  { why: 'the page is a status page', path: '/status/abc', pixelId: '123' },
  { why: 'the page is a quote', path: '/quote/abc', pixelId: '123' },
  { why: 'the page is the admin', path: '/admin', pixelId: '123' },
  { why: 'the page is the admin’s sign-in', path: '/adminka/login', pixelId: '123' },
])('nothing is loaded when $why', async ({ why: _, ...given }) => {
  const { startPixel, recordLead, window } = await pixelIn(given);
  await startPixel();
  recordLead('event-1');
  expect(loaded).toEqual([]);
  expect(window.fbq).toBeUndefined();
});

test('a lead is recorded as a booking request in dollars under its event id', async () => {
  const { startPixel, recordLead, window } = await pixelIn({ path: '/booking', pixelId: '123' });
  await startPixel();
  recordLead('event-1');
  expect(window.fbq?.queue.at(-1)).toEqual([
    'track',
    'Lead',
    { content_name: 'Booking Request', currency: 'USD' },
    { eventID: 'event-1' },
  ]);
});

test('a lead that comes after the pixel’s script has loaded goes to the script', async () => {
  const { startPixel, recordLead, window } = await pixelIn({ path: '/booking', pixelId: '123' });
  await startPixel();
  const callMethod = vi.fn();
  Object.assign(window.fbq ?? {}, { callMethod });
  recordLead('event-1');
  expect(callMethod).toHaveBeenCalledWith('track', 'Lead', expect.anything(), { eventID: 'event-1' });
});
