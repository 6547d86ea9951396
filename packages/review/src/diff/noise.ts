import { canonicalQuantity, isFields } from '@slipway/manifest';
import { isQuantity, type StructuralSchema } from '@slipway/validate';
import type { HiddenDifferences } from '../changes/review-file.gen.ts';
import { isSame, scalarText } from '../objects/values.ts';
import type { FoundDifference } from './diff-values.ts';
import type { Difference, PathSegment } from './difference.ts';

/** Why a difference is hidden: the API server stores the same value, or the value only names the release of the object. */
export type Noise = keyof HiddenDifferences;

/** Returns the reason; undefined if the difference is shown. */
export function noiseOf(difference: FoundDifference): Noise | undefined {
  if (isReleaseMark(difference.path)) return 'release-mark';
  if (isDescription(difference.path)) return 'description';
  if (difference.op === 'change') return isSameQuantity(difference) ? 'same-quantity' : undefined;
  if (difference.op === 'reorder') return undefined;
  const value = difference.op === 'add' ? difference.after : difference.before;
  if (value === null || isEmptyMark(difference.path, value)) return 'empty';
  const standard = difference.node?.schema.default;
  return standard !== undefined && isSame(standard, value) && 'field' in (difference.path.at(-1) ?? {}) ? 'default' : undefined;
}

/** Labels and annotations of a chart release or of a code generator, and certificates that the cluster itself sets. */
function isReleaseMark(path: readonly PathSegment[]): boolean {
  const [last, parent] = [fieldAt(path, -1), fieldAt(path, -2)];
  if (last === 'caBundle') return true;
  if (parent === 'labels') return RELEASE_LABELS.has(last);
  return parent === 'annotations' && (last.startsWith('checksum/') || GENERATOR_ANNOTATIONS.has(last));
}

/** Whether a path leads to a description in the schema of a CRD or XRD, which has no effect. */
function isDescription(path: readonly PathSegment[]): boolean {
  const [last, parent] = [fieldAt(path, -1), fieldAt(path, -2)];
  if (last !== 'description' || parent === 'properties') return false;
  return path.some((segment) => 'field' in segment && segment.field === 'openAPIV3Schema');
}

/** Annotations with the version of the program that generated an object. */
const GENERATOR_ANNOTATIONS: ReadonlySet<string> = new Set([
  'controller-gen.kubebuilder.io/version',
  'gateway.networking.k8s.io/bundle-version',
  'operatorframework.io/installed-alongside',
]);

const RELEASE_LABELS: ReadonlySet<string> = new Set(['helm.sh/chart', 'app.kubernetes.io/version', 'chart']);

const fieldAt = (path: readonly PathSegment[], at: number): string => {
  const segment = path.at(at);
  return segment !== undefined && 'field' in segment ? segment.field : '';
};

/** Whether two quantities are equal (`1000m` is `1`), by the schema or in the usual maps of quantities. */
function isSameQuantity({ path, before, after, node }: Difference & { readonly op: 'change' } & Pick<FoundDifference, 'node'>): boolean {
  const isOne = (node !== undefined && isQuantity(node.schema as StructuralSchema)) || QUANTITY_MAPS.has(fieldAt(path, -2));
  if (!isOne || typeof before === 'object' || typeof after === 'object') return false;
  const [old, next] = [before, after].map((value) => canonicalQuantity(scalarText(value)));
  return old !== undefined && old === next;
}

const QUANTITY_MAPS: ReadonlySet<string> = new Set(['requests', 'limits', 'capacity', 'hard', 'default', 'defaultRequest']);

const isEmptyMark = (path: readonly PathSegment[], value: unknown): boolean =>
  ['labels', 'annotations'].includes(fieldAt(path, -1)) && isFields(value) && Object.keys(value).length === 0;
