// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import type { Manifest } from '@slipway/manifest';
import type { Draw } from './draw.ts';

/** An object from kustomize, and a postBuild that substitutes in it. */
export interface SubstitutedObjectCase {
  readonly object: Manifest;
  readonly variables: Readonly<Record<string, string>>;
  readonly always: boolean;
  readonly strict: boolean;
}

const NAMES = ['A', 'B', 'C', 'D', 'E', '_x', 'A1', 'Zz'];

const ORDINARY = ['a', 'eu-west-1', '1', 'true', '10.0.0.0/16', 'a b', ''];

/** Values with a meaning in YAML. Some break a document. */
const ODD = [
  ...[
    '004',
    '1e3',
    '1.5',
    'yes',
    'on',
    'No',
    'null',
    '~',
    '.inf',
    '.nan',
    '0x1F',
    '0o17',
    '0b11',
    '1_000',
    '12:30',
    '00',
    '08',
    '0.',
    '.5',
    '1e400',
  ],
  ...['2025-01-01', '2025-01-01T00:00:00Z', '12345678901234567890', '9007199254740993', '-1', '+1', '-0', '1.0', '<<', '=', '---', '...'],
  ...[
    'a: b',
    'a:',
    'x #c',
    '#c',
    '"q"',
    "'s'",
    '"',
    "it's",
    '*',
    '*a',
    '&a',
    '&a b',
    '!t',
    '!!str 5',
    '!!int "5"',
    '!!float 3',
    '!!int x',
    '! x',
  ],
  ...['{a: b}', '{a', '[1, 2]', '[', '- a', '-', '? a', '|', '>-', '%x', '@x', '`x`', ' lead', 'trail ', '  ', '\t', 'a\tb', 'größe', '😀'],
  ...['\u2028', '\r', 'a\r\nb', 'a\nb', '$', '$$', '${A}', '$${A}', '\\', '\\n', 'a,b', 'a]', '}', 'key: |', '\ufeff', '\u0007'],
  ...[
    '<<: {a: b}',
    '{? a : b}',
    '[a: b, c]',
    '"a\\x41"',
    '"a\\q"',
    "'a''b'",
    '{a: &b c, d: *b}',
    '&b [*b]',
    'x'.repeat(90),
    'long word '.repeat(12),
  ],
];

const OPERATIONS = [
  ...[
    '',
    '',
    '',
    '',
    ':-d',
    ':=d',
    '=d',
    ':+d',
    ':?d',
    '-d',
    '^',
    '^^',
    ',',
    ',,',
    ':1',
    ':1:2',
    ':-1',
    ': -1',
    ':x',
    ':0:0',
    '#a',
    '##*',
    '%e',
  ],
  ...['%%*a', '/a/b', '//a/', '/#a/b', '/%a/b', '//[a-c]/x', ':=${B}', ':-${C:-${D}}', '/${A}/${B}', '#[a', '#\\*', '%?', ':=a b', ':="q"'],
  ...['.b', '@', '[0]', ':', '::', '/', '//', '##', '%', '#?*'],
];

const AROUND = [
  ...[
    '',
    '',
    '',
    'a-',
    ' ',
    '"',
    "'",
    ': ',
    ' #',
    '#',
    '- ',
    '\n',
    '\n  ',
    '\n\n',
    '$',
    '$$',
    '{',
    '}',
    '[',
    ']',
    '\\',
    '/',
    ',',
    '*',
    '&',
    '!',
  ],
  ...[
    '|',
    '>',
    '%',
    '@',
    '`',
    'word '.repeat(20),
    'größe ',
    '😀',
    'key: ',
    '1',
    '0',
    '.',
    '\t',
    '\u2028',
    'true',
    '<<',
    '---',
    'x'.repeat(100),
    '? ',
  ],
];

/** Returns an object with variables in strings and keys. About a third cannot be parsed afterwards. */
export function drawSubstitutedObject(draw: Draw): SubstitutedObjectCase {
  const isBuiltIn = draw.chance(30);
  const fields = isBuiltIn
    ? { data: { text: text(draw), plain: plain(draw) } }
    : { spec: { text: plain(draw), other: draw.chance(50) ? text(draw) : plain(draw), more: value(draw, draw.chance(50) ? 0 : 2) } };
  const names = NAMES.filter(() => draw.chance(80));
  return {
    object: {
      apiVersion: isBuiltIn ? 'v1' : 'example.org/v1',
      kind: isBuiltIn ? 'ConfigMap' : 'Probe',
      metadata: { name: 'a', namespace: 'b', ...(draw.chance(30) ? { labels: { x: plain(draw) } } : {}) },
      ...fields,
    } as Manifest,
    variables: Object.fromEntries(names.map((name) => [name, draw.pick(draw.chance(50) ? ORDINARY : ODD)])),
    always: draw.chance(10),
    strict: draw.chance(60),
  };
}

const plain = (draw: Draw): string => (draw.chance(70) ? `\${${draw.pick(NAMES)}}` : draw.pick(['a', '1', 'b c', '', 'true', '- x']));

function expression(draw: Draw): string {
  const name = draw.pick(NAMES);
  if (draw.chance(4)) return '${';
  if (draw.chance(5)) return `$\${${name}}`;
  return `\${${draw.chance(5) ? '#' : ''}${name}${draw.pick(OPERATIONS)}${draw.chance(2) ? '' : '}'}`;
}

const text = (draw: Draw): string =>
  Array.from(
    { length: draw.pick([1, 1, 1, 2, 3]) },
    () => draw.pick(AROUND) + (draw.chance(75) ? expression(draw) : draw.pick(ODD)) + draw.pick(AROUND),
  ).join('');

const KEYS = ['a', 'b', 'c9', 'c10', 'k-1', 'y', '1', 'x'.repeat(60), 'long'.repeat(40)];

function value(draw: Draw, depth: number): unknown {
  if (draw.chance(35)) return plain(draw);
  if (draw.chance(35)) return draw.chance(50) ? text(draw) : draw.pick(ODD);
  if (draw.chance(10)) return draw.pick<unknown>([1, 1.5, true, null, 0, 1e21, 123456789012, [], {}, 1234567.5, 1e-7, -3]);
  if (depth > 3) return 'x';
  if (draw.chance(50)) return Array.from({ length: draw.below(4) }, () => value(draw, depth + 1));
  const entries = Array.from({ length: 1 + draw.below(3) }, () => [draw.chance(12) ? text(draw) : draw.pick(KEYS), value(draw, depth + 1)]);
  return Object.fromEntries(entries);
}
