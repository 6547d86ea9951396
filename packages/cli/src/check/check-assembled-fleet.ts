import { locationOf, timedOnly } from '@slipway/manifest';
import { assembledFleet } from '../fleet/assembled-fleet.ts';
import { publishedCharts } from '../fleet/published-charts.ts';
import type { GivenKinds } from '../kinds/compiled-kinds.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { Workspace } from '../repository/workspace.ts';
import { channelNames, clusterSettings, type FleetSettings, kubernetesOf } from '../settings/fleet-settings.ts';
import type { AssembledTree } from '../synth/assemble-tree.ts';
import type { DefinitionFinder } from '../synth/definition-finder.ts';
import { ownSources, placeFindings, propertyPosition, relativeTo } from '../synth/definition-positions.ts';
import type { ChangeCheck } from './check-change.ts';
import { type CheckedFleet, checkBuiltFleet } from './check-clusters.ts';
import type { CheckMemory } from './check-memory.ts';
import type { CheckedAssembledTree } from './check-tree.ts';

/** The definitions, the kinds and settings that apply to them, and the verdicts on their documents. */
export interface AssembledDefinitions {
  readonly workspace: Workspace;
  readonly tree: AssembledTree;
  readonly given: GivenKinds;
  readonly settings: FleetSettings;
  readonly written: CheckedAssembledTree;
  readonly memory?: CheckMemory;
  /** Checks the change from another state. */
  readonly checkChange?: ChangeCheck | undefined;
  /** A folder with charts, in addition to those of the lock. */
  readonly charts?: string | undefined;
}

/**
 * Checks the objects that the clusters of the definitions get, with pins and channels resolved. Also checks the documents that no cluster
 * applies yet, as they are written. Returns undefined when the definitions have no cluster.
 */
export function checkAssembledFleet(
  context: VerbContext,
  { workspace, tree, given, settings, written, memory, checkChange, charts }: AssembledDefinitions,
): CheckedFleet | undefined {
  const { cwd } = context;
  const display = (path: string): string => context.displayFrom(workspace.root, path);
  // Limited by time only: the definitions are the user's own, and a thousand clusters exceed the limits for repositories of other users.
  const budget = timedOnly(context.budget);
  const open = assembledFleet(workspace, tree, display, { budget, channels: channelNames(settings) });
  if (open.input.roots.length === 0) return undefined;
  const texts = new Map([...written.texts].map(([path, text]) => [display(path), text]));
  const input = { texts, named: NONE, roots: [cwd], skipped: [], findings: [] };
  const checked = checkBuiltFleet(
    open,
    {
      input,
      given,
      settingsOf: (cluster) => clusterSettings(settings, cluster),
      kubernetesOf: knownKubernetes(tree, settings),
      charts: publishedCharts(context, workspace.root, charts),
      shownPath: '.',
      isOwn: true,
      definitions: assembledDefinitions(tree, cwd),
      memory,
      checkChange,
    },
    { ...context, budget },
  );
  // The check of the clusters covers the objects that clusters get. Only the findings here cover the other documents, and files as such.
  const own = placeFindings(written.findings, workspace.root, cwd).filter(
    ({ object, file }) => object === undefined || !checked.isBuilt(file),
  );
  return { ...checked, findings: [...own, ...checked.findings], notApplied: [] };
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the Kubernetes release in the settings, else in the definition of the cluster. */
export function knownKubernetes(tree: AssembledTree, settings: FleetSettings): (cluster: string) => string | undefined {
  const defined = definedKubernetes(tree);
  return (cluster) => kubernetesOf(settings, cluster) ?? defined.get(cluster);
}

/** Returns the releases of the control planes that EKSClusters create, by cluster name. */
const definedKubernetes = ({ packages }: AssembledTree): ReadonlyMap<string, string> =>
  new Map(
    packages.flatMap(({ files }) =>
      files.flatMap(({ objects }) =>
        objects.flatMap(({ kind, metadata, ...object }) => {
          const { controlPlane } = (object as { spec?: { kubernetes?: { controlPlane?: unknown } } }).spec?.kubernetes ?? {};
          return kind === 'EKSCluster' && typeof controlPlane === 'string' ? [[metadata.name, controlPlane] as const] : [];
        }),
      ),
    ),
  );

/** Finds definitions in the assembled tree. */
export function assembledDefinitions({ packages }: AssembledTree, cwd: string): DefinitionFinder {
  const files = new Map(packages.flatMap(({ files: own }) => own.map((file) => [file.path, file] as const)));
  const sources = ownSources();
  return (path, index, field) => {
    const file = files.get(path);
    const object = file?.objects[index];
    const place = file && ((object && locationOf(object)) ?? locationOf(file));
    return place && relativeTo(cwd, propertyPosition(place, field, sources));
  };
}
