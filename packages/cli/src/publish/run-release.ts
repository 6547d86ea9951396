import { printable } from '@slipway/manifest';
import { branchFiles, type Changeset, hashTree, inspectReferences } from '@slipway/publish';
import { exitCodes } from '../report/exit-code.ts';
import { usageFailure } from '../report/failure.ts';
import { count, type Paint, table } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { pendingChangesets } from '../repository/pending-changesets.ts';
import type { Workspace } from '../repository/workspace.ts';
import { type AssembledTree, assembleTree } from '../synth/assemble-tree.ts';
import { type MirrorOptions, readSigning, registriesOf } from './artifact-mirror.ts';
import { channelContext } from './channel-context.ts';
import { buildConfigurations } from './configuration-release.ts';
import { orFailure } from './publish-failure.ts';
import { runPublish } from './run-publish.ts';
import { type ChangedFiles, type SourceRepository, sourceRepository } from './source-repository.ts';
import { addChangeset, type RaisedVersions, versionPackages } from './version-packages.ts';

export interface ReleaseOptions extends MirrorOptions {
  /**
   * The target of the content, as for `publish`. With it, the commit of the versions is pushed to the upstream branch of the definitions.
   */
  readonly remote?: string;
  /** Pushes the versions to `release/versions`, for a pull request, and publishes nothing. */
  readonly pullRequest?: boolean;
  readonly allowDeletions?: boolean;
  readonly dryRun?: boolean;
}

/** The branch of a pull request with new versions. */
const PROPOSAL = 'release/versions';

/**
 * Raises the versions of the content packages that changesets name or whose content changed, commits and pushes that, and publishes. If a
 * check refuses it, nothing is pushed and the working tree is restored.
 */
export async function runRelease(context: VerbContext, options: ReleaseOptions): Promise<VerbReport> {
  const { workspace } = await channelContext(context, options);
  const { remote, pullRequest = false, dryRun = false, allowDeletions } = options;
  await readSigning(context, options, registriesOf(workspace.packages, options));
  const source = await sourceRepository(context, workspace.root);
  if (pullRequest && source.upstream === undefined)
    throw usageFailure(`--pull-request: the branch ${source.branch} has no upstream. Set one with \`git branch --set-upstream-to\`.`);
  await source.requireClean();
  const publishOptions = { ...(remote !== undefined && { remote }), ...(allowDeletions !== undefined && { allowDeletions }) };
  const { result: versions, files } = await source.changedBy(() => version(context, workspace, options));
  let isCommitted = false;
  try {
    const planned = await runPublish(context, { ...publishOptions, dryRun: true });
    if (isRefused(planned) || dryRun) return releaseReport(isRefused(planned) ? 'refused' : 'planned', versions, planned);
    isCommitted = await source.commit(files, MESSAGE);
    if (pullRequest) return await propose(source, files, isCommitted, versions);
    if (isCommitted && remote !== undefined && source.upstream !== undefined) await source.push().catch(undone(source, files));
  } finally {
    if (!isCommitted) await source.restore(files);
  }
  const { oci, ociKey, ociTokenHost } = options;
  const published = await runPublish(context, {
    ...publishOptions,
    ...(oci !== undefined && { oci }),
    ...(ociKey !== undefined && { ociKey }),
    ...(ociTokenHost !== undefined && { ociTokenHost }),
  });
  return releaseReport(isRefused(published) ? 'refused' : 'released', versions, published);
}

const MESSAGE = 'Version packages';

const isRefused = ({ exitCode, findings }: VerbReport): boolean =>
  (exitCode ?? exitCodes.clean) !== exitCodes.clean || findings.some(({ severity }) => severity === 'reject');

/** Writes the versions to the working tree. */
async function version(context: VerbContext, workspace: Workspace, options: ReleaseOptions): Promise<RaisedVersions> {
  const changesets = pendingChangesets(workspace.root);
  const tree = await assembleTree(workspace, [], context.progress);
  const announced = new Set(workspace.packages.filter(({ npmName }) => isNamed(npmName, changesets)).map(({ name }) => name));
  const changed = await changedPackages(context, workspace, tree, options);
  const unannounced = workspace.packages.filter(({ name }) => changed.has(name) && !announced.has(name));
  if (changesets.length === 0 && unannounced.length === 0) return { content: [], other: [] };
  for (const content of unannounced)
    addChangeset(
      workspace.root,
      content,
      changesets.map(({ summary }) => summary),
    );
  context.progress('writing versions');
  return await versionPackages(context, workspace, { announced, changed });
}

const isNamed = (npmName: string, changesets: readonly Changeset[]): boolean =>
  changesets.some(({ releases }) => releases.some(({ name, bump }) => name === npmName && bump !== 'none'));

/** Returns the packages whose content or Configuration package differs from the release of their version. */
async function changedPackages(
  context: VerbContext,
  workspace: Workspace,
  tree: AssembledTree,
  options: ReleaseOptions,
): Promise<ReadonlySet<string>> {
  const { request } = await channelContext(context, options);
  context.progress('comparing with what is released');
  const releases = workspace.packages.map(({ name, version }) => ({ package: name, version }));
  const { references } = await orFailure(inspectReferences({ ...request, packages: [], releases }));
  const released = new Map(references.map((found) => [found.package, found]));
  const { built } = await buildConfigurations({ workspace, tree, cwd: context.cwd }, workspace.packages);
  return new Set(
    tree.packages
      .filter(({ package: { name, version, prefixes }, texts }) => {
        const { content, provenance } = released.get(name) ?? {};
        if (content === undefined) return false;
        const [before, now] = [provenance?.configurationPackage, built.get(name)?.reference];
        if (before !== undefined && now !== undefined && before !== now) return true;
        return hashTree(branchFiles({ name, version, prefixes, files: texts })).id !== content.tree;
      })
      .map(({ package: { name } }) => name),
  );
}

/** Only the branch of the pull request has the commit. */
async function propose(source: SourceRepository, files: ChangedFiles, isCommitted: boolean, versions: RaisedVersions): Promise<VerbReport> {
  if (!isCommitted) return releaseReport('unchanged', versions);
  const commit = await source.head();
  await source.propose(PROPOSAL).catch(undone(source, files));
  await source.undoCommit(files);
  return releaseReport('proposed', versions, undefined, { branch: PROPOSAL, base: source.branch, commit });
}

const undone =
  (source: SourceRepository, files: ChangedFiles) =>
  async (error: unknown): Promise<never> => {
    await source.undoCommit(files);
    throw error;
  };

type Outcome = 'planned' | 'refused' | 'released' | 'proposed' | 'unchanged';

interface Proposal {
  readonly branch: string;
  readonly base: string;
  readonly commit: string;
}

function releaseReport(outcome: Outcome, versions: RaisedVersions, published?: VerbReport, proposal?: Proposal): VerbReport {
  const findings = published?.findings ?? [];
  return {
    findings,
    json: () => {
      const { summary, ...rest } = (published?.json() ?? {}) as { readonly summary?: Readonly<Record<string, unknown>> };
      return {
        summary: { ...summary, outcome, findings: findings.length },
        versions: versions.content,
        otherVersions: versions.other,
        ...(proposal && { proposal }),
        ...rest,
      };
    },
    text: (paint) =>
      [versionsText(versions, paint), proposalText(outcome, proposal), published?.text(paint) ?? ''].filter(Boolean).join('\n\n'),
    ...(published?.settings !== undefined && { settings: published.settings }),
    ...(published?.exitCode !== undefined && { exitCode: published.exitCode }),
  };
}

function versionsText({ content, other }: RaisedVersions, paint: Paint): string {
  const silent = content.filter(({ announced }) => !announced).map((each) => each.package);
  const rows = content.map(({ package: name, from, to }) => [printable(name), printable(from), printable(to)]);
  const note = `No changeset names ${silent.map(printable).join(', ')}, whose content changes: a patch of it is released.`;
  return [
    rows.length === 0 ? 'No content package gets a new version.' : table([['package', 'from', 'to'], ...rows], paint),
    ...(silent.length > 0 ? [note] : []),
    ...otherVersionsText(other),
  ].join('\n');
}

/** One line for each version: packages of a fixed group get the same one. */
function otherVersionsText(other: RaisedVersions['other']): readonly string[] {
  const byVersion = Map.groupBy(other, ({ to }) => to);
  return [...byVersion].map(([to, packages]) => {
    const names = packages.map((each) => printable(each.package)).join(', ');
    return `${count(packages.length, 'package')} without content: version ${printable(to)} of ${names}.`;
  });
}

function proposalText(outcome: Outcome, proposal: Proposal | undefined): string {
  if (proposal !== undefined) return `Open a pull request from ${proposal.branch} into ${proposal.base}; publish when it is merged.`;
  return outcome === 'unchanged' ? 'Nothing to release.' : '';
}
