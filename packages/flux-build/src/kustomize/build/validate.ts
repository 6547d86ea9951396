import { refusal } from '../nodes/refusal.ts';
import { copyNode, type YamlNode } from '../nodes/yaml-node.ts';
import { labelsOf, type Resource, setLabels } from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';
import type { ConfiguredTransformer } from './configured.ts';
import type { BuildContext } from './context.ts';

const VALIDATED = 'validated-by';

/**
 * Runs validators, which are transformers that may only add a label of their own. It removes that label before the comparison. The other
 * labels are written again; kustomize treats that as a change if they were read.
 */
export function validate(validators: readonly ConfiguredTransformer[], set: ResourceSet, context: BuildContext): void {
  for (const { transform, step } of validators) {
    const before = set.list.map(({ node }) => copyNode(node as YamlNode));
    transform(set, { schemas: context.schemas, notes: context.notes, step });
    const unchanged =
      set.list.length === before.length && set.list.every((resource, index) => isUnchanged(resource, before[index] as YamlNode));
    if (!unchanged) throw refusal('validator-changes', 'a validator changes resources', step.file);
  }
}

function isUnchanged(resource: Resource, before: YamlNode): boolean {
  const after: Resource = { ...resource, node: copyNode(resource.node as YamlNode) };
  const labels = labelsOf(after);
  if (labels.delete(VALIDATED)) setLabels(after, labels);
  return sameNode(after.node as YamlNode, before);
}

const sameNode = (a: YamlNode, b: YamlNode): boolean =>
  a.kind === b.kind &&
  a.tag === b.tag &&
  a.value === b.value &&
  a.style === b.style &&
  a.content.length === b.content.length &&
  a.content.every((child, index) => sameNode(child, b.content[index] as YamlNode));
