/** Questions that owners ask before they book. Plain text: the page also offers them to search engines. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
}

export const faq: readonly Faq[] = [
  {
    question: 'Do you come to my boat?',
    answer:
      'Yes. We work at your marina slip, private dock or driveway, on the coast from Malibu to Newport and at the inland lakes we list. We need your exact location and safe, legal access to the boat.',
  },
  {
    question: 'What do you need on site?',
    answer:
      'Fresh water and electricity within reach of the boat. The booking form asks you to confirm both, because we cannot start without them. A hose bib and an ordinary outlet will do. Boats on a mooring have neither, so please bring the boat to a dock for the day.',
  },
  {
    question: 'Do I need to be there?',
    answer:
      'No. Put gate codes, dock and slip number, and where the key is in the notes of your request, or send them in reply to our email. Leave the cabin open if the inside is part of the job. Your status page shows when we have started and when we are done.',
  },
  {
    question: 'Can I call you?',
    answer:
      'No. We neither take nor make phone calls. Quotes and updates come by email or SMS only, so everything we agree on is in writing.',
  },
  {
    question: 'How is the price made?',
    answer:
      'A rate per foot times the length of the boat gives the estimate you see while booking. Then we read your request, look at your photos and send a price range. The final price may vary with the real condition, above all with oxidation. We tell you before we go beyond the range.',
  },
  {
    question: 'How often should a boat be waxed?',
    answer:
      'In salt water every 3 to 4 months. In fresh water every 4 to 6 months. A boat kept on a covered trailer lasts to the long end; a dark hull in full sun needs the short one.',
  },
  {
    question: 'When do I pay?',
    answer:
      'On completion, unless we have agreed on something else in writing. We ask for nothing to send an offer.',
  },
  {
    question: 'What if I have to cancel?',
    answer:
      'Tell us at least 24 hours before the appointment and it costs nothing. A cancellation on the same day may incur a call fee. Replying to the email with your appointment is enough.',
  },
  {
    question: 'What happens when it rains or blows?',
    answer:
      'Wax and sealant need a dry hull, and nobody polishes well on a bouncing dock. If the weather is against us we move the appointment, free of charge.',
  },
  {
    question: 'Will every stain come out?',
    answer:
      'We cannot promise that. Rust, tannin, fuel and mildew can go deeper than the surface, and sun-faded pigment does not come back. Send photos: we say what we expect before you decide. Heavy cases may take more than one session.',
  },
  {
    question: 'I live aboard. Can you work around me?',
    answer:
      'Yes. Tell us in the notes. We can leave the cabin alone and do the outside, or do the inside on a day that you are out. Please have decks and cockpit clear, and pets ashore while we use water and machines.',
  },
  {
    question: 'My boat is on a trailer. Does that work?',
    answer:
      'Very well: the whole hull is in reach. We need a level spot with room to walk around, water, power and permission to wash there. Tell us where the nearest storm drain is, since wash water must not run into it.',
  },
  {
    question: 'My marina asks for proof of insurance. How do I get it?',
    answer:
      'Many marinas want a certificate of insurance, often naming the marina, before anyone may work on their docks. Send us the marina’s requirements with your request or in reply to our first email, and ask for the certificate then. We confirm no date on a dock until the marina has what it asks for.',
  },
  {
    question: 'What do the photos do?',
    answer:
      'They let us price the boat as it is rather than guess. One of each side, one of the worst spot and one of the inside are plenty. You can send up to five, as JPEG, PNG or WebP, 8 MB each. Only we see them. If an upload fails, the request still goes through.',
  },
  {
    question: 'What goes into the water?',
    answer:
      'As little as we can manage. We rinse with fresh water, use soap sparingly, wipe up polish and wax by cloth, and take pads, rags and residue away. We do not clean below the waterline while a boat is afloat: bottom paint is made to shed, and that work belongs to a diver or a yard.',
  },
  {
    question: 'How long does it take?',
    answer:
      'We plan about one hour for each ten feet begun, and at least two hours: two hours for an 18 ft boat, three for 28 ft, four for 40 ft. Heavy oxidation takes longer. Your appointment says how long we expect to be.',
  },
];
