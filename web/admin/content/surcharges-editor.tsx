import { useState } from 'react';
import { farSurcharges, type SurchargeContent, surchargeName } from '#domain/content/surcharges.ts';
import { formatDollars } from '#domain/price/estimates.ts';
import { type SurchargeReason, surchargeReasons } from '#domain/price/surcharges.ts';
import type { EditorProps } from './editor-props.ts';
import { FarChange } from './far-change.tsx';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.tsx';

const labels = { least: 'At least', most: 'At most' } as const;

const exampleDollars = 1000;
const addedBy = (percent: number): string => formatDollars((exampleDollars * percent) / 100);

/** What is no whole number stays as it was typed, for the schema to refuse. */
const typedPercent = (text: string): number =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : (text as unknown as number);

/** What a boat's condition adds to the price that the owner is suggested. */
export function SurchargesEditor({ item, now, earlier, save }: EditorProps<'surcharges'>) {
  /** What was far from the site and meant. */
  const [meant, setMeant] = useState<readonly string[]>([]);
  const asksOf = (content: SurchargeContent) =>
    farSurcharges(content, item.published)
      .map((far) => ({ ...far, path: `${far.reason}.${far.end}`, mark: JSON.stringify(far) }))
      .filter(({ reason, end, percent }) => item.content[reason][end] !== percent)
      .filter(({ mark }) => !meant.includes(mark));
  const typed = useTyped({
    item,
    now,
    earlier,
    save,
    asksFirst: (content) => asksOf(content as SurchargeContent).length > 0,
  });
  const draft = typed.draft as SurchargeContent; // of this kind, as the item is
  const field = (reason: SurchargeReason, end: keyof typeof labels) => (
    <TextField
      id={`${reason}-${end}`.replaceAll(' ', '-')}
      label={`${labels[end]}, in percent`}
      inputMode="numeric"
      value={String(draft[reason][end])}
      problem={typed.problems[`${reason}.${end}`]}
      onType={(text) =>
        typed.change({
          ...draft,
          [reason]: { ...draft[reason], [end]: typedPercent(text) },
        } as SurchargeContent)
      }
    />
  );
  const asks = asksOf(draft).filter(({ path }) => typed.problems[path] === undefined);
  const isDraft = (reason: SurchargeReason) =>
    (['least', 'most'] as const).some((end) => draft[reason][end] !== item.published[reason][end]);
  return (
    <>
      <p className="quiet">
        Added to the price by length when a price is suggested to you. Customers never see it. Where condition
        and oxidation both count, it’s the greater one.
      </p>
      <div className="pen-fields">
        {surchargeReasons.map((reason) => (
          <fieldset key={reason} className="pen-pair">
            <legend>
              {surchargeName(reason)} {isDraft(reason) && <span className="badge badge--draft">Draft</span>}
            </legend>
            {field(reason, 'least')}
            {field(reason, 'most')}
            {asks
              .filter((ask) => ask.reason === reason)
              .map(({ mark, end, percent, before }) => (
                <FarChange
                  key={end}
                  asked={`${labels[end]} ${percent}%`}
                  words={`On ${formatDollars(exampleDollars)} that adds ${addedBy(percent)} instead of ${addedBy(before)}.`}
                  value={`${percent}%`}
                  onKeep={() => {
                    setMeant([...meant, mark]);
                    typed.change({ ...draft });
                  }}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
