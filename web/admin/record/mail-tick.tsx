import { shortName } from '#domain/message/greeting-name.ts';
import '../../styles/admin-mark-paid.css';

interface MailTickProps {
  readonly name: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** Whether the customer is emailed the receipt as it stands once it is paid: only where the owner wants it. */
export const MailTick = ({ name, isTicked, onTick }: MailTickProps) => (
  <label className="mo-mail">
    <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
    Email {shortName(name)} the paid receipt
  </label>
);
