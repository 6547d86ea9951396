import { relative, sep } from 'node:path';
import type { FleetTransition } from '@slipway/fleet-check';
import { type Finding, shardOfPath, timedOnly } from '@slipway/manifest';
import { shownLines } from '@slipway/validate/confidential-lines';
import type { PlacedObject } from '../kinds/defined-kinds.ts';
import { definitionsIn } from '../kinds/definitions-in.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { usageFailure } from '../report/failure.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import { type ContentPackage, findWorkspace, selectPackages, type Workspace } from '../repository/workspace.ts';
import { type AllowedDeletions, allowedDeletions } from '../settings/allowed-deletions.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';
import { type AssembledTree, assembleTree } from '../synth/assemble-tree.ts';
import { contentRules } from '../synth/content-rules.ts';
import { placeFindings } from '../synth/definition-positions.ts';
import { readDiskTree } from '../synth/disk-tree.ts';
import { type AssembledDefinitions, checkAssembledFleet } from './check-assembled-fleet.ts';
import type { ChangeCheck } from './check-change.ts';
import { checkAssembledTree, objectsOf } from './check-tree.ts';
import type { Checked, CheckOptions } from './checked.ts';
import { refuseFleetOptions } from './fleet-option.ts';

/** Checks the output of the definitions of the current repository, as it would be written. */
export async function checkDefinitions(context: VerbContext, options: CheckOptions, settings: FleetSettings): Promise<Checked> {
  if (options.crds !== undefined)
    throw usageFailure(
      '--crds needs a PATH. The definitions of a repository have the kinds that they define, or name them in slipway.crds of package.json.',
    );
  refuseFleetOptions(
    options,
    'Without a PATH the definitions of the repository are checked. Name the folder of the fleet, for example `slipway check .`.',
  );
  const workspace = findWorkspace(context.cwd);
  const { tree, definitions, exists } = await assemble(workspace, options, context.progress);
  context.progress('checking');
  const given = givenKinds({ cwd: workspace.root, env: context.terminal.env, stateKinds: settings.stateKinds });
  const wantsFleet = options.package === undefined && options.shard === undefined && options.documents !== true;
  if (!wantsFleet && options.against !== undefined)
    throw usageFailure('--against compares fleets: leave out --package, --shard and --documents.');
  context.secrets.addLater(({ addObject }) => {
    for (const { object } of objectsOf(tree)) addObject(object);
  });
  const checked = guarded(context, () => checkAssembledTree(tree, { definitions, given, exists }));
  const hasFleet = wantsFleet && tree.absent.length === 0;
  const change = hasFleet ? await changeOf({ workspace, settings, tree }, options, context) : undefined;
  const fleet = hasFleet
    ? guarded(context, () =>
        checkAssembledFleet(context, {
          ...{ workspace, tree, given, settings, charts: options.charts },
          ...{ written: checked, checkChange: change?.checkChange },
        }),
      )
    : undefined;
  const ownRules = await contentRules(tree.packages.map((assembled) => assembled.package));
  if (fleet !== undefined) return { ...fleet, ownRules, fleet };
  const display = (path: string): string => context.displayFrom(workspace.root, path);
  const texts = new Map([...checked.texts].map(([path, text]) => [display(path), text]));
  return {
    verdicts: checked.verdicts.map((object) => ({ ...object, file: display(object.file) })),
    skipped: checked.skipped.map((document) => ({ ...document, file: display(document.file) })),
    findings: [
      ...placeFindings([...given.findings, ...checked.findings], workspace.root, context.cwd),
      ...(change?.withoutClusters() ?? []),
    ],
    unknown: placeFindings(checked.unknown, workspace.root, context.cwd),
    linesOf: (file) => shownLines(texts.get(file)),
    ownRules,
    absent: tree.absent,
    ...(options.against === undefined ? {} : { notCompared: options.against }),
  };
}

/** The change from the tree that an earlier run wrote into the repository, or into another folder. */
interface DefinitionChange {
  readonly checkChange: ChangeCheck;
  /** Returns the findings when the new definitions have no cluster. */
  readonly withoutClusters: () => readonly Finding[];
}

async function changeOf(
  { workspace: { root }, settings, tree }: Pick<AssembledDefinitions, 'workspace' | 'settings' | 'tree'>,
  { against }: CheckOptions,
  context: VerbContext,
): Promise<DefinitionChange | undefined> {
  if (against === undefined) return undefined;
  const [{ openOldFleet }, { checkChange }, { definitionDeletions, withoutRepeated }] = await Promise.all([
    import('./open-old-fleet.ts'),
    import('./fleet-change.ts'),
    import('./package-deletions.ts'),
  ]);
  const { cwd, secrets } = context;
  const old = await openOldFleet(against, { path: root, cwd, budget: timedOnly(context.budget) });
  const way = old.isOnDisk ? '' : relative(old.root, root).replaceAll(sep, '/');
  const display = (path: string): string => context.displayFrom(root, path);
  const ofFiles = (deletions: AllowedDeletions, transition: FleetTransition): readonly Finding[] =>
    definitionDeletions(tree, { old, way, deletions, transition, display });
  return {
    checkChange: (now) => {
      const deletions = allowedDeletions(settings.allowDelete);
      let found: readonly Finding[] = [];
      const onTransition = (transition: FleetTransition): void => {
        found = ofFiles(deletions, transition);
      };
      const { findings, ...rest } = checkChange(old, { deletions, secrets, filesAreCompared: true, onTransition })(now);
      return { ...rest, findings: [...withoutRepeated(findings, found), ...found] };
    },
    withoutClusters: () => ofFiles(allowedDeletions(settings.allowDelete), { changes: [], unknown: [] }),
  };
}

interface Selected {
  /** The tree to check. */
  readonly tree: AssembledTree;
  /** Objects of the other packages, which may define kinds. */
  readonly definitions: readonly PlacedObject[];
  /** Whether a path is in another shard, if only one shard is checked. */
  readonly exists: (path: string) => boolean;
}

async function assemble(workspace: Workspace, { package: names = [], shard }: CheckOptions, progress: Progress): Promise<Selected> {
  const others = names.length === 0 ? [] : workspace.packages.filter((content) => !selectPackages(workspace, names).includes(content));
  if (shard === undefined) {
    const tree = await assembleTree(workspace, names, progress);
    return { tree, definitions: await definitionsBeside(workspace, others, progress), exists: () => false };
  }
  const { tree, owns } = await (await import('../synth/assemble-shard.ts')).assembleShard(workspace, names, shard, progress);
  return { tree, definitions: await definitionsBeside(workspace, others, progress), exists: (path) => !owns(path) };
}

/** Reads the definitions from the emitted trees of the other packages. Assembles the packages that have no emitted tree. */
async function definitionsBeside(workspace: Workspace, others: readonly ContentPackage[], progress: Progress): Promise<PlacedObject[]> {
  const found = await Promise.all(others.map(async (content) => [content, await emittedDefinitions(workspace.root, content)] as const));
  const missing = found.flatMap(([{ npmName }, objects]) => (objects === undefined ? [npmName] : []));
  const emitted = found.flatMap(([, objects]) => objects ?? []);
  return missing.length === 0 ? emitted : [...emitted, ...objectsOf(await assembleTree(workspace, missing, progress))];
}

type Progress = (text: string) => void;

/**
 * Returns the objects of the files of `content` that may define kinds, as the tree on disk has them. Of a package with shards, it returns
 * those of the rest.
 * Returns undefined when nothing of the package is on disk.
 */
async function emittedDefinitions(root: string, { prefixes, shards }: ContentPackage): Promise<readonly PlacedObject[] | undefined> {
  const isOfRest = (path: string): boolean => shardOfPath(prefixes, shards, path) === undefined;
  const { files } = await readDiskTree(root, prefixes, { owns: isOfRest, mayContain: isOfRest });
  if (files.size === 0) return undefined;
  return definitionsIn(new Map([...files].map(([path, { bytes }]) => [path, bytes.toString('utf8')])));
}
