import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '@slipway/manifest';
import { type Finding, plainText } from '@slipway/manifest';
import { applyPolicy } from '../build/apply-policy.ts';
import { isFluxKustomization, kustomizationKey, nameOf, namespaceOf, objectIdentity, objectText } from '../flux-objects/flux-object.ts';
import { spendOperations } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, documentLocation, type FindingContext } from './fleet-finding.ts';

/**
 * Reports objects that several Flux Kustomizations apply to one cluster: one finding for all objects of the same Kustomizations. A
 * bootstrap may apply itself and its source with the same content as another tool did before. A suspended Kustomization undoes nothing.
 */
export function* appliedTwiceFindings(context: FindingContext, kustomizations: readonly FleetKustomization[]): Generator<Finding> {
  const selected = new Set(kustomizations);
  const clusters = new Map(
    [...context.fleet.memory.results.values()].map(({ kustomization }) => [kustomization.cluster, kustomization.onCluster]),
  );
  const shared = new Map<string, [Shared, ...Shared[]]>();
  for (const all of appliedAgain(context.fleet.kustomizations)) {
    const [first, ...others] = withoutIntended(all);
    if (first === undefined || others.length === 0 || ![first, ...others].some(({ owner }) => selected.has(owner))) continue;
    const owners = [first, ...others].map(({ owner }) => owner);
    if (areOfOtherClusters(owners)) continue;
    const { owner, object, file, index } = others[0] as Applied;
    const seen = clusters.get(owner.appliesTo)?.objects.get(objectIdentity(object))?.by;
    const policies = [first, ...others].map((each) => applyPolicy(each.object, each.owner.spec)).filter(({ apply }) => apply === 'always');
    const isPruned = policies.length > 1 && policies.some(({ prune }) => prune);
    const each: Shared = { owners, object, file, index, choice: choiceText(owners, seen), isPruned };
    const key = `${owner.appliesTo} ${isPruned} ${owners.map(kustomizationKey).join(' ')}`;
    const known = shared.get(key);
    if (known === undefined) shared.set(key, [each]);
    else known.push(each);
  }
  for (const all of shared.values()) yield sharedFinding(context, all);
}

/** A kubeconfig with one name may be for another cluster in each namespace. */
const areOfOtherClusters = (owners: readonly FleetKustomization[]): boolean =>
  owners.every(({ cluster, appliesTo }) => cluster !== appliesTo) &&
  new Set(owners.map(({ namespace }) => namespace)).size === owners.length;

/** An object, with the Flux Kustomizations that apply it. */
interface Shared {
  readonly owners: readonly FleetKustomization[];
  readonly object: Fields;
  readonly file: string;
  readonly index: number;
  readonly choice: string;
  /** Whether several owners write it, none gives way, and it is deleted when one of them no longer has it. */
  readonly isPruned: boolean;
}

function sharedFinding(context: FindingContext, all: readonly [Shared, ...Shared[]]): Finding {
  const [{ owners, object, file, index, isPruned }] = all;
  const owner = owners[1] as FleetKustomization;
  const texts = all.map((each) => objectText(each.object));
  const what = all.length === 1 ? `${texts[0]} is` : `${all.length.toLocaleString('en-US')} objects, first ${texts[0]}, are`;
  const choice = all.find((each) => each.choice !== '')?.choice ?? '';
  return aboutKustomization(context, owner, 'applied-twice', {
    ...(isPruned ? {} : { severity: 'risk' }),
    object: texts[0] ?? '',
    ...(texts.length === 1 ? {} : { objects: texts.slice(0, MAX_OBJECTS) }),
    apiVersion: plainText(object.apiVersion),
    message: `${what} applied by ${ownersText(owners)}${reasonText(owners)}${choice}`,
    ...documentLocation(context, owner, file, index),
    value: nameText(owner),
    expected: 'one Flux Kustomization for each object',
    ...(owners.length > 2 ? { kustomizations: owners.map(kustomizationKey) } : {}),
  });
}

/** The most objects that a finding lists. */
const MAX_OBJECTS = 100;

/** Returns why the same objects are applied twice, if the reason is clear. */
function reasonText([first, ...others]: readonly FleetKustomization[]): string {
  if (first === undefined) return '';
  const keys = new Map([first, ...others].map((each) => [kustomizationKey(each), each]));
  for (const each of keys.values()) {
    const parent = keys.get(each.parent ?? '');
    if (parent !== undefined && parent !== each) return `, and ${nameText(parent)} makes ${nameText(each)} too`;
  }
  const isSame = others.every(({ path, source, content }) => path === first.path && source === first.source && content === first.content);
  return isSame ? `, which have the same path ${first.path}` : '';
}

/** Returns each object of a cluster that several Flux Kustomizations apply, with these, in their order. */
function appliedAgain(kustomizations: readonly FleetKustomization[]): readonly (readonly Applied[])[] {
  const first = new Map<string, Applied>();
  const again = new Map<string, Applied[]>();
  for (const owner of kustomizations) {
    if (owner.suspendedBy !== undefined) continue;
    spendOperations(20 * (owner.objects ?? []).length);
    for (const { object, file, index } of owner.objects ?? []) {
      const each: Applied = { owner, object, file, index };
      const key = `${owner.appliesTo} ${objectIdentity(object)}`;
      const before = first.get(key);
      if (before === undefined || before.owner === owner || !isApplied(before)) first.set(key, each);
      else if (isApplied(each)) again.set(key, [...(again.get(key) ?? [before]), each]);
    }
  }
  return [...again.values()];
}

/** Removes Kustomizations that apply themselves or their own source, as another tool did before. */
function withoutIntended(all: readonly Applied[]): readonly Applied[] {
  const left: Applied[] = [];
  for (const each of all) {
    const at = left.findIndex((other) => (isOwn(other) || isOwn(each)) && isDeepStrictEqual(other.object.spec, each.object.spec));
    if (at < 0) left.push(each);
    else if (isOwn(left[at] as Applied)) left[at] = each;
  }
  return left;
}

/** The most owners that a message names. */
const MAX_NAMED = 4;

const ownersText = (owners: readonly FleetKustomization[]): string =>
  [
    ...owners.slice(0, MAX_NAMED).map((owner) => `by ${nameText(owner)}`),
    ...(owners.length > MAX_NAMED ? [`by ${owners.length - MAX_NAMED} more`] : []),
  ]
    .join(', ')
    .replace(/^by /, '')
    .replace(/, (by [^,]*)$/, ' and $1');

/** For inputs of builds, the build chooses one owner. */
function choiceText(owners: readonly FleetKustomization[], seen: string | undefined): string {
  const owner = owners.find((each) => kustomizationKey(each) === seen);
  return owner === undefined ? '' : `; objects that depend on it are built with the object of ${nameText(owner)}`;
}

interface Applied {
  readonly owner: FleetKustomization;
  readonly object: Fields;
  readonly file: string;
  readonly index: number;
}

const nameText = ({ cluster, appliesTo, namespace, name }: FleetKustomization): string =>
  `${namespace}/${name}${cluster === appliesTo ? '' : ` of ${cluster}`}`;

const isApplied = ({ owner, object }: Applied): boolean => applyPolicy(object, owner.spec).apply !== 'never';

/** Whether the object is the owner itself, or the source of the owner. */
function isOwn({ owner, object }: Applied): boolean {
  const { namespace, name, source, cluster, appliesTo } = owner;
  if (cluster !== appliesTo) return false;
  const isItself = isFluxKustomization(object) && namespaceOf(object) === namespace && nameOf(object) === name;
  return isItself || objectText(object) === source;
}
