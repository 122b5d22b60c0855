import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { intakeMessages } from '#domain/booking/intake-texts.ts';
import { estimateText, isBoatLength, packageRateText, parseLength } from '#domain/price/estimates.ts';
import { defaultPackageId, packageOfId } from '#domain/price/packages.ts';
import { beforeTax } from '#domain/price/price-words.ts';
import { seenPrice } from '#domain/price/prices.ts';
import { ApiError, callOperation } from '../api/call-operation.ts';
import { checkingText, once } from '../api/once.ts';
import { networkFailed } from '../booking/failure.ts';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { usePackages } from '../content/content.tsx';
import { readStoredLength, storeLength } from '../estimator/stored-length.ts';
import '../styles/forms.css';
import '../styles/quote.css';

/** /quotes/new: saves an estimate (package, length) under a link to share. */
export function NewQuotePage() {
  const packages = usePackages();
  const navigate = useNavigate();
  const [packageId, setPackageId] = useState(defaultPackageId);
  const [text, setText] = useState(() => readStoredLength()?.toString() ?? '');
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState(false);
  const length = parseLength(text);
  const pkg = packages.find(({ id }) => id === packageId);
  const price = pkg && estimateText(pkg, length);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (length === undefined || !isBoatLength(length)) return setProblem(intakeMessages.length);
    setProblem('');
    setSaving(true);
    storeLength(length);
    try {
      const estimate = { packageId, lengthFt: length, ...(pkg && seenPrice(pkg)) };
      const { quoteId } = await once(
        JSON.stringify(['quote-create', estimate]),
        (idempotencyKey) => callOperation('quote-create', estimate, { idempotencyKey }),
        { onUnknown: () => setProblem(checkingText) },
      );
      navigate(`/quote/${quoteId}`);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || networkFailed);
      setSaving(false);
    }
  };

  return (
    <>
      <PageHead
        title="Save an estimate"
        description="Save an estimate as a link you can share."
        path="/quotes/new"
        noindex
      />
      <div className="wrap top">
        <h1>Save an estimate</h1>
        <p>Choose a service and a length. You’ll get a link to keep or share.</p>
      </div>
      <Waterline at="62%" below="foam" />
      <div className="section section--close on-foam">
        <div className="wrap">
          <form className="measure new-quote" onSubmit={save} noValidate>
            <div className="field">
              <label htmlFor="quote-package">Service</label>
              <select
                id="quote-package"
                value={packageId}
                onChange={({ target }) => setPackageId(packageOfId(target.value)?.id ?? defaultPackageId)}
              >
                {packages.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.title}, {packageRateText(choice)}
                  </option>
                ))}
              </select>
            </div>
            <div className={problem ? 'field field--bad' : 'field'}>
              <label htmlFor="quote-length">Length</label>
              <span className="unit">
                <input
                  id="quote-length"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  value={text}
                  aria-invalid={problem !== ''}
                  aria-describedby="quote-problem"
                  onChange={({ target }) => setText(target.value)}
                  onBlur={() => length !== undefined && setText(String(length))}
                />
                <i aria-hidden="true">ft</i>
              </span>
              <span className="err" id="quote-problem" role="alert">
                {problem}
              </span>
            </div>
            <p className="new-quote__sum num" aria-live="polite">
              {price && `${price} ${beforeTax}`}
            </p>
            <button type="submit" className="btn btn--main" disabled={saving}>
              {saving ? 'Saving...' : 'Save estimate'}
            </button>
          </form>
        </div>
      </div>
    </>
  );
}
