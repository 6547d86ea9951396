import type { Unit } from '@slipway/manifest';
import { crossplaneUnit } from '../crossplane/crossplane-unit.ts';
import { AUTO_READY, crossplaneFunction, PATCH_AND_TRANSFORM } from '../crossplane/functions.ts';
import { functionHealth } from '../crossplane/health.ts';

/** Versions of the functions that the Compositions call. */
export interface FunctionVersions {
  /**
   * Version of function-patch-and-transform, which creates the resources of a Composition.
   * @example 'v0.9.0'
   */
  readonly patchAndTransform: `v${string}`;
  /**
   * Version of function-auto-ready, which reports a composite resource as ready when its resources are ready.
   * @example 'v0.5.1'
   */
  readonly autoReady: `v${string}`;
}

/** The functions that the Compositions call. */
export const crossplaneFunctions = ({ patchAndTransform, autoReady }: FunctionVersions, providers: Unit) =>
  crossplaneUnit({
    name: 'crossplane-functions',
    folder: 'functions',
    manifests: {
      'patch-and-transform.yaml': crossplaneFunction(PATCH_AND_TRANSFORM, patchAndTransform),
      'auto-ready.yaml': crossplaneFunction(AUTO_READY, autoReady),
    },
    dependsOn: [providers],
    ready: { wait: true, expressions: [functionHealth] },
  });
