import type { Finding } from '@slipway/manifest';

/** A finding with every field except a position in TypeScript. */
export const sampleFinding: Finding = {
  rule: 'wrong-type',
  severity: 'reject',
  message: 'replicas is text',
  object: 'Deployment/web/api',
  apiVersion: 'apps/v1',
  file: 'common/a b/api.yaml',
  line: 7,
  column: 3,
  pointer: '/spec/replicas',
  value: 'two',
  expected: 'an integer',
  remedy: 'write a number',
};

/** The verdict on the object of the finding. */
export const sampleVerdict = {
  file: 'common/a b/api.yaml',
  document: 0,
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  namespace: 'web',
  name: 'api',
  verdict: 'reject',
} as const;
