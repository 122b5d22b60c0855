import type { ComponentProps } from 'react';

interface ActFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => unknown;
}

/** A form whose press is an act of the page, which stays. */
export const ActForm = ({ onSubmit, ...form }: ActFormProps) => (
  <form
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  />
);
