import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

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
