// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Flux look like placeholders
import { deepStrictEqual } from 'node:assert';
import { emitYaml } from '@slipway/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseDocument, parseWhole } from './parse-document.ts';
import { quickNodes } from './quick-nodes.ts';
import { Refusal } from './refusal.ts';

const answerOf = (parse: (text: string) => unknown, text: string): unknown => {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
};

const bothSay = (text: string): void =>
  deepStrictEqual(answerOf(parseDocument, text), answerOf(parseWhole, text.replace(/^\ufeff/, '')), JSON.stringify(text));

const TEXTS = [
  ...['true', 'null', '~', '0777', '1e3', '2025-01-01', '- a', 'a: b', 'a #b', '<<', '', ' ', 'größe', '🚀', '\ufeffa', 'a\tb', '*', '-'],
  ...[
    'line\nbreak',
    'line\nbreak\n',
    '\nline',
    'a\n\nb\n\n',
    ' a\nb',
    '\ta\nb',
    '#!/bin/sh\nset -e\n\nexit\n',
    'a\n  b\nc',
    'a\u2028b',
    'a\u0085b',
  ],
  ...['a\\/b', '\\ud83d', '${A}', '0x1F', '12345678901234567890', '.5', 'yes', '1_000'],
];

const texts = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: fc.constantFrom(...'ab:#- "\'\n~/[]{},&*!|>%@\\'), maxLength: 10 }),
  fc.lorem({ maxCount: 30 }),
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    texts,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom('name', 'spec', 'x-y', '__proto__', '1', 'on', '<<'), texts), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));

const print = fc.constantFrom<(value: unknown) => string>(
  (written) => orElse(() => emitYaml(written)),
  (written) => orElse(() => stringify(written, { lineWidth: 40, version: '1.1' })),
  (written) => orElse(() => stringify(written, { collectionStyle: 'flow', defaultStringType: 'QUOTE_DOUBLE' })),
  (written) => JSON.stringify(written, null, 2),
);

function orElse(printed: () => string): string {
  try {
    return printed();
  } catch {
    return 'a: b\n';
  }
}

const edits = fc.array(
  fc.record({
    at: fc.nat(300),
    removed: fc.nat(3),
    added: fc.constantFrom(
      ...[
        '',
        ' ',
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
        '|\n\t',
      ],
      ...[
        '&a ',
        '*a',
        '!!str ',
        '! ',
        '<<: ',
        '? ',
        '\n---\n',
        '\n...\n',
        '%YAML 1.2\n',
        '\r\n',
        '\ufeff',
        '\u2028',
        '\u0000',
        '\\x41',
        '\\ud83d',
      ],
    ),
  }),
  { maxLength: 3 },
);

test('the quick reader gives the nodes of the whole parser, of what is printed and of what was then changed by hand', () => {
  fc.assert(
    fc.property(value, print, edits, (written, printed, changes) => {
      const text = printed({ apiVersion: 'v1', metadata: { name: 'a' }, written });
      bothSay(
        changes.reduce((changed, { at, removed, added }) => {
          const start = at % (changed.length + 1);
          return changed.slice(0, start) + added + changed.slice(start + removed);
        }, text),
      );
    }),
    { numRuns: 3000 },
  );
});

test('lines put together at random are read alike', () => {
  const line = fc.tuple(
    fc.constantFrom('', ' ', '  ', '    ', '- ', '  - ', '- - '),
    fc.constantFrom(
      ...['a:', 'a: b', 'b: |', 'c: >-', 'd: "x', 'e"', "f: 'y", "z'", 'text', 'a: [1,', '2]', 'b: {c: d}', '# c', '', 'k: v # c'],
      ...['"q": 1', '---', '...', 'l: |-  # c', '? k', ': v', 'a: &x b', 'c: *x', 'd: !!str 1', '<<: {a: b}', '2: 3', 'true: x', '%a'],
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 9 }), fc.boolean(), (lines, ends) =>
      bothSay(lines.map(([before, content]) => before + content).join('\n') + (ends ? '\n' : '')),
    ),
    { numRuns: 5000 },
  );
});

test('manifests as people write them need the whole parser no more', () => {
  const text =
    '# of a team\napiVersion: v1\nkind: ConfigMap # settings\nmetadata:\n  name: "a"\n  labels: {app: web, "b/c": \'d\'}\n\ndata:\n  n: ${N}\n  run.sh: |\n    #!/bin/sh\n\n    exit 0\n  note: >-\n    one\n    two\n';
  expect(quickNodes(text)).toBeDefined();
  bothSay(text);
});
