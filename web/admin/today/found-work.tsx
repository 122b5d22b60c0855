import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import type { TodayVisit } from '#domain/operations/calendar.ts';
import { Icon } from '../../components/icon.tsx';
import { focusContent } from '../calendar/focus-content.ts';
import { keys } from '../data/keys.ts';

const ExtraForm = lazy(async () => ({ default: (await import('../lead/extra-form.tsx')).ExtraForm }));

/** Asks the customer about work that was found while the visit is underway. */
export function FoundWork({ visit: { lead_id, name } }: { readonly visit: TodayVisit }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const refresh = () => {
    client.invalidateQueries({ queryKey: keys.today });
    client.invalidateQueries({ queryKey: keys.lead(lead_id) });
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="btn btn--quick">
        <Icon name="plus" />
        Extra work
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="admin pop" aria-describedby={undefined} onOpenAutoFocus={focusContent}>
          <Dialog.Title>Extra work for {name}</Dialog.Title>
          <Suspense fallback={<p role="status">Loading the form</p>}>
            <ExtraForm
              leadId={lead_id}
              current={() => undefined}
              onSent={() => {
                refresh();
                setOpen(false);
              }}
              onFailed={refresh}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
