import { fieldSpecOf } from '../config/field-specs.ts';
import { createField, expectKind, fieldOf, mapField, setScalar } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { isEmptyNode, isMissingOrNull, stringScalar, type YamlNode } from '../nodes/yaml-node.ts';
import { applyFieldSpecs, type FieldChange, type FieldSpec } from '../resources/field-spec.ts';
import { annotationOf, apiVersionOfResource, currentId, describe, kindOf, type Resource, storePreviousId } from '../resources/resource.ts';
import { idKey, type ResourceSet } from '../resources/resource-set.ts';
import { recordStep, type Transformer } from './transformer.ts';

/** Which subjects of role bindings get the namespace. */
export type SubjectMode = 'defaultOnly' | 'allServiceAccounts' | 'none';

export interface NamespaceOptions {
  readonly specs: readonly FieldSpec[];
  /** Whether to keep namespaces that are set. */
  readonly unsetOnly: boolean;
  readonly subjects: SubjectMode;
}

/** Sets the namespace of all resources except those of cluster-scoped kinds. Two resources with the same id are refused. */
export const setNamespaces =
  (namespace: string, options: NamespaceOptions): Transformer =>
  (set, { step }) => {
    if (namespace === '') return;
    for (const resource of set.list) {
      if (isEmptyNode(resource.node) || annotationOf(resource, HELM) === 'true') continue;
      storePreviousId(resource);
      setIn(resource, resource.node as YamlNode, namespace, options, () => recordStep(resource, step));
    }
    refuseConflicts(set);
  };

const HELM = 'internal.config.kubernetes.io/helm-generated';
const METADATA_NAMESPACE = [fieldSpecOf('metadata/namespace', true)];

function setIn(resource: Resource, node: YamlNode, namespace: string, options: NamespaceOptions, changed: () => void): void {
  const set = (field: YamlNode): void => {
    if (options.unsetOnly && field.kind === 'scalar' && !isMissingOrNull(field) && field.value !== '') return;
    if (field.value !== namespace) changed();
    setScalar(field, stringScalar(namespace));
  };
  const change: FieldChange = { set, createKind: 'scalar', createTag: '!!str' };
  if (!currentId(resource).clusterScoped) applyFieldSpecs(node, METADATA_NAMESPACE, { set, createKind: 'scalar' });
  const isBinding = kindOf(resource) === 'RoleBinding' || kindOf(resource) === 'ClusterRoleBinding';
  if (isBinding) setInSubjects(node, options.subjects, set);
  applyFieldSpecs(node, specsFor(resource, options.specs, isBinding), change);
}

/** Removes specs that other code handles, or that are only for Namespaces of the core group. */
const specsFor = (resource: Resource, specs: readonly FieldSpec[], isBinding: boolean): readonly FieldSpec[] =>
  specs.filter(({ kind, path }) => {
    if (path === 'metadata/namespace') return false;
    if (path === 'metadata/name' && apiVersionOfResource(resource) !== 'v1') return false;
    return !(isBinding && path === 'subjects/namespace' && (kind === 'RoleBinding' || kind === 'ClusterRoleBinding'));
  });

function setInSubjects(node: YamlNode, mode: SubjectMode, set: (field: YamlNode) => void): void {
  const subjects = fieldOf(node, 'subjects');
  if (mode === 'none' || subjects === undefined || isMissingOrNull(subjects)) return;
  expectKind(subjects, 'list');
  for (const subject of subjects.content) {
    const field = mode === 'defaultOnly' ? mapField(subject, 'name') : mapField(subject, 'kind');
    if (field === undefined) continue;
    expectKind(field, 'scalar');
    if (isMissingOrNull(field) || field.value !== (mode === 'defaultOnly' ? 'default' : 'ServiceAccount')) continue;
    const namespace = createField(subject, 'namespace', 'scalar');
    if (namespace !== undefined) set(namespace);
  }
}

function refuseConflicts({ list }: ResourceSet): void {
  const taken = new Set<string>();
  for (const resource of list) {
    if (isEmptyNode(resource.node)) continue;
    const key = idKey(resource);
    if (taken.has(key)) throw refusal('namespace-conflict', `two resources become ${describe(resource)}`);
    taken.add(key);
  }
}
