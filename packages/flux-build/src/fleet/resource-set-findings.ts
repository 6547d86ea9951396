import type { Finding } from '@slipway/manifest';
import type { FluxBuildRuleId } from '../flux-build-rules.ts';
import { appliedText, type FindingContext, type FindingText, fleetFinding, placeIn } from './fleet-finding.ts';
import type { FleetResourceSet } from './resource-sets.ts';

/** Reports ResourceSets that fail, whose objects are unknown, or that create one object with different content. */
export function resourceSetFindings(context: FindingContext): readonly Finding[] {
  return context.fleet.resourceSets.flatMap((set) => {
    const text = `ResourceSet ${set.namespace}/${set.name}`;
    const { problem, missingKey, problemAt = '/spec', repeated = [] } = set;
    if (missingKey !== undefined)
      return setFinding(context, set, 'resource-set-input-not-found', {
        pointer: problemAt,
        message: `the template of ${text} reads ${missingKey}, which does not exist: flux-operator applies none of its objects`,
        expected: 'keys that each entry of inputs has',
      });
    if (problem !== undefined)
      return setFinding(context, set, 'resource-set-not-expanded', {
        pointer: problemAt,
        message: `the objects of ${text} are unknown: ${problem}`,
        expected: 'inputs in the repository, and supported functions',
      });
    return repeated.flatMap(({ text: object, pointer, inputs: [first, second] }) =>
      setFinding(context, set, 'resource-set-object-repeated', {
        pointer,
        message: `${text} creates ${object} with different content for inputs[${first}] and inputs[${second}], and only the first one is applied`,
        expected: 'another name or namespace for each entry of inputs',
      }),
    );
  });
}

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
      ...(source === undefined ? {} : placeIn(source, written.file, written.index, text.pointer)),
      ...text,
    }),
  ];
}
