import { expect, onTestFinished, test, vi } from 'vitest';
import { track } from '#web/analytics/analytics.ts';
import { keepCampaign } from '#web/analytics/campaign.ts';

interface PixelCase {
  readonly path?: string;
  readonly search?: string;
  readonly pixelId?: string;
  readonly refuses?: boolean;
  readonly noindex?: boolean;
  readonly cookie?: string;
  /** What the network says to the request. */
  readonly answer?: Promise<void>;
}

/** A browser as far as the pixel sees one. Modules keep what they loaded, so each test takes them fresh. */
async function pixelIn({
  path = '/',
  search = '',
  pixelId,
  refuses = false,
  noindex = false,
  cookie = '',
  answer = Promise.resolve(),
}: PixelCase) {
  const entries = new Map<string, string>();
  const requests: URL[] = [];
  vi.stubGlobal('location', { pathname: path, search, origin: 'https://site.example' });
  vi.stubGlobal('navigator', { globalPrivacyControl: refuses });
  vi.stubGlobal('document', { cookie, querySelector: () => (noindex ? {} : null) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => entries.set(key, text),
  });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        requests.push(new URL(address));
      }
      decode = () => answer;
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ pixelId, features: { quotes: false } }));
  vi.resetModules();
  keepCampaign(search);
  const seen = () =>
    requests.map(({ origin, pathname, searchParams }) => [
      `${origin}${pathname}`,
      Object.fromEntries(searchParams),
    ]);
  return { ...(await import('#web/analytics/pixel.ts')), seen };
}

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

const sink = 'https://www.facebook.com/tr/';

test('of the pages that no search engine may list the network hears of the thanks alone', async () => {
  for (const path of [
    '/my-link',
    '/Status/AAAAAAAAAAAAAAAAAAAAAA',
    '/my/AAAAAAAAAAAAAAAAAAAAAA',
    '/thank-you',
  ]) {
    const { recordPageView, seen } = await pixelIn({ path, pixelId: '123', noindex: true });
    await recordPageView();
    expect(seen()).toHaveLength(path === '/thank-you' ? 1 : 0);
  }
});

test.each(['/', '/booking', '/locations/malibu', '/thank-you'])(
  'with an id the view of %s is one image request that names the page',
  async (path) => {
    const { recordPageView, seen } = await pixelIn({ path, pixelId: '123' });
    await recordPageView();
    expect(seen()).toEqual([[sink, { id: '123', ev: 'PageView', dl: `https://site.example${path}` }]]);
  },
);

test.each([
  { why: 'no id is configured', path: '/' },
  { why: 'the browser asks for privacy', path: '/', pixelId: '123', refuses: true },
  { why: 'the page is a status page', path: '/status/abc', pixelId: '123' },
  { why: 'the page is a quote', path: '/quote/abc', pixelId: '123' },
  { why: 'the page is the admin', path: '/admin', pixelId: '123' },
  { why: 'the page is the admin’s sign-in', path: '/adminka/login', pixelId: '123' },
])('nothing is reported when $why', async ({ why: _, ...given }) => {
  const { recordPageView, recordLead, seen } = await pixelIn(given);
  await recordPageView();
  await recordLead('event-1');
  expect(seen()).toEqual([]);
});

test('a lead is reported as a booking request in dollars under its event id', async () => {
  const { recordLead, seen } = await pixelIn({ path: '/booking', pixelId: '123' });
  await recordLead('event-1');
  expect(seen()).toEqual([
    [
      sink,
      {
        id: '123',
        ev: 'Lead',
        'cd[content_name]': 'Booking Request',
        'cd[currency]': 'USD',
        eid: 'event-1',
        dl: 'https://site.example/booking',
      },
    ],
  ]);
});

test('a report is done when it is answered, also by a refusal', async () => {
  let refuse = (_: Error) => {};
  const answer = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  const { recordLead, seen } = await pixelIn({ path: '/booking', pixelId: '123', answer });
  const done = vi.fn();
  const reported = recordLead('event-1').then(done);
  await vi.waitFor(() => expect(seen()).toHaveLength(1));
  expect(done).not.toHaveBeenCalled();
  refuse(new Error('blocked'));
  await reported;
});

test('a network that never answers is waited for one second', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = new Promise<void>(() => {});
  const { recordLead } = await pixelIn({ path: '/booking', pixelId: '123', answer: never });
  const done = vi.fn();
  const reported = recordLead('event-1').then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reported;
});

test('of the query the network hears its own click id and nothing else, of the cookies its own two', async () => {
  const { recordPageView, seen } = await pixelIn({
    search: '?fbclid=Ab%26c&email=dana@example.com',
    pixelId: '123',
    cookie: 'theme=dark; _fbp=fb.1.2.3; _fbc=fb.1.2.c=d',
  });
  await recordPageView();
  expect(seen()[0]?.[1]).toEqual({
    id: '123',
    ev: 'PageView',
    dl: 'https://site.example/?fbclid=Ab%26c',
    fbp: 'fb.1.2.3',
    fbc: 'fb.1.2.c=d',
  });
});
