import type { Finding } from '@slipway/manifest';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import { aboutKustomization, type FindingContext, fleetFinding } from './fleet-finding.ts';

/** Others that change are named up to this number. */
const MOST_NAMED = 5;

/** That a fleet does not come to rest, reported at the first Flux Kustomization that still changes. */
export function unsettledFindings(context: FindingContext): readonly Finding[] {
  const { kustomizations, changing, unsettled } = context.fleet;
  if (!unsettled) return [];
  const [first, ...others] = changing;
  const about = kustomizations.find((each) => kustomizationKey(each) === first);
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  const message = `what ${first} makes still changes after 50 rounds${others.length > 0 ? `, and so does what these make: ${others.slice(0, MOST_NAMED).join(', ')}${more}` : ''}`;
  const text = { message, expected: 'values that come to rest' };
  return [about === undefined ? fleetFinding('unsettled-build', text) : aboutKustomization(context, about, 'unsettled-build', text)];
}
