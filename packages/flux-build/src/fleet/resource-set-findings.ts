import type { Finding } from '@slipway/manifest';
import { type FindingContext, fleetFinding, placeIn } from './fleet-finding.ts';

/** Reports ResourceSets whose objects are unknown. */
export function resourceSetFindings({ fleet, fileName }: FindingContext): readonly Finding[] {
  return fleet.resourceSets.flatMap(({ cluster, namespace, name, parent, written, problem }) => {
    if (problem === undefined) return [];
    const text = (parent === undefined ? undefined : fleet.memory.results.get(parent)?.tree)?.read(written.file);
    return fleetFinding('resource-set-not-expanded', {
      object: `ResourceSet/${namespace}/${name}`,
      apiVersion: 'fluxcd.controlplane.io/v1',
      clusters: [cluster],
      message: `the objects of ResourceSet ${namespace}/${name} are unknown: ${problem}`,
      file: fileName(written.content, written.file),
      ...(text === undefined ? {} : placeIn(text, written.file, written.index, '/spec')),
      pointer: '/spec',
      expected: 'inputs in the repository, and supported functions',
    });
  });
}
