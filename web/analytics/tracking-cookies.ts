const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1, 501 + name.length);

/** Cookies of the advertising network, if an earlier visit or another tool left them: this site sets none. */
export const trackingCookies = () => ({ fbp: cookie('_fbp'), fbc: cookie('_fbc') });
