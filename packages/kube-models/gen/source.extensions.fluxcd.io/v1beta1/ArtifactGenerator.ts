// Generated from flux-v2.9/source-watcher-v2.2.1/source.extensions.fluxcd.io_artifactgenerators.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ArtifactGenerator = {
  readonly apiVersion: "source.extensions.fluxcd.io/v1beta1";
  readonly kind: "ArtifactGenerator";
  readonly metadata: ObjectMeta;
  readonly spec?: ArtifactGeneratorSpec;
};
export type ArtifactGeneratorSpec = {
  readonly artifacts: readonly ArtifactGeneratorSpecArtifacts[];
  readonly commonMetadata?: ArtifactGeneratorSpecCommonMetadata;
  readonly pathPattern?: string;
  readonly sources: readonly ArtifactGeneratorSpecSources[];
};
export type ArtifactGeneratorSpecArtifacts = {
  readonly copy: readonly ArtifactGeneratorSpecArtifactsCopy[];
  readonly name: string;
  readonly originRevision?: string;
  readonly revision?: string;
};
export type ArtifactGeneratorSpecArtifactsCopy = {
  readonly exclude?: readonly string[];
  readonly from: string;
  readonly strategy?: "Overwrite" | "Merge" | "Extract";
  readonly to: string;
};
export type ArtifactGeneratorSpecCommonMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ArtifactGeneratorSpecSources = {
  readonly alias: string;
  readonly kind: "Bucket" | "GitRepository" | "OCIRepository" | "HelmChart" | "ExternalArtifact";
  readonly name: string;
  readonly namespace?: string;
};
