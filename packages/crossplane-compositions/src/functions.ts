import type { Function as CrossplaneFunction } from '@slipway/kube-models/pkg.crossplane.io/v1/Function';

/** Composes resources from templates and patches. */
export const functionPatchAndTransform = crossplaneFunction('function-patch-and-transform', 'v0.10.8');

/** Calls a composite ready once everything composed is ready. */
export const functionAutoReady = crossplaneFunction('function-auto-ready', 'v0.7.0');

function crossplaneFunction<const Name extends string>(name: Name, version: `v${string}`) {
  return {
    apiVersion: 'pkg.crossplane.io/v1',
    kind: 'Function',
    metadata: { name },
    spec: { package: `xpkg.crossplane.io/crossplane-contrib/${name}:${version}` },
  } as const satisfies CrossplaneFunction;
}
