import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import { rememberLocation } from '@slipway/manifest';
import type { Duration } from './duration.ts';
import { FLUX_NAMESPACE } from './flux-namespace.ts';

/** One pinned artifact of an OCI registry. Its tag is the version, so it belongs to the release that uses it. */
export interface OciRepositorySource<Name extends string = string> {
  readonly name: Name;
  readonly manifest: OCIRepository;
}

/** What {@link defineOciRepository} takes; `name` is that of the object in `flux-system`. */
export interface OciRepositoryOptions<Name extends string> {
  readonly name: Name;
  /** Repository of the artifact without a tag: `oci://public.ecr.aws/karpenter/karpenter`. */
  readonly url: `oci://${string}`;
  readonly tag: string;
  /** How often Flux resolves the tag again; `1h` when absent. */
  readonly interval?: Duration;
}

/** Defines an OCI artifact at one tag; `checkCharts` holds the tag to one version. */
export const defineOciRepository = <const Name extends string>(options: OciRepositoryOptions<Name>): OciRepositorySource<Name> =>
  rememberLocation(
    {
      name: options.name,
      manifest: {
        apiVersion: 'source.toolkit.fluxcd.io/v1',
        kind: 'OCIRepository',
        metadata: { name: options.name, namespace: FLUX_NAMESPACE },
        spec: { interval: options.interval ?? '1h', url: options.url, ref: { tag: options.tag } },
      },
    },
    defineOciRepository,
  );
