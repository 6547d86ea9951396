import { isDnsLabel, isDnsSubdomain, isLabelValue, isPathSegment, isQualifiedName } from '../../metadata/qualified-name.ts';

/** What a text has to look like, and how to say so. */
export interface TextForm {
  readonly accepts: (text: string) => boolean;
  readonly description: string;
}

const form = (description: string, accepts: (text: string) => boolean): TextForm => ({ accepts, description });
const bytes = (text: string): number => Buffer.byteLength(text);

/** The forms of `apimachinery pkg/util/validation`. */
export const dnsLabel = form('a DNS label: lower-case letters, digits and -, 63 at most', isDnsLabel);
export const dnsSubdomain = form('a DNS subdomain: lower-case letters, digits, - and ., 253 at most', isDnsSubdomain);
export const qualifiedName = form('name or example.org/name; the name at most 63 letters, digits, -, _ and .', isQualifiedName);
export const labelValue = form('at most 63 letters, digits, -, _ and ., a letter or digit at both ends', isLabelValue);
export const pathSegment = form('a path segment: not ., not .., without / and %', (text) => text === '' || isPathSegment(text));

/** `IsValidPortName`: a service name of IANA. */
export const portName = form(
  'at most 15 lower-case letters, digits and single -, with a letter',
  (text) => bytes(text) <= 15 && /^[-a-z0-9]+$/.test(text) && /[a-z]/.test(text) && !/--|^-|-$/.test(text),
);

/** `IsRelaxedEnvVarName`. */
export const envName = form('printable ASCII characters without =', (text) => /^[ -<>-~]+$/.test(text));

/** `IsConfigMapKey`: a file name. */
export const configKey = form(
  'at most 253 letters, digits, -, _ and ., not beginning with ..',
  (text) => bytes(text) <= 253 && /^[-._a-zA-Z0-9]+$/.test(text) && text !== '.' && !text.startsWith('..'),
);

/** `IsHTTPHeaderName`. */
export const headerName = form('letters, digits and -', (text) => /^[-A-Za-z0-9]+$/.test(text));

/** `IsWildcardDNS1123Subdomain`. */
export const wildcardDomain = form(
  'a DNS subdomain with *. in front',
  (text) => bytes(text) <= 253 && text.startsWith('*.') && isDnsSubdomain(text.slice(2)),
);

/** `IsDomainPrefixedPath`. */
export const domainPrefixedPath = form('a domain and a path, as example.org/name', (text) => {
  const slash = text.indexOf('/');
  return slash > 0 && isDnsSubdomain(text.slice(0, slash)) && /^[A-Za-z0-9/\-._~%!$&'()*+,;=:]+$/.test(text.slice(slash + 1));
});

/** `IsDNS1035Label`. */
export const letterLabel = form(
  'a lower-case letter, then lower-case letters, digits and -, 63 at most',
  (text) => bytes(text) <= 63 && /^[a-z]([-a-z0-9]*[a-z0-9])?$/.test(text),
);

/** `IsDNS1123SubdomainWithUnderscore`, for DNS search paths. */
export const searchDomain = form(
  'a DNS subdomain, which may have _',
  (text) => bytes(text) <= 253 && /^_?[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?(?:\._?[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?)*$/.test(text),
);

/** `validateLocalDescendingPath`: a path that does not lead above its start. */
export const descendingPath = form('a relative path without ..', (text) => !text.startsWith('/') && !text.split('/').includes('..'));

/** `ValidateLocalNonReservedPath`. */
export const localPath = form(
  'a relative path without .. in front or inside',
  (text) => descendingPath.accepts(text) && !(text.startsWith('..') && !text.startsWith('../')),
);

/** `validatePathNoBacksteps`. */
export const pathWithoutBacksteps = form('a path without ..', (text) => !text.split('/').includes('..'));
