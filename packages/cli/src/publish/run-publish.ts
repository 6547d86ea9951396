import { resolve, sep } from 'node:path';
import { type Finding, printable } from '@slipway/manifest';
import {
  type AgreedRow,
  branchFiles,
  bumpsOf,
  type ChannelRules,
  type FileChanges,
  type PackageTree,
  type PlannedReference,
  PublishError,
  type PublishReport,
  type PublishRow,
  publishPackages,
  type SourceProvenance,
} from '@slipway/publish';
import { checkAssembledFleet } from '../check/check-assembled-fleet.ts';
import { checkAssembledTree, objectsOf } from '../check/check-tree.ts';
import { compositeGroups, withoutRepeated } from '../check/package-deletions.ts';
import { exitCodeOf, exitCodes } from '../report/exit-code.ts';
import { usageFailure } from '../report/failure.ts';
import { type Paint, table } from '../report/paint.ts';
import { findingsCount } from '../report/text.ts';
import { guarded, keepFound, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { pendingChangesets } from '../repository/pending-changesets.ts';
import { sourceProvenance } from '../repository/source-provenance.ts';
import { type ContentPackage, findWorkspace, selectPackages, type Workspace } from '../repository/workspace.ts';
import type { AdjustedFindings } from '../settings/allowances.ts';
import { allowedDeletions } from '../settings/allowed-deletions.ts';
import { requireChannel } from '../settings/channel-settings.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';
import { settingsAround } from '../settings/settings-around.ts';
import { statedSettings, withoutCredential } from '../settings/stated-settings.ts';
import { type AssembledTree, assembleTree } from '../synth/assemble-tree.ts';
import { placeFindings } from '../synth/definition-positions.ts';
import { adjustedCheck } from './adjusted-check.ts';
import {
  type Mirror,
  type MirrorOptions,
  outdatedArtifacts,
  readSigning,
  registriesOf,
  type Signing,
  withArtifacts,
  withPlannedArtifacts,
} from './artifact-mirror.ts';
import { changeNotes } from './change-notes.ts';
import { remoteChecker, togetherOnce } from './check-remote.ts';
import { type BuiltConfigurations, buildConfigurations, withConfigurations, withPlannedConfigurations } from './configuration-release.ts';
import { describedFollowers, followersOf } from './followers.ts';
import { planReader } from './plan-details.ts';
import { failureOf } from './publish-failure.ts';
import { type PublishedDefinitions, publishedDefinitions } from './published-definitions.ts';
import { readPlan } from './read-plan.ts';

export interface PublishOptions extends MirrorOptions {
  readonly package?: readonly string[];
  /** Default: the first one of the settings. */
  readonly channel?: string;
  /** Name of a Git remote, URL, or path from the working directory; the embedded repository when absent. */
  readonly remote?: string;
  readonly allowDeletions?: boolean;
  /** Full ids of branch tips that may be overwritten without inspection. */
  readonly replaceTip?: readonly string[];
  readonly dryRun?: boolean;
  /** Leave the Configuration packages to a later run, which has a login for their registry. */
  readonly gitOnly?: boolean;
  /** File with the JSON report of a dry run: publish exactly that, or nothing. */
  readonly plan?: string;
}

/** Checks the definitions and what their clusters would get, then pushes all packages to their branches, or none. */
export async function runPublish(context: VerbContext, options: PublishOptions): Promise<VerbReport> {
  requireFullIds(options.replaceTip ?? []);
  if (options.gitOnly && options.oci !== undefined) throw usageFailure('--git-only and --oci contradict each other.');
  const settings = await settingsAround(findWorkspace(context.cwd).root, context.cwd, context.budget);
  let last: AdjustedFindings | undefined;
  const onAdjusted = (adjusted: AdjustedFindings): void => {
    last = adjusted;
  };
  const report = await publishBy(context, options, { settings, onAdjusted });
  return last === undefined ? report : { ...report, settings: statedSettings(settings, last, true).map(withoutCredential) };
}

interface PublishSettings {
  readonly settings: FleetSettings;
  readonly onAdjusted: (adjusted: AdjustedFindings) => void;
}

async function publishBy(context: VerbContext, options: PublishOptions, { settings, onAdjusted }: PublishSettings): Promise<VerbReport> {
  const plan = options.plan === undefined ? undefined : await readPlan(context, options.plan);
  const workspace = findWorkspace(context.cwd);
  const channel = options.channel ?? settings.channels[0]?.name ?? '';
  requireFirst(channel, settings.channels);
  const selected = selectPackages(workspace, options.package ?? []);
  const { mirror, signing } = await readRegistries(context, options, selected);
  const tree = await assembleTree(workspace, [], context.progress);
  context.secrets.addLater(({ addObject }) => {
    for (const { object } of objectsOf(tree)) addObject(object);
  });
  context.progress('checking');
  const definitions = publishedDefinitions(context, workspace, tree, settings);
  const { cwd } = context;
  const configurations = await buildConfigurations({ workspace, tree, cwd }, selected);
  const own = [...guarded(context, () => checkOfDefinitions(context, definitions)), ...configurations.findings];
  keepFound(context, own);
  const definitionFindings = await adjustedCheck(own, settings, { cwd, onAdjusted });
  if (tree.absent.length > 0) return refusedReport(definitionFindings);
  const trees = await publishedTrees(context, { workspace, tree, selected, channel, configurations });
  const provenance = await sourceProvenance(workspace.root, context.terminal.env);
  const outdated = await outdatedArtifacts(plan, (rows) => planReferences(rows, trees, provenance), mirror);
  const findings = [...definitionFindings, ...outdated];
  context.progress('publishing');
  const remote = options.remote === undefined ? {} : { remote: options.remote, remoteFrom: cwd };
  const checkRemote = remoteChecker(context, definitions);
  const planned = planReader(options.dryRun ?? false, context.secrets);
  const report = await publishPackages({
    cwd: workspace.root,
    packages: trees,
    ...remote,
    channel,
    provenance,
    allowDeletions: options.allowDeletions ?? false,
    compositeGroups: compositeGroups(tree),
    replaceTips: options.replaceTip ?? [],
    ...(plan !== undefined && { plan }),
    // Problems of the remote are reported together with local problems.
    dryRun: (options.dryRun ?? false) || hasReject(findings),
    isDeletionAllowed: allowedDeletions(settings.allowDelete).isAllowed,
    isKept: (object) => planned.isKept(object),
    check: async (transition) => {
      const checked = await checkRemote(transition);
      await planned.read(transition, checked);
      const { allowDeletions } = options;
      const adjusted = await adjustedCheck(togetherOnce(own, checked), settings, { cwd, allowDeletions, onAdjusted });
      return [...adjusted, ...outdated];
    },
    pinnable: workspace.packages.map(({ name }) => name),
    signal: context.signal(),
  }).catch(unlessRefused(findings));
  if (report === undefined) return refusedReport(findings);
  const all = withoutRepeated(
    report.findings.length > 0 ? report.findings : findings,
    report.packages.flatMap((row) => row.findings),
  );
  if (hasReject(all)) return planned.addTo(refusedReport(all, report));
  const shown = publishReport(report, all, findingCounts(all, tree, workspace, context));
  if (options.dryRun === true) {
    const withPackages = withPlannedConfigurations(planned.addTo(shown), report.packages, configurations);
    return withPlannedArtifacts(withPackages, planReferences(report.packages, trees, provenance), mirror);
  }
  if (shown.exitCode === exitCodes.findings) return planned.addTo(shown);
  const finished = await withConfigurations(context, shown, report.packages, { ...pushedBy(options, configurations), signing });
  const places = report.packages.map((row) => ({ package: row.package, channel, ...(row.tag !== undefined && { version: row.version }) }));
  return withArtifacts(context, finished, { cwd: workspace.root, ...remote }, places, mirror);
}

const pushedBy = ({ gitOnly }: PublishOptions, { built }: BuiltConfigurations): Pick<BuiltConfigurations, 'built'> => ({
  built: gitOnly === true ? new Map() : built,
});

/** Returns undefined for an error of the remote if `findings` refuse the run already. Throws a Failure otherwise. */
const unlessRefused =
  (findings: readonly Finding[]) =>
  (error: unknown): undefined => {
    if (hasReject(findings) && error instanceof PublishError && error.code !== 'interrupted') return undefined;
    throw failureOf(error);
  };

/** Reads the registries of a run. Throws a usage Failure. */
async function readRegistries(
  context: VerbContext,
  options: MirrorOptions,
  selected: readonly ContentPackage[],
): Promise<{ readonly mirror: Mirror | undefined; readonly signing: Signing }> {
  const signing = await readSigning(context, options, registriesOf(selected, options));
  return { mirror: options.oci === undefined ? undefined : { url: options.oci, ...signing }, signing };
}

function requireFullIds(ids: readonly string[]): void {
  if (!ids.every((id) => /^[0-9a-f]{40}$/.test(id)))
    throw usageFailure('--replace-tip takes the full id of a commit, 40 hexadecimal digits.');
}

interface PublishedContent {
  readonly workspace: Workspace;
  readonly tree: AssembledTree;
  readonly selected: readonly ContentPackage[];
  readonly channel: string;
  readonly configurations: BuiltConfigurations;
}

/** Returns the selected packages in the form of their branches. */
async function publishedTrees(
  context: VerbContext,
  { workspace, tree, selected, channel, configurations }: PublishedContent,
): Promise<readonly PackageTree[]> {
  const changesets = pendingChangesets(workspace.root);
  const followers = await describedFollowers(context);
  return tree.packages
    .filter((assembled) => selected.includes(assembled.package))
    .map(({ package: content, texts }) => ({
      name: content.name,
      version: content.version,
      prefixes: content.prefixes,
      files: texts,
      ...configurationOf(configurations, content.name),
      bumps: bumpsOf(content.npmName, changesets),
      notes: changeNotes(content, changesets),
      ...(followers && { clusters: followersOf(followers, content.name, channel) }),
    }));
}

function configurationOf({ built }: BuiltConfigurations, name: string): Pick<PackageTree, 'configurationPackage'> {
  const found = built.get(name);
  return found === undefined ? {} : { configurationPackage: found.reference };
}

/** Returns the branches and tags of a push. If the branch already has the version, only the tag is created. */
function planReferences(
  rows: readonly (AgreedRow & Partial<FileChanges>)[],
  trees: readonly PackageTree[],
  provenance: SourceProvenance,
): readonly PlannedReference[] {
  return rows.flatMap((row) => {
    const content = trees.find(({ name }) => name === row.package);
    if (row.outcome !== 'planned' || content === undefined) return [];
    const { tag, branch, supersededBy, heldFor, added, changed, removed } = row;
    const staysAsItIs = (supersededBy ?? heldFor) !== undefined || [added, changed, removed].every((paths) => paths?.length === 0);
    const references = [...(tag === undefined ? [] : [tag]), ...(staysAsItIs ? [] : [branch])];
    const planned = { package: row.package, version: row.version, files: branchFiles(content), provenance };
    return references.map((reference) => ({ ...planned, reference }));
  });
}

/** Only the first channel gets new content; the others get releases. Throws a usage Failure. */
function requireFirst(channel: string, channels: readonly ChannelRules[]): void {
  requireChannel('--channel', channel, channels);
  const [first, ...later] = channels.map(({ name }) => name);
  if (later.includes(channel))
    throw usageFailure(
      `--channel ${channel}: \`slipway publish\` publishes to ${first}; ${channel} gets releases with \`slipway promote --from ${channels[later.indexOf(channel)]?.name} --to ${channel}\`.`,
    );
}

const hasReject = (findings: readonly Finding[]): boolean => findings.some(({ severity }) => severity === 'reject');

/** A check rejected content, here or on clusters. Nothing was pushed. */
const refusedReport = (definitions: readonly Finding[], report?: PublishReport): VerbReport => {
  const findings = [...definitions, ...(report?.packages.flatMap((row) => row.findings) ?? [])];
  return {
    findings,
    json: () => ({
      summary: { outcome: 'refused', ...(report?.remote === undefined ? {} : { remote: report.remote }), findings: findings.length },
      packages: report?.packages ?? [],
    }),
    text: (paint) => `${paint('red', 'Nothing was published')}: ${findingsCount(findings)}.`,
    exitCode: exitCodes.findings,
  };
};

/** Returns the findings of `slipway check` for the definitions. */
function checkOfDefinitions(context: VerbContext, definitions: PublishedDefinitions): readonly Finding[] {
  const { workspace, tree, given } = definitions;
  const written = checkAssembledTree(tree, { given });
  const fleet = checkAssembledFleet(context, { ...definitions, written });
  return fleet?.findings ?? placeFindings(written.findings, workspace.root, context.cwd);
}

/** Counts findings for files of the tree, and for the definitions of their package. */
function findingCounts(
  findings: readonly Finding[],
  { packages }: AssembledTree,
  { root }: Workspace,
  { cwd, displayFrom }: VerbContext,
): ReadonlyMap<string, number> {
  return new Map(
    packages.map(({ package: { name, directory }, texts }) => {
      const emitted = new Set([...texts.keys()].map((path) => displayFrom(root, path)));
      const isOwn = ({ file }: Finding): boolean => emitted.has(file) || resolve(cwd, file).startsWith(`${directory}${sep}`);
      return [name, findings.filter(isOwn).length];
    }),
  );
}

/** `counts` has the number of findings about the definitions of each package, which did not stop the publish. */
function publishReport(report: PublishReport, definitions: readonly Finding[], counts: ReadonlyMap<string, number>): VerbReport {
  const findings = [...definitions, ...report.packages.flatMap((row) => row.findings)];
  const outcomes = new Set(report.packages.map((row) => (row.outcome === 'withheld' ? 'refused' : row.outcome)));
  const outcome = OUTCOMES.find((candidate) => outcomes.has(candidate)) ?? 'unchanged';
  return {
    findings,
    json: () => ({
      summary: { outcome, ...(report.remote === undefined ? {} : { remote: report.remote }), findings: findings.length },
      packages: report.packages,
    }),
    text: (paint) => `${SENTENCES[outcome]}\n${publishTable(report.packages, counts, paint)}`,
    exitCode: outcome === 'refused' ? exitCodes.findings : exitCodeOf(findings),
  };
}

/** The outcome of a run is the first of these that one of its packages has. */
const OUTCOMES = ['refused', 'planned', 'published', 'tagged', 'held', 'superseded'] as const;

const SENTENCES = {
  refused: 'Nothing was published.',
  unchanged: 'Nothing changed.',
  planned: 'Would publish, but this is a dry run:',
  published: 'Published:',
  tagged: 'Tagged what the branches have already:',
  held: 'The branches are held:',
  superseded: 'The branches have higher versions:',
} as const;

function publishTable(rows: readonly PublishRow[], counts: ReadonlyMap<string, number>, paint: Paint): string {
  const head = ['package', 'version', 'branch', 'commit', 'added', 'changed', 'removed', 'findings', 'outcome'];
  const findingsOf = (row: PublishRow): number => row.findings.length + (counts.get(row.package) ?? 0);
  return table([head, ...rows.map((row) => [...identity(row), ...changes(row), findingsOf(row), outcomeText(row)])], paint);
}

const identity = (row: PublishRow): string[] => [row.package, row.version, row.branch, row.commit?.slice(0, 10) ?? '-'];

const outcomeText = ({ outcome, supersededBy, heldFor, tag }: PublishRow): string => {
  const tagged = tag === undefined ? 'nothing published' : 'tagged';
  if (outcome === 'superseded') return `${tagged}, superseded by ${supersededBy}`;
  return outcome === 'held' ? `${tagged}, held: ${printable(heldFor ?? '')}` : outcome;
};

const changes = (row: PublishRow): (string | number)[] =>
  row.outcome === 'unchanged' ? ['-', '-', '-'] : [row.added.length, row.changed.length, row.removed.length];
