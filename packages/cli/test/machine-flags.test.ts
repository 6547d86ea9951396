import { fileMapTree } from '@slipway/flux-build';
import { describe, expect, test } from 'vitest';
import { machineFlags, withMachineFlags } from '../src/settings/machine-flags.ts';
import { settingsAround } from '../src/settings/settings-around.ts';
import { temporaryDirectory } from './fixture.ts';

const treeOf = (files: Readonly<Record<string, string>>) => ({
  ...fileMapTree(new Map(Object.entries(files))),
  readBefore: () => undefined,
  unreadable: () => [],
  leftOut: () => [],
});
const inTree = (files: Readonly<Record<string, string>>) => ({ tree: treeOf(files) });

describe('flags of machine configurations', () => {
  test.each([
    ['talos/controlplane.yaml.j2', 'cluster:\n  apiServer:\n    extraArgs:\n      feature-gates: HPAScaleToZero=true\n'],
    ['kubernetes/bootstrap/talos/talconfig.yaml', 'patches:\n  - |-\n    feature-gates: "HPAScaleToZero=true"\n'],
    ['hosts/kubeadm.yml', 'kind: ClusterConfiguration\napiServer:\n  extraArgs: {"feature-gates": "Other=false,HPAScaleToZero=true"}\n'],
    ['ansible/k3s/server.yaml', 'kube-apiserver-arg:\n  - "feature-gates=HPAScaleToZero=true"\n'],
  ])('%s', (file, text) => {
    expect(machineFlags(inTree({ [file]: text }))).toEqual({ featureGates: { HPAScaleToZero: true } });
  });

  test('are not those of other programs, nor such as Kubernetes does not know', () => {
    expect(machineFlags(inTree({ 'apps/web.yaml': 'args: [--feature-gates=HPAScaleToZero=true]\n' }))).toEqual({});
    expect(machineFlags(inTree({ 'talos/a.yaml': 'feature-gates: NobodyKnowsThis=true,__proto__=true\n' }))).toEqual({});
  });

  test.each([
    ['talos/talconfig.yaml', 'apiServer:\n  extraArgs:\n    runtime-config: admissionregistration.k8s.io/v1beta1=true\n'],
    ['hosts/kubeadm.yml', 'apiServer:\n  extraArgs: {"runtime-config": "admissionregistration.k8s.io/v1beta1=true"}\n'],
    ['ansible/k3s/server.yaml', 'kube-apiserver-arg:\n  - "runtime-config=admissionregistration.k8s.io/v1beta1=true,Not_A/Version=true"\n'],
  ])('have versions of kinds that are on: %s', (file, text) => {
    expect(machineFlags(inTree({ [file]: text }))).toEqual({ runtimeConfig: { 'admissionregistration.k8s.io/v1beta1': true } });
  });

  test('name all versions of a stage, versions of the core group, and resources', () => {
    const text = 'runtime-config: "api/beta=true,v1=true,batch/v1/cronjobs=false,api/all=perhaps"\n';
    expect(machineFlags(inTree({ 'talos/a.yaml': text }))).toEqual({
      runtimeConfig: { 'api/beta': true, v1: true, 'batch/v1/cronjobs': false },
    });
  });

  test('are also read next to the folder that Flux uses', () => {
    const flags = 'feature-gates: HPAScaleToZero=true\n';
    const top = { tree: treeOf({ 'talos/a.yaml': flags, 'terraform/talos/b.yaml': flags, 'kubernetes/c.yaml': 'kind: ConfigMap\n' }) };
    expect(machineFlags({ tree: treeOf({ 'c.yaml': 'kind: ConfigMap\n' }), top })).toEqual({ featureGates: { HPAScaleToZero: true } });
    const other = { tree: treeOf({ 'terraform/a.yaml': flags }) };
    expect(machineFlags({ tree: treeOf({}), top: other })).toEqual({});
  });

  test('give way to those of slipway.yaml', async () => {
    const folder = temporaryDirectory();
    const settings = { ...(await settingsAround(folder, folder)), apiServer: { featureGates: { HPAScaleToZero: false } } };
    const tree = inTree({ 'talos/a.yaml': 'feature-gates: HPAScaleToZero=true,PodLevelResources=false\n' });
    expect(withMachineFlags(settings, tree).apiServer.featureGates).toEqual({ HPAScaleToZero: false, PodLevelResources: false });
    expect(withMachineFlags(settings, inTree({}))).toBe(settings);
  });
});
