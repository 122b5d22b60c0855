import { campaignIn } from '#domain/booking/campaign.ts';
import { leadSourceLabels } from '#domain/choices.ts';
import type { Lead } from '#domain/lead.ts';
import { accessText, boatLine, serviceText, wishedDate } from '#domain/lead-words.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { mailtoAddress } from '#domain/mail/email-address.ts';
import { serviceLabels } from '#domain/price/packages.ts';
import type { LeadContext } from '../lead/lead-context.ts';

type Fact = readonly [name: string, value: string | undefined];

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

const termsOf = ({ terms_version, terms_accepted_at }: Lead): string =>
  terms_version && terms_accepted_at
    ? `${terms_version}, accepted ${formatDay(terms_accepted_at)}`
    : 'Not accepted yet';

export function LeadFacts({ context }: { readonly context: LeadContext }) {
  const { lead } = context;
  const services = lead.services?.map((token) => serviceLabels[token].toLowerCase()).join(', ');
  return (
    <section className="lead__sec" aria-label="Contact, boat and service">
      <dl className="facts">
        <div>
          <dt>Email</dt>
          <dd>
            {lead.email ? <a href={mailtoAddress(lead.email)}>{lead.email}</a> : 'None. Nothing is emailed.'}
          </dd>
        </div>
        <Facts
          facts={[
            ['City', lead.city],
            ['Boat', boatLine(lead)],
            ['Make', [lead.year, lead.brand, lead.model].filter(Boolean).join(' ')],
            ['Hull', lead.hull_material],
            ['Condition', lead.condition_level],
            ['Oxidation', lead.oxidation_level],
            ['Water', accessText(lead.has_water)],
            ['Power', accessText(lead.has_power)],
            ['Service', lead.requested_service && [serviceText(lead), services].filter(Boolean).join(': ')],
            ['Preferred', wishedDate(lead)],
            ['Notes', lead.notes],
          ]}
        />
      </dl>
      <details className="lead__more">
        <summary>Source and tracking</summary>
        <dl className="facts">
          <Facts
            facts={[
              ['Source', leadSourceLabels[lead.source]],
              // Anyone can craft a link, so its parameters are labeled as such.
              ...Object.entries(campaignIn(lead.utm ?? {})).map(
                ([name, value]) => [`Link: ${name}`, value] as const,
              ),
              ['Terms', termsOf(lead)],
              ['Lead id', lead.id],
            ]}
          />
        </dl>
      </details>
    </section>
  );
}
