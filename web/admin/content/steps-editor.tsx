import { isSameValue } from '#domain/content/same-value.ts';
import { longestStep, longestSummary, type Step, type StepContent } from '#domain/content/steps.ts';
import { packageList, type ServiceToken, serviceLabels, serviceTokens } from '#domain/price/packages.ts';
import { Icon } from '../../components/icon.tsx';
import { useNames } from '../../content/content.tsx';
import { DraftBadge } from './draft-badge.tsx';
import type { EditorProps } from './editor-props.ts';
import { ItemList } from './item-list.tsx';
import { TextField } from './text-field.tsx';
import { useTyped } from './use-typed.tsx';

/** What each service means, on the page of every package that includes it. */
export function StepsEditor({ item, now, save }: EditorProps<'steps'>) {
  const names = useNames();
  const typed = useTyped({ item, now, save });
  const draft = typed.draft as StepContent; // of this kind, as the item is
  const change = (token: ServiceToken, some: Partial<StepContent[ServiceToken]>) =>
    typed.change({ ...draft, [token]: { ...draft[token], ...some } });
  const problemsOf = (token: ServiceToken) =>
    Object.fromEntries(
      Object.entries(typed.problems)
        .filter(([path]) => path.startsWith(`${token}.items`))
        .map(([path, problem]) => [path.slice(token.length + 1), problem]),
    );
  const usedBy = (token: ServiceToken): string =>
    packageList
      .filter(({ services }) => services.includes(token))
      .map(({ id }) => names[id].title)
      .join(', ');
  return (
    <>
      <p className="quiet">
        What you do, step by step, under “What’s included”. A step stands on the page of every service that
        has it, so you write it once.
      </p>
      {serviceTokens.map((token) => (
        <details key={token} className="price">
          <summary>
            <h2>{serviceLabels[token]}</h2>
            <DraftBadge
              isDraft={!isSameValue(draft[token], item.published[token])}
              problems={typed.problems}
              path={token}
            />
            <Icon name="down" />
          </summary>
          <div className="pen-fields">
            <p className="quiet">On the pages of {usedBy(token)}.</p>
            <TextField
              id={`${token}-summary`}
              label="In one sentence"
              most={longestSummary}
              rows={3}
              value={draft[token].summary}
              problem={typed.problems[`${token}.summary`]}
              onType={(summary) => change(token, { summary })}
            />
          </div>
          <ItemList<Step>
            one="step"
            heading="h3"
            items={draft[token].items}
            published={item.published[token].items}
            problems={problemsOf(token)}
            nameOf={({ text }) => text}
            blank={(id) => ({ id, text: '' })}
            fields={({ item: step, problemOf, change: changeStep }) => (
              <TextField
                id={`${step.id}-text`}
                label="Step"
                hint="{{rate complete}} stands for a price, {{name complete}} for a service’s name."
                most={longestStep}
                rows={4}
                value={step.text}
                problem={problemOf('text')}
                onType={(text) => changeStep({ text })}
              />
            )}
            onChange={(items) => change(token, { items })}
          />
        </details>
      ))}
    </>
  );
}
