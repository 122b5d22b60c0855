import { estimateDollars, formatDollars } from '#domain/price/estimates.ts';

const lengths = [24, 30, 40] as const;

interface PriceExamplesProps {
  /** Dollars per foot, on the site and in the draft. */
  readonly now: number;
  readonly then: number;
}

/** What three boats cost before and after a change. */
export function PriceExamples({ now, then }: PriceExamplesProps) {
  const at = (ratePerFoot: number, feet: number) => estimateDollars({ ratePerFoot }, feet);
  return (
    <table className="price__ex num">
      <caption className="vh">Examples before tax</caption>
      <thead>
        <tr>
          <th scope="col">Boat</th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
          <th scope="col">{then < now ? 'Less' : 'More'}</th>
        </tr>
      </thead>
      <tbody>
        {lengths.map((feet) => (
          <tr key={feet}>
            <th scope="row">{feet} ft</th>
            <td className="price__was">{formatDollars(at(now, feet))}</td>
            <td>
              <b>{formatDollars(at(then, feet))}</b>
            </td>
            <td>{formatDollars(Math.abs(at(then, feet) - at(now, feet)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
