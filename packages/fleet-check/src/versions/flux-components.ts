import { type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { groupOf, nameOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports objects of Flux whose controller is not installed on the cluster: their kind does not exist there. */
export function* fluxComponents(cluster: Cluster): Generator<FleetProblem> {
  const installed = componentsOn(cluster);
  if (installed === undefined) return;
  const defined = new Set(
    cluster.ofKind('apiextensions.k8s.io', 'CustomResourceDefinition').map(({ object }) => {
      const { group, names } = fieldsOf(object.spec);
      return `${textOf(group)}|${textOf(fieldsOf(names).kind)}`;
    }),
  );
  for (const about of cluster.active) {
    const kind = `${groupOf(about.object)}|${textOf(about.object.kind)}`;
    const component = COMPONENT_OF[kind];
    if (component === undefined || installed.names.has(component) || defined.has(kind)) continue;
    const { namespace, name } = about.kustomization;
    yield problemOf('flux-kind-not-installed', about, {
      pointer: '/kind',
      value: about.object.kind,
      message: `${objectText(about.object)} needs the ${component} of Flux, and ${installed.text} on ${cluster.name} installs ${[...installed.names].join(', ')}: ${namespace}/${name} applies none of its objects`,
      expected: 'a kind of an installed controller',
    });
  }
}

/** The controllers of Flux on a cluster, and the file or object that lists them. */
interface Components {
  readonly names: ReadonlySet<string>;
  readonly text: string;
}

/** Returns the controllers that gotk-components.yaml or a FluxInstance lists; undefined if a chart or content that is not built may add others. */
function componentsOn(cluster: Cluster): Components | undefined {
  if (cluster.hasMore() || cluster.releases.some(({ chart, object }) => /flux/.test(chart) || /flux/.test(nameOf(object))))
    return undefined;
  const instances = cluster.ofKind('fluxcd.controlplane.io', 'FluxInstance').map(({ object }) => ofInstance(object));
  const files = [...filesOfBootstrap(cluster)].flatMap(([file, text]) => {
    const [, list] = /^# Components: ([a-z,-]+)[ \t]*$/m.exec(text) ?? [];
    return list === undefined ? [] : [{ names: new Set(list.split(',')), text: file }];
  });
  const all = [...instances, ...files];
  const [first] = all;
  return first === undefined ? undefined : { names: new Set(all.flatMap(({ names }) => [...names])), text: first.text };
}

function ofInstance(object: Fields): Components {
  const components = listOf(fieldsOf(object.spec).components).map(textOf);
  return { names: new Set(components.length === 0 ? DEFAULT_COMPONENTS : components), text: objectText(object) };
}

/** Controllers of a FluxInstance without a list. */
const DEFAULT_COMPONENTS = ['source-controller', 'kustomize-controller', 'helm-controller', 'notification-controller'];

/** Returns the files that `flux bootstrap` and `flux install` write, with their text. */
function filesOfBootstrap(cluster: Cluster): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { applied, kustomization } of cluster.activeOf('', 'Namespace')) {
    const { file } = applied;
    if (!file.endsWith('gotk-components.yaml') || files.has(file)) continue;
    const text = cluster.textOf(kustomization, file);
    if (text !== undefined) files.set(file, text);
  }
  return files;
}

const kinds = (component: string, group: string, ...names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [`${group}|${name}`, component]);

/** The controller that has the CRD of a kind. */
const COMPONENT_OF: Readonly<Record<string, string>> = Object.fromEntries([
  ...kinds('image-reflector-controller', 'image.toolkit.fluxcd.io', 'ImageRepository', 'ImagePolicy'),
  ...kinds('image-automation-controller', 'image.toolkit.fluxcd.io', 'ImageUpdateAutomation'),
  ...kinds('notification-controller', 'notification.toolkit.fluxcd.io', 'Alert', 'Provider', 'Receiver'),
  ...kinds('helm-controller', 'helm.toolkit.fluxcd.io', 'HelmRelease'),
  ...kinds('source-watcher', 'source.extensions.fluxcd.io', 'ArtifactGenerator'),
]);
