import { hasVariable, namespaceOf } from '../objects/fields.ts';
import type { ClusterIndex } from './cluster-index.ts';
import { decideExistence, type Evidence, type Existence, evidenceOn, isValueKind, undecided, type Wanted } from './existence.ts';
import type { Release } from './releases.ts';

/** A cluster, with the objects that its controllers and charts may create. */
export interface Cluster extends ClusterIndex, Pick<Evidence, 'spend' | 'promised'> {
  readonly releases: readonly Release[];
  /** Whether a release installs objects into a namespace that are not in the repository, or its content is unknown. */
  readonly isInstalledInto: (namespace: string) => boolean;
  /** Whether an object exists. */
  readonly existence: (wanted: Wanted) => Existence;
  /** Returns the names of a kind in a namespace, or in any, including Secrets and ConfigMaps that controllers create. */
  readonly candidates: (wanted: Wanted) => readonly string[];
  /** Returns the namespaces with an object of this name, or with a Secret or ConfigMap that a controller creates. */
  readonly namespacesWith: (group: string, kind: string, name: string) => readonly string[];
  /** Whether a program of a chart may create objects of a cluster-scoped kind. */
  readonly mayProgramsCreate: (group: string, kind: string) => boolean;
  /** Whether the repository has all objects of a namespace: no release installs others, and no operator creates others. */
  readonly isWholeNamespace: (namespace: string) => boolean;
}

/** Adds the queries of the rules to a cluster. Each answer is computed once, when it is first needed. */
export function clusterOf(index: ClusterIndex, spend: Cluster['spend']): Cluster {
  const evidence = evidenceOn(index, spend);
  const { promised, promises, isInstalledInto, makersIn, programs } = evidence;
  const decided = new Map<string, Existence>();
  const namespacesByName = new Map<string, readonly string[]>();
  return {
    ...index,
    spend,
    get releases() {
      return evidence.releases();
    },
    isInstalledInto,
    promised,
    candidates({ group, kind, namespace }) {
      const created = isValueKind(kind)
        ? [...promises().values()].flat().filter((each) => each.kind === kind && each.namespace === namespace)
        : [];
      const names = [...index.namesOf(group, kind, namespace), ...created.map(({ name }) => name)];
      spend(UNITS_PER_NAME * names.length);
      return names;
    },
    namespacesWith(group, kind, name) {
      const key = [group, kind, name].join('/');
      const namespaces = namespacesByName.get(key) ?? namespacesOf(evidence, group, kind, name);
      namespacesByName.set(key, namespaces);
      return namespaces;
    },
    mayProgramsCreate: (group, kind) => programs().mayCreate(group, kind, undefined),
    isWholeNamespace: (namespace) =>
      namespace !== '' &&
      namespace !== 'kube-system' &&
      !hasVariable(namespace) &&
      !isInstalledInto(namespace) &&
      !PODS.some(([group, kind]) => programs().mayCreate(group, kind, namespace)) &&
      makersIn(namespace).length === 0,
    existence(wanted) {
      const { group, kind, namespace = '*', name, notByCharts, isElsewhere } = wanted;
      const key = [group, kind, namespace, name, notByCharts, isElsewhere].join('/');
      const known = decided.get(key);
      if (known !== undefined) return known;
      const existence = decideExistence(wanted, evidence);
      decided.set(key, existence);
      if (existence === 'possible' || existence === 'by-chart') index.onUndecided?.(undecided(index, wanted, existence));
      return existence;
    },
  };
}

/** Kinds by which a program of a chart may create Pods. */
const PODS = [
  ['', 'Pod'],
  ['apps', 'Deployment'],
  ['apps', 'StatefulSet'],
  ['apps', 'DaemonSet'],
  ['batch', 'Job'],
] as const;

/** Returns the namespaces of the objects with a name, and of the Secrets and ConfigMaps that controllers create with it. */
function namespacesOf({ index, promises, spend }: Evidence, group: string, kind: string, name: string): readonly string[] {
  spend(index.ofKind(group, kind).length);
  const created = isValueKind(kind) && group === '' ? (promises().get(`${kind}/${name}`) ?? []) : [];
  const own = index.find(group, kind, undefined, name).map(({ object }) => namespaceOf(object));
  const namespaces = new Set([...own, ...created.map((each) => each.namespace ?? '')]);
  return [...namespaces].filter((namespace) => namespace !== '' && !hasVariable(namespace));
}

/** Cost of a comparison of two names. */
const UNITS_PER_NAME = 50;
