import type { Finding } from '@slipway/manifest';
import { applyPolicy } from '../build/apply-policy.ts';
import type { Fields } from '../fields.ts';
import type { FleetKustomization } from './build-fleet.ts';
import { aboutKustomization, type Telling } from './fleet-finding.ts';
import { isFluxKustomization, nameOf, namespaceOf, objectIdentity, objectText } from './flux-object.ts';

/**
 * Objects that two Flux Kustomizations apply to one cluster. A bootstrap that applies itself and its source, which something else has
 * put there first, is meant so.
 */
export function appliedTwiceFindings(telling: Telling, kustomizations: readonly FleetKustomization[]): readonly Finding[] {
  const told = new Set(kustomizations);
  const first = new Map<string, Applied>();
  const findings: Finding[] = [];
  for (const owner of telling.fleet.kustomizations) {
    for (const { object, file } of owner.objects ?? []) {
      const key = `${owner.appliesTo} ${objectIdentity(object)}`;
      const before = first.get(key);
      if (before === undefined || before.owner === owner || !isApplied(before)) {
        first.set(key, { owner, object });
        continue;
      }
      if (!isApplied({ owner, object }) || !(told.has(owner) || told.has(before.owner))) continue;
      findings.push(
        aboutKustomization(telling, owner, 'applied-twice', {
          object: objectText(object),
          apiVersion: String(object.apiVersion),
          message: `${objectText(object)} is applied to ${owner.appliesTo} by ${nameText(before.owner)} and by ${nameText(owner)}`,
          file: telling.fileName(owner.content, file),
          value: nameText(owner),
          expected: 'one Flux Kustomization for each object',
        }),
      );
    }
  }
  return findings;
}

interface Applied {
  readonly owner: FleetKustomization;
  readonly object: Fields;
}

const nameText = ({ cluster, appliesTo, namespace, name }: FleetKustomization): string =>
  `${namespace}/${name}${cluster === appliesTo ? '' : ` of ${cluster}`}`;

/** Whether the owner applies it, and is not the object itself or what reads its source. */
function isApplied({ owner, object }: Applied): boolean {
  const { spec, namespace, name, source, cluster, appliesTo } = owner;
  if (applyPolicy(object, spec).apply === 'never') return false;
  if (cluster !== appliesTo) return true;
  const isItself = isFluxKustomization(object) && namespaceOf(object) === namespace && nameOf(object) === name;
  return !isItself && objectText(object) !== source;
}
