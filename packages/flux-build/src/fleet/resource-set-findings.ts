import type { Finding } from '@slipway/manifest';
import { type FindingContext, fleetFinding, placeIn } from './fleet-finding.ts';

/** ResourceSets of which it is not known what they make. */
export function resourceSetFindings({ fleet, fileName }: FindingContext): readonly Finding[] {
  return fleet.resourceSets.flatMap(({ cluster, namespace, name, parent, written, problem }) => {
    if (problem === undefined) return [];
    const text = (parent === undefined ? undefined : fleet.memory.results.get(parent)?.tree)?.read(written.file);
    return fleetFinding('resource-set-not-expanded', {
      object: `ResourceSet/${namespace}/${name}`,
      apiVersion: 'fluxcd.controlplane.io/v1',
      clusters: [cluster],
      message: `what the ResourceSet ${namespace}/${name} makes is not known: ${problem}`,
      file: fileName(written.content, written.file),
      ...(text === undefined ? {} : placeIn(text, written.file, written.index, '/spec')),
      pointer: '/spec',
      expected: 'inputs that stand in the repository, and functions that are followed',
    });
  });
}
