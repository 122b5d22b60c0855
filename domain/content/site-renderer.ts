import type { SiteContent } from './shown-content.ts';

/** A page or shell as it lies in the site's bucket. */
export interface SiteFile {
  /** Without a slash in front: `blog/index.html`. */
  readonly file: string;
  readonly text: string;
  /** A page's address; shells answer many. */
  readonly path?: string;
  /** What stands where a page is hidden: not found. */
  readonly isGone?: true;
}

/** What the build leaves beside the site, to make its pages of other content later. */
export interface SiteRenderer {
  /** In the order in which they are written. */
  readonly renderSite: (content: SiteContent) => Promise<readonly SiteFile[]>;
  /** Undefined for an address that is no page. */
  readonly renderPath: (path: string, content: SiteContent) => Promise<string | undefined>;
}
