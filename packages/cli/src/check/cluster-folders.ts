import { posix } from 'node:path';
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
  return [...otherClusters(syncs, facts), ...unappliedSyncs(syncs, facts)];
}

/** Whether a Flux Kustomization begins a cluster: it exists before Flux, and its folder contains the file in which it is written. */
function isSync(each: FleetKustomization): boolean {
  const { parent, content, written, path, cluster, appliesTo } = each;
  const isFirst = parent === undefined || parent === kustomizationKey(each);
  return isFirst && content === '' && written?.content === '' && path !== '' && cluster === appliesTo && isBelow(path, written.file);
}

const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

function otherClusters(syncs: readonly FleetKustomization[], facts: ClusterFolderFacts): readonly Finding[] {
  const { kustomizations, files } = facts;
  if (syncs.length < 2) return [];
  const [read, unread] = [foldersOf(facts.read), foldersOf(facts.unread)];
  const ownOf = new Map(syncs.map((sync) => [sync.cluster, sync]));
  const byPath = new Map(syncs.map((sync) => [sync.path, sync]));
  return kustomizations.flatMap((each) => {
    const own = ownOf.get(each.appliesTo);
    if (own === undefined || each.content !== '' || isBelow(own.path, each.path)) return [];
    const other = upwards(each.path)
      .map((folder) => byPath.get(folder))
      .find((sync) => sync !== undefined);
    if (other === undefined || isBelow(other.path, own.path)) return [];
    const counterpart = own.path + each.path.slice(other.path.length);
    const name = files.fileName('', counterpart);
    if (read.has(name) || !unread.has(name)) return [];
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

/** Returns the folders of files, and all folders around them. */
const foldersOf = (names: Iterable<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const name of names)
    for (const folder of upwards(posix.dirname(name))) {
      if (found.has(folder)) break;
      found.add(folder);
    }
  return found;
};

/** Returns a folder and those around it, from the inside. */
function upwards(folder: string): readonly string[] {
  const found: string[] = [];
  for (let at = folder; at !== '.' && at !== '/'; at = posix.dirname(at)) found.push(at);
  return found;
}

/** Reports syncs that their own folders do not list: one finding for all clusters whose syncs are at the same path in their folders. */
function unappliedSyncs(syncs: readonly FleetKustomization[], { files }: ClusterFolderFacts): readonly Finding[] {
  const found = syncs.flatMap((sync) => {
    const { path, written, objects, parent } = sync;
    // Its parent is the Flux Kustomization that applies it, which is itself.
    if (objects === undefined || written === undefined || parent !== undefined) return [];
    const list = KUSTOMIZATION_FILES.map((file) => files.fileName('', `${path}/${file}`)).find((file) => files.textOf(file) !== undefined);
    return list === undefined ? [] : [{ sync, list, folder: written.file.slice(path.length + 1) }];
  });
  const groups = Map.groupBy(found, ({ sync, folder }) => `${sync.namespace}/${sync.name} ${folder}`);
  return [...groups.values()].map((group): Finding => {
    const [{ sync, list, folder }] = group as [(typeof group)[number]];
    const line = readYaml(files.textOf(list) ?? '', list).documents[0]?.positionOf('/resources')?.line;
    const name = `${sync.namespace}/${sync.name}`;
    const others = group.length - 1;
    const lists = `${list}${others === 0 ? '' : others === 1 ? ' and another file' : ` and ${others} other files`}`;
    return {
      rule: 'sync-not-applied',
      severity: 'risk',
      message: `${lists} ${others === 0 ? 'does' : 'do'} not list ${folder}, so that ${name} does not apply Flux and its own sync`,
      clusters: group.map((each) => each.sync.cluster),
      ...(others > 0 && { kustomizations: group.map((each) => kustomizationKey(each.sync)) }),
      file: list,
      ...(line !== undefined && { line }),
      pointer: '/resources',
      expected: `an entry for ${folder.split('/')[0]}`,
      remedy: 'List the folder. Without it, Git neither updates nor repairs Flux on the cluster.',
    };
  });
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
