import type { JsonSchema } from '@slipway/kube-models';
import { type Budget, createBudget, type Fields, isFields, LimitError } from '@slipway/manifest';
import { diffLines } from 'diff';
import type { Hunk } from '../changes/review-file.gen.ts';
import { isSame, kindOf } from '../objects/values.ts';
import { confidentialPath, type Mask } from './confidential.ts';
import { diffValues, type FoundDifference } from './diff-values.ts';
import { type Difference, type PathSegment, pathText } from './difference.ts';
import { type Noise, noiseOf } from './noise.ts';
import { pointerOf } from './pointer-of.ts';
import { schemaRoot } from './schema-node.ts';
import { versionIncrement } from './version-increment.ts';

/** The differences between two versions of an object. */
export interface ObjectDiff {
  readonly hunks: readonly Hunk[];
  /** The paths of the hunks, one for each, for rules about fields. */
  readonly paths: readonly (readonly PathSegment[])[];
  /** RFC 6901 pointers of the hunks in the new version, or in the old one if the new one has no value there. */
  readonly pointers: readonly { readonly side: 'before' | 'after'; readonly pointer: string }[];
  /** Number of hidden differences, by reason. */
  readonly hidden: Readonly<Partial<Record<Noise, number>>>;
  /** Whether Pods are restarted: the template of a workload differs, shown or not. */
  readonly restarts: boolean;
}

export interface DiffOptions {
  /** Applied to the output. */
  readonly mask?: Mask | undefined;
  /** Units of work for comparing texts by line. */
  readonly budget?: Budget;
}

/** Compares two versions of an object. `schema` is that of the whole object, if it is available. */
export function diffObject(before: Fields, after: Fields, schema?: JsonSchema, how: DiffOptions = {}): ObjectDiff {
  const { mask, budget = textBudget() } = how;
  const found = diffValues(withoutServerFields(before), withoutServerFields(after), schemaRoot(schema));
  const hidden: Partial<Record<Noise, number>> = {};
  const shown: FoundDifference[] = [];
  for (const each of found) {
    const noise = noiseOf(each);
    if (noise === undefined) shown.push(each);
    else hidden[noise] = (hidden[noise] ?? 0) + 1;
  }
  return {
    hunks: shown.map((each) => hunkOf(each, before, after, { mask, budget })),
    paths: shown.map(({ path }) => path),
    pointers: shown.map(({ op, path }) =>
      op === 'remove' ? { side: 'before', pointer: pointerOf(before, path) } : { side: 'after', pointer: pointerOf(after, path) },
    ),
    hidden,
    restarts: WORKLOADS.has(kindOf(after)) && found.some((each) => isInTemplate(each) && !STORED_EQUALLY.has(noiseOf(each))),
  };
}

const WORKLOADS: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'DaemonSet']);
const STORED_EQUALLY: ReadonlySet<Noise | undefined> = new Set<Noise | undefined>(['same-quantity', 'empty', 'default']);

const isInTemplate = ({ path: [first, second] }: Difference): boolean =>
  first !== undefined &&
  second !== undefined &&
  'field' in first &&
  first.field === 'spec' &&
  'field' in second &&
  second.field === 'template';

/** Removes the labels of the owner, which the action already shows, and null in metadata. */
export function withoutServerFields(object: Fields): Fields {
  const { metadata } = object;
  if (!isFields(metadata)) return object;
  const left = Object.entries(metadata).flatMap(([key, value]) => {
    if (key === 'creationTimestamp' && value === null) return [];
    if (key !== 'labels' || !isFields(value)) return [[key, value] as const];
    const labels = Object.entries(value).filter(([label]) => !OWNER_LABEL.test(label));
    return labels.length === 0 ? [] : [[key, Object.fromEntries(labels)] as const];
  });
  return { ...object, metadata: Object.fromEntries(left) };
}

const OWNER_LABEL = /^(?:kustomize\.toolkit\.fluxcd\.io|resourceset\.fluxcd\.controlplane\.io)\/(?:name|namespace)$/;

function hunkOf(found: FoundDifference, before: Fields, after: Fields, { mask, budget }: Required<DiffOptions>): Hunk {
  const hiddenPath = confidentialPath(found, before, after);
  if (hiddenPath !== undefined) return { path: hiddenPath, op: found.op, confidential: true };
  // Masks secrets before comparing: lines and letters that differ would be parts of a secret.
  const difference = mask === undefined ? found : maskedDifference(found, mask);
  if (difference === undefined) return { path: pathText(found.path), op: found.op, confidential: true };
  const { op, path } = difference;
  const at = { path: pathText(path), op };
  if (op === 'add') return { ...at, after: difference.after };
  if (op === 'remove') return { ...at, before: difference.before };
  const both = { ...at, before: difference.before, after: difference.after };
  if (op === 'reorder')
    return difference.by === undefined ? both : { ...both, before: names(difference.before), after: names(difference.after) };
  const increment = versionIncrement(difference.before, difference.after);
  const lines = textLines(difference.before, difference.after, budget);
  return { ...both, ...(increment && { step: increment }), ...(lines && { lines }) };
}

/** Returns undefined if nothing is left of the difference. */
function maskedDifference(found: FoundDifference, mask: Mask): FoundDifference | undefined {
  switch (found.op) {
    case 'add':
      return { ...found, after: mask(found.after) };
    case 'remove':
      return { ...found, before: mask(found.before) };
    default: {
      const [before, after] = [mask(found.before), mask(found.after)];
      return isSame(before, after) ? undefined : ({ ...found, before, after } as FoundDifference);
    }
  }
}

const names = (ids: readonly unknown[]): readonly unknown[] =>
  ids.map((id) => (Array.isArray(id) && id.filter((part) => part !== undefined).length === 1 ? id[0] : id));

/** Compares texts of several lines by line. Returns undefined for others, and for texts that take too long. */
function textLines(before: unknown, after: unknown, budget: Budget): readonly string[] | undefined {
  if (typeof before !== 'string' || typeof after !== 'string' || !(before.includes('\n') || after.includes('\n'))) return undefined;
  const parts = comparedLines(before, after, budget);
  if (parts === undefined) return undefined;
  return parts.flatMap(({ value, added, removed }, index) => {
    const lines = value.replace(/\n$/, '').split('\n');
    if (added || removed) return lines.map((line) => `${added ? '+' : '-'}${line}`);
    return context(lines, index === 0, index === parts.length - 1).map((line) => ` ${line}`);
  });
}

/** Returns undefined for texts with too many differences, or if the review has compared too many such texts. */
function comparedLines(before: string, after: string, budget: Budget): ReturnType<typeof diffLines> | undefined {
  try {
    budget.take('operations', before.length + after.length);
    const parts = diffLines(before, after, { maxEditLength: MAX_EDITS });
    const edits = parts?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0) ?? MAX_EDITS;
    budget.take('operations', edits ** 2);
    return parts;
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

const MAX_EDITS = 1000;

/** Units of work for comparing the texts of a review by line: about ten seconds. */
export const textBudget = (): Budget => createBudget({ operations: 200_000_000 });

const CONTEXT_LINES = 2;

/** Returns the lines of an equal part that are next to a difference. */
function context(lines: readonly string[], isFirst: boolean, isLast: boolean): readonly string[] {
  const head = isFirst ? [] : lines.slice(0, CONTEXT_LINES);
  const tail = isLast ? [] : lines.slice(Math.max(head.length, lines.length - CONTEXT_LINES));
  return head.length + tail.length === lines.length ? lines : [...head, '…', ...tail];
}
