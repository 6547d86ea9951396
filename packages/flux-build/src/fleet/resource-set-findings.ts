import type { Finding } from '@slipway/manifest';
import type { FluxBuildRuleId } from '../flux-build-rules.ts';
import { appliedText, type FindingContext, type FindingText, fleetFinding, locationIn } from './fleet-finding.ts';
import type { FleetResourceSet } from './resource-sets.ts';

/**
 * Reports ResourceSets that fail, whose objects are unknown, or that create one object with different content. All ResourceSets of a cluster
 * whose objects are unknown for one reason are one finding.
 */
export function resourceSetFindings(context: FindingContext): readonly Finding[] {
  const sets = context.fleet.resourceSets;
  const unknown = Map.groupBy(
    sets.filter(({ problem, missingKey }) => problem !== undefined && missingKey === undefined),
    ({ cluster, problem }) => `${cluster} ${problem}`,
  );
  return sets.flatMap((set) => {
    const text = `ResourceSet ${set.namespace}/${set.name}`;
    const { problem, missingKey, problemAt = '/spec', repeated = [] } = set;
    if (missingKey !== undefined)
      return setFinding(context, set, 'resource-set-input-not-found', {
        pointer: problemAt,
        message: `the template of ${text} reads ${missingKey}, which does not exist: flux-operator applies none of its objects`,
        expected: 'keys that each entry of inputs has',
      });
    if (problem !== undefined) {
      const all = unknown.get(`${set.cluster} ${problem}`) ?? [];
      if (all[0] !== set) return [];
      const objects = all.map(({ namespace, name }) => `ResourceSet/${namespace}/${name}`);
      return setFinding(context, set, 'resource-set-not-expanded', {
        pointer: problemAt,
        ...(all.length === 1 ? {} : { objects: objects.slice(0, MAX_OBJECTS) }),
        message: `the objects of ${all.length === 1 ? text : `${all.length.toLocaleString('en-US')} ResourceSets, first ${set.namespace}/${set.name},`} are unknown: ${problem}`,
        expected: 'inputs in the repository, and supported functions',
      });
    }
    return repeated.flatMap(({ text: object, pointer, inputs: [first, second] }) =>
      setFinding(context, set, 'resource-set-object-repeated', {
        pointer,
        message: `${text} creates ${object} with different content for inputs[${first}] and inputs[${second}], and only the first one is applied`,
        expected: 'another name or namespace for each entry of inputs',
      }),
    );
  });
}

/** The most objects that a finding lists. */
const MAX_OBJECTS = 100;

function setFinding(
  { fleet, fileName }: FindingContext,
  { cluster, namespace, name, parent, written }: FleetResourceSet,
  rule: FluxBuildRuleId,
  text: FindingText & { readonly pointer: string },
): readonly Finding[] {
  const source = appliedText(fleet, parent, written);
  return [
    fleetFinding(rule, {
      object: `ResourceSet/${namespace}/${name}`,
      apiVersion: 'fluxcd.controlplane.io/v1',
      clusters: [cluster],
      file: fileName(written.content, written.file),
      ...(source === undefined ? {} : locationIn(source, written.file, written.index, text.pointer)),
      ...text,
    }),
  ];
}
