import { eventually } from '../eventually.ts';
import type { Driver } from './driver.ts';

export type Find = (selector: string, text?: string) => HTMLElement | undefined;

/** The first element that shows, of a selector and, if given, with a text in what it says or is called. */
function find(selector: string, text = ''): HTMLElement | undefined {
  const plain = (words: string | null) => (words ?? '').replaceAll('\u00a0', ' ');
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.matches(':disabled') &&
      (plain(element.textContent).includes(text) || plain(element.ariaLabel).includes(text)),
  );
}

/** Where to press an element, once it stands still and nothing covers it. */
async function pressable(
  found: Find,
  selector: string,
  text?: string,
): Promise<[number, number] | undefined> {
  const element = found(selector, text);
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const center = async (): Promise<[number, number]> => {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [before, after] = [await center(), await center()];
  const hit = document.elementFromPoint(...after);
  return before.join() === after.join() && element.contains(hit) ? after : undefined;
}

function focus(found: Find, selector: string): boolean {
  const element = found(selector);
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  return element !== undefined && document.activeElement === element;
}

/** As a reader of the screen's list would: the value, and what the page hears of it. */
function choose(found: Find, selector: string, value: string): boolean {
  const element = found(selector);
  if (!(element instanceof HTMLSelectElement)) return false;
  element.value = value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/**
 * The height of each line that a text of an element stands on, top down; what only screen readers hear is left out.
 * Answers the lines of the first text that includes `text`.
 */
export function linesOf(found: Find, selector: string, text: string): number {
  const element = found(selector);
  if (!element) return 0;
  const plain = (words: string | null) => (words ?? '').replaceAll('\u00a0', ' ');
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = plain(walker.currentNode.textContent).indexOf(text);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + text.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}

/** Walks through the site as a visitor does, in any browser. */
export function walkerIn(driver: Driver, site: string) {
  const inPage = <Words extends readonly string[], Answer>(
    task: (found: Find, ...words: Words) => Answer | Promise<Answer>,
    ...words: Words
  ) => driver.run(`return (${task})(${find}, ...${JSON.stringify(words)})`) as Promise<Answer | null>; // undefined arrives as null

  const until = (check: () => Promise<unknown>, what: string) =>
    eventually(async () => {
      if (!(await check())) throw new Error(`${driver.engine}: ${what}`);
    });

  return {
    driver,
    inPage,
    open: (address: string) => driver.open(site + address),
    address: async () => String(await driver.run('return location.pathname')),
    /** Waits for something to show. */
    see: (selector: string, text = '') =>
      until(
        () => inPage((found, ...at) => found(...at) !== undefined, selector, text),
        `${selector} “${text}” never showed`,
      ),
    press: async (selector: string, text = ''): Promise<void> => {
      const point = await eventually(async () => {
        const at = await inPage(pressable, selector, text);
        if (!at) throw new Error(`${driver.engine}: ${selector} “${text}” cannot be pressed`);
        return at;
      });
      await driver.click(...point);
    },
    /** Types in place of what a field holds. */
    fill: async (selector: string, text: string): Promise<void> => {
      await until(() => inPage(focus, selector), `${selector} takes no focus`);
      await driver.type(text);
    },
    choose: (selector: string, value: string) =>
      until(() => inPage(choose, selector, value), `${selector} has no list`),
    focused: async () =>
      String(
        await driver.run('return (document.activeElement?.textContent ?? "").replaceAll("\\u00a0", " ")'),
      ),
  };
}

export type Walker = ReturnType<typeof walkerIn>;
