import { expect, test } from 'vitest';
import { readRendering } from './rendering.ts';

const OUTPUT = `---
apiVersion: fleet.example/v1
kind: Site
metadata: {name: one}
status:
  conditions:
  - {type: Ready, status: "False", reason: Creating, lastTransitionTime: "2024-01-01T00:00:00Z"}
  url: https://one.example
---
apiVersion: s3.aws.m.upbound.io/v1beta1
kind: Bucket
metadata: {name: one-1}
---
apiVersion: render.crossplane.io/v1beta1
kind: Result
severity: Warning
reason: ComposeResources
message: not yet
`;

test('distinguishes status, resources and events', () => {
  const rendering = readRendering(OUTPUT);
  expect(rendering.status).toMatchObject({ url: 'https://one.example' });
  expect(rendering.conditions).toMatchObject([{ type: 'Ready', status: 'False', reason: 'Creating' }]);
  expect(rendering.resources).toMatchObject([{ kind: 'Bucket' }]);
  expect(rendering.results).toEqual([{ severity: 'Warning', reason: 'ComposeResources', message: 'not yet' }]);
});

test('a composite without status has no conditions', () => {
  expect(readRendering('---\napiVersion: a.b/v1\nkind: Site\nmetadata: {name: one}\n')).toEqual({
    resources: [],
    status: {},
    conditions: [],
    results: [],
  });
});
