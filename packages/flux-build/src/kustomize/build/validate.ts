import { objectValue } from '../nodes/node-value.ts';
import { copyNode, type YamlNode } from '../nodes/yaml-node.ts';
import { refusal } from '../refusal.ts';
import { labelsOf, type Resource, setLabels } from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';
import { goJson } from '../nodes/go-json.ts';
import type { ConfiguredTransformer } from './configured.ts';
import type { BuildContext } from './context.ts';

/** Runs validators, which are transformers that must not change anything but a label of their own. */
export function validate(validators: readonly ConfiguredTransformer[], set: ResourceSet, context: BuildContext): void {
  for (const { transform, step } of validators) {
    const before = texts(set.list);
    transform(set, { schemas: context.schemas, notes: context.notes, step });
    if (texts(set.list) !== before) throw refusal('validator-changes', 'a validator changes resources', step.file);
  }
}

const texts = (list: readonly Resource[]): string => list.map(textOf).join('\n');

function textOf(resource: Resource): string {
  const copy: Resource = { ...resource, node: copyNode(resource.node as YamlNode) };
  const labels = labelsOf(copy);
  if (labels.delete('validated-by')) setLabels(copy, labels);
  return goJson(objectValue(copy.node as YamlNode));
}
