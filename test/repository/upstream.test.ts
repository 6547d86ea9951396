import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { programs } from '../../packages/lab/src/programs/programs.ts';
import { root } from '../scratch-copy.ts';
import { documents } from './documents.ts';

const page = documents.get('docs/upstream.md') ?? '';
const named = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name));

test('the page about upstream states no version: the files that it names do', () => {
  expect(page.match(/\bv?\d+\.\d+(?:\.\d+)?\b/g)).toBe(null);
});

test('it names every program of the lab but those that only benchmarks and clusters need', () => {
  const unnamed = Object.keys(programs).filter((name) => !named.has(name));
  expect(unnamed).toEqual(['etcd', 'kubeconform', 'helm-engine', 'helm', 'kubectl-validate']);
});

test.each([
  ['recording', 'packages/lab/recordings/*.jsonl', '.jsonl'],
  [
    'end-to-end test that asks programs about generated cases',
    'packages/lab/end-to-end/{*-comparison,*-oracle,*values,artifacts,definitions,formats,kustomize,rules,yaml}.test.ts',
    '.test.ts',
  ],
])('it names every %s', (_, files, end) => {
  const names = globSync(files, { cwd: root }).map((file) => basename(file, end));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !named.has(name))).toEqual([]);
});

test('it names no end-to-end test that does not exist', () => {
  const tests = globSync('packages/lab/end-to-end/*.test.ts', { cwd: root }).map((file) => basename(file, '.test.ts'));
  const named = [...page.matchAll(/\bend-to-end tests?:? ((?:`[a-z-]+`(?:, )?)+)/gi)].flatMap(
    ([, list = '']) => list.match(/[a-z-]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((test) => !tests.includes(test))).toEqual([]);
});
