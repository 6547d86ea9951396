import { type FleetKustomization, kustomizationKey } from '@slipway/flux-build';
import { type Finding, joinPaths, readYaml } from '@slipway/manifest';
import type { FileTexts } from '../fleet/file-texts.ts';

/** A fleet, and which of its files were read. */
export interface ClusterFolderFacts {
  readonly kustomizations: readonly FleetKustomization[];
  /** Names of files that a build read. */
  readonly read: ReadonlySet<string>;
  /** Names of files that no build read. */
  readonly unread: readonly string[];
  readonly files: Pick<FileTexts, 'fileName' | 'textOf'>;
}

/** Finds clusters that apply the folder of another cluster instead of their own, and clusters that do not apply their own sync. */
export function clusterFolderFindings(given: ClusterFolderFacts): readonly Finding[] {
  const kustomizations = given.kustomizations.map((each) => ({ ...each, path: joinPaths(each.path) }));
  const facts = { ...given, kustomizations };
  const syncs = kustomizations.filter(isSync);
  return [...otherClusters(syncs, facts), ...syncs.flatMap((sync) => unappliedSync(sync, facts))];
}

/** Whether a Flux Kustomization begins a cluster: it exists before Flux, and its folder contains the file in which it is written. */
function isSync(each: FleetKustomization): boolean {
  const { parent, content, written, path, cluster, appliesTo } = each;
  const isFirst = parent === undefined || parent === kustomizationKey(each);
  return isFirst && content === '' && written?.content === '' && path !== '' && cluster === appliesTo && isBelow(path, written.file);
}

const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

function otherClusters(syncs: readonly FleetKustomization[], facts: ClusterFolderFacts): readonly Finding[] {
  const { kustomizations, files, read, unread } = facts;
  const hasAny = (names: Iterable<string>, folder: string): boolean => [...names].some((name) => isBelow(files.fileName('', folder), name));
  return kustomizations.flatMap((each) => {
    const own = syncs.find(({ cluster }) => cluster === each.appliesTo);
    const other = syncs.find(({ cluster, path }) => cluster !== each.appliesTo && isBelow(path, each.path));
    if (own === undefined || other === undefined || each.content !== '' || isBelow(own.path, each.path)) return [];
    const counterpart = own.path + each.path.slice(other.path.length);
    if (isBelow(other.path, own.path) || hasAny(read, counterpart) || !hasAny(unread, counterpart)) return [];
    return [
      {
        rule: 'folder-of-another-cluster',
        severity: 'risk' as const,
        message: `${each.namespace}/${each.name} on ${each.appliesTo} applies ${each.path}, a folder of the cluster ${other.cluster}, and nothing applies ${counterpart}`,
        ...writtenAt(each, '/spec/path', files),
        object: `Kustomization/${each.namespace}/${each.name}`,
        pointer: '/spec/path',
        value: each.path,
        expected: `the folder ${counterpart}`,
        remedy: `Set spec.path to ./${counterpart}, or remove that folder.`,
      },
    ];
  });
}

function unappliedSync(sync: FleetKustomization, { kustomizations, files }: ClusterFolderFacts): readonly Finding[] {
  const { cluster, namespace, name, path, written, objects } = sync;
  if (objects === undefined || written === undefined) return [];
  const isItself = ({ metadata, kind }: Readonly<Record<string, unknown>>): boolean => {
    const own = metadata as { readonly name?: unknown; readonly namespace?: unknown };
    return kind === 'Kustomization' && own.name === name && own.namespace === namespace;
  };
  const applied = kustomizations.some((each) => each.appliesTo === cluster && each.objects?.some(({ object }) => isItself(object)));
  const list = KUSTOMIZATION_FILES.map((file) => files.fileName('', `${path}/${file}`)).find((file) => files.textOf(file) !== undefined);
  if (applied || list === undefined) return [];
  const line = readYaml(files.textOf(list) ?? '', list).documents[0]?.positionOf('/resources')?.line;
  const folder = written.file.slice(path.length + 1);
  return [
    {
      rule: 'sync-not-applied',
      severity: 'risk',
      message: `${list} does not list ${folder}, so that ${namespace}/${name} on ${cluster} does not apply Flux and its own sync`,
      file: list,
      ...(line !== undefined && { line }),
      pointer: '/resources',
      expected: `an entry for ${folder.split('/')[0]}`,
      remedy: 'List the folder. Without it, Git neither updates nor repairs Flux on the cluster.',
    },
  ];
}

const KUSTOMIZATION_FILES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

function writtenAt(
  { written }: FleetKustomization,
  pointer: string,
  { fileName, textOf }: ClusterFolderFacts['files'],
): Pick<Finding, 'file'> & { readonly line?: number; readonly column?: number } {
  const file = fileName(written?.content ?? '', written?.file ?? '');
  const position = readYaml(textOf(file) ?? '', file).documents[written?.index ?? 0]?.positionOf(pointer);
  return { file, ...position };
}
