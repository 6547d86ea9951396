import { buildPointer } from '@slipway/manifest';
import { goLowerCase } from '../go/lower-case.ts';
import type { Problem } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule, type RuleId } from '../rules/of-rule.ts';
import { isLabelValue, isQualifiedName } from './qualified-name.ts';

/** Maximum size in bytes of the keys and values of all annotations of an object together. */
const ANNOTATIONS_LIMIT = 262_144;

const STANDARD_FINALIZERS = ['orphan', 'foregroundDeletion', 'kubernetes'];

/** Checks a map of labels. The server reports the map; `spot` is the entry. */
export function labelProblems(labels: unknown): Problem[] {
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
            ...ofRule('wrong-label'),
            message: `label ${key}: ${JSON.stringify(value)} is not a label value`,
            pointer: '/metadata/labels',
            spot: buildPointer(['metadata', 'labels', key]),
            value,
            expected: 'at most 63 letters, digits, -, _ and ., a letter or digit at both ends',
            remedy: 'shorten or rewrite it, or make it an annotation',
          },
        ]),
  ];
}

export function annotationProblems(annotations: unknown): Problem[] {
  const entries = entriesOf(annotations);
  if (entries.length === 0) return [];
  const size = entries.reduce(
    (sum, [key, value]) => sum + Buffer.byteLength(key) + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );
  const tooBig: Problem = {
    ...ofRule('wrong-annotation'),
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

const keyProblems = (rule: RuleId, field: string, key: string, checked: string): Problem[] =>
  isSubstituted(key) || isQualifiedName(checked)
    ? []
    : [
        {
          ...ofRule(rule),
          message: `${JSON.stringify(key)} is not a key for ${field}`,
          pointer: `/metadata/${field}`,
          spot: buildPointer(['metadata', field, key]),
          value: key,
          expected: 'name or example.org/name; the name at most 63 letters, digits, -, _ and .',
          remedy: 'rename the key',
        },
      ];

/** Checks finalizers. Most built-in kinds require a domain in a finalizer; for custom resources, it is only a warning. */
export function finalizerProblems(finalizers: unknown, wantsDomain: boolean): Problem[] {
  if (!Array.isArray(finalizers)) return [];
  const wrong = finalizers.flatMap((finalizer: unknown, index): Problem[] => {
    if (typeof finalizer !== 'string' || isSubstituted(finalizer)) return [];
    const spot = buildPointer(['metadata', 'finalizers', index]);
    const undomained = wantsDomain && !finalizer.includes('/') && !STANDARD_FINALIZERS.includes(finalizer);
    return [
      ...(isQualifiedName(finalizer) ? [] : [wrongFinalizer(finalizer, '/metadata/finalizers', spot)]),
      ...(undomained ? [wrongFinalizer(finalizer, spot, spot)] : []),
    ];
  });
  if (!finalizers.includes('orphan') || !finalizers.includes('foregroundDeletion')) return wrong;
  return [
    ...wrong,
    {
      ...ofRule('wrong-finalizer'),
      message: 'metadata.finalizers: the finalizers exclude each other',
      pointer: '/metadata/finalizers',
      value: finalizers,
      expected: 'orphan or foregroundDeletion, not both',
      remedy: 'remove one of them',
    },
  ];
}

const wrongFinalizer = (finalizer: string, pointer: string, spot: string): Problem => ({
  ...ofRule('wrong-finalizer'),
  message: `${JSON.stringify(finalizer)} is not a finalizer`,
  pointer,
  spot,
  value: finalizer,
  expected: 'example.org/name',
  remedy: 'write the domain of the controller that removes it in front of the name',
});

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
