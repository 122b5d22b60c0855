import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function FieldGroup({ id, title, note, children }: FieldGroupProps) {
  return (
    <fieldset className="group" aria-labelledby={id}>
      <div>
        <h3 className="group__title" id={id}>
          {title}
        </h3>
        {note}
      </div>
      {children}
    </fieldset>
  );
}
