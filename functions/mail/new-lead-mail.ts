import { campaignIn } from '#domain/campaign.ts';
import { mailtoAddress } from '#domain/email-address.ts';
import { aboutDollars, estimateDollars } from '#domain/estimates.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText, wishedDate } from '#domain/lead-words.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { packages, serviceLabels } from '#domain/packages.ts';
import { beforeTax } from '#domain/price-words.ts';
import { adminAddress, placeOf, planOf, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, paragraph, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** Map links contain the address and nothing else. */
function mapLinks(lead: Lead) {
  const place = encodeURIComponent(placeOf(lead));
  return [
    { text: 'Apple Maps', href: `https://maps.apple.com/?q=${place}` },
    { text: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${place}` },
  ];
}

/** The campaign's parameters, else the site. */
function sourceOf({ utm = {}, source }: Lead): string {
  const named = Object.entries(campaignIn(utm)).map(([name, value]) => `${name}=${value}`);
  return named.join(', ') || source;
}

/** To the owner: everything about a new lead, with a link to it. Reply-To is the customer. */
export function newLeadMail(lead: Lead): Mail {
  const pkg = packages[lead.requested_service];
  const photos = lead.photo_urls.length;
  const { phone, phone_e164 } = lead;
  const mail = mailOf('new-lead', lead, `New lead: ${serviceOf(lead)}, ${boatText(lead)}, ${lead.city}`, {
    preview: `${lead.full_name}, ${boatText(lead)}, ${lead.city}`,
    heading: `New lead: ${lead.full_name}`,
    packageId: lead.requested_service,
    blocks: [
      facts(
        ['Name', lead.full_name],
        ['Email', [{ text: lead.email, href: mailtoAddress(lead.email) }]],
        ['Phone', phone],
        ['Text', phone_e164 && [{ text: phone_e164, href: `sms:${phone_e164}` }]],
        ['Place', placeOf(lead)],
        ['Map', mapLinks(lead)],
      ),
      facts(
        ['Service', `${serviceOf(lead)}: ${lead.services.map((token) => serviceLabels[token]).join(', ')}`],
        ['Estimate', `${aboutDollars(pkg, estimateDollars(pkg, lead.length_ft))} ${beforeTax}`],
        ['Boat', boatText(lead)],
        ['Make', [lead.year, lead.brand, lead.model].filter(Boolean).join(' ')],
        ['Hull', lead.hull_material],
        ['Condition', lead.condition_level],
        ['Oxidation', lead.oxidation_level],
        ['Water', lead.has_water ? 'Available' : 'Not Available'],
        ['Power', lead.has_power ? 'Available' : 'Not Available'],
        ['Preferred', wishedDate(lead)],
        ['Monthly plan', planOf(lead)],
        ['Photos', photos > 0 ? [{ text: `See the ${photos} sent`, href: adminAddress(lead) }] : 'None'],
      ),
      ...(lead.notes ? [words('Notes', lead.notes)] : []),
      button('Open the lead', adminAddress(lead)),
      facts(
        ['Status page', [{ text: statusAddress(lead), href: statusAddress(lead) }]],
        ['Received', `${formatMoment(lead.created_at, lead.created_at)}, Los Angeles time`],
        ['Terms', `Version ${lead.terms_version} accepted`],
        ['Source', sourceOf(lead)],
      ),
      paragraph('You can always find this lead in your admin.'),
    ],
  });
  return { ...mail, replyTo: lead.email };
}
