type Rules = Pick<typeof import('./issues.ts'), 'issuesIn'>;

let rules: Rules | undefined;

const patienceMs = 4000;

/** The rules are a quarter of the form's script, and needed once somebody has typed. */
export async function fetchRules(): Promise<void> {
  if (rules) return;
  const enough = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  const fetched = import('./issues.ts').then((module) => {
    rules = module;
  });
  // Without them the form goes out unchecked: the server has the same.
  await Promise.race([fetched, enough]).catch(() => undefined);
}

export const issuesSoFar: Rules['issuesIn'] = (payload, today) => rules?.issuesIn(payload, today) ?? [];
