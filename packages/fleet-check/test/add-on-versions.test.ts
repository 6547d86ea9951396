import { describe, expect, test } from 'vitest';
import { karpenterRanges } from '../src/versions/add-on-facts.ts';
import { isLater } from '../src/versions/newer-fields.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const found = (kubernetes: string, objects: string): readonly string[] =>
  problemsIn(exampleFiles(`# slipway.yaml\nkubernetes: '${kubernetes}'\n# clusters/example/\n${objects}`))
    .filter(({ rule }) => rule === 'add-on-not-for-release')
    .map(({ pointer, message, expected }) => `${pointer} ${message}; ${expected}`);

const release = (spec: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: nodes, namespace: flux-system}\nspec: {interval: 1h, ${spec}}\n`;

const artifact = (url: string, tag: string): string => `${release('chartRef: {kind: OCIRepository, name: karpenter}')}---
apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: karpenter, namespace: flux-system}
spec: {interval: 1h, url: '${url}', ref: {tag: ${tag}}}
`;

const chart = (version: string, more = ''): string => `${release(
  `chart: {spec: {chart: karpenter, version: '${version}', sourceRef: {kind: HelmRepository, name: karpenter}}}${more}`,
)}---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: karpenter, namespace: flux-system}
spec: {interval: 1h, type: oci, url: 'oci://public.ecr.aws/karpenter'}
`;

const AWS = 'oci://public.ecr.aws/karpenter/karpenter';

describe('Karpenter and the release of Kubernetes', () => {
  test('is reported at the tag of its OCIRepository', () => {
    expect(found('1.35', artifact(AWS, '1.8.1'))).toEqual([
      '/spec/ref/tag OCIRepository/flux-system/karpenter has Karpenter 1.8, which supports Kubernetes 1.26 to 1.34, and example has 1.35; Karpenter 1.9 or later',
    ]);
  });

  test('is reported at the version of its chart, when Kubernetes is too old for it, too', () => {
    expect(found('1.24', chart('1.8.x'))).toEqual([
      '/spec/chart/spec/version HelmRelease/flux-system/nodes has Karpenter 1.8, which supports Kubernetes 1.26 to 1.34, and example has 1.24; Karpenter 0.34 to 0.37',
    ]);
  });

  test.each([
    ['they fit', '1.34', artifact(AWS, '1.8.1')],
    ['the release came after the facts', '1.40', artifact(AWS, '1.99.0')],
    ['the version is a range', '1.35', chart('>=1.8.0')],
    ['the chart is another one', '1.35', artifact('oci://registry.example/charts/web', '1.8.1')],
    ['it is for another cloud', '1.35', artifact('oci://registry.example/azure/karpenter', '1.8.1')],
    ['it goes to another cluster', '1.35', chart('1.8.1', ', kubeConfig: {secretRef: {name: spoke}}')],
    ['it is suspended', '1.35', chart('1.8.1', ', suspend: true')],
  ])('is not reported where %s', (_, kubernetes, objects) => {
    expect(found(kubernetes, objects)).toEqual([]);
  });

  test('the facts have one range for every minor release, one after the other', () => {
    const ranges = [...karpenterRanges()];
    expect(ranges.length).toBeGreaterThan(15);
    for (const [at, [minor, { oldest, newest }]] of ranges.entries()) {
      expect([minor, oldest, newest].filter((text) => !/^\d+\.\d+$/.test(text))).toEqual([]);
      expect(isLater(newest, oldest)).toBe(true);
      const [before] = ranges[at - 1] ?? [];
      if (before !== undefined) expect(isLater(minor, before)).toBe(true);
    }
  });
});
