import { useState } from 'react';
import { ApiError } from '../../api/call-operation.ts';
import { Icon } from '../../components/icon.tsx';
import { useOnce } from '../data/use-once.ts';
import { tellFailure } from '../tell.ts';

interface GateCodeProps {
  readonly leadId: string;
  /** A button of its own, or a link in a line of text. */
  readonly look: 'button' | 'link';
}

/**
 * Reads the gate code by a call of its own, which is noted; a second press puts it away. Why it is refused, when no
 * visit is near, stands in its place.
 */
export function GateCode({ leadId, look }: GateCodeProps) {
  const [code, setCode] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { pending, perform } = useOnce('admin-gate-code');
  const read = async () => {
    setRefusal(undefined);
    try {
      setCode((await perform({ id: leadId })).gate_code);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setRefusal(error.message);
      else {
        const unsent = 'The gate code needs signal: codes are never kept on this device.';
        tellFailure(error, 'The gate code couldn’t be read. Please try again.', unsent);
      }
    }
  };
  const isButton = look === 'button';
  const linkText = code === undefined ? 'Show code' : 'Hide code';
  return (
    <>
      <button
        type="button"
        className={isButton ? 'btn btn--quick' : 'adm-link'}
        aria-expanded={code !== undefined}
        aria-disabled={pending !== undefined}
        onClick={() => {
          if (pending) return;
          if (code === undefined) void read();
          else setCode(undefined);
        }}
      >
        {isButton && <Icon name="key" />}
        {isButton ? 'Gate code' : linkText}
      </button>
      <div className={code === undefined ? 'vh' : isButton ? 'gate' : undefined} role="status">
        {code !== undefined && (
          <>
            <p className="hull">{code}</p>
            <p className="xs">We’ve noted that you looked.</p>
          </>
        )}
      </div>
      {refusal !== undefined && (
        <p className="gate-code__not" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
