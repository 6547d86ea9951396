import { isMissingSource } from '@slipway/flux-build';
import { once, onceForEach, onceForEachName } from '@slipway/manifest';
import { below, type Fields, fieldsOf, groupOf, hasVariable, listOf, nameOf, namespaceOf, textOf } from '../objects/fields.ts';
import { push } from '../objects/push.ts';
import type { ClusterIndex, PresentObject, Undecided } from './cluster-index.ts';
import { isOfKubernetes, makesNothing, makesWhatItNames } from './kinds-of-kubernetes.ts';
import { type PromisedObject, promisesOf } from './promised-secrets.ts';
import { type Release, releasesOn } from './releases.ts';
import { textsOf } from './texts-of.ts';

/** What an object names. Without a namespace it is an object of the cluster. */
export interface Wanted {
  readonly group: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
  /** Charts do not bring it, though they bring others of the kind. */
  readonly notByCharts?: true;
}

export type Existence = 'there' | 'perhaps' | 'installed' | 'missing';

/** A cluster, with what may be made there of what is applied. */
export interface Cluster extends ClusterIndex {
  /** Takes units of work from the budget of the run. */
  readonly spend: (steps: number) => void;
  readonly releases: readonly Release[];
  /** Whether something installs objects in a namespace that the repository does not have. */
  readonly isInstalledInto: (namespace: string) => boolean;
  /**
   * `missing` only where nothing known could make it: `perhaps` where something is not built, or another controller may make it of an
   * object that names it; `installed` where only a chart may bring it.
   */
  readonly existence: (wanted: Wanted) => Existence;
  /** Names of a kind in a namespace, or in any, with those of Secrets and ConfigMaps that other controllers make. */
  readonly candidates: (wanted: Wanted) => readonly string[];
  /** Secrets and ConfigMaps that other controllers make of objects. */
  readonly promised: (kind: PromisedObject['kind'], namespace: string, name: string) => readonly PromisedObject[];
  /** Whether all objects of a namespace are known: nothing installs others, and no controller makes some of those that are there. */
  readonly isWholeNamespace: (namespace: string) => boolean;
}

/** Whatever is asked of a cluster more than once is found once, when it is first asked. */
export function clusterOf(index: ClusterIndex, spend: Cluster['spend']): Cluster {
  const releases = once(() => releasesOn(index));
  const releasedInto = once(() => new Set(releases().map(({ namespace }) => namespace)));
  const releaseTexts = once(() => new Set(releases().flatMap(({ texts }) => [...texts])));
  const sources = once(
    () => new Set(index.driven.flatMap(({ source, error }) => (error !== undefined && isMissingSource(error) ? [] : [source]))),
  );
  const ownTexts = once(() => {
    const texts = new Set<string>();
    for (const object of projectObjects(index)) for (const text of textsOfObject(object)) texts.add(text);
    return texts;
  });
  const connectionKeys = once(() => connectionKeysOn(index));
  /** What a definition of composites says of the keys of their connection Secrets. */
  const withDefinedKeys = (promise: PromisedObject, object: Fields): PromisedObject => {
    const keys = promise.isConnection === true ? connectionKeys().get(`${groupOf(object)}|${textOf(object.kind)}`) : undefined;
    return keys === undefined ? promise : { ...promise, keys };
  };
  const promises = once(() => {
    const found = new Map<string, PromisedObject[]>();
    for (const object of [...projectObjects(index), ...index.ofKind('networking.k8s.io', 'Ingress').map((each) => each.object)])
      for (const promise of promisesOnce(object)) push(found, `${promise.kind}/${promise.name}`, withDefinedKeys(promise, object));
    return found;
  });
  const isInstalledInto = (namespace: string): boolean =>
    releasedInto().has(namespace) || releasedInto().has(undefined) || index.hasMore(namespace);
  // Operators name what they make after their own objects; programs make Secrets and ConfigMaps that their arguments name.
  const makersIn = onceForEachName((namespace: string) =>
    index.inNamespace(namespace).flatMap(({ object }) => (mayMakeMore(object) && nameOf(object) !== '' ? [nameOf(object)] : [])),
  );
  const argumentsIn = onceForEachName((namespace: string) =>
    index
      .inNamespace(namespace)
      .flatMap(({ object }) => [...argumentsOf(object)])
      .join('\n'),
  );
  const promised: Cluster['promised'] = (kind, namespace, name) =>
    (promises().get(`${kind}/${name}`) ?? []).filter((each) => each.namespace === undefined || each.namespace === namespace);
  const decided = new Map<string, Existence>();
  const decide = ({ group, kind, namespace, name, notByCharts }: Wanted): Existence => {
    spend(STEPS_OF_A_QUESTION);
    if (index.find(group, kind, namespace, name).length > 0) return 'there';
    if (hasVariable(name) || hasVariable(namespace ?? '') || name === '') return 'perhaps';
    if (isValuePromised(kind) && promised(kind, namespace ?? '', name).length > 0) return 'there';
    if (index.hasMore(namespace)) return 'perhaps';
    spend(STEPS_OF_AN_OBJECT * (index.ofKind(group, kind).length + index.inNamespace(namespace ?? '').length));
    if (index.ofKind(group, kind).some(({ object }) => hasVariable(nameOf(object)) || hasVariable(namespaceOf(object)))) return 'perhaps';
    if (releaseTexts().has(name)) return 'perhaps';
    if (group.endsWith('.toolkit.fluxcd.io')) return sources().has(`${kind}/${namespace}/${name}`) ? 'there' : 'missing';
    if (notByCharts && !isOfKubernetes(group)) return 'missing';
    if (namespace === 'kube-system' || ownTexts().has(name) || makersIn(namespace ?? '').some((maker) => name.includes(maker)))
      return 'perhaps';
    if (isValuePromised(kind) && (isCopied(index, kind, name) || argumentsIn(namespace ?? '').includes(name))) return 'perhaps';
    if (notByCharts) return 'missing';
    if (namespace === undefined ? releases().length > 0 : isInstalledInto(namespace)) return 'installed';
    return 'missing';
  };
  return {
    ...index,
    spend,
    get releases() {
      return releases();
    },
    isInstalledInto,
    promised,
    candidates({ group, kind, namespace }) {
      const names = [
        ...index.namesOf(group, kind, namespace),
        ...(isValuePromised(kind)
          ? [...promises().values()].flat().flatMap((each) => (each.kind === kind && each.namespace === namespace ? [each.name] : []))
          : []),
      ];
      spend(STEPS_OF_A_NAME * names.length);
      return names;
    },
    isWholeNamespace: (namespace) =>
      namespace !== '' &&
      namespace !== 'kube-system' &&
      !hasVariable(namespace) &&
      !isInstalledInto(namespace) &&
      makersIn(namespace).length === 0,
    existence(wanted) {
      const { group, kind, namespace = '*', name, notByCharts } = wanted;
      const key = [group, kind, namespace, name, notByCharts].join('/');
      const known = decided.get(key);
      if (known !== undefined) return known;
      const answer = decide(wanted);
      decided.set(key, answer);
      if (answer === 'perhaps' || answer === 'installed') index.onUndecided?.(undecided(index, wanted, answer));
      return answer;
    },
  };
}

/** Why nobody knows whether an object is there. */
function undecided(index: ClusterIndex, { kind, namespace = '', name }: Wanted, answer: 'perhaps' | 'installed'): Undecided {
  const what = { cluster: index.name, kind, namespace, name };
  if (answer === 'installed') return { ...what, reason: 'chart' };
  if (hasVariable(name) || hasVariable(namespace)) return { ...what, reason: 'variable' };
  return { ...what, reason: index.hasMore(namespace === '' ? undefined : namespace) ? 'not-built' : 'controller' };
}

const isValuePromised = (kind: string): kind is PromisedObject['kind'] => kind === 'Secret' || kind === 'ConfigMap';

/** Programs that copy Secrets and ConfigMaps to other namespaces are set up by annotations. */
const isCopied = (index: ClusterIndex, kind: string, name: string): boolean =>
  index
    .find('', kind, undefined, name)
    .some(({ object }) =>
      Object.keys(fieldsOf(fieldsOf(object.metadata).annotations)).some((mark) => /reflect|replicat|sync|copy/i.test(mark)),
    );

/** To look for an object, to see whether another one may make it, and to compare a name with another. */
const STEPS_OF_A_QUESTION = 100;
const STEPS_OF_AN_OBJECT = 5;
const STEPS_OF_A_NAME = 50;

/** Keys that composites write, by their kind; those of definitions that do not list any are not known. */
const connectionKeysOn = (index: ClusterIndex): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    index.ofKind('apiextensions.crossplane.io', 'CompositeResourceDefinition').flatMap(({ object }) => {
      const { group, names, claimNames, connectionSecretKeys } = fieldsOf(object.spec);
      const keys = new Set(listOf(connectionSecretKeys).map(textOf));
      return keys.size === 0 ? [] : [names, claimNames].map((each) => [`${textOf(group)}|${textOf(fieldsOf(each).kind)}`, keys] as const);
    }),
  );

/** Objects of kinds that some program may make others of. */
const mayMakeMore = (object: Fields): boolean => {
  const group = groupOf(object);
  return !isOfKubernetes(group) && !makesNothing(group, textOf(object.kind)) && !makesWhatItNames(group);
};

function projectObjects(index: ClusterIndex): readonly Fields[] {
  return [...index.kinds()].flatMap((key) => {
    const [group = '', kind = ''] = key.split('|');
    return isOfKubernetes(group) || makesNothing(group, kind) ? [] : index.ofKind(group, kind).map(({ object }: PresentObject) => object);
  });
}

const textsOfObject = onceForEach((object: Fields) => textsOf([object.spec, fieldsOf(object.metadata).annotations]));

const argumentsOf = onceForEach((object: Fields): ReadonlySet<string> => {
  const spec = fieldsOf(object.spec);
  const pods = [spec, below(spec, 'template', 'spec'), below(spec, 'jobTemplate', 'spec', 'template', 'spec')];
  const containers = pods.flatMap((pod) => [...listOf(pod.containers), ...listOf(pod.initContainers)]).map(fieldsOf);
  return textsOf(containers.map(({ args, command, env }) => [args, command, listOf(env).map((each) => fieldsOf(each).value)]));
});

const promisesOnce = onceForEach(promisesOf);
