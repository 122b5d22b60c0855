import { useState } from 'react';
import { useOnce } from '../data/use-once.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { tellFailure, tellSuccess } from '../tell.ts';

/** The customer's own page: its address is mailed to them alone, and only the owner can replace it. */
export function PageAddress({ id }: { readonly id: string }) {
  const { pending, perform } = useOnce('admin-customer-page');
  const [isAsking, setAsking] = useState(false);
  const renew = async () => {
    setAsking(false);
    try {
      await perform({ id });
      tellSuccess('New address created', 'The old link no longer works');
    } catch (error) {
      tellFailure(error, 'Failed to create a new address');
    }
  };
  return (
    <>
      <h2>Their own page</h2>
      <p className="cust__note">
        Shows their boats, requests and receipts. They get the link by email when they ask for it.
      </p>
      {isAsking ? (
        <InlineQuestion
          question="The link they have stops working. Make a new one?"
          confirm="Make it"
          onConfirm={() => void renew()}
          dismiss="Keep it"
          onDismiss={() => setAsking(false)}
        />
      ) : (
        <button
          type="button"
          className="adm-link"
          disabled={pending !== undefined}
          onClick={() => setAsking(true)}
        >
          Make a new address
        </button>
      )}
    </>
  );
}
