import type { JsonSchema } from '@slipway/kube-models';
import { type Fields, stableText } from '@slipway/manifest';
import type { Hunk } from '../changes/review-file.gen.ts';
import { type Mask, withoutSecrets } from '../diff/confidential.ts';
import { diffObject, type ObjectDiff, textBudget, withoutServerFields } from '../diff/diff-object.ts';
import { kindOf, nameOf, namespaceOf, scalarText, titleOf } from '../objects/values.ts';
import { type ComposedOrigin, type ReviewedChange, type ReviewedObject, reviewedObject } from '../releases/release-changes.ts';
import { findRenames } from '../renames/find-renames.ts';

/** A change of an object on one or more clusters, with the change on the first of them. */
export interface Entry {
  readonly change: ReviewedChange;
  /** The applied object, else the one on the cluster. */
  readonly object: Fields;
  readonly owner: ReviewedObject;
  readonly hunks: readonly Hunk[];
  /** Only for objects on both sides. */
  readonly diff?: ObjectDiff;
  readonly clusters: readonly string[];
  /** For a composed resource: `Kind/namespace/name` of the composites that compose it, sorted. */
  readonly composites?: readonly string[];
  /** For a created object: the name of the deleted object that it replaces, and the differences. */
  readonly renamedFrom?: { readonly name: string; readonly diff: ObjectDiff };
  /** For a deleted object: the name of the object that replaces it. */
  readonly renamedTo?: string;
}

/** A change whose differences are all hidden. */
export interface HiddenChange {
  readonly change: ReviewedChange;
  readonly diff: ObjectDiff;
}

/** Finds the schema of a kind. */
export type SchemaOf = (apiVersion: string, kind: string) => JsonSchema | undefined;

/** Combines equal changes of several clusters. Counts changes that are not shown. */
export function foldChanges(
  changes: readonly ReviewedChange[],
  schemaOf: SchemaOf,
  mask?: Mask,
): { readonly entries: readonly Entry[]; readonly noise: readonly HiddenChange[] } {
  const diffOf = rememberedDiff(schemaOf, mask);
  const renames = findRenames(changes.filter(({ composed }) => composed === undefined));
  const renamedTo = new Map([...renames].map(([to, from]) => [from, objectName(to)] as const));
  const found = new Map<string, OpenEntry>();
  const noise: HiddenChange[] = [];
  for (const change of changes) {
    const diff = diffOf(change);
    if (change.action === 'change' && diff !== undefined && diff.hunks.length === 0 && !diff.restarts) {
      noise.push({ change, diff });
      continue;
    }
    const owner = reviewedObject(change);
    const hunks = diff?.hunks ?? wholeHunks(change);
    const other = otherNameOf(change, diff) ?? renamesOf(change, renames.get(change), renamedTo.get(change), diffOf);
    const key = [keyOf(change, owner, hunks, diff), other.renamedFrom?.name, other.renamedTo].join('\0');
    const known = found.get(key) ?? {
      ...{ change, object: owner.applied.object, owner, hunks, ...(diff && { diff }), ...other },
      ...{ clusters: new Set<string>(), composites: new Set<string>() },
    };
    found.set(key, known);
    known.clusters.add(change.cluster);
    if (change.composed !== undefined) known.composites.add(change.composed.composite);
  }
  return { entries: [...found.values()].map(closed), noise };
}

type OpenEntry = Omit<Entry, 'clusters' | 'composites'> & Readonly<Record<'clusters' | 'composites', Set<string>>>;

const closed = ({ clusters, composites, ...entry }: OpenEntry): Entry => ({
  ...entry,
  clusters: [...clusters].sort(),
  ...(composites.size > 0 && { composites: [...composites].sort() }),
});

/** Returns the old name of a composed resource that a Composition composes under another name. */
function otherNameOf(
  { action, composed, before }: ReviewedChange,
  diff: ObjectDiff | undefined,
): Pick<Entry, 'renamedFrom' | 'renamedTo'> | undefined {
  if (composed === undefined || action !== 'recreate' || before === undefined || diff === undefined) return composed && {};
  return { renamedFrom: { name: titleOf(before.applied.object), diff } };
}

/** `Kind/namespace/name`. */
const objectName = (change: ReviewedChange): string => titleOf(reviewedObject(change).applied.object);

function renamesOf(
  change: ReviewedChange,
  from: ReviewedChange | undefined,
  renamedTo: string | undefined,
  diffOf: DiffOf,
): Pick<Entry, 'renamedFrom' | 'renamedTo'> {
  if (from === undefined) return renamedTo === undefined ? {} : { renamedTo };
  const diff = diffOf({ before: reviewedObject(from), after: reviewedObject(change) });
  return diff === undefined ? {} : { renamedFrom: { name: objectName(from), diff } };
}

function keyOf(
  { action, cause, postponed, refusals, before, release, composed }: ReviewedChange,
  { applied, kustomization, installed }: ReviewedObject,
  hunks: readonly Hunk[],
  diff?: ObjectDiff,
): string {
  const { object } = applied;
  return [
    action,
    ...[object.apiVersion, object.kind].map(scalarText),
    namespaceOf(object),
    nameOf(object),
    cause ?? '',
    postponed?.action ?? '',
    (refusals ?? []).join('\n'),
    release?.name ?? '',
    String(installed?.perhaps),
    `${kustomization.namespace}/${kustomization.name}`,
    action === 'move' && before !== undefined ? `${before.kustomization.namespace}/${before.kustomization.name}` : '',
    composed === undefined ? textOfHunks(hunks) : composedText(composed, hunks),
    String(diff?.restarts),
  ].join('\0');
}

/** Returns the key of a composed resource. Composites whose values differ only in their own name share it. */
function composedText({ composition, within, isKept, isTakenOver, composite }: ComposedOrigin, hunks: readonly Hunk[]): string {
  const name = composite.slice(composite.lastIndexOf('/') + 1);
  const text = textOfHunks(hunks);
  const policy = `${isKept} ${isTakenOver}`;
  return [composition, within.join('/'), policy, name.length < 3 ? text : text.replaceAll(name, '<composite>')].join('\0');
}

/** Caches hunks by their objects, which similar clusters share. */
const knownTexts = new WeakMap<readonly Hunk[], string>();
function textOfHunks(hunks: readonly Hunk[]): string {
  const text = knownTexts.get(hunks) ?? stableText(hunks);
  knownTexts.set(hunks, text);
  return text;
}

const knownWhole = new WeakMap<object, readonly Hunk[]>();

/** Returns the hunks: the whole object if it is created, nothing if it is deleted. */
function wholeHunks({ action, after, before }: ReviewedChange): readonly Hunk[] {
  if (action !== 'create' || after === undefined || before !== undefined) return NOTHING;
  const { object } = after.applied;
  const hunks = knownWhole.get(object) ?? [{ path: '', op: 'add', after: withoutServerFields(withoutSecrets(object)) }];
  knownWhole.set(object, hunks);
  return hunks;
}

const NOTHING: readonly Hunk[] = [];

type DiffOf = (sides: Pick<ReviewedChange, 'before' | 'after'>) => ObjectDiff | undefined;

function rememberedDiff(schemaOf: SchemaOf, mask: Mask | undefined): DiffOf {
  const known = new WeakMap<object, WeakMap<object, ObjectDiff>>();
  const budget = textBudget();
  return ({ before, after }) => {
    if (before === undefined || after === undefined) return undefined;
    const [old, next] = [before.applied.object, after.applied.object];
    const byNext = known.get(old) ?? new WeakMap<object, ObjectDiff>();
    known.set(old, byNext);
    const diff = byNext.get(next) ?? diffObject(old, next, schemaOf(scalarText(next.apiVersion), kindOf(next)), { mask, budget });
    byNext.set(next, diff);
    return diff;
  };
}
