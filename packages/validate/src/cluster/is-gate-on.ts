import type { ClusterSettings } from './cluster-settings.ts';
import { featureGates } from './feature-gates.ts';

/** Whether a feature gate is on in a cluster: as it says itself, as it says of all gates of the stage, or by default. */
export function isGateOn(name: string, { featureGates: given = {} }: ClusterSettings): boolean {
  const gate = featureGates.get(name);
  const ofStage = gate === undefined ? undefined : ALL_OF_STAGE[gate.stage];
  return own(given, name) ?? (ofStage === undefined || gate?.locked ? undefined : own(given, ofStage)) ?? gate?.on ?? false;
}

/** Gates that stand for all gates of a stage. */
export const ALL_OF_STAGE: Readonly<Record<string, string>> = { alpha: 'AllAlpha', beta: 'AllBeta' };

const own = (given: Readonly<Record<string, boolean>>, name: string): boolean | undefined =>
  Object.hasOwn(given, name) ? given[name] : undefined;
