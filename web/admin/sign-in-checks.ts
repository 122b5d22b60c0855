/** Longest and shortest answers the pool takes are its own matter; these are the forms' plain checks. */
export type Answers = Readonly<Record<string, string>>;
/** By field the sentence that stands beside it, in the form's order. */
export type Problems = Readonly<Record<string, string>>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const checks: Readonly<Record<string, (answer: string) => string | undefined>> = {
  email: (answer) => {
    if (answer.trim() === '') return 'Email is required';
    return emailPattern.test(answer.trim()) ? undefined : 'Please enter a valid email address.';
  },
  password: (answer) => (answer === '' ? 'Password is required' : undefined),
  newPassword: (answer) => (answer === '' ? 'New password is required' : undefined),
  code: (answer) => (answer.trim() === '' ? 'Code is required' : undefined),
};

/** What is wrong with the named answers. */
export function problemsOf(answers: Answers): Problems {
  const found = Object.entries(answers).flatMap(([name, answer]) => {
    const problem = checks[name]?.(answer);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(found);
}
