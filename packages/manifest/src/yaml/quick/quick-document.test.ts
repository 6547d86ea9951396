import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildPointer } from '../../objects/json-pointer.ts';
import { outlineOf } from '../read/outline.ts';
import { readYaml, readYamlWhole, type YamlStream } from '../read/read-yaml.ts';
import { emitYaml } from '../write/emit-yaml.ts';
import { quickDocument, UNUSUAL } from './quick-document.ts';
import { valueMaker } from './value-maker.ts';

/** Everything that a reader says of a text, with the place of every node. */
const answers = ({ documents, findings }: YamlStream): unknown => ({
  findings,
  documents: documents.map(({ index, value, findings: own, positionOf }) => ({
    index,
    value,
    findings: own,
    places: ['', '/', '/nothing/here', ...kustomizationsIn(value, [])].map((pointer) => [pointer, positionOf(pointer)]),
  })),
});

function kustomizationsIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null || path.length > 20) return [];
  return Object.entries(value).flatMap(([key, child]) => [buildPointer([...path, key]), ...kustomizationsIn(child, [...path, key])]);
}

/** As when every document that can be remembered was read before, and some of its places asked for. */
function recalled(text: string): YamlStream {
  const known = new Map(
    readYaml(text, 'a.yaml').documents.flatMap(({ value, text: own, offsetOf }) => {
      const outline = outlineOf(value);
      return own === undefined || offsetOf === undefined
        ? []
        : [[own(), { ...(outline ? { outline } : {}), offsets: { '/nothing/here': offsetOf('/nothing/here') } }] as const];
    }),
  );
  return readYaml(text, 'a.yaml', (part) => known.get(part));
}

const bothSay = (text: string): void => {
  const whole = answers(readYamlWhole(text, 'a.yaml'));
  deepStrictEqual(answers(readYaml(text, 'a.yaml')), whole);
  deepStrictEqual(plain(answers(recalled(text))), plain(whole));
};

/** Values that are read when they are looked at are looked at. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, plain(child)]))
      : value;

const texts = fc.oneof(
  fc.constantFrom(
    'true',
    'null',
    '~',
    '0777',
    '1e3',
    '2025-01-01',
    '- a',
    'a: b',
    'a #b',
    '<<',
    '',
    ' ',
    'größe 🚀',
    '\ufeffa',
    'a\tb',
    '::1',
    '*',
    '-',
  ),
  fc.constantFrom(
    'line\nbreak',
    'line\nbreak\n',
    '\nline',
    'a\n\nb\n\n',
    ' a\nb',
    '#!/bin/sh\nset -e\n\nexit\n',
    'a\n  b\nc',
    'a\u2028b',
    'a\u0000b',
    'a\u0085b',
  ),
  fc.string({ unit: fc.constantFrom(...'ab:#- "\'\n~/[]{},&*!|>%@\\'), maxLength: 10 }),
  fc.lorem({ maxCount: 30 }),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    texts,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom('name', 'spec', 'data.json', 'x-y', 'constructor', '__proto__', '1', 'on'), texts),
      tie('value'),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
}));

const PRINTERS: Readonly<Record<string, (value: unknown) => string>> = {
  Slipway: (written) => orElse(() => emitYaml(written)),
  yaml: (written) => stringify(written),
  'yaml as kubectl prints': (written) => stringify(written, { indentSeq: false, lineWidth: 0, singleQuote: true }),
  'yaml in flows': (written) => stringify(written, { collectionStyle: 'flow', lineWidth: 40 }),
  'yaml in narrow lines': (written) =>
    stringify(written, { version: '1.1', lineWidth: 40, indent: 4, defaultStringType: 'QUOTE_DOUBLE', blockQuote: 'folded' }),
  'JSON in lines': (written) => JSON.stringify(written, null, 2),
  JSON: (written) => JSON.stringify(written),
};

const orElse = (print: () => string): string => {
  try {
    return print();
  } catch {
    return 'a: b\n';
  }
};

describe.each(Object.entries(PRINTERS))('%s', (_, print) => {
  test('reads printed YAML as the complete reader does', () => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('---\n', '--- # next\n', '---\n---\n', '...\n---\n'),
        (written, marker) => {
          bothSay(written.map((each) => `${print(each).trimEnd()}\n`).join(marker));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('reads printed YAML with random edits as the complete reader does', () => {
    fc.assert(
      fc.property(value, edits, (written, changes) =>
        bothSay(changes.reduce(edited, print({ apiVersion: 'v1', metadata: { name: 'a' }, written }))),
      ),
      { numRuns: 800 },
    );
  });
});

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

const edits = fc.array(
  fc.record({
    at: fc.nat(400),
    removed: fc.nat(3),
    added: fc.constantFrom(
      ...[
        '',
        ' ',
        '  ',
        '\n',
        '\n  ',
        '\n\n',
        '\t',
        ':',
        ': ',
        ' #',
        '# c\n',
        '- ',
        "'",
        '"',
        '\\',
        '[',
        ']',
        '{',
        '}',
        ',',
        '|',
        '>-',
        '|2',
        '&a ',
      ],
      ...[
        '*a',
        '!!str ',
        '<<: ',
        '? ',
        '---\n',
        '\n---\n',
        '\n...\n',
        '%YAML 1.2\n',
        '\r\n',
        'a',
        '\ufeff',
        '\u2028',
        '\u0000',
        '{{ x }}',
        '\\x41',
        '\\ud83d',
      ],
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

const edited = (text: string, { at, removed, added }: Edit): string => {
  const start = at % (text.length + 1);
  return text.slice(0, start) + added + text.slice(start + removed);
};

test('reads random lines as the complete reader does', () => {
  const line = fc.tuple(
    fc.constantFrom('', ' ', '  ', '    ', '      ', '- ', '  - ', '- - '),
    fc.constantFrom(
      'a:',
      'a: b',
      'b: |',
      'c: >-',
      'd: "x',
      'e"',
      "f: 'y",
      "z'",
      'text',
      'a: [1,',
      '2]',
      'b: {c: d}',
      '# c',
      '',
      'k: v # c',
      '"q": 1',
      '---',
      '...',
      'l: |-  # c',
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 9 }), fc.boolean(), (lines, ends) => {
      bothSay(lines.map(([before, content]) => before + content).join('\n') + (ends ? '\n' : ''));
    }),
    { numRuns: 8_000 },
  );
});

test('reads common manifests without the complete reader', () => {
  for (const text of [
    '# of a team\napiVersion: v1\nkind: ConfigMap # settings\nmetadata:\n  name: "a"\n  labels: {app: web, "b/c": \'d\'}\n\ndata:\n  run.sh: |\n    #!/bin/sh\n\n    exit 0\n  note: >-\n    one\n    two\n\n    three\n',
    '---\n- a\n-   b: 1\n    c:\n    - d\n    - - e\n-\n  f: null\n- |\n  x\n- "y\\n\\u00e9"\n',
    '{"apiVersion": "v1", "items": [1, 2.5, true, null, "x", [], {}]}\n',
    '{\n  "kind": "List",\n  "items": [\n    {\n      "a": "b"\n    }\n  ]\n}\n',
    'a: a long text that is\n  folded to the next line\nb: "quoted too,\n  in two lines"\nc:\n  on a line of its own\n',
  ]) {
    expect(quickDocument(text, 0, text.length, valueMaker)).not.toBe(UNUSUAL);
    bothSay(text);
  }
});
