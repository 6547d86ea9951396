import { isMissingSource } from '@slipway/flux-build';
import { below, type Fields, fieldsOf, listOf, once, onceForEach, onceForEachName, textOf } from '@slipway/manifest';
import { groupOf, hasVariable, nameOf, namespaceOf, push, textsOf } from '../objects/fields.ts';
import { type ChartPrograms, chartPrograms } from './chart-programs.ts';
import type { ClusterIndex, PresentObject, Undecided } from './cluster-index.ts';
import { createsNoReferencedObjects, createsOnlyNamedObjects, hasKnownSecrets, isOfKubernetes } from './kinds-of-kubernetes.ts';
import { isForCopies, type PromisedObject, promisesOf } from './promised-secrets.ts';
import { type Release, releasesOn } from './releases.ts';

/** A reference to an object. Without a namespace the object is cluster-scoped. */
export interface Wanted {
  readonly group: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly name: string;
  /** Set if no chart installs this object, although charts install others of its kind. */
  readonly notByCharts?: true;
  /** Set if the repository has it in another namespace, so that no chart or Kubernetes creates it here. */
  readonly isElsewhere?: true;
}

/**
 * Whether an object exists. `missing`: nothing can create it. `possible`: it is in content that is not built, or a controller may create it
 * from an object that names it. `by-chart`: only a chart may install it.
 */
export type Existence = 'exists' | 'possible' | 'by-chart' | 'missing';

/** The objects of a cluster, and possible creators of other objects. Each fact is computed when it is first read. */
export interface Evidence {
  readonly index: ClusterIndex;
  /** Takes units of work from the budget of the run. */
  readonly spend: (units: number) => void;
  readonly releases: () => readonly Release[];
  /** Whether the values of a release contain the name of an object that it may create in a namespace. */
  readonly isNamedByRelease: (name: string, namespace: string | undefined) => boolean;
  /** Whether a release whose objects are unknown may install objects into a namespace, or anywhere. */
  readonly isInstalled: (namespace: string | undefined) => boolean;
  /** The objects that programs of charts may create. */
  readonly programs: () => ChartPrograms;
  /** Whether the values of a release with rendered objects contain a name. */
  readonly isSetByRelease: (name: string) => boolean;
  /** Flux sources that exist, as `Kind/namespace/name`. */
  readonly sources: () => ReadonlySet<string>;
  /** Strings in objects of operators. */
  readonly ownTexts: () => ReadonlySet<string>;
  /** Secrets and ConfigMaps that controllers create, by `Kind/name`. */
  readonly promises: () => ReadonlyMap<string, readonly PromisedObject[]>;
  /** Secrets and ConfigMaps with this name that controllers create in a namespace. */
  readonly promised: (kind: PromisedObject['kind'], namespace: string, name: string) => readonly PromisedObject[];
  /** Whether a release installs objects into a namespace, or its content is unknown. */
  readonly isInstalledInto: (namespace: string) => boolean;
  /** Names of the objects of a namespace from which an operator may create others. */
  readonly makersIn: (namespace: string) => readonly string[];
  /** Arguments of the programs of a namespace. */
  readonly argumentsIn: (namespace: string) => string;
}

/** Collects the facts that `decideExistence` needs. */
export function evidenceOn(index: ClusterIndex, spend: Evidence['spend']): Evidence {
  const releases = once(() => releasesOn(index));
  const unknownReleases = once(() => releases().filter(({ isComplete }) => !isComplete));
  const releasedInto = once(() => new Set(unknownReleases().map(({ namespace }) => namespace)));
  const promises = once(() => promisesOn(index));
  return {
    index,
    spend,
    releases,
    isNamedByRelease: (name, namespace) =>
      unknownReleases().some(({ texts, namespace: own }) => texts.has(name) && mayCreateIn(namespace, own, texts)),
    isInstalled: (namespace) =>
      namespace === undefined ? unknownReleases().length > 0 : releasedInto().has(namespace) || releasedInto().has(undefined),
    programs: once(() => chartPrograms(index)),
    isSetByRelease: (name) => releases().some(({ isComplete, texts }) => isComplete && texts.has(name)),
    sources: once(
      () => new Set(index.driven.flatMap(({ source, error }) => (error !== undefined && isMissingSource(error) ? [] : [source]))),
    ),
    ownTexts: once(() => textsOfOperators(index)),
    promises,
    promised: (kind, namespace, name) =>
      (promises().get(`${kind}/${name}`) ?? []).filter((each) => each.namespace === undefined || each.namespace === namespace),
    isInstalledInto: (namespace) => releasedInto().has(namespace) || releasedInto().has(undefined) || index.hasMore(namespace),
    makersIn: onceForEachName((namespace: string) =>
      index.inNamespace(namespace).flatMap(({ object }) => (mayCreateMore(object) && nameOf(object) !== '' ? [nameOf(object)] : [])),
    ),
    argumentsIn: onceForEachName((namespace: string) =>
      index
        .inNamespace(namespace)
        .flatMap(({ object }) => [...argumentsOf(object)])
        .join('\n'),
    ),
  };
}

/** Decides whether an object exists by the first rule that applies; `missing` when none does. */
export function decideExistence(wanted: Wanted, evidence: Evidence): Existence {
  evidence.spend(UNITS_PER_QUERY);
  return RULES.find(({ when }) => when(wanted, evidence))?.existence ?? 'missing';
}

interface ExistenceRule {
  /** Name of the rule, which explains the decision. */
  readonly name: string;
  readonly when: (wanted: Wanted, evidence: Evidence) => boolean;
  readonly existence: Existence;
}

/** The order counts: cheap and certain facts come first. */
const RULES: readonly ExistenceRule[] = [
  {
    name: 'the repository has the object',
    when: ({ group, kind, namespace, name }, { index }) => index.find(group, kind, namespace, name).some(({ perhaps }) => perhaps !== true),
    existence: 'exists',
  },
  {
    name: 'a condition of a chart creates it',
    when: ({ group, kind, namespace, name }, { index }) => index.find(group, kind, namespace, name).length > 0,
    existence: 'possible',
  },
  {
    name: 'a variable sets its name or namespace',
    when: ({ namespace, name }) => hasVariable(name) || hasVariable(namespace ?? '') || name === '',
    existence: 'possible',
  },
  {
    name: 'a controller creates it',
    when: ({ kind, namespace, name }, { promised }) => isValueKind(kind) && promised(kind, namespace ?? '', name).length > 0,
    existence: 'exists',
  },
  {
    name: 'a StatefulSet creates the claim',
    when: ({ group, kind, namespace, name }, { index }) =>
      group === '' &&
      kind === 'PersistentVolumeClaim' &&
      /-\d+$/.test(name) &&
      index.inNamespace(namespace ?? '').some(({ object }) => claimsOf(object).has(name.replace(/-\d+$/, ''))),
    existence: 'exists',
  },
  {
    name: 'content of its namespace is not built',
    when: ({ namespace }, { index }) => index.hasMore(namespace),
    existence: 'possible',
  },
  {
    name: 'a variable sets the name of another object of its kind',
    when: (wanted, { index, spend }) => {
      const all = index.ofKind(wanted.group, wanted.kind);
      spend(UNITS_PER_OBJECT * (all.length + index.inNamespace(wanted.namespace ?? '').length));
      return all.some(({ object }) => mayBe(object, wanted));
    },
    existence: 'possible',
  },
  {
    name: 'the values of a release contain its name',
    when: ({ name, namespace }, { isNamedByRelease }) => isNamedByRelease(name, namespace),
    existence: 'possible',
  },
  {
    name: 'a Flux Kustomization uses the source',
    when: ({ group, kind, namespace, name }, { sources }) => isOfFlux(group) && sources().has(`${kind}/${namespace}/${name}`),
    existence: 'exists',
  },
  {
    name: 'a program of the repository contains its name',
    when: ({ kind, name }, { index }) => index.isInProgram(kind, name),
    existence: 'possible',
  },
  { name: 'only Git contains objects of Flux', when: ({ group }) => isOfFlux(group), existence: 'missing' },
  {
    name: 'neither charts nor Kubernetes create it',
    when: ({ group, notByCharts }) => notByCharts === true && !isOfKubernetes(group),
    existence: 'missing',
  },
  {
    name: 'Kubernetes creates objects in kube-system',
    when: ({ namespace, isElsewhere }) => namespace === 'kube-system' && isElsewhere !== true,
    existence: 'possible',
  },
  { name: 'an object of an operator contains its name', when: ({ name }, { ownTexts }) => ownTexts().has(name), existence: 'possible' },
  {
    name: 'its name contains the name of an object of an operator',
    when: ({ namespace, name }, { makersIn }) => makersIn(namespace ?? '').some((maker) => name.includes(maker)),
    existence: 'possible',
  },
  {
    name: 'a program copies it',
    when: ({ kind, name }, { index, promises }) =>
      isValueKind(kind) &&
      (isCopied(index, kind, name) || (promises().get(`${kind}/${name}`) ?? []).some((each) => each.isCopied === true)),
    existence: 'possible',
  },
  {
    name: 'an argument of a program contains its name',
    when: ({ kind, namespace, name }, { argumentsIn }) => isValueKind(kind) && argumentsIn(namespace ?? '').includes(name),
    existence: 'possible',
  },
  {
    name: 'charts do not create it',
    when: ({ notByCharts, isElsewhere }) => notByCharts === true || isElsewhere === true,
    existence: 'missing',
  },
  {
    name: 'a chart may install it',
    when: ({ namespace }, { isInstalled }) => isInstalled(namespace),
    existence: 'by-chart',
  },
  {
    name: 'a program of a chart may create it',
    when: ({ group, kind, namespace, name }, { programs, isSetByRelease }) =>
      programs().mayCreate(group, kind, namespace) && !isSetByRelease(name),
    existence: 'by-chart',
  },
];

/** Returns why the existence of an object is not certain. */
export function undecided(
  index: ClusterIndex,
  { group, kind, namespace = '', name }: Wanted,
  existence: 'possible' | 'by-chart',
): Undecided {
  const object = { cluster: index.name, kind, namespace, name };
  if (existence === 'by-chart') return { ...object, reason: 'chart' };
  if (index.find(group, kind, namespace === '' ? undefined : namespace, name).length > 0) return { ...object, reason: 'condition' };
  if (hasVariable(name) || hasVariable(namespace)) return { ...object, reason: 'variable' };
  if (index.isInProgram(kind, name)) return { ...object, reason: 'program' };
  return { ...object, reason: index.hasMore(namespace === '' ? undefined : namespace) ? 'not-built' : 'controller' };
}

/** Returns the names of the claims that a StatefulSet creates, without the number of the Pod: `data-web` of `data-web-0`. */
const claimsOf = onceForEach(
  ({ kind, metadata, spec }: Fields): ReadonlySet<string> =>
    new Set(
      kind === 'StatefulSet'
        ? listOf(fieldsOf(spec).volumeClaimTemplates).map((claim) => `${nameOf(fieldsOf(claim))}-${nameOf({ metadata })}`)
        : [],
    ),
);

/** Whether a release may create objects in a namespace: in its own, or in one that its values contain. */
const mayCreateIn = (namespace: string | undefined, own: string | undefined, texts: ReadonlySet<string>): boolean =>
  namespace === undefined || own === undefined || own === namespace || texts.has(namespace);

/** Whether variables may set the name and namespace of an object to the wanted ones. */
function mayBe(object: Fields, { name, namespace }: Wanted): boolean {
  const [own, ownNamespace] = [nameOf(object), namespaceOf(object)];
  const isVariable = hasVariable(own) || hasVariable(ownNamespace);
  const isSame = (text: string, wanted: string): boolean => text === wanted || hasVariable(text);
  return isVariable && isSame(own, name) && (namespace === undefined || ownNamespace === '' || isSame(ownNamespace, namespace));
}

const isOfFlux = (group: string): boolean => group.endsWith('.toolkit.fluxcd.io');

/** Whether controllers create objects of this kind to store values. */
export const isValueKind = (kind: string): kind is PromisedObject['kind'] => kind === 'Secret' || kind === 'ConfigMap';

/** Whether annotations cause a program to copy the Secret or ConfigMap to other namespaces. */
const isCopied = (index: ClusterIndex, kind: string, name: string): boolean =>
  index
    .find('', kind, undefined, name)
    .some(({ object }) => Object.keys(fieldsOf(fieldsOf(object.metadata).annotations)).some(isForCopies));

/** Cost of a lookup of one object. */
const UNITS_PER_QUERY = 100;
/** Cost of the check whether one object may create another. */
const UNITS_PER_OBJECT = 5;

/** Returns the Secrets and ConfigMaps that controllers create from the objects of a cluster. */
function promisesOn(index: ClusterIndex): ReadonlyMap<string, readonly PromisedObject[]> {
  const connectionKeys = connectionKeysOn(index);
  const found = new Map<string, PromisedObject[]>();
  for (const object of [...operatorObjects(index), ...index.ofKind('networking.k8s.io', 'Ingress').map((each) => each.object)])
    for (const promise of promisesOnce(object)) {
      const keys = promise.isConnection === true ? connectionKeys.get(`${groupOf(object)}|${textOf(object.kind)}`) : undefined;
      push(found, `${promise.kind}/${promise.name}`, keys === undefined ? promise : { ...promise, keys });
    }
  return found;
}

/** Returns the keys of connection Secrets by the kind of the composite resource, if its definition lists them. */
const connectionKeysOn = (index: ClusterIndex): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    index.ofKind('apiextensions.crossplane.io', 'CompositeResourceDefinition').flatMap(({ object }) => {
      const { group, names, claimNames, connectionSecretKeys } = fieldsOf(object.spec);
      const keys = new Set(listOf(connectionSecretKeys).map(textOf));
      return keys.size === 0 ? [] : [names, claimNames].map((each) => [`${textOf(group)}|${textOf(fieldsOf(each).kind)}`, keys] as const);
    }),
  );

/** Whether an operator may create objects from an object that does not contain their names. */
const mayCreateMore = (object: Fields): boolean => {
  const group = groupOf(object);
  return !isOfKubernetes(group) && !createsNoReferencedObjects(group, textOf(object.kind)) && !createsOnlyNamedObjects(group);
};

/** Returns the objects from which operators may create others, of kinds that a condition accepts. */
function operatorObjects(index: ClusterIndex, isAccepted: (group: string, kind: string) => boolean = () => true): readonly Fields[] {
  return [...index.kinds()].flatMap((key) => {
    const [group = '', kind = ''] = key.split('|');
    return isOfKubernetes(group) || createsNoReferencedObjects(group, kind) || !isAccepted(group, kind)
      ? []
      : index.ofKind(group, kind).map(({ object }: PresentObject) => object);
  });
}

function textsOfOperators(index: ClusterIndex): ReadonlySet<string> {
  const texts = new Set<string>();
  // The index has the Secrets of the other kinds with their namespaces.
  for (const object of operatorObjects(index, (group, kind) => !hasKnownSecrets(group, kind)))
    for (const text of textsOfObject(object)) texts.add(text);
  return texts;
}

const textsOfObject = onceForEach((object: Fields) => textsOf([object.spec, fieldsOf(object.metadata).annotations]));

/** Returns the strings in the arguments and variables of the containers of a workload. */
const argumentsOf = onceForEach((object: Fields): ReadonlySet<string> => {
  const spec = fieldsOf(object.spec);
  const pods = [spec, below(spec, 'template', 'spec'), below(spec, 'jobTemplate', 'spec', 'template', 'spec')];
  const containers = pods.flatMap((pod) => [...listOf(pod.containers), ...listOf(pod.initContainers)]).map(fieldsOf);
  return textsOf(containers.map(({ args, command, env }) => [args, command, listOf(env).map((each) => fieldsOf(each).value)]));
});

const promisesOnce = onceForEach(promisesOf);
