import { describe, expect, expectTypeOf, it } from 'vitest';
import { assembleSources, checkHelmRepositories } from './assemble-sources.ts';
import { defineHelmRepository, type HelmRepositoryOptions } from './helm-repository.ts';
import { defineOciRepository } from './oci-repository.ts';

const jetstack = defineHelmRepository({ name: 'jetstack', url: 'https://charts.jetstack.io' });
const helmRepositories = [jetstack, defineHelmRepository({ name: 'eks-charts', url: 'https://aws.github.io/eks-charts' })];

describe('the sources of the catalogue', () => {
  it('are a folder each, with the repository and a table of contents', () => {
    expect(assembleSources(helmRepositories).map(({ path }) => path)).toEqual(
      helmRepositories.flatMap(({ name }) =>
        ['kustomization.yaml', 'repository.yaml'].map((file) => `common/cluster-addons/sources/${name}/${file}`),
      ),
    );
  });

  it('are in the namespace of Flux under the names that charts use, each in a unit of its own', () => {
    for (const { name, manifest, unit } of helmRepositories) {
      expect(manifest).toMatchObject({ kind: 'HelmRepository', metadata: { name, namespace: 'flux-system' } });
      expect(unit).toMatchObject({ name: `source-${name}`, manifests: { 'repository.yaml': manifest }, dependsOn: [] });
    }
  });

  it('keep the literal name, so that a misspelt one does not compile', () => {
    expectTypeOf(jetstack.name).toEqualTypeOf<'jetstack'>();
    // @ts-expect-error an OCI registry is not a Helm repository
    defineHelmRepository({ name: 'karpenter', url: 'oci://public.ecr.aws/karpenter' });
  });

  it('pin an OCI artifact by its tag', () => {
    const { manifest } = defineOciRepository({ name: 'karpenter', url: 'oci://public.ecr.aws/karpenter/karpenter', tag: '1.14.1' });
    expect(manifest.spec).toEqual({ interval: '1h', url: 'oci://public.ecr.aws/karpenter/karpenter', ref: { tag: '1.14.1' } });
  });

  it('say every problem of repositories from plain JavaScript, with the line of their definition', () => {
    const wrong = defineHelmRepository({
      name: 'jetstack',
      url: 'oci://x',
      interval: 'daily',
    } as unknown as HelmRepositoryOptions<'jetstack'>);
    const findings = checkHelmRepositories([jetstack, wrong]);
    expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['duplicate-name', '/metadata/name'],
      ['wrong-url', '/spec/url'],
      ['wrong-duration', '/spec/interval'],
    ]);
    for (const finding of findings) expect(finding.source?.file).toContain('assemble-sources.test.ts');
  });
});
