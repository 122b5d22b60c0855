import type { AreaText } from '#content/area-texts.ts';
import type { Samples } from '#content/samples/samples.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';

/** All that a page may say of what the owner changes, its texts filled in. */
export interface WholeContent extends SiteContent {
  /** None in production. */
  readonly samples: Samples;
  /** By slug. */
  readonly areaTexts: Readonly<Record<string, AreaText>>;
}
