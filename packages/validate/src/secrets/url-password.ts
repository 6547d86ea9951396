import { isPlaceholder } from './harmless-value.ts';

/**
 * Returns whether a text has a URL with a password: `postgresql://shop:…@db`. A variable, a placeholder, a typical example word and a
 * repeated user name are not passwords. Neither is a password for the local machine.
 */
export const containsPasswordInUrl = (text: string): boolean =>
  text.includes('://') &&
  [...text.matchAll(/[a-z][a-z0-9+.-]{1,20}:\/\/([\w.~%+-]{0,80}):([\w.~%!,;=&+-]{4,200})@([\w[][\w.:-]{0,253})/gi)].some(
    ([, user = '', password = '', host = '']) =>
      password !== user && !EXAMPLE_PASSWORD.test(password) && !isPlaceholder(password) && !/^sha\d+:/.test(host) && !isExample(host),
  );

const EXAMPLE_PASSWORD =
  /^(?:pass(?:wd|word|phrase)?|pwd|my-?password|secret|token|api-?key|credentials?|%[sdv]|%\(\w+\)s|__\w*|[A-Z]+_[A-Z_]+|x{3,})$/i;

/** Matches hosts of the local machine, and reserved names (RFC 2606). */
const isExample = (host: string): boolean =>
  /^(?:localhost|127\.|\[::1|0\.0\.0\.0|(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?:[:.]|$))/i.test(host);
