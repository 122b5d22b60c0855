import { Link } from 'react-router-dom';
import {
  longestWords,
  type PackageContent,
  type PackageField,
  packageFieldNames,
  packageFields,
} from '#domain/content/packages.ts';
import { isSameValue } from '#domain/content/same-value.ts';
import { aboutDollars, estimateDollars } from '#domain/price/estimates.ts';
import { type PackageId, packageIds } from '#domain/price/packages.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { DraftBadge } from './draft-badge.tsx';
import type { EditorProps } from './editor-props.ts';
import { exampleFeet } from './rate-text.ts';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.tsx';

interface Look {
  readonly hint?: string;
  readonly rows?: number;
}

const looks: Readonly<Partial<Record<PackageField, Look>>> = {
  title: { hint: 'Requests that came in before a new name keep the old one, and so does what you’ve sent.' },
  shortTitle: { hint: 'On its button, after “Book”.' },
  blurb: { hint: 'On the home page, in the booking, and on the other services’ pages.' },
  badge: { hint: 'Beside its name, like “Most popular”. Empty means none.' },
  bestFor: { hint: 'In the table that compares services.' },
  bullets: { hint: 'On the home page, a line each.', rows: 3 },
  lede: { rows: 2 },
  chooseWhen: { hint: 'Ends the sentence: “Choose it when…”', rows: 2 },
  purpose: {
    hint: 'A paragraph each line. {{rate complete}} stands for the price, {{name complete}} for the name of that service.',
    rows: 8,
  },
  notIncluded: { hint: 'A line each.', rows: 6 },
  duration: { rows: 4 },
  search: { hint: 'In the page’s title, after the name.' },
  description: { hint: 'Below the title in search results; 155 characters fit.', rows: 3 },
};

/** What is said of each service; what is in it stays. */
export function PackagesEditor({ item, now, listed, save }: EditorProps<'packages'>) {
  const typed = useTyped({ item, now, save });
  const draft = typed.draft as PackageContent; // of this kind, as the item is
  const field = (id: PackageId, name: PackageField) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      label={packageFieldNames[name]}
      most={longestWords[name]}
      value={draft[id][name]}
      problem={typed.problems[`${id}.${name}`]}
      onType={(text) => typed.change({ ...draft, [id]: { ...draft[id], [name]: text } })}
      {...looks[name]}
    />
  );
  const example = (id: PackageId, priceIsFloor: boolean): string =>
    aboutDollars({ priceIsFloor }, estimateDollars({ ratePerFoot: listed.prices[id] }, exampleFeet));
  const isDraft = (id: PackageId) => !isSameValue(draft[id], item.published[id]);
  return (
    <>
      <p className="quiet">
        What’s said of each service. <Link to="/admin/site/prices">Prices</Link> and{' '}
        <Link to="/admin/site/steps">what’s included</Link> are pages of their own.
      </p>
      {packageIds.map((id) => (
        <details key={id} className="price">
          <summary>
            <PackageFlag id={id} />
            <h2>{item.published[id].title}</h2>
            <DraftBadge isDraft={isDraft(id)} problems={typed.problems} path={id} />
            <Icon name="down" />
          </summary>
          <div className="pen-fields">
            <label className="check">
              <input
                type="checkbox"
                checked={draft[id].is_floor}
                onChange={({ target }) =>
                  typed.change({ ...draft, [id]: { ...draft[id], is_floor: target.checked } })
                }
              />
              <span>
                The price is a minimum: for {exampleFeet} ft, estimates say “{example(id, true)}”, not “
                {example(id, false)}”
              </span>
            </label>
            {packageFields.map((name) => field(id, name))}
          </div>
        </details>
      ))}
    </>
  );
}
