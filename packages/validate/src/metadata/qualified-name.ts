/** As in Go, lengths count bytes. */
const bytes = (text: string): number => Buffer.byteLength(text);

const LABEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const NAME_PART = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;

/** Returns whether a text is an RFC 1123 label of at most 63 characters. */
export const isDnsLabel = (text: string): boolean => bytes(text) <= 63 && LABEL.test(text);

/** Returns whether a text is an RFC 1123 subdomain: labels with dots between them, at most 253 characters. */
export const isDnsSubdomain = (text: string): boolean => bytes(text) <= 253 && SUBDOMAIN.test(text);

/** Returns whether a text can be a segment of a URL path, as names of RBAC must be: `system:node`. */
export const isPathSegment = (text: string): boolean => text !== '' && text !== '.' && text !== '..' && !/[/%]/.test(text);

/** Returns whether a text is `name` or `prefix.example.org/name`, as keys of labels and annotations and finalizers are. */
export function isQualifiedName(text: string): boolean {
  const [first = '', second, ...rest] = text.split('/');
  if (rest.length) return false;
  const name = second ?? first;
  return (second === undefined || isDnsSubdomain(first)) && bytes(name) <= 63 && NAME_PART.test(name);
}

/** Returns whether a text is a valid value of a label, which may be empty. */
export const isLabelValue = (text: string): boolean => text === '' || (bytes(text) <= 63 && NAME_PART.test(text));
