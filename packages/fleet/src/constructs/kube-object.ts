import { type Manifest, rememberLocation } from '@slipway/manifest';
import { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';

/**
 * A cdk8s construct for an object of type `Kind`, a model of `@slipway/kube-models`: `new KubeObject<Deployment>(this, 'server', {
 * apiVersion: 'apps/v1', kind: 'Deployment', ... })`. The type must be given, because an inferred type would allow every field. Findings
 * about the object name the line of the `new`.
 */
export class KubeObject<Kind extends Manifest = never> extends ApiObject {
  constructor(scope: Construct, id: string, manifest: NoInfer<Kind>) {
    super(scope, id, propsOf(manifest));
    rememberLocation(this, new.target);
  }
}

/** Returns a construct for each object that a function created as a file of a unit: `role.yaml` becomes the construct `role`. */
export function kubeObjects(scope: Construct, files: Readonly<Record<string, Manifest>>): void {
  for (const [file, manifest] of Object.entries(files)) {
    rememberLocation(new ApiObject(scope, file.replace(/\.yaml$/, ''), propsOf(manifest)), kubeObjects);
  }
}

/** The type of cdk8s requires mutable metadata, although cdk8s copies them. */
const propsOf = (manifest: Manifest) => ({ ...manifest, metadata: { ...manifest.metadata } });
