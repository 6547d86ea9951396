import { readFileSync } from 'node:fs';
import { removedWith } from '@slipway/validate';
import { expect, test } from 'vitest';
import { olderKubernetes } from './older-kubernetes.ts';

const CRON_JOB = { apiVersion: 'batch/v1beta1', kind: 'CronJob' };

test('a release that still serves a version is older than the one that removed it', () => {
  expect(olderKubernetes('1.24', CRON_JOB)).toMatchObject({ there: 'Kubernetes 1.24', servesKind: true });
  expect(olderKubernetes('1.25', CRON_JOB)).toBeUndefined();
  expect(olderKubernetes(undefined, CRON_JOB)).toBeUndefined();
  expect(olderKubernetes('1.24', { ...CRON_JOB, apiVersion: 'batch/v1' })).toBeUndefined();
});

test('the releases that removed versions are those that the types of Kubernetes name', () => {
  const facts = readFileSync(new URL('../../../fleet-check/src/versions/lifecycle-facts.gen.ts', import.meta.url), 'utf8');
  const lines = [...facts.matchAll(/"(\S+) (\w+)": "\S+ (1\.\d+)/g)].map(([, apiVersion = '', kind = '', removed]) => [
    apiVersion,
    kind,
    removed,
    removedWith(apiVersion, kind),
  ]);
  expect(lines.length).toBeGreaterThan(60);
  const newest = 36; // The release of the bundled kinds
  expect(lines.filter(([, , removed = '', known]) => Number(removed.slice(2)) <= newest && known !== removed)).toEqual([]);
  expect(lines.filter(([, , removed = '', known]) => Number(removed.slice(2)) > newest && known !== undefined)).toEqual([]);
});
