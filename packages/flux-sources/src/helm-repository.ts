import type { HelmRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/HelmRepository';
import { rememberLocation } from '@slipway/manifest';
import type { Duration } from './duration.ts';
import { FLUX_NAMESPACE } from './flux-namespace.ts';

/** A Helm repository of the catalogue; charts refer to the value, never to its name. */
export interface HelmRepositorySource<Name extends string = string> {
  readonly name: Name;
  readonly manifest: HelmRepository;
}

/** What {@link defineHelmRepository} takes; `name` is that of the object in `flux-system`. */
export interface HelmRepositoryOptions<Name extends string> {
  readonly name: Name;
  /** Folder of the repository's `index.yaml`. Charts in an OCI registry are an OciRepository instead. */
  readonly url: `https://${string}`;
  /** How often Flux reads the index again; `1h` when absent, since every chart is pinned. */
  readonly interval?: Duration;
}

/** Defines a Helm repository; `assemble` checks its address and interval. */
export const defineHelmRepository = <const Name extends string>(options: HelmRepositoryOptions<Name>): HelmRepositorySource<Name> =>
  rememberLocation(
    {
      name: options.name,
      manifest: {
        apiVersion: 'source.toolkit.fluxcd.io/v1',
        kind: 'HelmRepository',
        metadata: { name: options.name, namespace: FLUX_NAMESPACE },
        spec: { interval: options.interval ?? '1h', url: options.url },
      },
    },
    defineHelmRepository,
  );
