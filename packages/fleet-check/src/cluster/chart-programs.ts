import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import { namespaceOf, push } from '../objects/fields.ts';
import type { ClusterIndex, PresentObject } from './cluster-index.ts';

/** The objects that programs of charts may create on a cluster, by the roles in these charts. */
export interface ChartPrograms {
  /**
   * Whether a program may create objects of a kind in a namespace: the program runs there, or has a role there. Without a namespace,
   * whether it may create objects of a cluster-scoped kind. A program for all namespaces creates what their objects request.
   */
  readonly mayCreate: (group: string, kind: string, namespace: string | undefined) => boolean;
}

const RBAC = 'rbac.authorization.k8s.io';

/** Collects the roles of the programs of charts. */
export function chartPrograms(index: ClusterIndex): ChartPrograms {
  const ofNamespaces = new Map<string, Fields[]>();
  const ofCluster: Fields[] = [];
  const isOfChart = ({ kustomization }: PresentObject): boolean =>
    kustomization !== undefined && index.releaseOf(kustomization) !== undefined;
  const rulesOf = (roleRef: unknown, namespace: string): readonly Fields[] => {
    const { kind, name } = fieldsOf(roleRef);
    const own = kind === 'ClusterRole' ? '' : namespace;
    if (own === '' && name === 'cluster-admin') return [EVERYTHING];
    return index
      .find(RBAC, textOf(kind), own, textOf(name))
      .flatMap(({ object }) => [...ownRules(object), ...aggregatedRules(index, object)]);
  };
  for (const { object } of index.ofKind(RBAC, 'RoleBinding').filter(isOfChart))
    for (const rule of rulesOf(object.roleRef, namespaceOf(object))) if (creates(rule)) push(ofNamespaces, namespaceOf(object), rule);
  for (const { object } of index.ofKind(RBAC, 'ClusterRoleBinding').filter(isOfChart)) {
    const rules = rulesOf(object.roleRef, '').filter(creates);
    ofCluster.push(...rules);
    for (const subject of listOf(object.subjects)) for (const rule of rules) push(ofNamespaces, textOf(fieldsOf(subject).namespace), rule);
  }
  const known = new Map<string, boolean>();
  return {
    mayCreate(group, kind, namespace) {
      const key = [group, kind, namespace ?? '*'].join('/');
      const rules = namespace === undefined ? ofCluster : (ofNamespaces.get(namespace) ?? []);
      const may = known.get(key) ?? rules.some((rule) => covers(rule, group, kind));
      known.set(key, may);
      return may;
    },
  };
}

const ownRules = ({ rules }: Fields): readonly Fields[] => listOf(rules).map(fieldsOf);

/** Returns the rules that a ClusterRole gets from others by their labels. A selector with expressions may select fewer. */
function aggregatedRules(index: ClusterIndex, { aggregationRule }: Fields): readonly Fields[] {
  const selectors = listOf(fieldsOf(aggregationRule).clusterRoleSelectors).map((each) => Object.entries(below(each, 'matchLabels')));
  if (selectors.length === 0) return [];
  return index.ofKind(RBAC, 'ClusterRole').flatMap(({ object }) => {
    const labels = below(object.metadata, 'labels');
    return selectors.some((selector) => selector.every(([key, value]) => labels[key] === value)) ? ownRules(object) : [];
  });
}

const EVERYTHING: Fields = { apiGroups: ['*'], resources: ['*'], verbs: ['*'] };

const covers = ({ apiGroups, resources }: Fields, group: string, kind: string): boolean =>
  has(apiGroups, group) && pluralsOf(kind).some((plural) => has(resources, plural));

const creates = ({ verbs }: Fields): boolean => has(verbs, 'create');

const has = (list: unknown, value: string): boolean => listOf(list).some((each) => each === '*' || each === value);

/** Returns the resource of a kind: `secrets`, `ingresses`, `networkpolicies`. */
function pluralsOf(kind: string): readonly string[] {
  const name = kind.toLowerCase();
  return [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')];
}
