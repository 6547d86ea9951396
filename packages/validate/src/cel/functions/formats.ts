import { isRequestUri } from '../../go/url.ts';
import { formats } from '../../schema/formats.ts';
import { patternCost } from '../values/cost.ts';
import { type Overload, overload } from '../values/overload.ts';
import { listOf, type Opaque, optionalNone, optionalOf, type Value } from '../values/value.ts';

interface Format {
  readonly name: string;
  readonly holds: (text: string) => boolean;
  readonly problem: string;
  /** The size of its pattern that the server uses for costs. */
  readonly patternSize: number;
}

const LABEL = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/;
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
const OLD_LABEL = /^[a-z]([-a-z0-9]*[a-z0-9])?$/;
const QUALIFIED = /^([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;

const upTo =
  (most: number, pattern: RegExp) =>
  (text: string): boolean =>
    text.length <= most && pattern.test(text) && !text.includes('\n');

/** A name to which a suffix is added. It may end in a dash. */
const asPrefix =
  (holds: (text: string) => boolean) =>
  (text: string): boolean =>
    holds(text.length > 1 && text.endsWith('-') ? `${text.slice(0, -2)}a` : text);

const known =
  (name: keyof typeof formats) =>
  (text: string): boolean =>
    formats[name]?.validate(text as never) ?? false;

const label = upTo(63, LABEL);
const subdomain = upTo(253, SUBDOMAIN);
const oldLabel = upTo(63, OLD_LABEL);
const qualified = upTo(63, QUALIFIED);

function isQualifiedName(text: string): boolean {
  const parts = text.split('/');
  if (parts.length > 2) return false;
  return (parts.length === 1 || subdomain(parts[0] ?? '')) && qualified(parts.at(-1) ?? '');
}

const format = (name: string, holds: Format['holds'], problem: string, patternSize: number): Format => ({
  name,
  holds,
  problem,
  patternSize,
});

const FORMATS: Readonly<Record<string, Format>> = {
  dns1123Label: format('DNS1123Label', label, 'a lowercase RFC 1123 label is expected', 30),
  dns1123Subdomain: format('DNS1123Subdomain', subdomain, 'a lowercase RFC 1123 subdomain is expected', 60),
  dns1035Label: format('DNS1035Label', oldLabel, 'a DNS-1035 label is expected', 30),
  qualifiedName: format('QualifiedName', isQualifiedName, 'a qualified name is expected', 60),
  dns1123LabelPrefix: format('DNS1123LabelPrefix', asPrefix(label), 'the start of a lowercase RFC 1123 label is expected', 30),
  dns1123SubdomainPrefix: format(
    'DNS1123SubdomainPrefix',
    asPrefix(subdomain),
    'the start of a lowercase RFC 1123 subdomain is expected',
    60,
  ),
  dns1035LabelPrefix: format('DNS1035LabelPrefix', asPrefix(oldLabel), 'the start of a DNS-1035 label is expected', 30),
  labelValue: format('LabelValue', (text) => text === '' || qualified(text), 'a label value is expected', 40),
  uri: format('URI', isRequestUri, 'an absolute URI or path is expected', 1103),
  uuid: format('uuid', known('uuid'), 'does not match the UUID format', 70),
  byte: format('byte', known('byte'), 'invalid base64', 84),
  date: format('date', known('date'), 'invalid date', 71),
  datetime: format('datetime', known('datetime'), 'invalid datetime', 71),
};

/** `format.dns1123Label()` and similar functions, and `.validate(text)`, which returns the problems or no value. */
export const formatOverloads: readonly Overload[] = [
  ...Object.entries(FORMATS).map(([name, content]) => overload(`format.${name}`, '() -> kubernetes.NamedFormat', () => wrap(content))),
  overload('format.named', '(string) -> optional(kubernetes.NamedFormat)', (name: string) => {
    const content = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
    return content ? optionalOf(wrap(content)) : optionalNone();
  }),
  overload(
    'validate',
    'kubernetes.NamedFormat.(string) -> optional(list(string))',
    ({ content }: Opaque, text: string): Value => {
      const { holds, problem } = content as Format;
      return holds(text) ? optionalNone() : optionalOf(listOf([problem]));
    },
    ([named, text = null]) => patternCost(text, ((named as Opaque).content as Format).patternSize),
  ),
];

const wrap = (content: Format): Opaque => ({
  kind: 'opaque',
  type: 'kubernetes.NamedFormat',
  content,
  equals: (other) => (other.content as Format).name === content.name,
});
