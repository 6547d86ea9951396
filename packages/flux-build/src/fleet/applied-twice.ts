import { isDeepStrictEqual } from 'node:util';
import { type Finding, plainText } from '@slipway/manifest';
import { applyPolicy } from '../build/apply-policy.ts';
import type { Fields } from '../fields.ts';
import { spendSteps } from '../spending.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, type Telling } from './fleet-finding.ts';
import { isFluxKustomization, kustomizationKey, nameOf, namespaceOf, objectIdentity, objectText } from './flux-object.ts';

/**
 * Objects that two Flux Kustomizations apply to one cluster. A bootstrap that applies itself and its source, which something else has
 * put there first just so, is meant so.
 */
export function* appliedTwiceFindings(telling: Telling, kustomizations: readonly FleetKustomization[]): Generator<Finding> {
  const told = new Set(kustomizations);
  const clusters = new Map([...telling.fleet.memory.results.values()].map(({ pointer }) => [pointer.cluster, pointer.onCluster]));
  const first = new Map<string, Applied>();
  for (const owner of telling.fleet.kustomizations) {
    spendSteps(20 * (owner.objects ?? []).length);
    for (const { object, file } of owner.objects ?? []) {
      const identity = objectIdentity(object);
      const key = `${owner.appliesTo} ${identity}`;
      const before = first.get(key);
      if (before === undefined || before.owner === owner || !isApplied(before)) {
        first.set(key, { owner, object });
        continue;
      }
      if (!isApplied({ owner, object })) continue;
      const isMeant = (isOwn(before) || isOwn({ owner, object })) && isDeepStrictEqual(before.object.spec, object.spec);
      if (isMeant && isOwn(before)) first.set(key, { owner, object });
      if (isMeant || !(told.has(owner) || told.has(before.owner))) continue;
      const seen = clusters.get(owner.appliesTo)?.objects.get(identity)?.by;
      yield aboutKustomization(telling, owner, 'applied-twice', {
        object: objectText(object),
        apiVersion: plainText(object.apiVersion),
        message: `${objectText(object)} is applied to ${owner.appliesTo} by ${nameText(before.owner)} and by ${nameText(owner)}${choiceText([before.owner, owner], seen)}`,
        file: telling.fileName(owner.content, file),
        value: nameText(owner),
        expected: 'one Flux Kustomization for each object',
      });
    }
  }
}

/** Of what matters to builds, one is chosen. */
function choiceText(owners: readonly FleetKustomization[], seen: string | undefined): string {
  const owner = owners.find((each) => kustomizationKey(each) === seen);
  return owner === undefined ? '' : `; what is made of it is built with that of ${nameText(owner)}`;
}

interface Applied {
  readonly owner: FleetKustomization;
  readonly object: Fields;
}

const nameText = ({ cluster, appliesTo, namespace, name }: FleetKustomization): string =>
  `${namespace}/${name}${cluster === appliesTo ? '' : ` of ${cluster}`}`;

const isApplied = ({ owner, object }: Applied): boolean => applyPolicy(object, owner.spec).apply !== 'never';

/** Whether it is the owner itself, or the source of it. */
function isOwn({ owner, object }: Applied): boolean {
  const { namespace, name, source, cluster, appliesTo } = owner;
  if (cluster !== appliesTo) return false;
  const isItself = isFluxKustomization(object) && namespaceOf(object) === namespace && nameOf(object) === name;
  return isItself || objectText(object) === source;
}
