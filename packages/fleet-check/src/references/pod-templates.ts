import { below, type Fields, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';

/** A template from which Pods are created. */
export interface Template {
  /** Pointer to the `spec` of the Pods. */
  readonly pointer: string;
  readonly spec: Fields;
  readonly labels: Fields;
}

export interface PodTemplate extends Template {
  readonly about: ActiveObject;
}

/** Returns the Pods that Flux applies to a cluster, and the templates of its workloads, including hooks of charts. */
export const podTemplatesOn = (cluster: Cluster): readonly PodTemplate[] =>
  [
    ...WORKLOADS.flatMap(([group, kind]) => cluster.activeOf(group, kind)),
    ...cluster.hooks.filter(({ object }) => KINDS.has(textOf(object.kind))),
  ].flatMap((about) => {
    const template = templateOf(about.object);
    return template === undefined ? [] : [{ about, ...template }];
  });

/** A template of an object on a cluster, applied by Flux or not. */
export interface NamedTemplate extends Template {
  readonly object: Fields;
}

/** Returns the templates of a namespace, also those that exist before Flux. */
export function templatesIn(cluster: Cluster, namespace: string): readonly NamedTemplate[] {
  const known = TEMPLATES.get(cluster) ?? new Map<string, readonly NamedTemplate[]>();
  TEMPLATES.set(cluster, known);
  const templates =
    known.get(namespace) ??
    cluster.inNamespace(namespace).flatMap(({ object }) => {
      const template = KINDS.has(String(object.kind)) ? templateOf(object) : undefined;
      return template === undefined ? [] : [{ object, ...template }];
    });
  known.set(namespace, templates);
  cluster.spend(UNITS_PER_TEMPLATE * templates.length);
  return templates;
}

const TEMPLATES = new WeakMap<Cluster, Map<string, readonly NamedTemplate[]>>();

/** Cost of the comparison of its labels with a selector. */
const UNITS_PER_TEMPLATE = 20;

const WORKLOADS = [
  ['', 'Pod'],
  ['', 'ReplicationController'],
  ['apps', 'Deployment'],
  ['apps', 'StatefulSet'],
  ['apps', 'DaemonSet'],
  ['apps', 'ReplicaSet'],
  ['batch', 'Job'],
  ['batch', 'CronJob'],
  ['argoproj.io', 'Rollout'],
] as const;

const KINDS: ReadonlySet<string> = new Set(WORKLOADS.map(([, kind]) => kind));

function templateOf({ kind, metadata, spec }: Fields): Template | undefined {
  if (kind === 'Pod') return { pointer: '/spec', spec: fieldsOf(spec), labels: fieldsOf(fieldsOf(metadata).labels) };
  const [template, pointer] =
    kind === 'CronJob'
      ? [below(spec, 'jobTemplate', 'spec', 'template'), '/spec/jobTemplate/spec/template/spec']
      : [below(spec, 'template'), '/spec/template/spec'];
  if (template.spec === undefined) return undefined;
  return { pointer, spec: fieldsOf(template.spec), labels: fieldsOf(fieldsOf(template.metadata).labels) };
}
