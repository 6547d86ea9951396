// Generated from flux-v2.9/source-watcher-v2.2.1/source.extensions.fluxcd.io_artifactgenerators.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ArtifactGenerator = {
  readonly apiVersion: "source.extensions.fluxcd.io/v1beta1";
  readonly kind: "ArtifactGenerator";
  readonly metadata: ObjectMeta;
  readonly spec?: ArtifactGeneratorSpec;
};
export type ArtifactGeneratorSpec = {
  /** 1 to 1000 items. */
  readonly artifacts: readonly ArtifactGeneratorSpecArtifacts[];
  readonly commonMetadata?: ArtifactGeneratorSpecCommonMetadata;
  /** At most 1024 characters. Matches `^@([a-z0-9]([a-z0-9_-]*[a-z0-9])?)/(.*)$`. */
  readonly pathPattern?: string;
  /** 1 to 1000 items. */
  readonly sources: readonly ArtifactGeneratorSpecSources[];
};
export type ArtifactGeneratorSpecArtifacts = {
  /** At least 1 item. */
  readonly copy: readonly ArtifactGeneratorSpecArtifactsCopy[];
  /** 1 to 253 characters. */
  readonly name: string;
  /** At most 64 characters. Matches `^@([a-z0-9]([a-z0-9_-]*[a-z0-9])?)$`. */
  readonly originRevision?: string;
  /** At most 64 characters. Matches `^@([a-z0-9]([a-z0-9_-]*[a-z0-9])?)$`. */
  readonly revision?: string;
};
export type ArtifactGeneratorSpecArtifactsCopy = {
  /** At most 100 items. */
  readonly exclude?: readonly string[];
  /** 1 to 1024 characters. Matches `^@([a-z0-9]([a-z0-9_-]*[a-z0-9])?)/(.*)$`. */
  readonly from: string;
  readonly strategy?: "Overwrite" | "Merge" | "Extract";
  /** 1 to 1024 characters. Matches `^@(artifact)/(.*)$`. */
  readonly to: string;
};
export type ArtifactGeneratorSpecCommonMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ArtifactGeneratorSpecSources = {
  /** At most 63 characters. Matches `^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$`. */
  readonly alias: string;
  readonly kind: "Bucket" | "GitRepository" | "OCIRepository" | "HelmChart" | "ExternalArtifact";
  /** At most 253 characters. Matches `^[a-z0-9]([a-z0-9-]*[a-z0-9])?$`. */
  readonly name: string;
  /** 1 to 63 characters. Small letters, digits and hyphens. */
  readonly namespace?: string;
};
