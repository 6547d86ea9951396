import { buildFleet, type FleetBuild, fileMapTree, searchRoots } from '@slipway/flux-build';
import { chartFolder, fleetReleases, withCapabilities } from '@slipway/helm';
import { type FleetProblem, type FleetState, fleetProblems, type InstalledRelease } from '../src/index.ts';

const source = 'sourceRef: {kind: GitRepository, name: flux-system}';

/** As `flux bootstrap` leaves it. */
const BOOTSTRAP = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}, secretRef: {name: flux-system}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./clusters/example, ${source}}
`;

const APPS = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: apps, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./apps, ${source}}
`;

/**
 * The repository of a text: a line `# folder/` begins what is in that folder, `# folder/file.yaml` a file, which the cluster `example` applies as clusters/example/ says.
 * Without such a line everything is in apps/, and one Flux Kustomization applies it.
 */
export function exampleFiles(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^# (\S+\/|\S+\.yaml)[^\S\n]*$/m);
  const files = new Map([['clusters/example/flux-system/gotk-sync.yaml', BOOTSTRAP]]);
  const [before = '', ...named] = parts;
  if (named.length === 0) {
    files.set('clusters/example/apps.yaml', APPS);
    files.set('apps/objects.yaml', before);
  }
  for (let at = 0; at < named.length; at += 2) {
    const name = named[at] ?? '';
    files.set(name.endsWith('/') ? `${name}objects.yaml` : name, named[at + 1] ?? '');
  }
  return files;
}

/** Returns the findings of the rules for a repository. */
export function problemsIn(files: ReadonlyMap<string, string>, more: Pick<FleetState, 'installsBefore'> = {}): readonly FleetProblem[] {
  return [...fleetProblems({ ...stateOf(files), ...more })];
}

/** Builds a repository for the rules. */
export function stateOf(files: ReadonlyMap<string, string>): FleetState {
  const tree = fileMapTree(files);
  const [, kubernetes] = /^kubernetes: '(.*)'$/m.exec(files.get('slipway.yaml') ?? '') ?? [];
  const { roots, evidence } = searchRoots(tree, '');
  const fleet = buildFleet({ tree, roots, evidence });
  const broken = fleet.kustomizations.find(({ error }) => error !== undefined);
  if (broken !== undefined) throw new Error(`${broken.name}: ${broken.error?.message}`);
  return {
    kustomizations: fleet.kustomizations,
    roots,
    resourceSets: fleet.resourceSets,
    releases: files.keys().some((file) => file.endsWith('/Chart.yaml')) ? installedReleases(fleet) : [],
    textOf: (_, file) => files.get(file),
    kubernetesOf: () => kubernetes,
  };
}

/** Renders the HelmReleases whose charts are in the repository. */
function installedReleases(fleet: FleetBuild): readonly InstalledRelease[] {
  const releases = fleetReleases({
    fleet,
    owners: fleet.kustomizations,
    charts: chartFolder(fileMapTree(new Map())),
    capabilitiesOf: () => withCapabilities(undefined),
    isNamespaced: ({ apiVersion, kind }) =>
      kind !== 'ClusterRole' && kind !== 'CustomResourceDefinition' && !/\.aws\.upbound\.io\//.test(String(apiVersion)),
  });
  return releases.flatMap(({ cluster, spec, owner: appliedBy, applied, objects, hooks = [], error, asksFor = () => false }) => {
    if (error !== undefined) throw new Error(error.message);
    if (objects === undefined) return [];
    const owner = { ...appliedBy, cluster, namespace: spec.namespace, name: spec.name, spec: {}, dependsOn: [] };
    const shown = objects.map(({ object, unknownVariables }) => ({ ...applied, object, unknownVariables }));
    return [
      {
        object: applied.object,
        appliedBy,
        owner: { ...owner, objects: shown },
        perhaps: new Set<never>(),
        hooks: hooks.map(({ object, unknownVariables }) => ({ ...applied, object, unknownVariables })),
        crds: new Set(objects.flatMap(({ object, document }) => (document === undefined ? [object] : []))),
        asksFor,
        isComplete: true,
      },
    ];
  });
}
