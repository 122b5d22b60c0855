import { guessableWordIn } from './guessable-words.ts';

/** Only what forms check by themselves: the user pool owns the password rules. */
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
export type Problems = Readonly<Partial<Record<AnswerName, string>>>;

/** A password may begin or end with a space; other fields are trimmed. */
const isSecret = (name: AnswerName): boolean => name === 'password' || name === 'newPassword';

export const answersOf = <N extends AnswerName>(form: FormData, names: readonly N[]): Answers<N> =>
  Object.fromEntries(
    names.map((name) => {
      const answer = String(form.get(name) ?? '');
      if (isSecret(name)) return [name, answer];
      // Apps display codes in two groups.
      return [name, name === 'appCode' ? answer.replace(/\s/g, '') : answer.trim()];
    }),
  ) as Answers<N>; // built from the very names

export function problemsOf(answers: Partial<Answers<AnswerName>>): Problems {
  const found = Object.entries(answers).map(([name, answer]) => [name, checks[name as AnswerName](answer)]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}
