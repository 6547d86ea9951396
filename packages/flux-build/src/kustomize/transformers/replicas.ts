import type { ReplicaFields } from '../config/kustomization-fields.ts';
import { setScalar } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { makeScalar, PLAIN, type YamlNode } from '../nodes/yaml-node.ts';
import { applyFieldSpec, type FieldSpec } from '../resources/field-spec.ts';
import { isSelected } from '../resources/gvk.ts';
import { withAnyId } from '../resources/resource-set.ts';
import { recordStep, type Transformer } from './transformer.ts';

/** Sets the replicas of resources that have or had this name; refuses a name without a resource. */
export const setReplicas =
  ({ name = '', count = 0 }: ReplicaFields, specs: readonly FieldSpec[]): Transformer =>
  (set, { step }) => {
    let found = false;
    for (const spec of specs) {
      for (const resource of withAnyId(set, (id) => id.name === name && isSelected(id.gvk, spec))) {
        found = true;
        const change = (node: YamlNode): void => {
          setScalar(node, makeScalar('!!int', String(count), PLAIN));
          recordStep(resource, step);
        };
        if (resource.node !== undefined) applyFieldSpec(resource.node, spec, { set: change, createKind: 'scalar', createTag: '!!int' });
      }
    }
    if (!found) throw refusal('replicas-without-match', `replicas are set for ${name}, which nothing is called`);
  };
