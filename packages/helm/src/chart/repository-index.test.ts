import { expect, test } from 'vitest';
import { HelmError } from '../helm-error.ts';
import { INDEX_LIMITS, readIndex } from './repository-index.ts';

const entry = (version: string): string => `  - apiVersion: v2
    name: a
    description: |
      The first line.

      entries:
        web: of a text
    urls:
    - web-${version}.tgz
    version: ${version}
`;

const index = `apiVersion: v1
entries:
  db:
${entry('0.1.0')}  web:
${entry('1.3.0')}${entry('1.2.0')}  "web-ui":
${entry('3.0.0')}generated: "2026-01-01T00:00:00Z"
`;

const versionsOf = (text: string, name: string) => readIndex(text, name)?.map(({ version }) => version);

test('the versions of one chart are read by its lines', () => {
  expect(readIndex(index, 'web')?.[0]).toEqual({ version: '1.3.0', urls: ['web-1.3.0.tgz'], digest: '' });
  expect(['db', 'web', 'web-ui', 'we', 'generated'].map((name) => versionsOf(index, name))).toEqual([
    ['0.1.0'],
    ['1.3.0', '1.2.0'],
    ['3.0.0'],
    undefined,
    undefined,
  ]);
});

test.each([
  ['JSON', '{"entries":{"web":[{"name":"web","version":"1.2.0","urls":["a"],"digest":"sha256:AB"}]}}'],
  ['flow style', 'entries: {web: [{name: web, version: 1.2.0, urls: [a], digest: ab}]}\n'],
  [
    'lists that are indented',
    'entries:\n    web:\n      - name: web\n        version: 1.2.0\n        urls:\n          - a\n        digest: ab\n',
  ],
  ['line ends of Windows', 'entries:\r\n  web:\r\n  - name: web\r\n    version: 1.2.0\r\n    urls: [a]\r\n    digest: ab\r\n  z: []\r\n'],
  ['comments', '# a\nentries: # b\n# c\n  # d\n  web:\n# e\n  - name: web\n    version: 1.2.0\n    urls: [a]\n    digest: ab\n'],
])('an index is read in %s', (_, text) => {
  expect(readIndex(text, 'web')).toEqual([{ version: '1.2.0', urls: ['a'], digest: 'ab' }]);
});

test.each([
  ['text', 'junk'],
  ['a list', '- a\n'],
  ['entries that are a text', 'entries: a\n'],
  ['broken JSON', '{"entries":'],
  ['an alias of another chart', 'entries:\n  a: &a [{version: 1.0.0}]\n  web: *a\n'],
  ['too many versions', `entries:\n  web:\n${'  - {}\n'.repeat(INDEX_LIMITS.versions + 1)}`],
])('an index is refused that is %s', (_, text) => {
  expect(() => readIndex(text, 'web')).toThrow(HelmError);
});

test('an entry without the name of its chart is dropped', () => {
  expect(versionsOf('entries:\n  web:\n  - version: 2.0.0\n  - name: web\n    version: 1.0.0\n', 'web')).toEqual(['1.0.0']);
});

test('a chart of a large index is read without the others', () => {
  const others = `  other:\n${entry('1.0.0').repeat(80_000)}`;
  expect(others.length).toBeGreaterThan(INDEX_LIMITS.parsed);
  expect(
    versionsOf(
      index.replace('entries:\n', () => `entries:\n${others}`),
      'web',
    ),
  ).toEqual(['1.3.0', '1.2.0']);
});
