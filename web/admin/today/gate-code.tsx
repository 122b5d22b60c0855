import { useMutation } from '@tanstack/react-query';
import { Icon } from '../../components/icon.tsx';
import { callAdmin } from '../call-admin.ts';
import { tellFailure } from '../tell.ts';

/** Reads the gate code by a call of its own, which is noted; a second press puts it away. */
export function GateCode({ leadId }: { readonly leadId: string }) {
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: () => callAdmin('admin-gate-code', { id: leadId }),
    onError: (error) => tellFailure(error, 'The gate code couldn’t be read. Please try again.'),
  });
  return (
    <>
      <button
        type="button"
        className="btn btn--quick"
        aria-expanded={data !== undefined}
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return;
          if (data) reset();
          else mutate();
        }}
      >
        <Icon name="key" />
        Gate code
      </button>
      <div className={data ? 'gate' : 'vh'} role="status">
        {data && (
          <>
            <p className="hull">{data.gate_code}</p>
            <p className="xs">We’ve noted that you looked.</p>
          </>
        )}
      </div>
    </>
  );
}
