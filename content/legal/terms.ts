import { business, promises } from '#domain/business.ts';
import type { LegalSection } from '#domain/content/legal.ts';

export const terms: readonly Omit<LegalSection, 'id'>[] = [
  {
    heading: '',
    text: `These terms cover work done by ${business.name} (“we”). You accept them by checking the box at the end of the booking form. Sending a request doesn’t commit you to anything. We have an agreement once you accept our offer and we confirm the appointment.`,
  },
  {
    heading: 'Service requirements',
    text: `We can do the work only if

- **the information is accurate**: your boat’s type, length, condition and location. A wrong length or slip can change the price or the date.
- **water and electricity are on site**, within reach of the boat, unless we’ve agreed otherwise in writing.
- **access is safe and legal.** You have the right to let us onto the dock, the property and the boat, and the marina, association or landlord allows the work. Please tell us their requirements in advance.

Please remove valuables, close hatches and secure pets before we arrive. If any of this isn’t in place when we get there, we may have to come back another day.`,
  },
  {
    heading: 'Service areas',
    text: `We work at the harbors, lakes and towns listed on this site, at slips, docks, driveways and storage yards. If yours isn’t listed, ask us. Some places have rules that keep us out. If so, we’ll tell you, and you won’t owe us anything.`,
  },
  {
    heading: 'Quotes and pricing',
    text: `- The prices on this site are **estimates**: a rate per foot times your boat’s length, before tax.
- Once we’ve reviewed your request, we’ll send a price range or a written quote. Taxes are added where they apply.
- The **final price may vary** with the condition of the boat as we find it. If the work would go over the range, we’ll ask you first.
- **Payment is due on completion** unless we’ve agreed otherwise in writing.`,
  },
  {
    heading: 'Limitations',
    text: `- **Weather.** Rain, fog, wind or heat can make good work impossible. If that happens, we’ll reschedule.
- **Stains.** We don’t guarantee that any stain will come out. Rust, tannin, fuel, mildew, pink stain and faded color can be permanent.
- **Sessions.** Heavy oxidation and long neglect may take more than one session. We’ll let you know as soon as we can tell.
- **Old damage.** Cracks, chips, worn gelcoat, brittle vinyl, weak seams and loose hardware may show up under the dirt or give way under normal cleaning.
- **Below the waterline.** We don’t work below the waterline while a boat is afloat.`,
  },
  {
    heading: 'Communication',
    text: `We communicate by **email and text message (SMS) only**. We don’t make or take phone calls. Please keep the email address and number you gave us current, and check your spam folder for our first message.`,
  },
  {
    heading: 'Liability',
    text: `Please look over your boat soon after the work. We’ll email you when it’s done. **Claims about damage or faulty work must reach us within 24 hours** of completion, by email with photos, so we can find the cause while it’s still visible and fix what we did wrong. Nothing in these terms takes away rights that the law gives you and that can’t be waived.`,
  },
  {
    heading: 'Cancellation',
    text: `- **${promises.change}**
- **Weather cancellations are rescheduled free**, whether you or we ask for it.

To cancel or move, just reply to your appointment email.`,
  },
  {
    heading: 'Environmental commitment',
    text: `We work right over the water that boats are made for. We go easy on soap, wipe instead of rinsing where we can, keep polish, wax and dust out of the water, take pads, cloths and residue with us, and keep wash water out of storm drains on land. Marina and lake rules on washing come before ours. If we can’t do a job cleanly where your boat is, we’ll suggest another place or turn the job down.`,
  },
  {
    heading: 'Photos',
    text: `We use the photos you send to price and do the work. We publish photos of your boat only with your permission.`,
  },
  {
    heading: 'Modifications',
    text: `We may change these terms. The version you accepted with your request applies to that request, and we store its date with it. The current version is always on this page.`,
  },
  {
    heading: 'Contact',
    text: `Questions about these terms, an offer or our work? Email [{{email}}](mailto:{{email}}).`,
  },
];
