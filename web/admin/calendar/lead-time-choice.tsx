import { useLocation, useNavigate } from 'react-router-dom';
import type { Settings } from '#domain/settings.ts';
import { useServerNow } from '../data/server-clock.ts';
import { useLead } from '../data/use-lead.ts';
import { timeParams } from '../lead-path.ts';
import { type Movable, movableLead } from '../visit/movable.ts';
import { TimeChoice } from './time-choice.tsx';

interface LeadTimeChoiceProps {
  readonly settings: Settings | undefined;
  readonly onChoose: (movable: Movable, start: string) => void;
}

/** The list of open times for the lead that the address names: where Today, a lead or a customer led here. */
export function LeadTimeChoice(props: LeadTimeChoiceProps) {
  const params = new URLSearchParams(useLocation().search);
  const id = params.get(timeParams.lead);
  if (id === null) return null;
  return <NamedTimeChoice {...props} id={id} visitId={params.get(timeParams.visit) ?? undefined} />;
}

interface NamedProps extends LeadTimeChoiceProps {
  readonly id: string;
  readonly visitId: string | undefined;
}

function NamedTimeChoice({ id, visitId, settings, onChoose }: NamedProps) {
  const navigate = useNavigate();
  const { lead } = useLead(id);
  const now = useServerNow();
  const leave = () => navigate({ search: '' }, { replace: true, preventScrollReset: true });
  return (
    <TimeChoice
      movable={lead && movableLead(lead, visitId, now)}
      settings={settings}
      onClose={leave}
      onChoose={(movable, start) => {
        leave();
        onChoose(movable, start);
      }}
    />
  );
}
