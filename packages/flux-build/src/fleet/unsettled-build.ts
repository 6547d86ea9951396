import type { Finding } from '@slipway/manifest';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import { aboutKustomization, type FindingContext, fleetFinding } from './fleet-finding.ts';

/** The most other changing Flux Kustomizations that are named. */
const MAX_NAMED = 5;

/** Reports that a fleet does not become stable, at the first Flux Kustomization that still changes. */
export function unsettledFindings(context: FindingContext): readonly Finding[] {
  const { kustomizations, changing, unsettled } = context.fleet;
  if (!unsettled) return [];
  const [first, ...others] = changing;
  const about = kustomizations.find((each) => kustomizationKey(each) === first);
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : '';
  const message = `the objects of ${first} still change after 50 rounds${others.length > 0 ? `, and so do those of ${others.slice(0, MAX_NAMED).join(', ')}${more}` : ''}`;
  const text = { message, expected: 'values that become stable' };
  return [about === undefined ? fleetFinding('unsettled-build', text) : aboutKustomization(context, about, 'unsettled-build', text)];
}
