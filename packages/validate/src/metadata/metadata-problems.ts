import { fieldsOf, splitApiVersion } from '@slipway/manifest';
import { goLowerCase } from '../go/lower-case.ts';
import type { Problem } from '../objects/object-finding.ts';
import { oneOf } from '../objects/object-name.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';
import { annotationProblems, finalizerProblems, labelProblems } from './keyed-fields.ts';
import { generateNameProblems, type NameForm, nameForm, pathSegment } from './name-forms.ts';
import { ownerProblems } from './owners.ts';
import { isDnsLabel } from './qualified-name.ts';
import { serverFieldProblems } from './server-fields.ts';

/** Groups of built-in kinds whose finalizers are checked as those of custom resources, measured with kube-apiserver 1.36. */
const PLAIN_FINALIZER_GROUPS = new Set(['admissionregistration.k8s.io', 'coordination.k8s.io', 'node.k8s.io', 'policy']);

interface MetadataContext {
  readonly apiVersion: string;
  readonly kind: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly builtIn: boolean;
  /** Whether the object gets a namespace when it is applied. */
  readonly namespaceGiven: boolean;
}

/** Checks `metadata` with the rules that are not in any schema. The schema checks types and unknown fields. */
export function metadataProblems(metadata: unknown, context: MetadataContext): Problem[] {
  const fields =
    typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata) ? (metadata as Readonly<Record<string, unknown>>) : {};
  return [
    ...nameProblems(fields, context),
    ...namespaceProblems(fields, context),
    ...generateNameProblems(fields.generateName, nameForm(context.apiVersion, context.kind), context.kind),
    ...labelProblems(fields.labels),
    ...annotationProblems(fields.annotations),
    ...finalizerProblems(fields.finalizers, context.builtIn && !PLAIN_FINALIZER_GROUPS.has(splitApiVersion(context.apiVersion).group)),
    ...ownerProblems(fields.ownerReferences),
    ...serverFieldProblems(fields, context),
  ];
}

/** Checks the `metadata` of an object inside another one. Its name may be any path segment. */
export function embeddedMetadataProblems(fields: Readonly<Record<string, unknown>>): Problem[] {
  const { name, namespace } = fields;
  return [
    ...(typeof name === 'string' && name !== '' && !isSubstituted(name) && !pathSegment.accepts(name)
      ? [wrongName(name, 'resource', pathSegment)]
      : []),
    ...(typeof namespace === 'string' && namespace !== '' ? wrongNamespace(namespace) : []),
    ...generateNameProblems(fields.generateName, pathSegment, 'resource'),
    ...labelProblems(fields.labels),
    ...annotationProblems(fields.annotations),
    ...finalizerProblems(fields.finalizers, false),
    ...ownerProblems(fields.ownerReferences),
  ];
}

function nameProblems(fields: Readonly<Record<string, unknown>>, { apiVersion, kind, namespaceGiven }: MetadataContext): Problem[] {
  const missing = missingNames(fields);
  if (missing.length > 0) return missing;
  const { name } = fields;
  if (typeof name !== 'string' || isSubstituted(name)) return [];
  // kustomize renames a Namespace to the namespace that it sets for all objects.
  if (kind === 'Namespace' && apiVersion === 'v1' && namespaceGiven) return [];
  const form = nameForm(apiVersion, kind);
  return form.accepts(name) ? [] : [wrongName(name, kind, form)];
}

function missingNames({ name, generateName, annotations }: Readonly<Record<string, unknown>>): Problem[] {
  if (name !== undefined && name !== null && name !== '') return [];
  // Argo CD creates its hooks, and does not apply them again.
  if (generateName !== undefined && fieldsOf(annotations)['argocd.argoproj.io/hook'] !== undefined) return [];
  return [
    {
      ...ofRule('missing-name'),
      message: generateName === undefined ? 'the object has no name' : 'generateName alone is not a name: Flux has nothing to apply again',
      pointer: '/metadata/name',
      expected: 'metadata.name',
      remedy: generateName === undefined ? 'add metadata.name' : 'replace metadata.generateName by metadata.name',
    },
  ];
}

function wrongName(name: string, kind: string, { accepts, description }: NameForm): Problem {
  const lower = goLowerCase(name);
  return {
    ...ofRule('wrong-name'),
    message: `${JSON.stringify(name)} is not a name for ${oneOf(kind)}`,
    pointer: '/metadata/name',
    value: name,
    expected: description,
    remedy: lower !== name && accepts(lower) ? `did you mean ${lower}?` : 'rename it',
  };
}

function namespaceProblems({ namespace }: Readonly<Record<string, unknown>>, { kind, scope, namespaceGiven }: MetadataContext): Problem[] {
  const absent = namespace === undefined || namespace === null || namespace === '';
  if (scope === 'Cluster') return absent ? [] : [needlessNamespace(kind, namespace)];
  if (absent) return namespaceGiven ? [] : [missingNamespace(kind)];
  return typeof namespace === 'string' ? wrongNamespace(namespace) : [];
}

const wrongNamespace = (namespace: string): Problem[] =>
  isSubstituted(namespace) || isDnsLabel(namespace)
    ? []
    : [
        {
          ...ofRule('wrong-name'),
          message: `${JSON.stringify(namespace)} is not a name of a namespace`,
          pointer: '/metadata/namespace',
          value: namespace,
          expected: 'a DNS label: lower-case letters, digits and -, 63 at most',
          remedy: 'name an existing namespace',
        },
      ];

const missingNamespace = (kind: string): Problem => ({
  ...ofRule('missing-namespace'),
  message: `${oneOf(kind)} lives in a namespace, and none is given`,
  pointer: '/metadata/namespace',
  expected: 'metadata.namespace',
  remedy: 'add metadata.namespace, or set targetNamespace in the Flux Kustomization',
});

const needlessNamespace = (kind: string, namespace: unknown): Problem => ({
  ...ofRule('needless-namespace'),
  message: `${oneOf(kind)} is cluster-scoped: the server drops its namespace`,
  pointer: '/metadata/namespace',
  value: namespace,
  expected: 'no metadata.namespace',
  remedy: 'remove metadata.namespace',
});
