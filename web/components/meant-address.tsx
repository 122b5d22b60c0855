import { useEffect, useState } from 'react';
import { likelyAddress } from '#domain/mail/likely-address.ts';

/** Asks whether another address was meant once an email field is left; a press takes it, nothing is refused. */
export function MeantAddress({ of }: { readonly of: string }) {
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    const ask = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.id === of) setMeant(likelyAddress(target.value));
    };
    addEventListener('change', ask);
    return () => removeEventListener('change', ask);
  }, [of]);
  const take = () => {
    const field = document.getElementById(of);
    if (!(field instanceof HTMLInputElement) || meant === undefined) return;
    field.value = meant;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setMeant(undefined);
    field.focus();
  };
  return (
    <span className="meant" role="status">
      {meant && (
        <>
          Did you mean{' '}
          <button type="button" className="link" onClick={take}>
            {meant}
          </button>
          ?
        </>
      )}
    </span>
  );
}
