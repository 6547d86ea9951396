import type { FleetKustomization } from '@slipway/flux-build';
import { fieldsOf } from '@slipway/manifest';
import { isCiphertext } from '@slipway/validate';

/**
 * Returns Flux Kustomizations without objects whose kind or name SOPS encrypted, and marks these as built in part. Only the cluster has
 * their names, and each encryption gives another text.
 */
export function withoutEncryptedNames(kustomizations: readonly FleetKustomization[]): readonly FleetKustomization[] {
  return kustomizations.map((each) => {
    const { objects = [] } = each;
    const readable = objects.filter(({ object: { apiVersion, kind, metadata } }) => {
      const { name, namespace } = fieldsOf(metadata);
      return ![apiVersion, kind, name, namespace].some(isCiphertext);
    });
    return readable.length === objects.length ? each : { ...each, objects: readable, partial: true };
  });
}
