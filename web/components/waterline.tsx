const swell =
  'M0 14H1560C1650 14 1700 19.5 1770 19.5C1850 19.5 1856 3.5 1930 3.5C2004 3.5 2010 19.5 2090 19.5C2160 19.5 2210 14 2300 14H3840';

interface WaterlineProps {
  /** Position of the crest from the left, as a CSS length; it varies from section to section. */
  readonly at: string;
  /** Background below the line; omitted between two paper sections. */
  readonly below?: 'ink' | 'foam' | 'sand' | 'paper';
  /** Overlaps the bottom of the section above. */
  readonly over?: boolean;
}

/** The site's only divider: a hairline with one shallow swell. */
export function Waterline({ at, below, over = false }: WaterlineProps) {
  const names = ['waterline', below && `waterline--${below}`, over && 'waterline--over'];
  return (
    <div className={names.filter(Boolean).join(' ')} style={{ '--at': at }} aria-hidden="true">
      <svg viewBox="0 0 3840 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {below && <path className="body" d={`${swell}V24H0Z`} />}
        <path className="line" d={swell} />
      </svg>
    </div>
  );
}
