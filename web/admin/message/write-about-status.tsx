import { messageTemplates, templateOfStatus } from '#domain/message/message-templates.ts';
import type { Status } from '#domain/statuses.ts';
import { serverNow } from '../data/server-clock.ts';
import { InlineQuestion } from '../inline-question.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { messageBox } from './write-message.tsx';

interface WriteAboutStatusProps {
  readonly context: LeadContext;
  readonly status: Status;
  readonly onClose: () => void;
}

/** A status set by hand tells the customer nothing by itself: offers to write, with a text that suits. */
export function WriteAboutStatus({ context, status, onClose }: WriteAboutStatusProps) {
  const { lead, drafts, keep } = context;
  const write = () => {
    const template = messageTemplates(lead, serverNow()).find(
      ({ kind }) => kind === templateOfStatus[status],
    );
    if (template && !drafts.message) keep({ message: template.text });
    onClose();
    document.getElementById(messageBox)?.focus();
  };
  return (
    <div className="f6">
      <InlineQuestion
        question="The customer wasn’t told. Write to them?"
        confirm="Write a message"
        onConfirm={write}
        dismiss="Not now"
        onDismiss={onClose}
      />
    </div>
  );
}
