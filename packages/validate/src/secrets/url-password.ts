import { isPlaceholder } from './harmless-value.ts';

/**
 * Whether a text holds a URL with a password: `postgresql://shop:…@db`. Not where it is a variable, a placeholder, a word that stands for
 * one, or the name of the user again, nor on this machine.
 */
export const holdsPasswordInUrl = (text: string): boolean =>
  text.includes('://') &&
  [...text.matchAll(/[a-z][a-z0-9+.-]{1,20}:\/\/([\w.~%+-]{0,80}):([\w.~%!,;=&+-]{4,200})@([\w[][\w.:-]{0,253})/gi)].some(
    ([, user = '', password = '', host = '']) =>
      password !== user && !STANDS_FOR_ONE.test(password) && !isPlaceholder(password) && !/^sha\d+:/.test(host) && !isExample(host),
  );

const STANDS_FOR_ONE =
  /^(?:pass(?:wd|word|phrase)?|pwd|my-?password|secret|token|api-?key|credentials?|%[sdv]|%\(\w+\)s|__\w*|[A-Z]+_[A-Z_]+|x{3,})$/i;

/** Of this machine, and names that belong to nobody (RFC 2606). */
const isExample = (host: string): boolean =>
  /^(?:localhost|127\.|\[::1|0\.0\.0\.0|(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?:[:.]|$))/i.test(host);
