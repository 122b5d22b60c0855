import { campaignIn } from '#domain/booking/campaign.ts';
import type { Lead } from '#domain/lead.ts';
import {
  accessText,
  ballparkText,
  boatText,
  changedContactText,
  estimateOf,
  inOneLine,
  missingHookups,
  toldAgain,
  wishedDate,
} from '#domain/lead-words.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { mailtoAddress } from '#domain/mail/email-address.ts';
import { serviceLabels } from '#domain/price/packages.ts';
import { againText, beforeTax } from '#domain/price/price-words.ts';
import { adminAddress, photosLink, placeOf, planOf, serviceOf, statusAddress, workOf } from './lead-facts.ts';
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

const servicesOf = (lead: Lead): string =>
  [serviceOf(lead), lead.services?.map((token) => serviceLabels[token]).join(', ')]
    .filter(Boolean)
    .join(': ');

/** To the owner: all that a new lead says, and the way to it in the admin. A reply goes to the customer. */
export function newLeadMail(lead: Lead): Mail {
  const changed = changedContactText(lead);
  const ballpark = ballparkText(lead, estimateOf(lead));
  const what = lead.again_of === undefined ? 'New lead' : 'New lead, booking again';
  const told = toldAgain(lead);
  const photos = lead.photo_urls.length;
  const { phone, phone_e164 } = lead;
  const mail = mailOf('new-lead', lead, `${what}: ${inOneLine(workOf(lead), lead.city)}`, {
    preview: inOneLine(lead.full_name, boatText(lead), lead.city),
    heading: `${what}: ${lead.full_name}`,
    packageId: lead.requested_service,
    blocks: [
      facts(
        ['Name', lead.full_name],
        ['Returning', lead.again_of && 'They came through the link of an earlier request.'],
        ['Careful', changed && `They booked again with ${changed}. Check that it’s them.`],
        ['Email', lead.email && [{ text: lead.email, href: mailtoAddress(lead.email) }]],
        ['Phone', phone],
        ['Text', phone_e164 && [{ text: phone_e164, href: `sms:${phone_e164}` }]],
        ['Place', placeOf(lead)],
        ['Map', placeOf(lead) && mapLinks(lead)],
      ),
      facts(
        ['Service', servicesOf(lead)],
        ['Estimate', ballpark && `${ballpark} ${beforeTax}`],
        ['They were told', told && againText(told)],
        ['Boat', boatText(lead)],
        ['Make', [lead.year, lead.brand, lead.model].filter(Boolean).join(' ')],
        ['Hull', lead.hull_material],
        ['Condition', lead.condition_level],
        ['Oxidation', lead.oxidation_level],
        ['Water', accessText(lead.has_water)],
        ['Power', accessText(lead.has_power)],
        [
          'Access',
          lead.status === 'NEEDS_ACCESS_REVIEW'
            ? `No ${missingHookups(lead) || 'water or power'} there. They’re asking if there’s another way.`
            : undefined,
        ],
        ['Preferred', wishedDate(lead)],
        ['Plan', planOf(lead)],
        ['Photos', photos > 0 ? photosLink(lead, photos) : 'None'],
      ),
      ...(lead.notes ? [words('Notes', lead.notes)] : []),
      button('Open the lead', adminAddress(lead)),
      facts(
        ['Status page', [{ text: statusAddress(lead), href: statusAddress(lead) }]],
        ['Received', `${formatMoment(lead.created_at, lead.created_at)} PT`],
        ['Terms', lead.terms_version && `Version ${lead.terms_version} accepted`],
        ['Source', sourceOf(lead)],
      ),
      paragraph('You can always find this lead in your admin.'),
    ],
  });
  return { ...mail, ...(lead.email && { replyTo: lead.email }) };
}
