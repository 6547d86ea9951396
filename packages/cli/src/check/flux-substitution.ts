import { substituteObject } from '@slipway/flux-build/substitute-object';
import { givenVariables } from '@slipway/flux-build/value-sources';
import type { Substitute } from '@slipway/validate';

/** As kustomize-controller substitutes, with its feature gate StrictPostBuildSubstitutions. */
export const fluxSubstitution: Substitute = (object, { values, complete }) => {
  const substituted = substituteObject(object, givenVariables(values, complete), { strict: true, always: false });
  return 'problem' in substituted ? undefined : substituted.object;
};
