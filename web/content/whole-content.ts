import type { Samples } from '#content/samples/samples.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';

/** All that a page may say of what the owner changes. */
export interface WholeContent extends SiteContent {
  /** None in production. */
  readonly samples: Samples;
}
