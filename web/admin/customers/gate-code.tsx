import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/call-operation.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure } from '../tell.ts';

/** Hidden until it is asked for; the call notes the reading, and refuses when no visit is near. */
export function GateCode({ leadId }: { readonly leadId: string }) {
  const { data, error, mutate, isPending } = useMutation({
    mutationFn: () => callAdmin('admin-gate-code', { id: leadId }),
    onError: (refusal) => {
      if (!(refusal instanceof ApiError && refusal.status === 409))
        tellFailure(refusal, 'Failed to read the gate code');
    },
  });
  if (data) return <b className="hull">{data.gate_code}</b>;
  return (
    <>
      <button
        type="button"
        className="adm-link"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        Show code
      </button>
      {error instanceof ApiError && error.status === 409 && (
        <span className="gate-code__not" role="alert">
          {error.message}
        </span>
      )}
    </>
  );
}
