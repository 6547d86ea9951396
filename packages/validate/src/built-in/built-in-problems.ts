import type { KindSchema } from '@slipway/kube-models';
import { type ClusterSettings, isGateOn } from '../cluster/cluster-settings.ts';
import type { Problem } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { isCiphertext } from '../secrets/sops.ts';
import { findBuiltInKind } from './built-in-kinds.ts';
import type { GatedProblem } from './forms/built-in-rule.ts';
import { rootOf } from './forms/location.ts';

/**
 * Rules whose problems prevent the server from decoding the object, so that it reports no other problem. An unknown field is not such a
 * problem: kustomize-controller drops it before it applies the object (`fluxcd/pkg/ssa/normalize`), and the server reports the other
 * problems.
 */
const UNDECODABLE = new Set(['wrong-type', 'duplicate-list-entry', 'null-value', 'wrong-format']);

/** Returns the problems of a normalised object (without nulls), in addition to those that its schema `found`. */
type BuiltInCheck = (object: unknown, found: readonly Problem[]) => readonly Problem[];

/**
 * Returns the check of a built-in kind with the rules that the kube-apiserver of `cluster` has in Go. Returns undefined for a kind without
 * such rules. It skips locations with a problem of the schema, and rules about values that Flux has not yet substituted or decrypted.
 */
export function checkBuiltIn(kind: KindSchema, cluster: ClusterSettings): BuiltInCheck | undefined {
  const known = findBuiltInKind(kind);
  if (known === undefined) return undefined;
  return (object, found) => {
    if (found.some(({ rule, severity }) => severity === 'reject' && UNDECODABLE.has(rule))) return [];
    const reported = new Set(found.filter(({ severity }) => severity === 'reject').map(({ pointer }) => pointer));
    const problems = ofCluster(known.check(rootOf(object)), cluster).filter(({ pointer }) => !reported.has(pointer));
    return problems.length > 0 && holds(object, isUnknown) ? problems.filter(({ value }) => !holds(value, isUnknown)) : problems;
  };
}

/** Returns the problems that the server of the cluster reports, because some depend on a feature gate. */
function ofCluster(problems: Iterable<GatedProblem>, cluster: ClusterSettings): readonly Problem[] {
  return [...problems].flatMap(({ gate, ...problem }) => (gate === undefined || isGateOn(gate.name, cluster) === gate.on ? [problem] : []));
}

const isUnknown = (value: unknown): boolean => isSubstituted(value) || isCiphertext(value);

const holds = (value: unknown, test: (value: unknown) => boolean): boolean =>
  test(value) ||
  (typeof value === 'object' && value !== null && Object.entries(value).some(([key, child]) => test(key) || holds(child, test)));
