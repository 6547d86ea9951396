import { buildPointer, splitApiVersion } from '@slipway/manifest';
import type { Problem } from '../object-finding.ts';
import { isSubstituted } from '../substitution.ts';
import { nameForm } from './name-forms.ts';
import { isDnsLabel, isLabelValue, isQualifiedName } from './qualified-name.ts';
import { serverFieldProblems } from './server-fields.ts';

/** Bytes that all annotations of an object may have together, keys and values. */
const ANNOTATIONS_LIMIT = 262_144;

const STANDARD_FINALIZERS = ['orphan', 'foregroundDeletion', 'kubernetes'];

/** Groups of built-in kinds whose finalizers are checked as those of custom resources, seen on kube-apiserver 1.36. */
const PLAIN_FINALIZER_GROUPS = new Set(['admissionregistration.k8s.io', 'coordination.k8s.io', 'node.k8s.io', 'policy']);

interface MetadataContext {
  readonly apiVersion: string;
  readonly kind: string;
  readonly scope: 'Namespaced' | 'Cluster';
  readonly builtIn: boolean;
  /** Who applies the object gives it a namespace when it has none. */
  readonly namespaceGiven: boolean;
}

/** The rules for `metadata` that no schema holds; types and unknown fields are the schema's. */
export function metadataProblems(metadata: unknown, context: MetadataContext): Problem[] {
  const fields =
    typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata) ? (metadata as Readonly<Record<string, unknown>>) : {};
  return [
    ...nameProblems(fields, context),
    ...namespaceProblems(fields, context),
    ...labelProblems(fields.labels),
    ...annotationProblems(fields.annotations),
    ...finalizerProblems(fields.finalizers, context),
    ...serverFieldProblems(fields, context.apiVersion, context.kind, context.builtIn),
  ];
}

function nameProblems({ name, generateName }: Readonly<Record<string, unknown>>, { apiVersion, kind }: MetadataContext): Problem[] {
  if (name === undefined || name === null || name === '') {
    return [
      {
        rule: 'missing-name',
        severity: 'reject',
        message: generateName === undefined ? 'the object has no name' : 'generateName alone is no name: Flux has nothing to apply again',
        pointer: '/metadata/name',
        expected: 'metadata.name',
        remedy: generateName === undefined ? 'add metadata.name' : 'replace metadata.generateName by metadata.name',
      },
    ];
  }
  if (typeof name !== 'string' || isSubstituted(name)) return [];
  const form = nameForm(apiVersion, kind);
  if (form.accepts(name)) return [];
  const lower = name.toLowerCase();
  return [
    {
      rule: 'wrong-name',
      severity: 'reject',
      message: `${JSON.stringify(name)} is no name for a ${kind}`,
      pointer: '/metadata/name',
      value: name,
      expected: form.description,
      remedy: lower !== name && form.accepts(lower) ? `did you mean ${lower}?` : 'rename it',
    },
  ];
}

function namespaceProblems({ namespace }: Readonly<Record<string, unknown>>, { kind, scope, namespaceGiven }: MetadataContext): Problem[] {
  const absent = namespace === undefined || namespace === null || namespace === '';
  if (scope === 'Cluster') return absent ? [] : [needlessNamespace(kind, namespace)];
  if (absent) return namespaceGiven ? [] : [missingNamespace(kind)];
  if (typeof namespace !== 'string' || isSubstituted(namespace) || isDnsLabel(namespace)) return [];
  return [
    {
      rule: 'wrong-name',
      severity: 'reject',
      message: `${JSON.stringify(namespace)} is no name of a namespace`,
      pointer: '/metadata/namespace',
      value: namespace,
      expected: 'a DNS label: lower-case letters, digits and -, 63 at most',
      remedy: 'name an existing namespace',
    },
  ];
}

const missingNamespace = (kind: string): Problem => ({
  rule: 'missing-namespace',
  severity: 'reject',
  message: `a ${kind} lives in a namespace, and none is given`,
  pointer: '/metadata/namespace',
  expected: 'metadata.namespace',
  remedy: 'add metadata.namespace, or set targetNamespace in the Flux Kustomization',
});

const needlessNamespace = (kind: string, namespace: unknown): Problem => ({
  rule: 'needless-namespace',
  severity: 'lossy',
  message: `a ${kind} belongs to the cluster: the server drops its namespace`,
  pointer: '/metadata/namespace',
  value: namespace,
  expected: 'no metadata.namespace',
  remedy: 'remove metadata.namespace',
});

function labelProblems(labels: unknown): Problem[] {
  return entriesOf(labels).flatMap(([key, value]) =>
    typeof value === 'string' && isLabelValue(value) && isQualifiedName(key) ? [] : wrongLabel(key, value),
  );
}

function wrongLabel(key: string, value: unknown): Problem[] {
  return [
    ...keyProblems('wrong-label', 'labels', key, key),
    ...(typeof value !== 'string' || isSubstituted(value) || isLabelValue(value)
      ? []
      : [
          {
            rule: 'wrong-label',
            severity: 'reject' as const,
            message: `label ${key}: ${JSON.stringify(value)} is no label value`,
            pointer: buildPointer(['metadata', 'labels', key]),
            value,
            expected: 'at most 63 letters, digits, -, _ and ., a letter or digit at both ends',
            remedy: 'shorten or rewrite it, or make it an annotation',
          },
        ]),
  ];
}

function annotationProblems(annotations: unknown): Problem[] {
  const entries = entriesOf(annotations);
  if (entries.length === 0) return [];
  const size = entries.reduce(
    (sum, [key, value]) => sum + Buffer.byteLength(key) + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );
  const tooBig: Problem = {
    rule: 'wrong-annotation',
    severity: 'reject',
    message: `the annotations have ${size} bytes`,
    pointer: '/metadata/annotations',
    expected: `at most ${ANNOTATIONS_LIMIT} bytes, keys and values together`,
    remedy: 'move the text to a ConfigMap',
  };
  return [
    ...entries.flatMap(([key]) => keyProblems('wrong-annotation', 'annotations', key, goLowerCase(key))),
    ...(size > ANNOTATIONS_LIMIT ? [tooBig] : []),
  ];
}

/** Go maps each character to one: the dotted capital I becomes a plain i. */
const goLowerCase = (text: string): string => text.replaceAll('\u0130', 'i').toLowerCase();

const keyProblems = (rule: string, field: string, key: string, checked: string): Problem[] =>
  isSubstituted(key) || isQualifiedName(checked)
    ? []
    : [
        {
          rule,
          severity: 'reject',
          message: `${JSON.stringify(key)} is no key for ${field}`,
          pointer: buildPointer(['metadata', field, key]),
          value: key,
          expected: 'name or example.org/name; the name at most 63 letters, digits, -, _ and .',
          remedy: 'rename the key',
        },
      ];

/** Most built-in kinds want a domain in front of a finalizer; custom resources only warn. */
function finalizerProblems(finalizers: unknown, { apiVersion, builtIn }: MetadataContext): Problem[] {
  if (!Array.isArray(finalizers)) return [];
  const plain = !builtIn || PLAIN_FINALIZER_GROUPS.has(splitApiVersion(apiVersion).group);
  return finalizers.flatMap((finalizer: unknown, index): Problem[] => {
    if (typeof finalizer !== 'string' || isSubstituted(finalizer)) return [];
    const known = plain || finalizer.includes('/') || STANDARD_FINALIZERS.includes(finalizer);
    if (isQualifiedName(finalizer) && known) return [];
    return [
      {
        rule: 'wrong-finalizer',
        severity: 'reject',
        message: `${JSON.stringify(finalizer)} is no finalizer`,
        pointer: buildPointer(['metadata', 'finalizers', index]),
        value: finalizer,
        expected: 'example.org/name',
        remedy: 'write the domain of the controller that removes it in front of the name',
      },
    ];
  });
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
