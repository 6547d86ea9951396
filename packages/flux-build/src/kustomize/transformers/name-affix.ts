import { setScalar } from '../nodes/fields.ts';
import { plainScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION } from '../resources/build-annotations.ts';
import { applyFieldSpec, type FieldSpec } from '../resources/field-spec.ts';
import { type Gvk, isSelected } from '../resources/gvk.ts';
import { appendToAnnotation, originalId, type Resource, storePreviousId } from '../resources/resource.ts';
import { recordStep, type Transformer } from './transformer.ts';

/** Adds a prefix to names, except to those of Namespaces, CustomResourceDefinitions and APIServices. */
export const addPrefix = (prefix: string, specs: readonly FieldSpec[]): Transformer =>
  changeNames(prefix, specs, BUILD_ANNOTATION.prefixes, (name) => prefix + name);

/** Adds a suffix to names, except to those of Namespaces, CustomResourceDefinitions and APIServices. */
export const addSuffix = (suffix: string, specs: readonly FieldSpec[]): Transformer =>
  changeNames(suffix, specs, BUILD_ANNOTATION.suffixes, (name) => name + suffix);

const changeNames =
  (affix: string, specs: readonly FieldSpec[], annotation: string, change: (name: string) => string): Transformer =>
  ({ list }, { step }) => {
    for (const resource of list) {
      const { gvk } = originalId(resource);
      if (keepsItsName(gvk)) continue;
      const set = (node: YamlNode): void => {
        setScalar(node, plainScalar(change(node.value)));
        if (affix !== '') recordStep(resource, step);
      };
      for (const spec of specs) {
        if (!isSelected(gvk, spec)) continue;
        if (spec.path === 'metadata/name') recordAffix(resource, annotation, affix);
        if (resource.node !== undefined) applyFieldSpec(resource.node, spec, { set, createKind: 'scalar', createTag: '!!str' });
      }
    }
  };

function recordAffix(resource: Resource, annotation: string, affix: string): void {
  appendToAnnotation(resource, annotation, affix);
  if (affix !== '') storePreviousId(resource);
}

const keepsItsName = ({ group, kind }: Gvk): boolean =>
  kind === 'CustomResourceDefinition' || kind === 'Namespace' || (kind === 'APIService' && group === 'apiregistration.k8s.io');
