import { type Manifest, rememberLocation } from '@slipway/manifest';
import { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';

/**
 * A cdk8s construct for an object of type `Kind`, a model of `@slipway/kube-models`:
 * `new KubeObject<Deployment>(this, 'server', { apiVersion: 'apps/v1', kind: 'Deployment', ... })`. The type has to be named, since
 * a type that followed from the value would let every field pass. Findings about the object lead to the line of the `new`.
 */
export class KubeObject<Kind extends Manifest = never> extends ApiObject {
  constructor(scope: Construct, id: string, manifest: NoInfer<Kind>) {
    super(scope, id, propsOf(manifest));
    rememberLocation(this, new.target);
  }
}

/** A construct for each of the objects that a function made as files of a unit: `role.yaml` becomes the construct `role`. */
export function kubeObjects(scope: Construct, files: Readonly<Record<string, Manifest>>): void {
  for (const [file, manifest] of Object.entries(files)) {
    rememberLocation(new ApiObject(scope, file.replace(/\.yaml$/, ''), propsOf(manifest)), kubeObjects);
  }
}

/** cdk8s asks for metadata that it may change, though it copies them. */
const propsOf = (manifest: Manifest) => ({ ...manifest, metadata: { ...manifest.metadata } });
