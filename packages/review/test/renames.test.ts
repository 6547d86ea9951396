import { describe, expect, test } from 'vitest';
import type { Review } from '../src/index.ts';
import { CLUSTERS, edited, oneCluster, plainFleet, reviewOf } from './plain-fleet.ts';

const map = (name: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: default}\ndata: {${data}}\n`;
const workload = (kind: string, name: string, image: string): string =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: default}\nspec:\n  replicas: 2\n  selector: {matchLabels: {app: ${name}}}\n` +
  `  template:\n    metadata: {labels: {app: ${name}}}\n    spec:\n      containers: [{name: app, image: '${image}', ports: [{containerPort: 80}]}]\n`;

const renames = ({ changes }: Review): readonly string[] =>
  changes.flatMap(({ kind, name, renamedFrom, renamedTo, hunks }) => [
    ...(renamedFrom === undefined ? [] : [`${kind}/${name} was ${renamedFrom}: ${hunks.map(({ path }) => path).join(', ')}`]),
    ...(renamedTo === undefined ? [] : [`${kind}/${name} is now ${renamedTo}`]),
  ]);

describe('an object that replaces a deleted one', () => {
  test('is found under another name, with the other differences', () => {
    const review = reviewOf(oneCluster(workload('Deployment', 'web', 'web:1')), oneCluster(workload('Deployment', 'site', 'web:2')));
    expect(renames(review)).toEqual([
      'Deployment/web is now Deployment/default/site',
      'Deployment/site was Deployment/default/web: spec.selector.matchLabels.app, spec.template.metadata.labels.app, spec.template.spec.containers[name=app].image',
    ]);
    expect(review.changes.map(({ action }) => action)).toEqual(['delete', 'create']);
  });

  test('is found as another kind of the same name', () => {
    const review = reviewOf(oneCluster(workload('Deployment', 'web', 'web:1')), oneCluster(workload('StatefulSet', 'web', 'web:1')));
    expect(renames(review)).toEqual([
      'Deployment/web is now StatefulSet/default/web',
      'StatefulSet/web was Deployment/default/web: spec.strategy',
    ]);
  });

  test('is found by its generated name, with any content', () => {
    const review = reviewOf(oneCluster(map('settings-2b6k8m4t5c', 'a: one')), oneCluster(map('settings-9h7g5f4d2c', 'b: two, c: three')));
    expect(renames(review)).toEqual([
      'ConfigMap/settings-2b6k8m4t5c is now ConfigMap/default/settings-9h7g5f4d2c',
      'ConfigMap/settings-9h7g5f4d2c was ConfigMap/default/settings-2b6k8m4t5c: data.a, data.b, data.c',
    ]);
  });

  test('is the most alike of several', () => {
    const old = oneCluster(map('one', 'a: x, b: y, c: z'), map('two', 'a: x, b: y, c: other'));
    const next = oneCluster(map('three', 'a: x, b: y, c: other'), map('four', 'a: x, b: y, c: z'));
    expect(
      renames(reviewOf(old, next))
        .filter((line) => line.includes('was'))
        .sort(),
    ).toEqual(['ConfigMap/four was ConfigMap/default/one: ', 'ConfigMap/three was ConfigMap/default/two: ']);
  });

  test('is not looked for in what has little in common, or little at all', () => {
    expect(renames(reviewOf(oneCluster(map('one', 'a: x, b: y')), oneCluster(map('two', 'a: p, b: q'))))).toEqual([]);
    const namespace = (name: string): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: ${name}, labels: {team: shop}}\n`;
    expect(renames(reviewOf(oneCluster(namespace('one')), oneCluster(namespace('two'))))).toEqual([]);
  });

  test('is not shown with what may be a secret', () => {
    const secret = (name: string, value: string): string =>
      `apiVersion: v1\nkind: Secret\nmetadata: {name: ${name}, namespace: default}\nstringData: {user: ada, host: db, port: "5432", password: ${value}}\n`;
    const review = reviewOf(oneCluster(secret('one', 'hunter2-hunter2')), oneCluster(secret('two', 'correct-horse-battery')));
    expect(renames(review)).toHaveLength(2);
    expect(JSON.stringify(review)).not.toMatch(/hunter2|horse/);
  });

  test('leaves what happens as it is: each is created, each is deleted', () => {
    const review = reviewOf(plainFleet, edited(plainFleet, 'shop/all.yaml', ['name: web,', 'name: website,']));
    expect(renames(review).filter((line) => line.includes(' was '))).toHaveLength(2 + CLUSTERS.length);
    expect(renames(review).filter((line) => line.includes(' is now '))).toHaveLength(3);
    expect(Map.groupBy(review.changes, ({ action }) => action).get('delete')).toHaveLength(3);
  });
});
