import type { ReactNode } from 'react';
import { Problem } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { problemId, useProblem } from './field-problems.ts';

interface ConditionProps {
  readonly name: 'hasWater' | 'hasPower' | 'acceptedTerms';
  readonly children: ReactNode;
}

/** A box that must be ticked. */
function Condition({ name, children }: ConditionProps) {
  const wrong = useProblem(name) !== undefined;
  return (
    <div className={wrong ? 'field--bad' : undefined}>
      <label className="check">
        <input
          type="checkbox"
          id={name}
          name={name}
          required
          aria-invalid={wrong}
          aria-describedby={wrong ? problemId(name) : undefined}
        />
        <span>{children}</span>
      </label>
      <Problem name={name} />
    </div>
  );
}

interface SiteFieldsProps {
  /** What stands below the boxes: the way to submit. */
  readonly children: ReactNode;
}

/** What must be there for the work to begin. */
export function SiteFields({ children }: SiteFieldsProps) {
  return (
    <FieldGroup
      id="group-site"
      title="On site"
      note={<p className="group__note">On-site water and power are required.</p>}
    >
      <div>
        <Condition name="hasWater">There is water within reach of the boat</Condition>
        <Condition name="hasPower">There is power within reach of the boat</Condition>
        <Condition name="acceptedTerms">
          {'I accept the ' /* one string: Chromium leaves a space that stands alone out of the name */}
          <a href="/terms" target="_blank" rel="noopener">
            Terms<span className="vh"> (opens in a new tab)</span>
          </a>
          <span>Cancel free of charge up to 24 hours before.</span>
        </Condition>
        {children}
      </div>
    </FieldGroup>
  );
}
