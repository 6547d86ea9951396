import { fileMapTree } from '@slipway/flux-build';
import { describe, expect, test } from 'vitest';
import { machineGates, withMachineGates } from '../src/settings/machine-gates.ts';
import { settingsAround } from '../src/settings/settings-around.ts';
import { temporaryDirectory } from './fixture.ts';

const treeOf = (files: Readonly<Record<string, string>>) => fileMapTree(new Map(Object.entries(files)));

describe('feature gates of machine configurations', () => {
  test.each([
    ['talos/controlplane.yaml.j2', 'cluster:\n  apiServer:\n    extraArgs:\n      feature-gates: HPAScaleToZero=true\n'],
    ['kubernetes/bootstrap/talos/talconfig.yaml', 'patches:\n  - |-\n    feature-gates: "HPAScaleToZero=true"\n'],
    ['hosts/kubeadm.yml', 'kind: ClusterConfiguration\napiServer:\n  extraArgs: {"feature-gates": "Other=false,HPAScaleToZero=true"}\n'],
    ['ansible/k3s/server.yaml', 'kube-apiserver-arg:\n  - "feature-gates=HPAScaleToZero=true"\n'],
  ])('%s', (file, text) => {
    expect(machineGates(treeOf({ [file]: text }))).toEqual({ HPAScaleToZero: true });
  });

  test('are not those of other programs, nor such as Kubernetes does not know', () => {
    expect(machineGates(treeOf({ 'apps/web.yaml': 'args: [--feature-gates=HPAScaleToZero=true]\n' }))).toEqual({});
    expect(machineGates(treeOf({ 'talos/a.yaml': 'feature-gates: NobodyKnowsThis=true,__proto__=true\n' }))).toEqual({});
  });

  test('give way to those of slipway.yaml', async () => {
    const folder = temporaryDirectory();
    const settings = { ...(await settingsAround(folder, folder)), apiServer: { featureGates: { HPAScaleToZero: false } } };
    const tree = treeOf({ 'talos/a.yaml': 'feature-gates: HPAScaleToZero=true,PodLevelResources=false\n' });
    expect(withMachineGates(settings, tree).apiServer.featureGates).toEqual({ HPAScaleToZero: false, PodLevelResources: false });
    expect(withMachineGates(settings, treeOf({}))).toBe(settings);
  });
});
