import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Returns the lazy modules that a process has loaded after the check of `text`. */
function loadedFor(text: string): readonly string[] {
  const script = `
    import { createRequire } from 'node:module';
    import { createValidator, validateText } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
    validateText(createValidator(), ${JSON.stringify(text)}, 'a.yaml');
    console.log(Object.keys(createRequire(import.meta.url).cache).join('\\n'));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', cwd: import.meta.dirname });
  const files = answer.split('\n').map((file) => (file.includes('/re2js/') ? 're2js' : basename(file, '.ts')));
  return LATE.filter((name) => files.includes(name));
}

const LATE = ['built-in-problems', 'evaluate-rules', 'policy-expressions', 're2js', 'rejected-crd', 'rule-tree', 'schema-of-definition'];

const object = (apiVersion: string, kind: string, rest = ''): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: b}\n${rest}`;

test.each<readonly [string, string, readonly string[]]>([
  ['an unknown kind', object('example.com/v1', 'Widget'), []],
  ['a kind of Kubernetes itself', object('v1', 'ConfigMap'), ['built-in-problems']],
  ['a kind with a pattern', object('source.toolkit.fluxcd.io/v1', 'HelmRepository', 'spec: {interval: 1m, url: "https://a"}'), ['re2js']],
  [
    'a kind with CEL rules',
    object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'spec: {interval: 1m, chartRef: {kind: HelmChart, name: a}}'),
    ['evaluate-rules', 're2js', 'rule-tree'],
  ],
])('%s is checked with no more modules than it needs', (_, text, expected) => expect(loadedFor(text)).toEqual(expected));
