/** The words of one area's page. Name, kind of water and card line are in domain/place/areas.ts. */
export interface AreaText {
  /** Start of the page's title, and its h1. */
  readonly title: string;
  /** Meta description, at most 155 characters. */
  readonly description: string;
  readonly lede: string;
  /** How we reach the boat there, as paragraphs. */
  readonly reach: readonly string[];
  /** What this water does to a boat, and how often to wax. */
  readonly water: string;
  readonly nearby: readonly string[];
  /** Alternative texts of the pictures `area-<slug>` and `area-<slug>-1` to `-3`. */
  readonly heroAlt: string;
  readonly pictureAlts: readonly [string, string, string];
}
