import type { AddonUse } from '@slipway/addons-catalog';
import { rememberLocation } from '@slipway/manifest';
import type { HubCluster, WorkloadCluster } from './cluster-spec.ts';

/**
 * Defines one running cluster; a file of `src/clusters/` exports it. A misspelt field, a wrong option, an add-on without
 * what it needs do not compile; from plain JavaScript they become findings of `assembleFleet`.
 */
export function defineCluster<const Uses extends readonly AddonUse[], const Role extends keyof ClusterOfRole>(
  spec: { readonly role: Role; readonly addons: Uses & Complete<Uses> } & ClusterOfRole[Role],
): ClusterOfRole[Role] {
  return rememberLocation(spec, defineCluster);
}

interface ClusterOfRole {
  readonly hub: HubCluster;
  readonly workload: WorkloadCluster;
}

/** `unknown` when every need is in the list, else a type that nothing fits and that names the add-on to add. */
type Complete<Uses extends readonly AddonUse[]> = [Missing<Uses[number]>] extends [never]
  ? unknown
  : readonly AddMissingAddon<Missing<Uses[number]>>[];

type Missing<Use> = Exclude<NeedOf<Use>, NameOf<Use>>;
type NameOf<Use> = Use extends AddonUse<infer Name, string> ? Name : never;
type NeedOf<Use> = Use extends AddonUse<string, infer Need> ? Need : never;

interface AddMissingAddon<Name extends string> {
  readonly missingAddon: `add use(...) of the add-on ${Name}`;
}
