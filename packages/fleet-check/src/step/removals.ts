import { type AppliedObject, applyPolicy, goesWithOwner, inventoryId } from '@slipway/flux-build';
import { contentOf } from '../cluster/content-of.ts';
import { idOfOwner, isResourceSet, type Owner, type StepSides } from './owners.ts';
import { ifReconciledFirst, type StepChange } from './step-change.ts';

/** What goes, or is left behind, with all that goes because of it: of Flux Kustomizations, of Namespaces, and of definitions of kinds. */
export function removals(sides: StepSides): readonly StepChange[] {
  const { before, after, arriving, suspending } = sides;
  const owners = ownersByObject(before.all);
  const found = new Map<string, StepChange>();
  const gone: StepChange[] = [];
  const add = (change: StepChange): void => {
    const key = `${change.cluster}|${inventoryId(change.before?.applied.object ?? {})}`;
    if (found.get(key)?.action === 'delete') return;
    found.set(key, change);
    if (change.action === 'delete') gone.push(change);
  };
  /** What is on the cluster and nobody applies any more. */
  const drop = ({ kustomization }: Owner, id: string, applied: AppliedObject, fate: Fate): void => {
    const cluster = kustomization.appliesTo;
    if (!before.on(cluster).has(id) || after.of(cluster, id).some((each) => keeps(each, sides))) return;
    add({ cluster, before: { kustomization, applied }, ...fate });
  };
  for (const owner of before.all) {
    const next = after.byKey.get(owner.key);
    if (next === undefined || !arriving.has(next) || next.kustomization.partial === true || owner.kustomization.suspended) continue;
    const isMoved = next.kustomization.appliesTo !== owner.kustomization.appliesTo;
    for (const [id, applied] of owner.objects) {
      if (!isMoved && next.objects.has(id)) continue;
      const fate: Fate = isMoved ? { action: 'orphan', cause: 'cluster-changed' } : fateOf(prunes(owner, applied), prunes(next, applied));
      drop(owner, id, applied, suspending.has(next) ? ifReconciledFirst(fate) : fate);
    }
  }
  for (let change = gone.shift(); change !== undefined; change = gone.shift()) {
    const { cluster, before: deleted } = change;
    const object = deleted?.applied.object ?? {};
    const owner = owners.get(`${cluster}|${inventoryId(object)}`);
    if (owner !== undefined) {
      const goes = isResourceSet(owner.kustomization) || goesWithOwner(owner.kustomization.spec);
      for (const [id, applied] of owner.objects)
        drop(owner, id, applied, becauseOf(change, goes && applyPolicy(applied.object, { prune: true }).prune ? WITH_OWNER : LEFT));
    }
    const takesAlong = contentOf(object);
    if (takesAlong === undefined) continue;
    for (const [id, present] of before.on(cluster))
      if (takesAlong.has(present.applied.object) && found.get(`${cluster}|${id}`)?.action !== 'delete')
        add({ cluster, before: present, ...becauseOf(change, { action: 'delete', cause: `${takesAlong.of}-deleted` }) });
  }
  return [...found.values()];
}

type Fate = Pick<StepChange, 'action' | 'cause'>;

/** What goes because of something that may stay may stay with it. */
const becauseOf = ({ cause }: StepChange, fate: Fate): Fate => (cause === 'may-be-suspended-first' ? ifReconciledFirst(fate) : fate);

const LEFT: Fate = { action: 'orphan', cause: 'not-pruned' };
const WITH_OWNER: Fate = { action: 'delete', cause: 'owner-deleted' };

/** Of what a Flux Kustomization has no longer, by whether it pruned and whether it prunes. */
const fateOf = (was: boolean, is: boolean): Fate =>
  was || is ? { action: 'delete', cause: was === is ? 'removed' : 'pruning-changes' } : LEFT;

const prunes = ({ kustomization }: Owner, { object }: AppliedObject): boolean =>
  applyPolicy(object, isResourceSet(kustomization) ? { prune: true } : kustomization.spec).prune;

/** One that does not reconcile keeps what it has. */
const keeps = (owner: Owner, { before, arriving }: StepSides): boolean => arriving.has(owner) || before.byKey.has(owner.key);

/** By cluster and id of the object that stands for them. */
function ownersByObject(all: readonly Owner[]): ReadonlyMap<string, Owner> {
  return new Map(all.map((owner) => [`${owner.kustomization.cluster}|${idOfOwner(owner)}`, owner]));
}
