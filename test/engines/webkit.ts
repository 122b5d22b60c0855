import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { eventually } from '../eventually.ts';
import { callLimit, type Driver, phoneWindow } from './driver.ts';
import { findEngines } from './find-engines.ts';

/** The toolbar of WebKit's small browser is 447 pixels wide, wider than a phone, unless its parts are shrunk. */
const narrowToolbar = `toolbar, toolbar *, headerbar, headerbar *, entry, entry *, button, tab, tab * {
  min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.2);
}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a screen without a monitor and answers its number, which the program itself chooses. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1500x3000x24', '-nolisten', 'tcp'];
  const screen = spawn(program, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data'); // a pipe, as asked for
  return { screen, display: `:${String(number).trim()}` };
}

/** GTK takes two presses at one place within 400 ms for a double one, by which WebKit opens no `<details>`. */
const betweenPresses = 500;

interface WebDriverAnswer {
  readonly value: unknown;
}

/** What a driver answers if it fails. */
const failureOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'error' in value ? JSON.stringify(value) : undefined;

/** WebKitGTK, the nearest to Safari that runs on Linux, driven over WebDriver. */
export async function openWebKit(): Promise<Driver> {
  const { webKitDriver, miniBrowser, xvfb } = findEngines();
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(path.join(home, '.config/gtk-3.0/gtk.css'), narrowToolbar);
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: display,
      LANG: 'en_US.UTF-8',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });

  const call = async (method: string, at: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      signal: AbortSignal.timeout(callLimit),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as WebDriverAnswer; // as the protocol has it
    const failure = failureOf(value);
    if (failure !== undefined) throw new Error(`WebKit: ${method} ${at}: ${failure}`);
    return value;
  };
  await eventually(() => call('GET', '/status'));
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { readonly sessionId: string }; // as the protocol has it
  const inSession = (method: string, at: string, body?: object) =>
    call(method, `/session/${sessionId}${at}`, body);
  await inSession('POST', '/timeouts', { script: callLimit, pageLoad: callLimit });

  const act = (actions: object) => inSession('POST', '/actions', { actions: [actions] });
  const run = async (body: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await inSession('POST', '/execute/async', { script, args: [] })) as {
      readonly value?: unknown;
      readonly error?: string;
    }; // as the script just above has it
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  /** The window has a frame and a toolbar, so its size is corrected by what the page says of its own. */
  const resize = (width: number, height: number) =>
    eventually(async () => {
      const [innerWidth, innerHeight] = (await run('return [innerWidth, innerHeight]')) as [number, number];
      if (innerWidth === width && innerHeight === height) return;
      const rect = (await inSession('GET', '/window/rect')) as { width: number; height: number };
      await inSession('POST', '/window/rect', {
        width: rect.width + width - innerWidth,
        height: rect.height + height - innerHeight,
      });
      throw new Error(`The page is ${innerWidth} by ${innerHeight}, not ${width} by ${height}.`);
    });

  await inSession('POST', '/url', { url: 'about:blank' });
  await resize(phoneWindow.width, phoneWindow.height);
  return {
    engine: 'webkit',
    open: async (url) => {
      await inSession('POST', '/url', { url });
    },
    run,
    click: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const pause = { type: 'pause', duration: betweenPresses };
      const actions = [pause, { type: 'pointerMove', ...at }, ...press];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys });
    },
    upload: async (selector, file) => {
      const element = await inSession('POST', '/element', { using: 'css selector', value: selector });
      const [id] = Object.values(element as Readonly<Record<string, string>>); // as the protocol has it
      await inSession('POST', `/element/${id}/value`, { text: file });
    },
    resize,
    close: async () => {
      await inSession('DELETE', '').catch(() => undefined); // a browser that died is closed, too
      driver.kill();
      screen.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
