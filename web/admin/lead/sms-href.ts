/** An `sms:` URL in the form that both iOS and Android accept. */
export const smsHref = (phone: string, text: string): string =>
  `sms:${phone}?&body=${encodeURIComponent(text)}`;
