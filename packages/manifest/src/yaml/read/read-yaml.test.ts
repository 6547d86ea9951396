import { describe, expect, test } from 'vitest';
import { readYaml, type YamlStream } from './read-yaml.ts';

const read = (text: string): YamlStream => readYaml(text, 'a.yaml');
const values = (text: string): unknown[] => read(text).documents.map(({ value }) => value);
/** `rule line:column pointer` of each finding. */
const reported = (text: string): string[] =>
  read(text).findings.map(({ rule, line, column, pointer }) => `${rule} ${line}:${column} ${pointer}`);

describe('documents of a stream', () => {
  test.each<[string, string, unknown[]]>([
    ['one document', 'a: 1\n', [{ a: 1 }]],
    ['several', 'a: 1\n---\nb: 2\n...\n---\n- c\n', [{ a: 1 }, { b: 2 }, ['c']]],
    ['nothing', '', []],
    ['only comments', '# a\n\n# b', []],
    ['empty documents between others', '---\n---\na: 1\n---\n# nothing\n---\n', [{ a: 1 }]],
    ['a document that says null', '--- null\n', [null]],
    ['a byte-order mark and CRLF', '\ufeffa: 1\r\nb: |\r\n  x\r\n  y\r\n', [{ a: 1, b: 'x\ny\n' }]],
    ['a YAML directive', '%YAML 1.1\n---\na: yes\n', [{ a: 'yes' }]],
    ['flow style and comments', '{a: [1, "b", {c: d}]} # x\n', [{ a: [1, 'b', { c: 'd' }] }]],
    ['all block scalars', 'a: >-\n  x\n  y\n\n  z\nb: |+\n  x\n\n', [{ a: 'x y\nz', b: 'x\n\n' }]],
    ['aliases', 'a: &x [1]\nb: *x\n', [{ a: [1], b: [1] }]],
    [
      'tags that agree with their value',
      'a: !!str 1\nb: !!int "2"\nc: !!float 3\nd: ! 12\ne: !!map {}\nf: !!seq []\n',
      [{ a: '1', b: 2, c: 3, d: 12, e: {}, f: [] }],
    ],
  ])('%s', (_, text, expected) => {
    expect(values(text)).toEqual(expected);
    expect(reported(text)).toEqual([]);
  });

  test('are numbered as in the stream, empty ones included', () => {
    expect(read('a: 1\n---\n---\nb: 1\n').documents.map(({ index }) => index)).toEqual([0, 2]);
  });

  test('a key called __proto__ is a field, not a prototype', () => {
    const [value] = values('__proto__: {polluted: 1}\nb: 2\n') as [{ readonly polluted?: unknown }];
    expect(Object.keys(value)).toEqual(['__proto__', 'b']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value.polluted).toBeUndefined();
  });

  test('a merge key completes a map as Flux completes it', () => {
    expect(values('a: &a {p: 1, q: 2}\nb: &b {p: 3, r: 4}\nc:\n  <<: [*a, *b]\n  q: 5\n')).toEqual([
      { a: { p: 1, q: 2 }, b: { p: 3, r: 4 }, c: { p: 1, q: 5, r: 4 } },
    ]);
  });

  // Each as kustomize 5.8.1 builds it.
  test.each([
    ['with its tag, as yq writes it', '!!merge <<', { p: 1, q: 5 }],
    ['with its tag in full', '!<tag:yaml.org,2002:merge> <<', { p: 1, q: 5 }],
    ['with its tag and in quotes', '!!merge "<<"', { p: 1, q: 5 }],
    ['with the tag that means nothing', '! <<', { p: 1, q: 5 }],
    ['that is a string because of its tag', '!!str <<', { q: 5 }],
  ])('a merge key %s', (_name, key, map) => {
    expect(values(`a: &a {p: 1, q: 2}\nc:\n  ${key}: *a\n  q: 5\n`)).toEqual([{ a: { p: 1, q: 2 }, c: map }]);
  });
});

describe('go-yaml decides what is accepted and rejected, not YAML 1.2', () => {
  test.each<[string, string, unknown]>([
    [
      'text that goes on at the indentation of its parent',
      'a:\n  - description: one\n    two: x\n  # no\n',
      { a: [{ description: 'one', two: 'x' }] },
    ],
    ['quoted text that goes on left of its key', 'a:\n  b: "one\ntwo"\n', { a: { b: 'one two' } }],
    ['brackets that close left of their key', 'a:\n  b: [\n1\n]\n', { a: { b: [1] } }],
    ['a colon within brackets without a blank', '{a:b, c}', { 'a:b': '', c: '' }],
    ['a byte-order mark in the middle', 'a: 1\n\ufeffb: 2\n', { a: 1, '\ufeffb': 2 }],
    ['a key of emojis', `${'🚀'.repeat(600)}: 1\n`, { ['🚀'.repeat(600)]: 1 }],
  ])('%s is read', (_, text, value) => {
    expect(values(text)).toEqual([value]);
    expect(reported(text).filter((finding) => !finding.startsWith('empty-between'))).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['an escaped slash', 'a: "b\\/c"\n', 'yaml-syntax 1:6 '],
    ['a map behind a colon without a blank', '{a:{b: c}}', 'yaml-syntax 1:4 '],
    ['a value without a key', 'a: 1\n: b\n', 'yaml-syntax 2:1 '],
    ['a directive of YAML 1.2', '%YAML 1.2\n---\na: 1\n', 'yaml-syntax 1:1 '],
    ['the end of a document that has none', '...\n---\na: 1\n', 'yaml-syntax 1:1 '],
  ])('%s is refused', (_, text, finding) => {
    expect(reported(text)).toEqual([finding]);
  });

  test('a document behind the end of another one, without a marker, is not read', () => {
    expect(values('a: 1\n...\nb: 2\n---\nc: 3\n')).toEqual([{ a: 1 }, { c: 3 }]);
    expect(reported('a: 1\n...\nb: 2\n---\nc: 3\n')).toEqual(['yaml-syntax 3:1 ']);
  });

  test('a slash may be escaped in a file of JSON, which the API server reads as such', () => {
    const { documents, findings } = readYaml('{"a": "b\\/c", "d": "\\\\/", "e": "\\\\\\/"}', 'a.json');
    expect(findings).toEqual([]);
    expect(documents[0]?.value).toEqual({ a: 'b/c', d: '\\/', e: '\\/' });
  });

  test('a mistake says what to do', () => {
    const [finding] = read('a: b: c\n').findings;
    expect(finding).toMatchObject({ line: 1, column: 5, message: expect.stringContaining('mapping values are not allowed') });
    expect(finding?.remedy).toBe('quote the text if it holds a colon, or give the key the indentation of its neighbours');
  });

  test('deep and long texts take time in proportion to their length', () => {
    for (const text of [
      '- '.repeat(50_000),
      '{a: '.repeat(30_000),
      `a: ${'"x" '.repeat(50_000)}`,
      `[${'"k", '.repeat(50_000)}`,
      '? '.repeat(50_000),
    ])
      expect(read(text).documents).toEqual([]);
  });

  test.each(['"', "'"])('so do texts of many lines in %s', (quote) => {
    const lines = 200_000;
    const [document] = read(`a: ${quote}${'word  word\n  '.repeat(lines)}end${quote}\n`).documents;
    expect(document?.value).toEqual({ a: `${'word  word '.repeat(lines)}end` });
  });
});

describe('findings say where, with line, column and pointer', () => {
  test.each<[string, string, string[]]>([
    ['a duplicate key', 'a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n', ['duplicate-key 5:3 /b/c']],
    ['a duplicate key in other quotes', 'a: 1\n"a": 2\n', ['duplicate-key 2:1 /a']],
    [
      'keys that are not text',
      '1: a\ntrue: b\n~: c\n2025-01-01: d\n',
      ['non-string-key 1:1 /1', 'non-string-key 2:1 /true', 'non-string-key 3:1 /~0', 'non-string-key 4:1 /2025-01-01'],
    ],
    ['a key that is nothing', 'a: 1\n?\n: b\n', ['non-string-key 1:4 /']],
    ['a key that is a list', '? [a, b]\n: c\n', ['non-string-key 1:3 /["a","b"]']],
    [
      'a tag of another tool',
      'a: !Ref x\nb: !!set {c: 1}\nd: !!int x\n',
      ['unknown-tag 1:4 /a', 'unknown-tag 2:4 /b', 'unknown-tag 3:4 /d'],
    ],
    ['a merge key', 'a: &a {b: 1}\nc:\n  <<: *a\n', ['merge-key 3:3 /c/<<']],
    ['a merge key with its tag', 'a: &a {b: 1}\nc:\n  !!merge <<: *a\nd: !!merge <<\n', ['merge-key 3:3 /c/<<']],
    [
      'a merge key twice',
      'a: &a {b: 1}\nc:\n  <<: *a\n  !!merge <<: *a\n',
      ['merge-key 3:3 /c/<<', 'duplicate-key 4:3 /c/<<', 'merge-key 4:3 /c/<<'],
    ],
    ['a merge key of a text', 'c:\n  !!merge <<: e\n', ['merge-key 2:3 /c/<<', 'yaml-syntax 2:3 /c/<<']],
    ['a merge key in quotes with its tag', 'a: &a {b: 1}\nc:\n  !!merge "<<": *a\n', ['merge-key 3:3 /c/<<']],
    ['an alias without an anchor', 'a: *b\n', ['yaml-syntax 1:4 /a']],
    ['an anchor inside itself', 'a: &b [*b]\n', ['yaml-syntax 1:8 /a/0']],
    ['an unclosed list', 'a: [1,\nb: 2\n', ['yaml-syntax 1:4 ']],
    ['a tab for indentation', 'a:\n\tb: 1\n', ['yaml-syntax 2:1 ']],
    ['an unknown escape', 'a: "\\q"\n', ['yaml-syntax 1:5 ']],
    ['control characters', 'a: "\u007f"\nb: \u0000 # \ufffe\n', ['yaml-syntax 1:5 ', 'yaml-syntax 2:4 ', 'yaml-syntax 2:8 ']],
    ['an escape that is half a character', 'a:\n  - "x\\ud83d\\ude00"\n', ['yaml-syntax 2:7 ']],
    [
      'escapes that Flux does not keep',
      'a:\n  - "x\\x7f"\n  - "\\N"\nb: {"\\uFFFF": "\\\\u0085"}\n',
      ['refused-character 2:5 /a/0', 'refused-character 3:5 /a/1', 'refused-character 4:5 /b/\uffff'],
    ],
    ['a quoted key <<', 'a: &a {b: 1}\nc:\n  "<<": *a\nd: {!!str <<: x}\n', ['dropped-key 3:3 /c/<<', 'dropped-key 4:5 /d/<<']],
    [
      'nothing between brackets',
      'a: {b: , c, "d": ~, e: !!null }\nf: [{g: }]\nh:\n',
      ['empty-between-brackets 1:5 /a/b', 'empty-between-brackets 1:10 /a/c', 'empty-between-brackets 2:6 /f/0/g'],
    ],
    ['a date between brackets', 'a: {b: 2025-01-01, c: 2025-01-01 10:00:00}\n', ['retyped-scalar 1:8 /a/b']],
    ['an unquoted date', 'a:\n  - 2025-01-01\n', ['retyped-scalar 2:5 /a/0']],
    ['an integer beyond 64 bits', 'a: 18446744073709551616\n', ['rounded-integer 1:4 /a']],
    ['infinity', 'a: -.inf\nb: .nan\n', ['non-finite-number 1:4 /a', 'non-finite-number 2:4 /b']],
    ['line breaks of YAML 1.1', 'a: "x\u0085y\u2028"\n', ['foreign-line-break 1:6 ', 'foreign-line-break 1:8 ']],
    ['too many levels', `${'['.repeat(300)}${']'.repeat(300)}`, ['too-deep 1:201 ']],
  ])('%s', (_, text, expected) => {
    expect(reported(text)).toEqual(expected);
  });

  test('each finding names the object that it is in', () => {
    const [finding] = read('apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\ndata:\n  1: x\n').findings;
    expect(finding).toMatchObject({
      object: 'ConfigMap/b/a',
      apiVersion: 'v1',
      file: 'a.yaml',
      severity: 'reject',
      rule: 'non-string-key',
    });
  });

  test('a broken document hides none of the others', () => {
    const { documents, findings } = read('# head\na: [\n---\nb: 1\nc: 1\nc: 2\n---\nd: "\\q"\n---\ne: 2\n');
    expect(documents.map(({ index, value }) => [index, value])).toEqual([
      [1, { b: 1, c: 2 }],
      [3, { e: 2 }],
    ]);
    expect(findings.map(({ rule, line }) => [rule, line])).toEqual([
      ['yaml-syntax', 2],
      ['duplicate-key', 6],
      ['yaml-syntax', 8],
    ]);
    expect(documents[1]?.positionOf('/e')).toEqual({ line: 10, column: 1 });
  });

  test('rejects nested aliases with a thousand million nodes without expanding them', () => {
    const levels = 'bcdefghij'
      .split('')
      .map((level, index) => `${level}: &${level} [${Array(9).fill(`*${'abcdefghij'[index]}`).join(', ')}]\n`);
    const { documents, findings } = read(`a: &a [x, x, x, x, x, x, x, x, x]\n${levels.join('')}`);
    expect(documents).toEqual([]);
    expect(findings.map(({ rule, line }) => [rule, line])).toEqual([['alias-bomb', 4]]);
  });

  test('counts levels through aliases, so that no value is nested more deeply than the stack allows', () => {
    const nested = (inner: string): string => '['.repeat(90) + inner + ']'.repeat(90);
    const text = `a: &a ${nested('1')}\nb: &b ${nested('*a')}\nc: &c ${nested('*b')}\nd: ${nested('*c')}\n`;
    expect(read(text).findings.map(({ rule, line }) => [rule, line])).toEqual([['too-deep', 3]]);
    expect(read(text.slice(0, text.indexOf('c:'))).findings).toEqual([]);
  });

  test('reports only the first twenty forbidden characters', () => {
    expect(reported(`a: ${'\u0001'.repeat(1000)}`)).toHaveLength(20);
  });

  test('rejects a document that is longer than any object, and reads the other documents of the stream', () => {
    const { documents, findings } = read(`# head\na: 1\n---\nb: "${'x'.repeat(5_000_000)}"\n---\nc: &c 3\n...\n---\nd: [\n---\ne: 5\n`);
    expect(documents.map(({ index, value }) => [index, value])).toEqual([
      [0, { a: 1 }],
      [2, { c: 3 }],
      [4, { e: 5 }],
    ]);
    expect(findings.map(({ rule, line, expected }) => [rule, line, expected])).toEqual([
      ['too-large', 3, 'a document of at most 4 MiB'],
      ['yaml-syntax', 9, 'YAML that Flux can read'],
    ]);
    expect(documents[2]?.positionOf('/e')).toEqual({ line: 11, column: 1 });
  });

  test('reads a long stream like a short one', () => {
    const text = Array.from({ length: 30_000 }, (_, index) => `--- # ${index}\na: ${index}\nb: &b text of some length\nc: *b\n`).join('');
    expect(text.length).toBeGreaterThan(2 ** 20);
    expect(read(`%YAML 1.1\n${text}`).documents.map(({ index, value }) => [index, value])).toEqual(
      read(text).documents.map(({ index, value }) => [index, value]),
    );
    expect(read(text).documents).toHaveLength(30_000);
  });

  test('accepts a few hundred aliases to one value', () => {
    const text = `a: &a {b: 1, c: 2}\nd:\n${'  - *a\n  - e: 1\n    f: 2\n'.repeat(500)}`;
    expect(reported(text)).toEqual([]);
    expect((values(text)[0] as { d: unknown[] }).d).toHaveLength(1000);
  });
});

describe('positions', () => {
  const text = [
    '# head',
    'a: 1',
    'b:',
    '  "c d": x',
    '  e:',
    '    - f',
    '    - g: 1',
    '      h~/i: |',
    '        text',
    '    - >- # > |',
    '      text',
    'j: &k {l: [m]}',
    'n: *k',
    '',
  ].join('\n');
  const [document] = readYaml(text, 'a.yaml').documents;

  test.each([
    ['', 2, 1],
    ['/a', 2, 1],
    ['/b', 3, 1],
    ['/b/c d', 4, 3],
    ['/b/e', 5, 3],
    ['/b/e/0', 6, 7],
    ['/b/e/1', 7, 7],
    ['/b/e/1/g', 7, 7],
    ['/b/e/1/h~0~1i', 8, 7],
    ['/b/e/2', 10, 7],
    ['/j/l', 12, 8],
    ['/j/l/0', 12, 12],
    ['/n', 13, 1],
    ['/n/l/0', 13, 1],
    ['/b/missing/deeper', 3, 1],
    ['/missing', 2, 1],
  ])('%s is in line %i, column %i', (pointer, line, column) => {
    expect(document?.positionOf(pointer)).toEqual({ line, column });
  });

  test('count lines that end with CRLF, LF or CR, and no byte-order mark', () => {
    const [first] = readYaml('\ufeffa: 1\r\nb: 2\rc: 3\nd: 4', 'a.yaml').documents;
    expect(['/a', '/b', '/c', '/d'].map((pointer) => first?.positionOf(pointer))).toEqual(
      [1, 2, 3, 4].map((line) => ({ line, column: 1 })),
    );
  });
});

test('a merge key with its tag, as yq writes it, merges', () => {
  expect(readYaml('a: &a {b: 1, c: 2}\nd:\n  !!merge <<: *a\n  c: 3\n', 'x.yaml').documents[0]?.value).toEqual({
    a: { b: 1, c: 2 },
    d: { b: 1, c: 3 },
  });
});
