import type { ReactNode } from 'react';
import { promises } from '#domain/business.ts';
import { Hint, Problem, useControl } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

interface ConditionProps {
  readonly name: 'hasWater' | 'hasPower' | 'acceptedTerms';
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A checkbox that must be ticked. */
function Condition({ name, hint, children }: ConditionProps) {
  const control = useControl(name, false, hint);
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
  /** Shown below the boxes: the submit button. */
  readonly children: ReactNode;
}

export function SiteFields({ children }: SiteFieldsProps) {
  return (
    <FieldGroup
      id="group-site"
      title="On site"
      note={<p className="group__note">On-site water and power are required.</p>}
    >
      <div>
        <Condition name="hasWater">There’s a water hookup at the boat</Condition>
        <Condition name="hasPower">There’s a power outlet at the boat</Condition>
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
