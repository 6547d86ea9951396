import type { Finding } from '@slipway/manifest';
import { aboutKustomization, fleetFinding, type Telling } from './fleet-finding.ts';
import { kustomizationKey } from './flux-object.ts';

/** Others that change are named up to this number. */
const MOST_NAMED = 5;

/** That a fleet does not come to rest, reported at the first Flux Kustomization that still changes. */
export function unsettledFindings(telling: Telling): readonly Finding[] {
  const { kustomizations, changing, unsettled } = telling.fleet;
  if (!unsettled) return [];
  const [first, ...others] = changing;
  const about = kustomizations.find((each) => kustomizationKey(each) === first);
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  const message = `what ${first} makes still changes after 50 rounds${others.length > 0 ? `, and so does what these make: ${others.slice(0, MOST_NAMED).join(', ')}${more}` : ''}`;
  const text = { message, expected: 'values that come to rest' };
  return [about === undefined ? fleetFinding('unsettled-build', text) : aboutKustomization(telling, about, 'unsettled-build', text)];
}
