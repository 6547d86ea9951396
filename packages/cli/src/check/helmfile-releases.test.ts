import { fileMapTree } from '@slipway/flux-build';
import { expect, test } from 'vitest';
import { helmfileReleases } from './helmfile-releases.ts';

test('reads the releases and charts of helmfiles, also of templates', () => {
  const tree = fileMapTree(
    new Map([
      ['bootstrap/helmfile/crds.yaml', 'releases:\n  - name: monitoring\n    chart: oci://registry.example/charts/kube-prometheus-stack\n'],
      ['bootstrap/helmfile.yaml.gotmpl', 'releases:\n  - name: {{ .a }}\n    chart: "jetstack/cert-manager"\n'],
      ['apps/release.yaml', 'chart: velero\n'],
      ['.cache/helmfile.yaml', 'chart: hidden\n'],
    ]),
  );
  expect([...helmfileReleases(tree)].sort()).toEqual(['cert-manager', 'kube-prometheus-stack', 'monitoring']);
});
