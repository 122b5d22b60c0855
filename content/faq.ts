import { promises, usualAnswer } from '#domain/business.ts';

/** Questions that owners ask before they book. Plain text: the page also offers them to search engines. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
}

export const faq: readonly Faq[] = [
  {
    question: 'Do you come to my boat?',
    answer:
      'Yes. We work at your marina slip, private dock or driveway, along the coast from Malibu to Newport and at the inland lakes we list. We’ll need your exact location and safe, legal access to the boat.',
  },
  {
    question: 'How does pricing work?',
    answer:
      'Your boat’s length times our rate per foot gives the estimate you see while booking, before tax. Then we review your request and photos and send you a price range. The final price can vary with the boat’s actual condition, oxidation most of all. If the work would go over the range, we’ll ask you first.',
  },
  {
    question: 'What do you need at the boat?',
    answer:
      'Fresh water and electricity within reach. A hose bib and a regular outlet will do, and the booking form asks you to confirm both. If there’s no water or power where you keep the boat, send your request anyway and tell us. A boat on a mooring usually has to come to a dock for the day.',
  },
  {
    question: 'Do I need to be there?',
    answer:
      'No. Put your gate code, dock and slip number, and where we’ll find the key in the notes of your request, or reply to our email with them. Leave the cabin open if we’re doing the inside. Your status page shows when we’ve started and when we’re done.',
  },
  {
    question: 'Can I call you?',
    answer: `No. ${promises.noCalls} That way everything we agree on is in writing. Question before you book? Email {{email}}. ${usualAnswer('{{answer time}}')}`,
  },
  {
    question: 'How long does it take?',
    answer:
      'Plan on about one hour per 10 feet, rounded up, and at least two hours: two for an 18 ft boat, three for 28 ft, four for 40 ft. Heavy oxidation takes longer. Your appointment will say how long we expect to be there.',
  },
  {
    question: 'How often should I wax my boat?',
    answer:
      'Every 3 to 4 months in salt water, every 4 to 6 months in fresh. A boat on a covered trailer can go to the long end of that. A dark hull in full sun needs the short end.',
  },
  {
    question: 'When do I pay?',
    answer: `${promises.payment} Sending a request and getting a price range is free.`,
  },
  {
    question: 'What if I have to cancel?',
    answer: `${promises.change} Just reply to your appointment email.`,
  },
  {
    question: 'What happens if it rains or blows?',
    answer: `Wax and sealant need a dry hull, and nobody polishes well on a bouncing dock. ${promises.rain} The same goes for wind and fog.`,
  },
  {
    question: 'Will every stain come out?',
    answer:
      'We can’t promise that. Rust, tannin, fuel and mildew can go deeper than the surface, and pigment that the sun has faded doesn’t come back. Send photos and we’ll tell you what to expect before you decide. Heavy cases may take more than one session.',
  },
  {
    question: 'I live aboard. Can you work around me?',
    answer:
      'Yes. Tell us in the notes. We can leave the cabin alone and do the outside, or do the inside on a day you’re out. Please clear the decks and cockpit, and keep pets ashore while we’re using water and machines.',
  },
  {
    question: 'My boat is on a trailer. Does that work?',
    answer:
      'It’s ideal, because we can reach the whole hull. We need a level spot with room to walk around, water, power and permission to wash there. Tell us where the nearest storm drain is, since wash water can’t run into it.',
  },
  {
    question: 'My marina asks for proof of insurance. How do I get it?',
    answer:
      'Many marinas want a certificate of insurance, often one that names the marina, before anyone works on their docks. Send us their requirements with your request or in reply to our first email, and ask us for the certificate then. We won’t confirm a date at a dock until the marina has what it needs.',
  },
  {
    question: 'Why do you ask for photos?',
    answer:
      'So we can price the boat as it is instead of guessing. One of each side, one of the worst spot and one of the inside are plenty. You can send up to five, as JPEG, PNG or WebP, 8 MB each. Only we see them. If an upload fails, your request still goes through.',
  },
  {
    question: 'What goes into the water?',
    answer:
      'As little as we can manage. We rinse with fresh water, go easy on soap, wipe up polish and wax with cloths, and take pads, rags and residue with us. We don’t clean below the waterline while a boat is afloat. Bottom paint is made to shed, and that job belongs to a diver or a yard.',
  },
];
