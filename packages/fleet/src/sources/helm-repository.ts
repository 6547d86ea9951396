import type { HelmRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/HelmRepository';
import { inheritLocation, type MustBe, rememberLocation, type Unit } from '@slipway/manifest';
import type { Duration } from './duration.ts';
import { FLUX_NAMESPACE } from './flux-namespace.ts';

/** A Helm repository of the catalogue. Charts refer to this value, never to its name. */
export interface HelmRepositorySource<Name extends string = string> {
  /** Name of the repository. */
  readonly name: Name;
  /** HelmRepository that Flux watches. */
  readonly manifest: HelmRepository;
  /** A unit with only the repository. Units with charts from it depend on this unit, so that an unavailable host delays only those. */
  readonly unit: Unit<`source-${Name}`>;
}

/** Address of a Helm repository. Two forms, because `MustBe` needs a union. */
type HelmAddress = `https://${string}` | `https://${string}/`;

/** Options of {@link defineHelmRepository}. */
export interface HelmRepositoryOptions<Name extends string> {
  /**
   * Name of the HelmRepository in `flux-system`, unique in the fleet.
   * @example 'jetstack'
   */
  readonly name: Name;
  /**
   * Address of the folder with the `index.yaml` of the repository. For charts in an OCI registry use `defineOciRepository`.
   * @example 'https://charts.jetstack.io'
   */
  readonly url: MustBe<'an address with https://; for a chart in an OCI registry use defineOciRepository', HelmAddress>;
  /**
   * Time between two downloads of the index by Flux.
   * @default '1h'
   * @example '12h'
   */
  readonly interval?: MustBe<'a length of time such as 30s, 10m or 1h30m', Duration>;
}

/** Defines a Helm repository. `assemble` checks its address and interval. */
export function defineHelmRepository<const Name extends string>({
  name,
  url,
  interval = '1h',
}: HelmRepositoryOptions<Name>): HelmRepositorySource<Name> {
  const manifest: HelmRepository = {
    apiVersion: 'source.toolkit.fluxcd.io/v1',
    kind: 'HelmRepository',
    metadata: { name, namespace: FLUX_NAMESPACE },
    spec: { interval, url },
  };
  const source: HelmRepositorySource<Name> = {
    name,
    manifest,
    unit: {
      name: `source-${name}`,
      directory: `common/cluster-addons/sources/${name}`,
      manifests: { 'repository.yaml': manifest },
      dependsOn: [],
      ready: { wait: true },
    },
  };
  rememberLocation(source, defineHelmRepository);
  inheritLocation(source.unit, source);
  return source;
}
