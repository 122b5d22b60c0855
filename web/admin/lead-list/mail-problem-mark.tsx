import { type MailProblem, mailProblemLabels } from '#domain/mail/mail-problems.ts';

export function MailProblemMark({ problem }: { readonly problem: MailProblem | undefined }) {
  return problem && <span className="mail-problem">{mailProblemLabels[problem]}</span>;
}
