import type { StructuralSchema } from '@slipway/validate';
import type { Draw } from './draw.ts';

/** Usual strings of Kubernetes fields that look like another type in YAML. */
const PLAIN = [
  ...['web', 'shop', 'flux-system', 'eu-west-1', 'v1', 'apps/v1', 'Always', 'http', '10m', '1h30m', '30s', '5', '0', '8080', '25%', '10Gi'],
  ...['0.5', 'true', 'null', '~', 'a/b', '/var/run', 'example.org', 'https://example.org/a?b=c', 'oci://example.org/charts', 'TCP', '*'],
  ...[
    '2026-01-01T00:00:00Z',
    '10.0.0.0/16',
    '10.0.0.1',
    '::1',
    'arn:aws:iam::111122223333:role/web',
    'sg-0123',
    '0 3 * * *',
    '{"a":1}',
    '',
  ],
];

/** Strings with several bytes, UTF-16 units or code points, other directions, and invisible characters. */
export const UNICODE = [
  'größe',
  '日本語',
  '🚀',
  '👩‍👩‍👧',
  'e\u0301',
  'שלום',
  '\u202eabc',
  '\ufeffbom',
  'a\u00a0b',
  'ﬁ',
  'İ',
  'line\nbreak',
  'tab\t',
  '\u2028',
  '"\\',
];

/** Strings of every format that the API server checks: valid ones first, then borderline and invalid ones. */
export const FORMATTED: Readonly<Record<string, { readonly good: readonly string[]; readonly edge: readonly string[] }>> = {
  bsonobjectid: {
    good: ['507f1f77bcf86cd799439011'],
    edge: ['507F1F77BCF86CD799439011', '507f1f77bcf86cd79943901', '507f1f77bcf86cd79943901g'],
  },
  byte: { good: ['c2xpcHdheQ==', 'YWJj'], edge: ['', 'YWJ', 'YW Jj', 'YWJj\n', '-_-_', 'YQ=', '====', 'YWJjZA===', 'ÿÿÿÿ'] },
  cidr: {
    good: ['10.0.0.0/16', 'fd00::/8'],
    edge: ['10.0.0.1', '10.0.0.0/33', '10.0.0.5/8', '010.0.0.0/8', '::/129', '10.0.0.0/-1', '/8', '1.2.3/8'],
  },
  creditcard: { good: ['4111111111111111'], edge: ['4111111111111112', '4111-1111-1111-1111', '0000000000000000'] },
  date: {
    good: ['2026-02-28', '2024-02-29'],
    edge: ['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00:00Z', '0000-01-01'],
  },
  'date-time': {
    good: ['2026-01-01T00:00:00Z', '2026-01-01T10:20:30.5+02:00', '2026-12-31T23:59:59.999999Z'],
    edge: [
      '2026-01-01',
      '2026-01-01 00:00:00Z',
      '2026-01-01t00:00:00z',
      '2026-01-01T24:00:00Z',
      '2026-01-01T23:59:60Z',
      '2026-02-30T00:00:00Z',
      '2026-01-01T00:00:00',
      '2026-01-01T00:00:00+0200',
      '2026-01-01T00:00Z',
      '2026-01-01T00:00:00,5Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59+25:00',
      'now',
      '',
    ],
  },
  duration: {
    good: ['10m', '1h30m', '1.5h', '3 days'],
    edge: ['10', '0', '-5m', '10 parsecs', 'm', '1d', '2w', '1h 30m', '10µs', '.5s', '', '9999999h', '1 Hour'],
  },
  email: {
    good: ['team@example.org'],
    edge: [
      'team',
      'team@',
      '@example.org',
      'A Team <team@example.org>',
      'a@b',
      'a b@c.d',
      '"a b"@c.d',
      'größe@example.org',
      'a@[10.0.0.1]',
    ],
  },
  hexcolor: { good: ['#ff00aa', 'fff'], edge: ['#ff00a', 'ggg', '#FFF', '##fff'] },
  hostname: {
    good: ['example.org', 'a'],
    edge: ['-a.example.org', 'a_b', 'example.org.', 'EXAMPLE.org', '10.0.0.1', 'größe.de', '.', '', 'a..b'],
  },
  ipv4: { good: ['10.0.0.1'], edge: ['10.0.0', '10.0.0.256', '010.0.0.1', '::1', '10.0.0.1/8', '::ffff:10.0.0.1'] },
  ipv6: { good: ['::1', 'fd00::1'], edge: ['10.0.0.1', ':::1', '::ffff:10.0.0.1', 'fe80::1%eth0', '1::2::3', 'FD00::1', '[::1]'] },
  isbn: { good: ['9783161484100', '316148410X'], edge: ['9783161484101', '978-3-16-148410-0', '3161484100'] },
  isbn10: { good: ['316148410X'], edge: ['3-16-148410-X', '9783161484100', '316148410x'] },
  isbn13: { good: ['9783161484100'], edge: ['978 3 16 148410 0', '316148410X'] },
  mac: {
    good: ['01:23:45:67:89:ab'],
    edge: ['01-23-45-67-89-AB', '0123.4567.89ab', '01:23:45:67:89', '01:23:45-67:89:ab', '01:23:45:67:89:ab:cd:ef'],
  },
  password: { good: ['anything'], edge: ['', 'größe'] },
  rgbcolor: { good: ['rgb(1,2,3)'], edge: ['rgb(256,0,0)', 'rgb(1, 2, 3)', 'RGB(1,2,3)', 'rgb(1,2)', 'rgb(001,2,3)'] },
  ssn: { good: ['123-45-6789'], edge: ['123456789', '123 45 6789', '123-456789', '12-345-6789'] },
  uri: {
    good: ['https://example.org/a', '/a/b'],
    edge: [
      'example.org',
      'a b',
      'https://exa mple.org',
      '//a',
      '',
      'mailto:a@b',
      'http://a:b',
      'http://[::1',
      'https://example.org/%zz',
      '*',
      'a:b',
      'http://größe.de/ä',
      '?a',
      '#a',
    ],
  },
  uuid: {
    good: ['123e4567-e89b-12d3-a456-426614174000'],
    edge: [
      '123E4567-E89B-12D3-A456-426614174000',
      '123e4567e89b12d3a456426614174000',
      '123e4567-e89b-12d3-a456-42661417400',
      '{123e4567-e89b-12d3-a456-426614174000}',
    ],
  },
  uuid3: { good: ['6fa459ea-ee8a-3ca4-894e-db77e160355e'], edge: ['123e4567-e89b-12d3-a456-426614174000'] },
  uuid4: {
    good: ['16fd2706-8baf-433b-82eb-8c7fada847da'],
    edge: ['16fd2706-8baf-433b-c2eb-8c7fada847da', '16fd2706-8baf-333b-82eb-8c7fada847da'],
  },
  uuid5: {
    good: ['886313e1-3b8a-5372-9b90-0c9aee199e5d'],
    edge: ['886313e1-3b8a-5372-cb90-0c9aee199e5d', '16fd2706-8baf-433b-82eb-8c7fada847da'],
  },
  'k8s-short-name': { good: ['web', 'a-1'], edge: ['Web', 'a.b', '-a', 'a-', '', 'a'.repeat(63), 'a'.repeat(64)] },
  'k8s-long-name': {
    good: ['web.example.org'],
    edge: ['Web.org', 'a..b', '.a', 'a_b', 'a'.repeat(64), `${'a.'.repeat(126)}a`, `${'a.'.repeat(127)}a`],
  },
};

/** Returns the name of a format in the table. The server ignores dashes. */
export const formatName = (format: string): string =>
  Object.keys(FORMATTED).find((name) => name === format || name.replaceAll('-', '') === format.replaceAll('-', '')) ?? format;

/** Returns a string that the schema allows by its format, pattern and lengths. */
export function textOf(schema: StructuralSchema, draw: Draw): string {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  const good = format === undefined ? undefined : FORMATTED[formatName(format)]?.good;
  if (good) return draw.pick(good);
  const fits = (text: string): boolean => [...text].length >= minLength && [...text].length <= maxLength;
  for (let attempt = 0; attempt < 8; attempt++) {
    const text = pattern === undefined ? draw.pick(draw.chance(10) ? UNICODE : PLAIN) : draw.matching(pattern);
    if (text !== undefined && fits(text)) return text;
  }
  const fitting = pattern === undefined ? undefined : PLAIN.find((text) => fits(text) && matches(pattern, text));
  return fitting ?? 'x'.repeat(Math.min(Math.max(minLength, 1), maxLength));
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return false;
  }
}
