import { boatInSentence, inOneLine, serviceText } from '#domain/lead-words.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { isDue } from '#domain/record/record-words.ts';
import { buoyCount, channelSteps } from '#domain/status/channel.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { statusWords } from '#domain/status/status-words.ts';
import { Buoy } from '../components/buoy.tsx';
import { PackageFlag } from '../components/package-flag.tsx';
import { unbroken } from '../components/unbroken.ts';
import { Waterline } from '../components/waterline.tsx';
import { ChannelBoat } from './channel-boat.tsx';
import { KeepTogether } from './keep-together.tsx';
import { PartLink } from './part-link.tsx';

const spoken = { passed: ', passed', now: ', now', next: ', to come', canceled: ', now' } as const;

interface ChannelViewProps {
  readonly lead: LeadStatus;
  readonly now: string;
}

export function ChannelView({ lead, now }: ChannelViewProps) {
  const steps = channelSteps(lead, lead.timeline);
  const at = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'now' || state === 'canceled'),
  );
  const { headline, next } = statusWords(lead, now);
  const columns = lead.status === 'CANCELED' ? Math.max(buoyCount, steps.length) : steps.length;
  return (
    <section className="channel" style={{ '--step': at, '--columns': columns }}>
      <div className="channel__air">
        <div className="wrap">
          <p className="channel__what">
            <PackageFlag id={lead.requested_service} size="1.5rem" />
            <span>{unbroken(inOneLine(serviceText(lead), boatInSentence(lead), lead.city))}</span>
          </p>
          <h1>
            {lead.first_name}, <KeepTogether text={headline} />
          </h1>
          <p>
            {unbroken(next)}
            {lead.status === 'COMPLETED' && lead.record && isDue(lead.record) && (
              <>
                {' '}
                <PartLink to="pay">How to pay</PartLink>
              </>
            )}
          </p>
        </div>
      </div>
      <Waterline at="var(--now)" below="ink" over />
      <div className="channel__water on-ink">
        <div className="wrap">
          <h2 className="vh">
            Where your request stands: step {at + 1} of {steps.length}
          </h2>
          {lead.status !== 'CANCELED' && <ChannelBoat />}
          <ol className="buoys">
            {steps.map((step, index) => (
              <li key={step.label} aria-current={index === at ? 'step' : undefined}>
                <Buoy state={step.state} />
                <span>
                  {step.label}
                  <span className="vh">{spoken[step.state]}</span>
                  {step.at && <span className="when">{unbroken(formatShortDay(step.at, now))}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
