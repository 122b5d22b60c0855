import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  /** What the settings below are for, in one line. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Title and purpose at the left, the settings at the right where there is room. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className="settings__section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
