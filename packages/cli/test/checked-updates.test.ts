import { expect, test } from 'vitest';
import { mayBeServed } from '../src/check/check-object.ts';

test.each([
  ['helm.toolkit.fluxcd.io/v2beta1', 'wrong-api-version', true],
  ['helm.toolkit.fluxcd.io/v2beta1', 'wrong-type', false],
  ['policy/v1beta1', 'unknown-kind', false],
  ['apiextensions.k8s.io/v1beta1', 'wrong-api-version', false],
  ['rbac.authorization.k8s.io/v1beta1', 'wrong-api-version', false],
])('another release of a project may serve %s for %s: %s', (apiVersion, rule, expected) => {
  expect(mayBeServed({ apiVersion }, rule)).toBe(expected);
});
