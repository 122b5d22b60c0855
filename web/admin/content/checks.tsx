import type { SiteProblem } from '#domain/content/page-problems.ts';
import { Icon } from '../../components/icon.tsx';
import { problemsIn, type SiteChanges } from './use-site-changes.ts';

const fine: Readonly<Record<SiteProblem['about'], string>> = {
  link: 'Every link leads somewhere',
  heading: 'Headings are in order',
  weight: 'Every page stays light',
  mark: 'No code or stray marks in your texts',
  promise: 'Nothing contradicts your settings',
};

export function Checks({ found }: { readonly found: SiteChanges }) {
  const wrong = new Set<string>(problemsIn(found).map(({ about }) => about));
  return (
    <ul className="checks" aria-label="Checked">
      {Object.entries(fine)
        .filter(([about]) => !wrong.has(about))
        .map(([about, words]) => (
          <li key={about}>
            <Icon name="check" />
            {words}
          </li>
        ))}
    </ul>
  );
}
