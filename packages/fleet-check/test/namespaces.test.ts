import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const object = (kind: string, namespace: string, name: string, more = ''): string =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: ${namespace}}\n${more}`;
const pod = (namespace: string, secret: string): string =>
  object('Pod', namespace, 'web', `spec: {containers: [{name: web, image: 'nginx:1.29.0', envFrom: [{secretRef: {name: ${secret}}}]}]}\n`);
const OWN = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n';

const problems = (...objects: readonly string[]) =>
  problemsIn(exampleFiles(objects.join('---\n'))).map(({ rule, value, severity }) => [rule, value, severity]);

test('namespaces that nothing creates are one risk, and their Secrets are not reported', () => {
  const found = problems(OWN, pod('jobs', 'db'), pod('maps', 'db'), pod('tiles', 'db'), pod('shop', 'db'));
  expect(found).toEqual([
    ['secret-not-found', 'db', undefined],
    ['namespace-not-found', 'jobs', 'risk'],
  ]);
  const [, { message }] = problemsIn(exampleFiles([OWN, pod('jobs', 'db'), pod('maps', 'db'), pod('shop', 'db')].join('---\n'))) as [
    unknown,
    { message: string },
  ];
  expect(message).toBe('Pod/jobs/web is in the namespace jobs, which nothing creates on example; nothing creates these either: maps');
});

test('a misspelled namespace is a problem of its own, with its Secrets', () => {
  const found = problems(OWN, pod('shopp', 'db'), pod('jobs', 'db'));
  expect(found.map(([rule, value]) => [rule, value])).toEqual([
    ['secret-not-found', 'db'],
    ['namespace-not-found', 'shopp'],
    ['namespace-not-found', 'jobs'],
  ]);
});

test('without any Namespace in the fleet, Secrets are reported', () => {
  expect(problems(pod('jobs', 'db')).map(([rule]) => rule)).toEqual(['secret-not-found']);
});
