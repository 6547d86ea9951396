import { isDnsLabel, isDnsSubdomain, isLabelValue, isPathSegment, isQualifiedName } from '../../metadata/qualified-name.ts';

/** The form of a text, and its description. */
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

/** The form that `IsValidPortName` accepts: a service name of IANA. */
export const portName = form(
  'at most 15 lower-case letters, digits and single -, with a letter',
  (text) => bytes(text) <= 15 && /^[-a-z0-9]+$/.test(text) && /[a-z]/.test(text) && !/--|^-|-$/.test(text),
);

/** The form that `IsRelaxedEnvVarName` accepts. */
export const envName = form('printable ASCII characters without =', (text) => /^[ -<>-~]+$/.test(text));

/** The form that `IsConfigMapKey` accepts: a file name. */
export const configKey = form(
  'at most 253 letters, digits, -, _ and ., not beginning with ..',
  (text) => bytes(text) <= 253 && /^[-._a-zA-Z0-9]+$/.test(text) && text !== '.' && !text.startsWith('..'),
);

/** The form that `IsHTTPHeaderName` accepts. */
export const headerName = form('letters, digits and -', (text) => /^[-A-Za-z0-9]+$/.test(text));

/** The form that `IsWildcardDNS1123Subdomain` accepts. */
export const wildcardDomain = form(
  'a DNS subdomain with *. in front',
  (text) => bytes(text) <= 253 && text.startsWith('*.') && isDnsSubdomain(text.slice(2)),
);

/** The form that `IsDomainPrefixedPath` accepts. */
export const domainPrefixedPath = form('a domain and a path, as example.org/name', (text) => {
  const slash = text.indexOf('/');
  return slash > 0 && isDnsSubdomain(text.slice(0, slash)) && /^[A-Za-z0-9/\-._~%!$&'()*+,;=:]+$/.test(text.slice(slash + 1));
});

/** The form that `IsDNS1035Label` accepts. */
export const letterLabel = form(
  'a lower-case letter, then lower-case letters, digits and -, 63 at most',
  (text) => bytes(text) <= 63 && /^[a-z]([-a-z0-9]*[a-z0-9])?$/.test(text),
);

/** The form that `IsDNS1123SubdomainWithUnderscore` accepts, for DNS search paths. */
export const searchDomain = form(
  'a DNS subdomain, which may have _',
  (text) => bytes(text) <= 253 && /^_?[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?(?:\._?[a-z0-9](?:[-_a-z0-9]*[a-z0-9])?)*$/.test(text),
);

/** The form that `validateLocalDescendingPath` accepts: a path that does not lead above its start. */
export const descendingPath = form('a relative path without ..', (text) => !text.startsWith('/') && !text.split('/').includes('..'));

/** The form that `ValidateLocalNonReservedPath` accepts. */
export const localPath = form(
  'a relative path without .. in front or inside',
  (text) => descendingPath.accepts(text) && !(text.startsWith('..') && !text.startsWith('../')),
);

/** The form that `validatePathNoBacksteps` accepts. */
export const pathWithoutBacksteps = form('a path without ..', (text) => !text.split('/').includes('..'));
