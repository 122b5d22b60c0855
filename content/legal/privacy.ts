import { business } from '#domain/business.ts';
import type { LegalSection } from '#domain/content/legal.ts';

export const privacy: readonly Omit<LegalSection, 'id'>[] = [
  {
    heading: '',
    text: `In short: we ask for what we need to price and do the work, we don’t sell it, and you can have it corrected or deleted. “We” means ${business.name}. For any question about this page, email [{{email}}](mailto:{{email}}).`,
  },
  {
    heading: 'What we collect',
    text: `**What you send us with a request**

- Contact information: name, email address, phone number.
- Service location: address, city, state, ZIP code.
- Boat details: type, length, condition, oxidation, and, if you provide them, brand, model, year and hull material.
- Requirements: the service you chose, preferred date and time of day, interest in a plan, whether there’s water and power, and your notes. If you put gate codes in the notes, we keep them as part of your request.
- Photos, if you add them. Your browser shrinks them before sending, which also removes the location and camera data stored in them. We check each one when it arrives and save it again as a plain picture, so nothing but the picture is kept.
- The fact that you accepted the terms, which version, and when.

**What comes with it**

- Campaign tags of the link that brought you to this site and other parameters in the booking page’s address, so we know which ad or link you came from.
- A random number that keeps one tap of the button from turning into two requests.
- If the advertising network had already stored its identifiers in your browser for this site, those identifiers.

**What any website sees.** Our hosting provider sees your IP address, your browser and the pages you request, and uses them to deliver the site and block abuse. Our own logs hold technical numbers, not names, email addresses, phone numbers or the contents of your request. For two weeks they also hold the IP addresses that sent us a form or were turned away, so we can trace abuse.

We don’t ask for payment card numbers on this site, and it isn’t meant for children.`,
  },
  {
    heading: 'What we use it for',
    text: `- To answer you, make an offer, set a date and do the work.
- To send you emails about your request: that we received it, the offer, the appointment and any changes, and that the work is done.
- To keep the records a business has to keep.
- To see which advertising works, as described below.`,
  },
  {
    heading: 'How we reach you',
    text: `By email and text message (SMS) only. We don’t make phone calls. Messages are about your request. If we ever send marketing, each message will say how to stop it, and you can also stop it by emailing us at the address above. Your carrier’s message rates apply.`,
  },
  {
    heading: 'Who sees it',
    text: `**We don’t sell your data to third parties.** These see it because the work requires it:

- People who work for us.
- Our hosting provider, which stores requests and photos for us in encrypted form.
- Our email provider, which delivers emails, and phone companies, which deliver text messages.
- Authorities, if the law requires it.

Providers may use it only to provide services to us.`,
  },
  {
    heading: 'Your status page',
    text: `Each request gets a status page with a long, random web address. Anyone who has that address can see your first name, your boat’s type, length and condition, the service, whether there’s water and power, the city, the estimate, how many photos you sent, the progress of your request, the offer and appointment we sent, and messages between us. Your email address and phone number appear masked, with only a few characters showing. It never shows your last name, street address, notes or the photos themselves. Treat the address like a key. We ask search engines to leave it out.`,
  },
  {
    heading: 'What stays in your browser',
    text: `- Your boat’s length, so prices on other pages match it. It stays until you clear your browser’s data.
- A draft of your answers about the boat, the service and your notes, so a reload doesn’t lose them. It’s gone when you close the tab. Your name, email address, phone number and street address aren’t part of it.
- After you tap “Book again”: the address of your status page and what it shows about you, with your email address and phone number masked, so you don’t have to type it all again. It’s gone when you close the tab.
- The campaign tags of the link that brought you here, until you close the tab.

We set no cookies of our own on the public pages.`,
  },
  {
    heading: 'Advertising pixel',
    text: `We may use an advertising network’s pixel to count visits and booking requests that came from its ads. If it’s turned on, our public pages, including the booking page and the thank-you page, ask the network for a tiny picture. That request tells the network which of these pages you opened, that a booking request was sent, and, if one of its ads brought you here, the network’s own ID for that click. Like any request, it also carries your IP address and browser, and any cookies the network has already set. We don’t load the network’s scripts or set its cookies, and we don’t give it your name, contact information or boat details. Status pages, quotes and our admin pages never ask for that picture.

**If your browser sends Global Privacy Control, we never request the pixel.** Under California law this counts as your opt-out from sharing for advertising, and we honor it without asking anything further. There’s no common standard for the older “Do Not Track” signal, and we don’t respond to it separately.`,
  },
  {
    heading: 'How long we keep it',
    text: `- A request, its photos and messages: as long as we need them for the work, for questions afterward and for our records. You can have them deleted sooner, as described below.
- Photos uploaded but never sent with a request: about a month.
- Requests caught by our spam filter: 30 days, unless we find they were real.
- Copies in backups disappear in the weeks after that.`,
  },
  {
    heading: 'Your rights',
    text: `You can ask us to

- **give you access**: tell you what we have about you, and send you a copy,
- **correct** anything that’s wrong,
- **delete** it, except for what the law makes us keep,
- **opt you out of marketing** at any time.

The quickest way is your status page. Ask there, and we’ll email a six-digit code to the address you used for the request. Enter it on the page within 30 minutes, and say what you’d like. The link alone isn’t enough, so nobody who happens to have it can get your data.

You can also write to [{{email}}](mailto:{{email}}) from the address you used for the request, so we know it’s you. You can also have someone else ask on your behalf. We’ll answer within 45 days, and you won’t get a worse price or worse service for asking.`,
  },
  {
    heading: 'Security',
    text: `Your data is encrypted in transit and in storage. Photos are private and can be opened only through links that expire within minutes. Only people with a personal account can see requests. No system is perfect. If something happens that affects your data, we’ll tell you as the law requires.`,
  },
  {
    heading: 'Changes',
    text: `If this policy changes, we’ll post the new text on this page with its date. If a change affects requests already sent, we’ll email the people concerned.`,
  },
];
