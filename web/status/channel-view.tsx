import { channelSteps } from '#domain/channel.ts';
import type { LeadStatus } from '#domain/lead.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { packages } from '#domain/packages.ts';
import { headlines } from '#domain/statuses.ts';
import { Buoy } from '../components/buoy.tsx';
import { PackageFlag } from '../components/package-flag.tsx';
import { Waterline } from '../components/waterline.tsx';
import { ChannelBoat } from './channel-boat.tsx';
import { nextStep } from './next-step.ts';

const spoken = { passed: ', passed', now: ', now', next: ', to come', canceled: '' } as const;

/** The head of the status page: in plain words above the waterline, as a channel of buoys on it. */
export function ChannelView({ lead }: { readonly lead: LeadStatus }) {
  const steps = channelSteps(lead.status, lead.timeline);
  const at = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'now' || state === 'canceled'),
  );
  const current = steps[at];
  const following = steps[at + 1];
  const pkg = packages[lead.requested_service];
  return (
    <section className="channel" style={{ '--step': at }}>
      <div className="channel__air">
        <div className="wrap">
          <p className="channel__what">
            <PackageFlag id={pkg.id} size="2rem" />
            <span>
              {pkg.title}, {lead.length_ft} ft{' '}
              {lead.boat_type === 'Other' ? 'boat' : lead.boat_type.toLowerCase()}, {lead.city}
            </span>
          </p>
          <h1>
            {lead.first_name}, {headlines[lead.status]}
          </h1>
          <p>{nextStep(lead)}</p>
        </div>
      </div>
      <Waterline at="var(--now)" below="ink" over />
      <div className="channel__water on-ink">
        <div className="wrap">
          <h2 className="vh">Where your request stands</h2>
          <ChannelBoat />
          <ol className="buoys">
            {steps.map((step) => (
              <li key={step.status} aria-current={step.state === 'now' ? 'step' : undefined}>
                <Buoy state={step.state} />
                <span>
                  {step.label}
                  <span className="vh">{spoken[step.state]}</span>
                  {step.at && (
                    <span className="when">{formatShortDay(step.at, new Date().toISOString())}</span>
                  )}
                </span>
              </li>
            ))}
          </ol>
          <p className="channel__now" aria-hidden="true">
            <b>{current?.label}</b>
            <span className="small">
              Buoy {at + 1} of {steps.length}.{following ? ` Next: ${following.label}.` : ''}
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
