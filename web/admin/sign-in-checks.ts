import { guessableWordIn } from './guessable-words.ts';

/** What the forms check by themselves; what a password must be made of, the pool says. */
const checks = {
  email: (answer: string) => {
    if (answer === '') return 'Email is required';
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer) ? undefined : 'Please enter a valid email address.';
  },
  password: (answer: string) => (answer === '' ? 'Password is required' : undefined),
  newPassword: (answer: string) => {
    if (answer === '') return 'New password is required';
    const word = guessableWordIn(answer);
    return word && `Please choose another password: "${word}" is one of the first things attackers try.`;
  },
  code: (answer: string) => (answer === '' ? 'Code is required' : undefined),
  appCode: (answer: string) =>
    /^\d{6}$/.test(answer) ? undefined : 'Enter the 6 digits that your authenticator app shows.',
  keep: () => undefined,
};

export type AnswerName = keyof typeof checks;
export type Answers<N extends AnswerName> = Readonly<Record<N, string>>;
/** For each wrong answer the sentence that stands beside it. */
export type Problems = Readonly<Partial<Record<AnswerName, string>>>;

/** A password may begin or end with a space; anything else that does was typed so by accident. */
const isSecret = (name: AnswerName): boolean => name === 'password' || name === 'newPassword';

/** The named answers of a form. */
export const answersOf = <N extends AnswerName>(form: FormData, names: readonly N[]): Answers<N> =>
  Object.fromEntries(
    names.map((name) => {
      const answer = String(form.get(name) ?? '');
      if (isSecret(name)) return [name, answer];
      // Apps show their codes in two groups.
      return [name, name === 'appCode' ? answer.replace(/\s/g, '') : answer.trim()];
    }),
  ) as Answers<N>; // built from the very names

/** What is wrong with the answers, in their order. */
export function problemsOf(answers: Partial<Answers<AnswerName>>): Problems {
  const found = Object.entries(answers).map(([name, answer]) => [name, checks[name as AnswerName](answer)]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}
