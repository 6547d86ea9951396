import { assemble } from '@slipway/crossplane-compositions';

/** Arguments of Crossplane's container, as the chart makes them of the values of the fleet's HelmRelease. */
export function fleetArguments(): readonly string[] {
  const release = assemble()
    .flatMap(({ objects }) => objects)
    .find(({ kind, metadata }) => kind === 'HelmRelease' && metadata.name === 'crossplane');
  const { values } = (release as { readonly spec?: { readonly values?: { readonly args?: readonly string[] } } } | undefined)?.spec ?? {};
  return ['core', 'start', ...(values?.args ?? [])];
}
