import { substituteObject } from '@slipway/flux-build/substitute-object';
import { givenVariables } from '@slipway/flux-build/value-sources';
import { type Budget, NO_BUDGET } from '@slipway/manifest';
import type { Substitute } from '@slipway/validate';

/** Substitutes as kustomize-controller does with its feature gate StrictPostBuildSubstitutions. */
export const fluxSubstitution: Substitute = (object, { values, complete }, spend) => {
  const options = { strict: true, always: false, budget: budgetOf(spend) };
  const substituted = substituteObject(object, givenVariables(values, complete), options);
  return 'problem' in substituted ? undefined : substituted.object;
};

/** Returns a budget that counts all kinds of work as operations. */
function budgetOf(spend: (operations: number) => void): Budget {
  const budget: Budget = {
    ...NO_BUDGET,
    take: (limit, amount = 1) => spend(limit === 'bytes' ? amount / BYTES_PER_OPERATION : amount),
    part: () => budget,
  };
  return budget;
}

const BYTES_PER_OPERATION = 10;
