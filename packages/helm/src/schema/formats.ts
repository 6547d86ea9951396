/**
 * Returns the reason why a string does not have a format; undefined if it has the format. Schemas up to draft 7 enforce formats, later ones
 * do not.
 */
export function formatProblem(format: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const check = FORMATS.get(format);
  return check === undefined || check(value) ? undefined : `must be a ${format}`;
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[zZ]|[-+](?:[01]\d|2[0-3]):[0-5]\d)$/;

const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function isDateTime(text: string): boolean {
  const separator = /^.{10}[tT]/.test(text) ? 10 : -1;
  return separator === 10 && isDate(text.slice(0, 10)) && TIME.test(text.slice(11));
}

const net = () => process.getBuiltinModule('node:net');

const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

const isHostname = (text: string): boolean => {
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  return name.length <= 253 && name.split('.').every((label) => LABEL.test(label));
};

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || text.length > 254 || local.length > 64) return false;
  return /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) && isHostname(domain);
}

/** Returns whether a text has only characters of a URI, and a scheme if it must be absolute. */
const isUri = (text: string, isAbsolute: boolean): boolean => {
  if (/[\s\p{Cc}<>"{}|\\^`]|%(?![\dA-Fa-f]{2})/u.test(text)) return false;
  return !isAbsolute || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text);
};

const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map<string, (text: string) => boolean>([
  ['date', isDate],
  ['time', (text) => TIME.test(text)],
  ['date-time', isDateTime],
  ['ipv4', (text) => net().isIPv4(text)],
  ['ipv6', (text) => net().isIPv6(text) && !text.includes('%')],
  ['hostname', isHostname],
  ['email', isEmail],
  ['uri', (text) => isUri(text, true)],
  ['iri', (text) => isUri(text, true)],
  ['uri-reference', (text) => isUri(text, false)],
  ['iri-reference', (text) => isUri(text, false)],
  ['uuid', (text) => /^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/.test(text)],
  ['json-pointer', (text) => text === '' || /^(?:\/(?:[^~/]|~[01])*)*$/.test(text)],
]);
