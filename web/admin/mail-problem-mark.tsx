import { type MailProblem, mailProblemLabels } from '#domain/mail-problems.ts';

/** Beside an address that mails do not reach. */
export function MailProblemMark({ problem }: { readonly problem: MailProblem | undefined }) {
  return problem && <span className="mail-problem">{mailProblemLabels[problem]}</span>;
}
