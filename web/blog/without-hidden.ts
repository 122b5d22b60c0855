import { isHiddenPage } from '#domain/site/area-pages.ts';

/** An article's HTML in which a link to a page that is hidden is but its words. */
export const withoutHidden = (html: string, shown: readonly string[]): string =>
  html.replace(/<a href="(\/[^"#?]*)[^"]*">(.*?)<\/a>/gs, (link, path: string, words: string) =>
    isHiddenPage(path, shown) ? words : link,
  );
