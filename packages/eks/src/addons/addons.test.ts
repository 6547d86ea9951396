import type { Addon } from '@slipway/fleet';
import { assembleCatalogue } from '@slipway/fleet';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import { locationOf, type Manifest, renderTree, type Unit } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { addons, helmRepositories } from '../../test/reference/index.ts';

const all: readonly Addon[] = addons;
const units = all.flatMap((addon) => addon.units);
const releases = units.flatMap((unit) =>
  Object.values(unit.manifests).filter((manifest): manifest is HelmRelease => manifest.kind === 'HelmRelease'),
);
const withAll = (unit: Unit): readonly Unit[] => [unit, ...unit.dependsOn.flatMap(withAll)];
const unit = (name: string): Unit => {
  const found = units.find((each) => each.name === name);
  if (!found) throw new Error(`no unit ${name}`);
  return found;
};

describe('the catalogue', () => {
  it('leads to the file of the fleet that takes an add-on, not into the library', () => {
    for (const addon of all) {
      for (const each of [addon, ...addon.units]) expect(locationOf(each)?.file, each.name).toMatch(/reference\/addons\.ts$/);
    }
  });

  it('installs every chart at one exact version, from a source that is applied before it', () => {
    const exact = /^v?\d+\.\d+\.\d+$/;
    expect(releases.length).toBeGreaterThan(5);
    for (const each of units) {
      const objects = Object.values(each.manifests);
      for (const manifest of objects) {
        if (manifest.kind !== 'HelmRelease') continue;
        const { chart, chartRef } = (manifest as HelmRelease).spec ?? {};
        const sources = objects.find(({ kind, metadata }) => kind === chartRef?.kind && metadata.name === chartRef?.name);
        expect(chart?.spec.version ?? (sources as OCIRepository | undefined)?.spec?.ref?.tag, each.name).toMatch(exact);
        if (!chart) continue;
        expect(withAll(each)).toContain(helmRepositories.find(({ name }) => name === chart.spec.sourceRef.name)?.unit);
      }
    }
  });

  it('is written below its two prefixes, every path once', () => {
    const paths = assembleCatalogue(addons).map(({ path }) => path);
    expect(paths.filter((path) => !/^common\/(cluster-addons\/add-ons|service-mesh)\//.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is the same text every time, and names no cluster of the fleet', () => {
    const first = renderTree(assembleCatalogue(addons));
    expect(renderTree(assembleCatalogue(addons))).toEqual(first);
    expect([...first.values()].join('\n')).not.toMatch(/commercial|mgmt|crossplane-demo/);
  });

  it('keeps releases and their records where they can be found', () => {
    for (const { metadata, spec } of releases) {
      expect(metadata.namespace).toBe('flux-system');
      expect(spec).toMatchObject({
        releaseName: metadata.name,
        storageNamespace: spec?.targetNamespace,
        install: { createNamespace: true },
      });
    }
  });

  it('waits for a unit longer than for all its releases together', () => {
    const minutes = (duration: string | undefined): number => Number(/^(\d+)m$/.exec(duration ?? '5m')?.[1]);
    for (const { name, manifests, timeout } of units) {
      const given = Object.values(manifests).filter((manifest): manifest is HelmRelease => manifest.kind === 'HelmRelease');
      const needed = given.reduce((sum, { spec }) => sum + minutes(spec?.timeout), 0);
      expect(minutes(timeout), name).toBeGreaterThan(needed);
    }
  });

  it('tries failed installs again and never uninstalls them', () => {
    for (const { spec } of releases) {
      expect(spec?.install?.strategy).toEqual({ name: 'RetryOnFailure', retryInterval: '2m' });
      expect(spec?.upgrade).toMatchObject({ strategy: { name: 'RetryOnFailure' } });
    }
  });
});

describe('the CRDs of a chart', () => {
  /** Where each chart of the catalogue has its CRDs, at these versions. A chart that is not in this list installs no CRDs. */
  const charts: Readonly<Record<string, 'crds folder' | 'templates' | 'templates that keep them'>> = {
    'aws-load-balancer-controller': 'crds folder',
    'cert-manager': 'templates',
    'external-secrets': 'templates',
    flux: 'templates',
    'istio-base': 'templates that keep them',
    karpenter: 'crds folder',
    'sealed-secrets': 'crds folder',
  };

  it('come from every unit that says it provides an API', () => {
    const providing = units.filter(({ provides = [] }) => provides.length > 0);
    expect(providing.length).toBeGreaterThan(5);
    for (const { name, manifests } of providing) {
      const names = Object.values(manifests).flatMap(({ kind, metadata }) => (kind === 'HelmRelease' ? [metadata.name] : []));
      expect(
        names.filter((each) => Object.hasOwn(charts, each)),
        name,
      ).toHaveLength(1);
    }
  });

  it.each(Object.entries(charts))('%s, in %s, outlive the release, and follow it when it is upgraded', (name, place) => {
    const spec = releases.find(({ metadata }) => metadata.name === name)?.spec;
    const replaced = [spec?.install?.crds, spec?.upgrade?.crds];
    if (place === 'crds folder') expect(replaced).toEqual(['CreateReplace', 'CreateReplace']);
    if (place !== 'templates') return;
    const { crds } = (spec?.values ?? {}) as { readonly crds?: { readonly keep?: boolean; readonly annotations?: object } };
    // cert-manager has its own value for this. The other charts set an annotation through their values.
    expect(crds?.keep ?? crds?.annotations).toEqual(name === 'cert-manager' ? true : { 'helm.sh/resource-policy': 'keep' });
  });
});

describe('the announcements that Karpenter hears', () => {
  const files = unit('karpenter-interruption').manifests;
  const specOf = (file: string) =>
    (files[file] as { spec?: { forProvider?: Record<string, unknown> } } | undefined)?.spec?.forProvider ?? {};

  it('reach one queue, which Karpenter may read and AWS may write', () => {
    const queue = String(specOf('queue.yaml').name);
    const targets = Object.keys(files).filter((file) => file.startsWith('target-'));
    expect(targets).toHaveLength(4);
    for (const file of targets) {
      expect(specOf(file).arn).toMatch(new RegExp(`:${queue.replace(/[${}]/g, '\\$&')}$`));
      expect(Object.values(files)).toContainEqual(
        expect.objectContaining({ kind: 'Rule', metadata: expect.objectContaining(specOf(file).ruleRef) }),
      );
    }
    const arn = specOf(targets[0] ?? '').arn;
    expect(JSON.parse(String(specOf('queue-policy.yaml').policy)).Statement[0].Resource).toEqual([arn]);
    expect(unit('karpenter').manifests['release.yaml']).toMatchObject({ spec: { values: { settings: { interruptionQueue: queue } } } });
    expect(unit('karpenter-iam').manifests['policy-interruption.yaml']).toMatchObject({
      spec: { forProvider: { policy: expect.stringContaining(String(arn)) } },
    });
  });
});

describe('the rules that announce to Karpenter', () => {
  it('name the bus of AWS, of which the provider makes their ids', () => {
    const files = Object.values(unit('karpenter-interruption').manifests).filter(({ kind }) => kind === 'Rule' || kind === 'Target');
    expect(files).toHaveLength(8);
    for (const file of files) expect(file).toMatchObject({ spec: { forProvider: { eventBusName: 'default' } } });
  });
});

describe('the order of an add-on', () => {
  it('has units for permissions, chart and configuration', () => {
    expect(unit('karpenter').dependsOn).toEqual([unit('karpenter-iam'), unit('karpenter-interruption')]);
    expect(unit('karpenter-config').dependsOn).toEqual([unit('karpenter')]);
    expect(unit('external-secrets-config').dependsOn).toEqual([unit('external-secrets')]);
    expect(unit('aws-load-balancer-controller').dependsOn).toContain(unit('cert-manager'));
  });

  it('puts the sealing key before the controller that must find it', () => {
    expect(unit('sealed-secrets').dependsOn).toContain(unit('external-secrets-config'));
    expect(unit('external-secrets-config').manifests['sealing-key.yaml']).toMatchObject({
      metadata: { namespace: 'sealed-secrets' },
      spec: {
        secretStoreRef: { name: 'aws-secrets-manager' },
        target: {
          template: { type: 'kubernetes.io/tls', metadata: { labels: { 'sealedsecrets.bitnami.com/sealed-secrets-key': 'active' } } },
        },
      },
    });
  });

  it('brings the API groups of an object with the unit before it', () => {
    const groupOf = ({ apiVersion }: Manifest) => apiVersion.split('/')[0] ?? '';
    for (const name of ['karpenter-config', 'external-secrets-config']) {
      const provided = withAll(unit(name)).flatMap(({ provides = [] }) => provides);
      const needed = Object.values(unit(name).manifests).filter(({ apiVersion }) => apiVersion.includes('/'));
      for (const manifest of needed) expect(provided).toContain(groupOf(manifest));
    }
  });
});
