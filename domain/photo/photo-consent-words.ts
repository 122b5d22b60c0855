/** What a customer agrees to for each pair of photos. It is stored as they read it. */
export const photoConsentText =
  'May we show these? Next to our work on the site. We cover hull numbers first. Nothing’s public unless you check it. Uncheck it any time and it comes off the site.';
