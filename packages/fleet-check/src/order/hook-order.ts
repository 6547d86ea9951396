import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { PresentObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type PodTemplate, podTemplatesOn } from '../references/pod-templates.ts';
import { readByPods } from '../references/value-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports hooks of charts whose Pods need an object that Helm creates only after the hook has succeeded. */
export function* hookOrder(cluster: Cluster): Generator<FleetProblem> {
  for (const template of podTemplatesOn(cluster)) {
    const { about } = template;
    const hook = hookBeforeInstallation(about.object);
    const release = cluster.releaseOf(about.kustomization);
    if (hook === undefined || release === undefined || below(release.object.spec, 'install').disableHooks === true) continue;
    const reported = new Set<string>();
    for (const { pointer, wanted, does } of neededBy(template)) {
      const { group, kind, namespace, name } = wanted;
      const text = objectText({ kind, metadata: { name, ...(namespace !== undefined && { namespace }) } });
      const found = cluster.find(group, kind, namespace, name);
      const isLate = found.length > 0 && found.every((each) => each.kustomization === about.kustomization && isAfter(each, hook));
      if (!isLate || reported.has(text)) continue;
      reported.add(text);
      yield problemOf('hook-needs-later-object', about, {
        pointer,
        value: name,
        message: `${objectText(about.object)} is a hook that must succeed before the installation. It ${does} ${text}, which ${release.object.kind} ${namespaceOf(release.object)}/${nameOf(release.object)} creates later, so the first installation fails`,
        expected: `a hook with a lower weight than ${hook.weight}, or an object of another release`,
      });
    }
  }
}

interface HookBefore {
  readonly weight: number;
  readonly name: string;
}

/** Returns the position of a hook that runs before the installation; undefined for other objects. */
function hookBeforeInstallation({ metadata }: Fields): HookBefore | undefined {
  const annotations = fieldsOf(fieldsOf(metadata).annotations);
  const events = textOf(annotations['helm.sh/hook'])
    .split(',')
    .map((event) => event.trim().toLowerCase());
  if (!events.includes('pre-install')) return undefined;
  const weight = textOf(annotations['helm.sh/hook-weight']).trim();
  return { weight: /^[-+]?\d+$/.test(weight) ? Number(weight) : 0, name: textOf(fieldsOf(metadata).name) };
}

/** Whether an object of the same release certainly exists only after the hook. Helm runs hooks by weight, then by name. */
function isAfter({ object, perhaps }: PresentObject, before: HookBefore): boolean {
  if (perhaps) return false;
  const own = hookBeforeInstallation(object);
  return own === undefined || own.weight > before.weight || (own.weight === before.weight && own.name > before.name);
}

/** An object without which the containers of a Pod do not start. */
interface Need {
  readonly pointer: string;
  readonly wanted: Wanted;
  readonly does: string;
}

function* neededBy(template: PodTemplate): Generator<Need> {
  const { about, pointer, spec } = template;
  const namespace = namespaceOf(about.object);
  const account = textOf(spec.serviceAccountName);
  if (account !== '' && account !== 'default')
    yield {
      ...{ pointer: `${pointer}/serviceAccountName`, does: 'runs as' },
      wanted: { group: '', kind: 'ServiceAccount', namespace, name: account },
    };
  for (const { optional, ...need } of readByPods(template)) if (optional !== true) yield need;
  for (const [index, volume] of listOf(spec.volumes).entries()) {
    const { claimName } = below(volume, 'persistentVolumeClaim');
    if (typeof claimName !== 'string') continue;
    yield {
      ...{ pointer: `${pointer}/volumes/${index}/persistentVolumeClaim/claimName`, does: 'mounts' },
      wanted: { group: '', kind: 'PersistentVolumeClaim', namespace, name: claimName },
    };
  }
}
