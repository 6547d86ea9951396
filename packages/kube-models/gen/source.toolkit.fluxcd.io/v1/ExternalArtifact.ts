// Generated from flux-v2.9/source-controller-v1.9.1/source.toolkit.fluxcd.io_externalartifacts.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ExternalArtifact = {
  readonly apiVersion: "source.toolkit.fluxcd.io/v1";
  readonly kind: "ExternalArtifact";
  readonly metadata: ObjectMeta;
  readonly spec?: ExternalArtifactSpec;
};
export type ExternalArtifactSpec = {
  readonly sourceRef?: ExternalArtifactSpecSourceRef;
};
export type ExternalArtifactSpecSourceRef = {
  readonly apiVersion?: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
};
