import type { Finding } from '@slipway/manifest';
import { kustomizationKey } from '../flux-objects/flux-object.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { NOT_BUILT } from './build-one.ts';
import { aboutKustomization, type FindingContext, fleetFinding } from './fleet-finding.ts';

/** Reports that a Flux Kustomization reached a limit of its own. */
export const tooLargeFinding = (context: FindingContext, kustomization: FleetKustomization, message: string): Finding =>
  aboutKustomization(context, kustomization, 'build-too-large', {
    message: `${kustomization.namespace}/${kustomization.name} is not built: ${message}`,
    expected: 'a Kustomization within the limits of one build: 50,000 objects, 256 MiB, and the work for as much',
  });

/** Reports that the build of a fleet reached a limit, and how much of it was not built. */
export function stoppedFindings(context: FindingContext): readonly Finding[] {
  const { stopped, kustomizations } = context.fleet;
  if (stopped === undefined) return [];
  const missing = kustomizations.filter(({ error }) => error?.reason === NOT_BUILT);
  const [first] = missing;
  const count = missing.length.toLocaleString('en-US');
  const names = `${count} Flux ${missing.length === 1 ? 'Kustomization is' : 'Kustomizations are'} not built`;
  const text = {
    message: `the build ${stopped.text}: ${names}${first === undefined ? '' : `, first ${kustomizationKey(first)}`}`,
    expected: 'a fleet within the limits of one run',
  };
  if (first === undefined) return [fleetFinding('fleet-too-large', text)];
  return [
    aboutKustomization(context, first, 'fleet-too-large', { ...text, clusters: [...new Set(missing.map(({ cluster }) => cluster))] }),
  ];
}
