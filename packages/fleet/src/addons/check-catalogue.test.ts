import { DefinitionError, type Manifest, type RulesOf, type Unit } from '@slipway/manifest';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineHelmRepository } from '../sources/helm-repository.ts';
import { addonUnit } from './addon-unit.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { type Addon, defineAddon, use } from './define-addon.ts';

const jetstack = defineHelmRepository({ name: 'jetstack', url: 'https://charts.jetstack.io' });
const release = (chart: object): Manifest =>
  ({
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: 'tool', namespace: 'flux-system' },
    spec: { interval: '1h', ...chart },
  }) as Manifest;
const fromJetstack = (version: unknown) =>
  release({ chart: { spec: { chart: 'tool', version, sourceRef: { kind: 'HelmRepository', name: 'jetstack' } } } });
const unit = (part: Partial<Unit>): Unit => ({
  ...addonUnit({ name: 'tool', folder: 'tool', manifests: { 'release.yaml': fromJetstack('1.2.3') }, dependsOn: [jetstack.unit] }),
  ...part,
});
const addon = (part: Partial<Addon>): Addon =>
  defineAddon({ name: 'tool', summary: 'A tool', needs: [], units: [unit({})], options: {}, overrides: () => [], ...part }) as Addon;
const findingsOf = (catalogue: readonly Addon[]) => {
  try {
    assembleCatalogue(catalogue);
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.findings;
  }
};

describe('the check of the catalogue', () => {
  it('accepts an add-on whose chart is pinned and comes from a source before it', () => {
    expect(findingsOf([addon({})])).toEqual([]);
  });

  it.each([undefined, '', '*', 'x', '1', '1.2', '1.2.x', '^1.2.3', '~1.2.3', '>=1.2.3', '1.2.3 - 2.0.0', '1.2.3 || 2.0.0', 'latest'])(
    'refuses the chart version %j, which would move by itself',
    (version) => {
      const [finding, ...more] = findingsOf([addon({ units: [unit({ manifests: { 'release.yaml': fromJetstack(version) } })] })]);
      expect(more).toEqual([]);
      expect(finding).toMatchObject({
        rule: 'unpinned-chart',
        object: 'HelmRelease/flux-system/tool',
        file: 'common/cluster-addons/add-ons/tool/release.yaml',
        pointer: '/spec/chart/spec/version',
      });
      expect(finding?.value).toBe(version);
    },
  );

  it.each(['1.2.3', 'v1.21.1', '29.27.0', '1.0.0-rc.1', '1.2.3+build.5'])('accepts the chart version %s', (version) => {
    expect(findingsOf([addon({ units: [unit({ manifests: { 'release.yaml': fromJetstack(version) } })] })])).toEqual([]);
  });

  it('refuses a chart whose source does not exist or is not waited for', () => {
    const elsewhere = release({
      chart: { spec: { chart: 'tool', version: '1.2.3', sourceRef: { kind: 'HelmRepository', name: 'jetstac' } } },
    });
    expect(findingsOf([addon({ units: [unit({ manifests: { 'release.yaml': elsewhere } })] })])).toMatchObject([
      { rule: 'unknown-source', value: 'jetstac' },
    ]);
    expect(findingsOf([addon({ units: [unit({ dependsOn: [] })] })])).toMatchObject([{ rule: 'unknown-source' }]);
    const byReference = release({ chartRef: { kind: 'OCIRepository', name: 'tool' } });
    expect(findingsOf([addon({ units: [unit({ manifests: { 'release.yaml': byReference } })] })])).toMatchObject([
      { rule: 'unknown-source', pointer: '/spec/chartRef/name' },
    ]);
  });

  it('refuses an OCI artifact without one tag', () => {
    const oci = (ref: object | undefined): Manifest =>
      ({
        apiVersion: 'source.toolkit.fluxcd.io/v1',
        kind: 'OCIRepository',
        metadata: { name: 'tool', namespace: 'flux-system' },
        spec: { interval: '1h', url: 'oci://x/tool', ref },
      }) as Manifest;
    const chartRef = release({ chartRef: { kind: 'OCIRepository', name: 'tool' } });
    const withRef = (ref: object | undefined) =>
      findingsOf([addon({ units: [unit({ manifests: { 'source.yaml': oci(ref), 'release.yaml': chartRef } })] })]);
    expect(withRef({ tag: '1.2.3' })).toEqual([]);
    expect(withRef({ digest: `sha256:${'a'.repeat(64)}` })).toEqual([]);
    for (const ref of [undefined, {}, { tag: 'latest' }, { semver: '1.x' }])
      expect(withRef(ref)).toMatchObject([{ rule: 'unpinned-chart' }]);
  });

  it('refuses two add-ons and two units of one name, naming both folders', () => {
    const twin = addon({ units: [unit({ directory: 'common/cluster-addons/add-ons/twin' })] });
    const findings = findingsOf([addon({}), twin]);
    expect(findings.map(({ rule }) => rule)).toEqual(['duplicate-addon', 'duplicate-unit']);
    expect(findings[1]?.message).toContain('add-ons/tool and of common/cluster-addons/add-ons/twin');
  });

  it('refuses an add-on that needs itself, however far around', () => {
    const needs: Addon[] = [];
    const a = addon({ name: 'a', needs, units: [unit({ name: 'a' })] });
    const b = addon({ name: 'b', needs: [a], units: [unit({ name: 'b' })] });
    needs.push(b);
    expect(findingsOf([a, b]).map(({ rule, value }) => [rule, value])).toEqual([
      ['needs-cycle', 'a -> b -> a'],
      ['needs-cycle', 'b -> a -> b'],
    ]);
  });

  it('refuses an add-on without a unit of its name', () => {
    expect(findingsOf([addon({ units: [unit({ name: 'other' })] })])).toMatchObject([{ rule: 'no-main-unit', value: ['other'] }]);
  });

  it('reports everything at once, each with the line of the definition', () => {
    const wrong = addon({
      units: [unit({ dependsOn: [], variables: ['VPC_CIDR'], manifests: { 'release.yaml': fromJetstack('1.x') } })],
    });
    const findings = findingsOf([addon({}), wrong]);
    expect(findings.map(({ rule }) => rule).sort()).toEqual([
      'duplicate-addon',
      'duplicate-unit',
      'unknown-source',
      'unpinned-chart',
      'unused-variable',
    ]);
    for (const finding of findings) {
      expect(finding.source?.file).toContain('check-catalogue.test.ts');
      expect(finding.remedy).not.toBe('');
    }
  });

  it('keeps the type of a need, so that a cluster without it does not compile', () => {
    const certManager = defineAddon({ name: 'cert-manager', summary: '', needs: [], units: [], options: {}, overrides: () => [] });
    const needing = defineAddon({ name: 'needing', summary: '', needs: [certManager], units: [], options: {}, overrides: () => [] });
    expectTypeOf(needing.needs[0]?.name).toEqualTypeOf<'cert-manager' | undefined>();
  });

  it('accepts an add-on with a required option in each list, and checks the options where they are used', () => {
    const zoned = defineAddon({
      name: 'zoned',
      summary: 'Zoned',
      needs: [],
      units: [addonUnit({ name: 'zoned', folder: 'zoned', manifests: {}, dependsOn: [] })],
      options: { zone: { type: 'text', required: true, summary: 'DNS zone' }, size: { type: 'integer', required: false, summary: 'Pods' } },
      overrides: ({ zone, size = 1 }) => {
        expectTypeOf(zone).toEqualTypeOf<string>();
        expectTypeOf(size).toEqualTypeOf<number>();
        return [];
      },
    });
    const declared: RulesOf<{ readonly zone: string }> = { zone: { type: 'text', required: true, summary: 'DNS zone' } };
    const named = defineAddon({
      name: 'named',
      summary: 'Named',
      needs: [zoned],
      units: [addonUnit({ name: 'named', folder: 'named', manifests: {}, dependsOn: [] })],
      options: declared,
      overrides: () => [],
    });
    const listed: readonly Addon[] = [zoned, named];
    expect(findingsOf(listed)).toEqual([]);
    // @ts-expect-error the required option is missing
    use(zoned, { size: 2 });
    // @ts-expect-error the option is not a string
    use(named, { zone: 1 });
    expect(use(named, { zone: 'example.org' }).options).toEqual({ zone: 'example.org' });
  });
});
