import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_CAPABILITIES, HelmError, renderChart } from '../src/index.ts';
import { chartOf } from './chart-files.ts';

/** A template that calls methods of the data of Helm, in the chart or in the chart `sub` of it, and the answer of Helm 4.2.2. */
interface RecordedMethod {
  readonly chart: 'web' | 'sub';
  readonly template: string;
  readonly answer: string;
}

const recorded = readFileSync(new URL('recorded-methods.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedMethod);

const CHART = {
  'Chart.yaml': `apiVersion: v2
name: web
version: 1.0.0
appVersion: "2"
annotations: {a: b}
keywords: [k1, k2]
maintainers: [{name: n, email: e@x.y}]
dependencies: [{name: sub, version: 1.0.0, tags: [t], import-values: [x, {child: c, parent: p}], repository: "https://x"}]
`,
  'values.yaml': 'm: {a: 1, n: {o: text}}\na: A\nsub: {m: {a: 2}}\n',
  'a.txt': 'hello\n',
  'b.txt': 'two\nlines',
  'empty.txt': '',
  'd/c.yaml': 'x: 1\ny: [2]\n',
  'd/e.txt': 'deep\n\nline\n',
  't.tpl': '{{ .Release.Name }}',
  'charts/sub/Chart.yaml': 'apiVersion: v2\nname: sub\nversion: 1.0.0\n',
  'charts/sub/values.yaml': 'k: 1\na: S\nc: {imported: 1}\nm: {n: {o: t}}\n',
  'charts/sub/a.txt': 'sub\n',
  'charts/sub/d/c.yaml': 'z: 1\n',
};

/** Returns the error of a render that fails with the text of the template. */
function answerOf({ chart, template }: RecordedMethod): string {
  const text = `apiVersion: v1\nkind: X\nmetadata: {name: x}\nd: {{ fail (print (cat "OUT"  (include "e" .))) }}{{ define "e" }}${template}{{ end }}`;
  const files = { ...CHART, [`${chart === 'web' ? '' : 'charts/sub/'}templates/x.txt`]: text };
  const release = { name: 'rel', namespace: 'apps', revision: 1, isUpgrade: false };
  try {
    renderChart({ chart: chartOf(files), values: {}, release, capabilities: DEFAULT_CAPABILITIES });
    return 'no error';
  } catch (error) {
    if (error instanceof HelmError) return error.message;
    throw error;
  }
}

test('the methods and types of the data of templates are those of Helm', () => {
  expect(recorded.length).toBeGreaterThan(300);
  for (const each of recorded) expect({ ...each, answer: answerOf(each) }).toEqual(each);
});
