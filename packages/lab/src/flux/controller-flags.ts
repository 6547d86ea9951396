import { assemble } from '@slipway/addons-catalog';
import { releaseValues } from '../charts/release-values.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { FluxController } from './start-flux-controller.ts';

/** Flags by name, without dashes. */
export type Flags = Readonly<Record<string, string>>;

/** `--log-level=info` as `{ 'log-level': 'info' }`. */
export const flagsOf = (args: readonly string[]): Flags =>
  Object.fromEntries(
    args.map((arg) => /^--([^=]+)=?(.*)$/.exec(arg)).flatMap((match) => (match ? [[match[1] ?? '', match[2] || 'true']] : [])),
  );

/** What a Deployment of Flux gives its controller. */
export function deploymentFlags({ spec }: StoredObject): Flags {
  const { template } = spec as {
    readonly template: { readonly spec: { readonly containers: readonly { readonly args?: readonly string[] }[] } };
  };
  return flagsOf(template.spec.containers[0]?.args ?? []);
}

/** What the fleet's release of Flux gives a controller besides what its chart does; a hub is installed with the same. */
export function fleetFlags(controller: FluxController): Flags {
  const values = releaseValues(assemble(), 'flux') as FluxValues;
  return flagsOf(values[controller.replace(/-c/, 'C')]?.container?.additionalArgs ?? []);
}

type FluxValues = Readonly<Record<string, { readonly container?: { readonly additionalArgs?: readonly string[] } } | undefined>>;
