import { expect, test } from 'vitest';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const pod = (name: string, image: string): string => `apiVersion: v1
kind: Pod
metadata: {name: ${name}, namespace: default}
spec: {containers: [{name: web, image: '${image}'}]}
`;

test.each([
  ['registry.example/shop/web:latest', ['image-without-version']],
  ['web', ['image-without-version']],
  ['registry.example:5000/web', ['image-without-version']],
  ['registry.example:5000/web:1.0.0', []],
  [`registry.example/web@sha256:${'0a'.repeat(32)}`, []],
  [`registry.example/web:latest@sha256:${'0a'.repeat(32)}`, []],
  ['registry.example/web:latest-alpine', []],
  ['registry.example/web:$' + '{TAG}', []],
])('%s', (image, rules) => {
  expect(problemsIn(exampleFiles(pod('web', image))).map(({ rule }) => rule)).toEqual(rules);
});

test('an image is reported once on a cluster', () => {
  expect(problemsIn(exampleFiles(`${pod('one', 'web')}---\n${pod('two', 'web')}`))).toMatchObject([
    { object: 'Pod/default/one', pointer: '/spec/containers/0/image', value: 'web' },
  ]);
});
