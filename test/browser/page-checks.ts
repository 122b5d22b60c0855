import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What WCAG 2.2 AA asks of any page, as far as a browser can tell; docs/accessibility.md names the criteria.
 * Each check answers what is wrong, in words, so that an empty list is a pass.
 */

type WindowWithAxe = Window & { readonly axe: typeof axe };

const axeOptions: axe.RunOptions = {
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** All of axe's rules for one's own pages: good practice, target size and label in name too. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as WindowWithAxe).axe.run(document, options),
    axeOptions,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** How far the page can be scrolled sideways. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What moves although the visitor asked for stillness. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const still = animationName === 'none' && /^0s(?:, 0s)*$/.test(transitionDuration);
        return !still || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 60)),
  );

/**
 * Focuses everything that can have the focus, in turn, and answers what then shows no ring or lies under
 * another element by more than a hair, the sticky bars above all.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  // Only after a key does the browser take the focus that a script sets for one set by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const wrong: string[] = [];
    const reachable = ':is(a[href], button, input, select, textarea, summary, [tabindex])';
    const isNotOurs = '[tabindex="-1"], [data-radix-focus-guard]';
    const candidates = document.querySelectorAll<HTMLElement>(`${reachable}:not(${isNotOurs})`);
    for (const element of candidates) {
      // A control that lies hidden or unseen in its frame shows its focus there.
      const frame = element.closest('label, .ba') ?? element;
      const isUnseen = element.clientWidth <= 1 || getComputedStyle(element).pointerEvents === 'none';
      const shown = isUnseen ? frame : element;
      const shadows = () => [element, frame].map((part) => getComputedStyle(part).boxShadow).join();
      const shadowsBefore = shadows();
      element.focus();
      if (document.activeElement !== element) continue; // hidden, switched off or in a closed menu
      const hasRing = [element, frame].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      const name = shown.outerHTML.slice(0, 90);
      if (!hasRing && shadows() === shadowsBefore) wrong.push(`no ring: ${name}`);

      const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
      const left = Math.max(box.left, 0) + 2;
      const right = Math.min(box.right, innerWidth) - 2;
      const top = Math.max(box.top, 0) + 2;
      const bottom = Math.min(box.bottom, innerHeight) - 2;
      const across = [left, (left + right) / 2, right];
      const down = [top, (top + bottom) / 2, bottom];
      const isSeen = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      };
      const seen = across.flatMap((x) => down.map((y) => isSeen(x, y)));
      if (!seen.some(Boolean)) wrong.push(`under another: ${name}`);
      else if (!seen.every(Boolean) && box.height < innerHeight / 3)
        wrong.push(`partly under another: ${name}`);
    }
    return wrong;
  });
}

const widerText = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Sets text as wide as WCAG 1.4.12 says it must bear, and answers what is cut off by it. */
export async function cutByWiderText(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: widerText });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isForReadersOnly = getComputedStyle(element).clipPath !== 'none';
        if (!hasText || isForReadersOnly || element.clientWidth === 0) return false;
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  const sideways = await sidewaysPixels(page);
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  return sideways > 0 ? [...cut, `the page is ${sideways} px too wide`] : cut;
}

/** Words of the page's main part and tabs that stand on two lines because there is no room for them on one. Addresses may. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const textsIn = function* (part: Element) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) yield text;
    };
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForReadersOnly(element.parentElement));
    for (const text of [...document.querySelectorAll('main, .tabs')].flatMap((part) => [...textsIn(part)])) {
      if (isForReadersOnly(text.parentElement)) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<![@.\p{L}\p{N}])[\p{L}\p{N}]+(?![@.]?[\p{L}\p{N}@])/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Controls whose edge stands out from their ground by less than 3:1 (WCAG 1.4.11). */
export const faintEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
    };
    const ratio = (one: string, other: string) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const controls = 'input:not([type=radio], [type=checkbox], [type=range], .vh), select, textarea';
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter(
        (element) => ratio(getComputedStyle(element).borderTopColor, groundOf(element.parentElement)) < 3,
      )
      .map((element) => element.outerHTML.slice(0, 90));
  });

/** In the system's own colours: buttons and fields that show no edge, and whatever shows no focus. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const focus = await hiddenFocus(page);
  const edgeless = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn, button, input, select, textarea')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => !element.matches('[type=radio], [type=checkbox], [type=range], .link, :has(svg)'))
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(element);
        const edged = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
        return !edged && !textDecorationLine.includes('underline');
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return [...focus, ...edgeless];
}
