import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../bin/move-cluster.sh', import.meta.url));

/** A fake kubectl that records its arguments, and answers each `get` with a file of the test. */
const KUBECTL = `#!/usr/bin/env bash
printf '%s\\n' "$*" >> "$FAKE/calls"
case "$*" in
  *'get customresourcedefinitions'*) printf 'eksclusters.fleet.example.org   2026-01-01\\n' ;;
  *'-n flux-system eksclusters.fleet.example.org shop-test') cat "$FAKE/old.json" ;;
  *'get'*'validatingadmissionpolicies'*) printf '{"kind":"ValidatingAdmissionPolicy"}' ;;
  *'-n flux-system kustomizations'*) cat "$FAKE/flux.json" ;;
  *'-n flux-system get VPC.v1beta1.ec2.aws.m.upbound.io'*) cat "$FAKE/managed.json" ;;
esac
`;

const conditions = (status: string) => ['Synced', 'Ready'].map((type) => ({ type, status }));
const vpc = { apiVersion: 'ec2.aws.m.upbound.io/v1beta1', kind: 'VPC' };
const composite = (status = 'True') => ({
  apiVersion: 'fleet.example.org/v1beta1',
  kind: 'EKSCluster',
  metadata: { name: 'shop-test', namespace: 'flux-system' },
  spec: { crossplane: { resourceRefs: [{ ...vpc, name: 'shop-test-vpc' }] } },
  status: { conditions: conditions(status) },
});
const managed = (annotations: object) => ({
  items: [{ ...vpc, metadata: { name: 'shop-test-vpc', annotations }, spec: {}, status: { conditions: conditions('True') } }],
});
const pointer = (namespace: string) => ({ spec: { healthChecks: [{ kind: 'EKSCluster', name: 'shop-test', namespace }] } });
const NAMED = { 'crossplane.io/external-name': 'vpc-1' };

describe('slipway-move-cluster', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-move-'));
    writeFileSync(join(folder, 'kubectl'), KUBECTL);
    chmodSync(join(folder, 'kubectl'), 0o755);
    answer({ old: composite(), flux: pointer('shop-test'), managed: managed(NAMED) });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const answer = (files: Readonly<Record<string, object>>): void => {
    for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  };
  const run = (...args: readonly string[]) => {
    const env = { ...process.env, FAKE: folder, PATH: `${folder}${delimiter}${process.env.PATH}` };
    const { status, stdout, stderr } = spawnSync('bash', [SCRIPT, ...args], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  /** Returns the recorded calls of kubectl that can change an object. */
  const writes = (): readonly string[] =>
    readFileSync(join(folder, 'calls'), 'utf8')
      .split('\n')
      .filter((call) => call !== '' && !/^--context hub (-n \S+ )?get /.test(call));

  it.each([
    [[], 'name the context of the hub'],
    [['--context'], '--context needs a value'],
    [['--context', 'hub'], 'is not the name of a cluster'],
    [['--context', 'hub', 'Shop;rm'], "'Shop;rm' is not the name of a cluster"],
    [['--context', 'hub', 'a', 'b'], 'one cluster at a time'],
    [['--context', 'hub', '--timeout', 'long', 'a'], "not 'long'"],
  ])('refuses %j', (args, message) => {
    expect(run(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
  });

  it('changes nothing with --check', () => {
    expect(run('--context', 'hub', '--check', 'shop-test')).toEqual({
      status: 0,
      stdout: '1. shop-test: 1 resources of AWS are moved from flux-system to shop-test.\n',
      stderr: '',
    });
    expect(writes()).toEqual([]);
  });

  it.each([
    ['a cluster that is not ready', { old: composite('False') }, 'is not Synced'],
    ['a resource without an external name', { managed: managed({}) }, 'VPC shop-test-vpc has no external name'],
    ['a hub that does not have the new place of the cluster', { flux: pointer('flux-system') }, 'publish the definitions'],
  ])('refuses %s before it changes anything', (_, files, message) => {
    answer(files);
    expect(run('--context', 'hub', 'shop-test')).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
    expect(writes()).toEqual([]);
  });
});
