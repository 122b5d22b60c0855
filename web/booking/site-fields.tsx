import type { ReactNode } from 'react';
import { promises } from '#domain/business.ts';
import { Hint, Problem, useControl } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

interface ConditionProps {
  readonly name: 'hasWater' | 'hasPower' | 'accessReview' | 'acceptedTerms';
  readonly hint?: string;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** A checkbox that must be ticked, unless it is optional. */
function Condition({ name, hint, optional = false, children }: ConditionProps) {
  const control = useControl(name, optional, hint);
  return (
    <div className={control['aria-invalid'] ? 'field--bad' : undefined}>
      <label className="check">
        <input type="checkbox" {...control} />
        <span>{children}</span>
      </label>
      <Hint name={name} hint={hint} />
      <Problem name={name} />
    </div>
  );
}

interface SiteFieldsProps {
  /** There is no water or power, and the visitor asks anyway: neither has to be ticked. */
  readonly asksAnyway: boolean;
  /** Shown below the boxes: the submit button. */
  readonly children: ReactNode;
}

export function SiteFields({ asksAnyway, children }: SiteFieldsProps) {
  return (
    <FieldGroup
      id="group-site"
      title="On site"
      note={<p className="group__note">On-site water and power are required.</p>}
    >
      <div>
        <Condition name="hasWater" optional={asksAnyway}>
          There’s a water hookup at the boat
        </Condition>
        <Condition name="hasPower" optional={asksAnyway}>
          There’s a power outlet at the boat
        </Condition>
        <Condition name="accessReview" optional hint="We’ll see what we can do, and email you first.">
          There’s no water or power at the boat. Ask us anyway
        </Condition>
        <Condition name="acceptedTerms" hint={promises.change}>
          {'I accept the ' /* one string: Chromium leaves a space that stands alone out of the name */}
          <a href="/terms" target="_blank" rel="noopener">
            Terms<span className="vh"> (opens in a new tab)</span>
          </a>
        </Condition>
        {children}
      </div>
    </FieldGroup>
  );
}
