import { setScalar } from '../nodes/fields.ts';
import { plainScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION } from '../resources/build-annotations.ts';
import { applyFieldSpec, type FieldSpec } from '../resources/field-spec.ts';
import { type Gvk, isSelected } from '../resources/gvk.ts';
import { appendToAnnotation, originalId, storePreviousId } from '../resources/resource.ts';
import { recordStep, type Transformer } from './transformer.ts';

/** Puts a text before names. Namespaces, CustomResourceDefinitions and APIServices keep theirs. */
export const addPrefix = (prefix: string, specs: readonly FieldSpec[]): Transformer =>
  changeNames(prefix, specs, BUILD_ANNOTATION.prefixes, (name) => prefix + name);

/** Puts a text behind names. */
export const addSuffix = (suffix: string, specs: readonly FieldSpec[]): Transformer =>
  changeNames(suffix, specs, BUILD_ANNOTATION.suffixes, (name) => name + suffix);

const changeNames =
  (affix: string, specs: readonly FieldSpec[], annotation: string, change: (name: string) => string): Transformer =>
  ({ list }, { step }) => {
    for (const resource of list) {
      const { gvk } = originalId(resource);
      if (keepsItsName(gvk)) continue;
      for (const spec of specs) {
        if (!isSelected(gvk, spec)) continue;
        if (spec.path === 'metadata/name') {
          appendToAnnotation(resource, annotation, affix);
          if (affix !== '') storePreviousId(resource);
        }
        const set = (node: YamlNode): void => {
          setScalar(node, plainScalar(change(node.value)));
          if (affix !== '') recordStep(resource, step);
        };
        if (resource.node !== undefined) applyFieldSpec(resource.node, spec, { set, createKind: 'scalar', createTag: '!!str' });
      }
    }
  };

const keepsItsName = ({ group, kind }: Gvk): boolean =>
  kind === 'CustomResourceDefinition' || kind === 'Namespace' || (kind === 'APIService' && group === 'apiregistration.k8s.io');
