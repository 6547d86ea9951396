import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import { type MustBe, rememberLocation } from '@slipway/manifest';
import type { Duration } from './duration.ts';
import { FLUX_NAMESPACE } from './flux-namespace.ts';

/** Returns one pinned artifact of an OCI registry. Its tag is the version, so it is part of the unit of the release that uses it. */
export interface OciRepositorySource<Name extends string = string> {
  /** Name of the source. */
  readonly name: Name;
  /** OCIRepository that Flux watches. */
  readonly manifest: OCIRepository;
  /**
   * Never set: only a chart of a Helm repository has a repository. With this field, editors show the documentation of the form in use.
   */
  readonly repository?: undefined;
}

/** Options of {@link defineOciRepository}. */
export interface OciRepositoryOptions<Name extends string> {
  /**
   * Name of the OCIRepository in `flux-system`.
   * @example 'karpenter'
   */
  readonly name: Name;
  /**
   * Address of the artifact without a tag.
   * @example 'oci://public.ecr.aws/karpenter/karpenter'
   */
  readonly url: `oci://${string}`;
  /**
   * Tag of the artifact: the exact version of the chart. Ranges are rejected.
   * @example '1.14.1'
   */
  readonly tag: string;
  /**
   * Time between two checks of the tag by Flux.
   * @default '1h'
   */
  readonly interval?: MustBe<'a length of time such as 30s, 10m or 1h30m', Duration>;
}

/** Defines an OCI artifact at one tag. `checkCharts` checks that the tag is one version. */
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
