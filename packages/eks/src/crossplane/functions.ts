import type { Function as CrossplaneFunction } from '@slipway/kube-models/pkg.crossplane.io/v1/Function';

/** Composes resources from templates and patches. */
export const PATCH_AND_TRANSFORM = 'function-patch-and-transform';

/** Marks a composite as ready when all composed resources are ready. */
export const AUTO_READY = 'function-auto-ready';

export const crossplaneFunction = (name: string, version: `v${string}`): CrossplaneFunction => ({
  apiVersion: 'pkg.crossplane.io/v1',
  kind: 'Function',
  metadata: { name },
  spec: { package: `xpkg.crossplane.io/crossplane-contrib/${name}:${version}` },
});
