import { campaignIn } from '#domain/campaign.ts';
import { planLabels } from '#domain/choices.ts';
import { mailtoAddress } from '#domain/email-address.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { packages, serviceLabels } from '#domain/packages.ts';
import { wishOf } from './lead-brief.tsx';
import type { LeadDesk } from './lead-desk.ts';

type Fact = readonly [name: string, value: string | undefined];

const access = (there: boolean): string => (there ? 'Available' : 'Not Available');

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return facts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ));
}

/** Read-only: contact, boat and service as the customer entered them. */
export function LeadFacts({ desk }: { readonly desk: LeadDesk }) {
  const { lead } = desk;
  const pkg = packages[lead.requested_service];
  return (
    <section className="lead__sec" aria-label="Contact, boat and service">
      <dl className="facts">
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailtoAddress(lead.email)}>{lead.email}</a>
          </dd>
        </div>
        <Facts
          facts={[
            ['City', lead.city],
            ['Boat', `${lead.boat_type}, ${lead.length_ft} ft`],
            ['Make', [lead.year, lead.brand, lead.model].filter(Boolean).join(' ')],
            ['Hull', lead.hull_material],
            ['Condition', lead.condition_level],
            ['Oxidation', lead.oxidation_level],
            ['Water', access(lead.has_water)],
            ['Power', access(lead.has_power)],
            [
              'Service',
              `${pkg.title}: ${lead.services.map((token) => serviceLabels[token].toLowerCase()).join(', ')}`,
            ],
            ['Preferred', wishOf(lead)],
            ['Plan', lead.monthly_plan_interest && planLabels[lead.monthly_plan_interest]],
            ['Notes', lead.notes],
          ]}
        />
      </dl>
      <details className="lead__more">
        <summary>Source and tracking</summary>
        <dl className="facts">
          <Facts
            facts={[
              ['Source', lead.source],
              // Anyone can craft a link, so its parameters are labeled as such.
              ...Object.entries(campaignIn(lead.utm ?? {})).map(
                ([name, value]) => [`Link: ${name}`, value] as const,
              ),
              ['Terms', `${lead.terms_version}, accepted ${formatDay(lead.terms_accepted_at)}`],
              ['Lead id', lead.id],
            ]}
          />
        </dl>
      </details>
    </section>
  );
}
