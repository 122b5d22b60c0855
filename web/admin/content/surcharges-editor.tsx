import { type SurchargeContent, surchargeName } from '#domain/content/surcharges.ts';
import { type SurchargeReason, surchargeReasons } from '#domain/price/surcharges.ts';
import type { EditorProps } from './editor-props.ts';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.ts';

const labels = { least: 'At least', most: 'At most' } as const;

/** What is no whole number stays as it was typed, for the schema to refuse. */
const typedPercent = (text: string): number =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : (text as unknown as number);

/** What a boat's condition adds to the price that the owner is suggested. */
export function SurchargesEditor({ item, now, save }: EditorProps<'surcharges'>) {
  const typed = useTyped({ item, now, save: (content) => save(content as SurchargeContent) });
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
          </fieldset>
        ))}
      </div>
    </>
  );
}
