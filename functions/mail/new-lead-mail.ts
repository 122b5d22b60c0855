import { campaignIn } from '#domain/campaign.ts';
import { estimateText } from '#domain/estimates.ts';
import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { packages, serviceLabels } from '#domain/packages.ts';
import { adminAddress, boatOf, placeOf, planOf, serviceOf, statusAddress, wishedDate } from './lead-facts.ts';
import { button, facts, paragraph, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the owner: all that a new lead says, and the way to it in the admin. */
export function newLeadMail(lead: Lead): Mail {
  const pkg = packages[lead.requested_service];
  const campaign = Object.entries(campaignIn(lead.utm ?? {})).map(([name, value]) => `${name}=${value}`);
  const photos = lead.photo_urls.length;
  return mailOf('new-lead', lead, `New lead: ${serviceOf(lead)}, ${boatOf(lead)}, ${lead.city}`, {
    preview: `${lead.full_name}, ${boatOf(lead)}, ${lead.city}`,
    heading: `New lead: ${lead.full_name}`,
    packageId: lead.requested_service,
    blocks: [
      facts(
        ['Name', lead.full_name],
        ['Email', lead.email],
        ['Phone', lead.phone_e164 ? `${lead.phone} (${lead.phone_e164})` : lead.phone],
        ['Place', placeOf(lead)],
      ),
      facts(
        ['Service', `${serviceOf(lead)}: ${lead.services.map((token) => serviceLabels[token]).join(', ')}`],
        ['Estimate', estimateText(pkg, lead.length_ft)],
        ['Boat', boatOf(lead)],
        ['Make', [lead.year, lead.brand, lead.model].filter(Boolean).join(' ')],
        ['Hull', lead.hull_material],
        ['Condition', lead.condition_level],
        ['Oxidation', lead.oxidation_level],
        ['Water', lead.has_water ? 'Available' : 'Not Available'],
        ['Power', lead.has_power ? 'Available' : 'Not Available'],
        ['Preferred', wishedDate(lead)],
        ['Monthly plan', planOf(lead)],
        ['Photos', photos > 0 ? `${photos} sent, shown in the admin once checked` : 'None'],
      ),
      ...(lead.notes ? [words('Notes', lead.notes)] : []),
      button('Open the lead', adminAddress(lead)),
      facts(
        ['Status page', statusAddress(lead)],
        ['Received', `${formatMoment(lead.created_at, lead.created_at)}, Los Angeles time`],
        ['Terms', `Version ${lead.terms_version} accepted`],
        ['Came by', campaign.join(', ') || lead.source],
      ),
      paragraph('The lead waits in the admin, whatever becomes of this mail.'),
    ],
  });
}
