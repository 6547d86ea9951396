import { assemble } from '@slipway/crossplane-compositions';
import { releaseValues } from '../charts/release-values.ts';

/** Arguments of Crossplane's container, as the chart makes them of the values of the fleet's HelmRelease. */
export function fleetArguments(): readonly string[] {
  const { args = [] } = releaseValues(assemble(), 'crossplane') as { readonly args?: readonly string[] };
  return ['core', 'start', ...args];
}
