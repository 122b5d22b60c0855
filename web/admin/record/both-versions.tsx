import type { JobRecord } from '#domain/record/job-record.ts';
import type { VersionDifference } from '#domain/record/version-differences.ts';

interface BothVersionsProps {
  readonly record: JobRecord;
  readonly differences: readonly VersionDifference[];
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** A receipt that was changed elsewhere, and what was put down here: neither goes until one is chosen. */
export function BothVersions({ record, differences, onMine, onTheirs }: BothVersionsProps) {
  const { number, version } = record;
  return (
    <section className="dev-refused" aria-labelledby="finish-both">
      <h2 id="finish-both">This receipt was {version > 1 ? 'changed' : 'made'} elsewhere</h2>
      <p>
        {version > 1 ? `No. ${number} is now version ${version}.` : `It’s No. ${number}.`} This is where yours
        differs:
      </p>
      {differences.map(({ field, theirs, yours, isKept }) => (
        <div key={field} className="fin-both">
          <h3>{field}</h3>
          <dl>
            <Version name="Receipt now" texts={theirs} />
            <Version name="Yours" texts={yours} />
          </dl>
          {isKept && <p>A correction leaves this as it is now. Mark it unpaid in Money to change it.</p>}
        </div>
      ))}
      <div className="btn-row">
        <button type="button" className="btn btn--line" onClick={onTheirs}>
          Keep what’s there
        </button>
        <button type="button" className="btn btn--line" onClick={onMine}>
          Correct it with mine
        </button>
      </div>
    </section>
  );
}

const Version = ({ name, texts }: { readonly name: string; readonly texts: readonly string[] }) => (
  <div>
    <dt>{name}</dt>
    {texts.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
      <dd key={index} className="dev-refused__text">
        {text}
      </dd>
    ))}
  </div>
);
