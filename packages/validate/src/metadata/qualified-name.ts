/** Lengths count bytes, as in Go. */
const bytes = (text: string): number => Buffer.byteLength(text);

const LABEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const NAME_PART = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;

/** RFC 1123 label: 63 characters at most. */
export const isDnsLabel = (text: string): boolean => bytes(text) <= 63 && LABEL.test(text);

/** RFC 1123 subdomain: labels with dots between them, 253 characters at most. */
export const isDnsSubdomain = (text: string): boolean => bytes(text) <= 253 && SUBDOMAIN.test(text);

/** Names that only have to be a part of a URL path, as those of RBAC: `system:node`. */
export const isPathSegment = (text: string): boolean => text !== '' && text !== '.' && text !== '..' && !/[/%]/.test(text);

/** `name` or `prefix.example.org/name`: keys of labels and annotations, finalizers. */
export function isQualifiedName(text: string): boolean {
  const [first = '', second, ...rest] = text.split('/');
  if (rest.length) return false;
  const name = second ?? first;
  return (second === undefined || isDnsSubdomain(first)) && bytes(name) <= 63 && NAME_PART.test(name);
}

/** What a label may be set to; the empty text too. */
export const isLabelValue = (text: string): boolean => text === '' || (bytes(text) <= 63 && NAME_PART.test(text));
