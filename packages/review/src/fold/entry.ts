import { changedObject, type OwnedObject, type StepChange } from '@slipway/fleet-check';
import type { JsonSchema } from '@slipway/kube-models';
import { stableText } from '@slipway/manifest';
import { withoutSecrets } from '../diff/confidential.ts';
import { diffObject, type Hunk, type ObjectDiff, withoutServerFields } from '../diff/diff-object.ts';
import { type Fields, kindOf, nameOf, namespaceOf, scalarText } from '../objects/values.ts';

/** One different change of an object, with the first of the steps that it is on some clusters. */
export interface Entry {
  readonly change: StepChange;
  /** What is to be applied, else what is on the cluster. */
  readonly object: Fields;
  readonly owner: OwnedObject;
  readonly hunks: readonly Hunk[];
  /** Of objects that are on both sides. */
  readonly diff?: ObjectDiff;
  readonly clusters: readonly string[];
}

/** Finds the schema of a kind. */
export type SchemaOf = (apiVersion: string, kind: string) => JsonSchema | undefined;

/** Changes that are the same on several clusters become one; those of which nothing is to be shown are counted. */
export function foldChanges(
  changes: readonly StepChange[],
  schemaOf: SchemaOf,
): { readonly entries: readonly Entry[]; readonly noise: readonly ObjectDiff[] } {
  const diffOf = rememberedDiff(schemaOf);
  const found = new Map<string, Omit<Entry, 'clusters'> & { readonly clusters: Set<string> }>();
  const noise: ObjectDiff[] = [];
  for (const change of changes) {
    const diff = diffOf(change);
    if (change.action === 'change' && diff !== undefined && diff.hunks.length === 0 && !diff.restarts) {
      noise.push(diff);
      continue;
    }
    const owner = changedObject(change);
    const hunks = diff?.hunks ?? wholeHunks(change);
    const key = keyOf(change, owner, hunks, diff);
    const known = found.get(key);
    if (known !== undefined) known.clusters.add(change.cluster);
    else found.set(key, { change, object: owner.applied.object, owner, hunks, ...(diff && { diff }), clusters: new Set([change.cluster]) });
  }
  return { entries: [...found.values()].map((each) => ({ ...each, clusters: [...each.clusters].sort() })), noise };
}

function keyOf(
  { action, cause, refusals, before }: StepChange,
  { applied, kustomization }: OwnedObject,
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
    (refusals ?? []).join('\n'),
    `${kustomization.namespace}/${kustomization.name}`,
    action === 'move' && before !== undefined ? `${before.kustomization.namespace}/${before.kustomization.name}` : '',
    textOfHunks(hunks),
    String(diff?.restarts),
  ].join('\0');
}

/** Hunks are remembered with their objects, of which clusters that are alike share one. */
const knownTexts = new WeakMap<readonly Hunk[], string>();
function textOfHunks(hunks: readonly Hunk[]): string {
  const text = knownTexts.get(hunks) ?? stableText(hunks);
  knownTexts.set(hunks, text);
  return text;
}

const knownWhole = new WeakMap<object, readonly Hunk[]>();

/** An object that is created is shown as a whole; of one that goes, its name says enough. */
function wholeHunks({ action, after, before }: StepChange): readonly Hunk[] {
  if (action !== 'create' || after === undefined || before !== undefined) return NOTHING;
  const { object } = after.applied;
  const hunks = knownWhole.get(object) ?? [{ path: '', op: 'add', after: withoutServerFields(withoutSecrets(object)) }];
  knownWhole.set(object, hunks);
  return hunks;
}

const NOTHING: readonly Hunk[] = [];

function rememberedDiff(schemaOf: SchemaOf): (change: StepChange) => ObjectDiff | undefined {
  const known = new WeakMap<object, WeakMap<object, ObjectDiff>>();
  return ({ before, after }) => {
    if (before === undefined || after === undefined) return undefined;
    const [old, next] = [before.applied.object, after.applied.object];
    const byNext = known.get(old) ?? new WeakMap<object, ObjectDiff>();
    known.set(old, byNext);
    const diff = byNext.get(next) ?? diffObject(old, next, schemaOf(scalarText(next.apiVersion), kindOf(next)));
    byNext.set(next, diff);
    return diff;
  };
}
