import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { channelBranch, type Finding, versionTag } from '@slipway/manifest';
import {
  type AgreedPlan,
  type ArtifactRow,
  artifactDeviations,
  checkRegistry,
  type InspectedReference,
  inspectReferences,
  type MoveRequest,
  type PlannedReference,
  PublishError,
  plannedArtifacts,
  pushArtifacts,
} from '@slipway/publish';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import { table } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import type { ContentPackage } from '../repository/workspace.ts';
import { failureOf } from './publish-failure.ts';

/** Options of verbs that also push to a registry. */
export interface MirrorOptions {
  /** `oci://ghcr.io/acme/fleet`. */
  readonly oci?: string;
  /** File with the key that artifacts are signed with, relative to the working directory. */
  readonly ociKey?: string;
  /** Host of a token server that is not the registry. It may get the login of the registry. */
  readonly ociTokenHost?: string;
}

/** A channel or a release of a package. */
export interface MirroredReference {
  readonly package: string;
  readonly channel: string;
  readonly version?: string;
  /** Id of the root tree of the channel. Absent if the version was just created from the definitions. */
  readonly tree?: string;
}

/** How a run signs what it pushes to registries, and where it signs in. */
export interface Signing {
  readonly key?: string;
  readonly tokenHost?: string;
}

/** The registry of a run. */
export interface Mirror extends Signing {
  readonly url: string;
}

/** Reads and checks the registry options before anything is pushed. Returns undefined without `--oci`. Throws a Failure. */
export async function readMirror(context: VerbContext, options: MirrorOptions): Promise<Mirror | undefined> {
  const { oci } = options;
  const signing = await readSigning(context, options, oci === undefined ? [] : [oci]);
  return oci === undefined ? undefined : { url: oci, ...signing };
}

/** Returns the addresses of all registries of a run: that of `--oci`, and those of the Configuration packages. */
export const registriesOf = (packages: readonly ContentPackage[], { oci }: MirrorOptions): readonly string[] => [
  ...packages.flatMap(({ configuration }) => configuration ?? []),
  ...(oci === undefined ? [] : [oci]),
];

/** Reads the key and the token server for registries. Throws a usage Failure, also if there is no registry to use them for. */
export async function readSigning(
  { cwd }: VerbContext,
  { oci, ociKey, ociTokenHost }: MirrorOptions,
  urls: readonly string[],
): Promise<Signing> {
  const [option] = [...(ociKey === undefined ? [] : ['--oci-key']), ...(ociTokenHost === undefined ? [] : ['--oci-token-host'])];
  if (urls.length === 0 && option !== undefined) throw usageFailure(`${option} is for --oci: the registry that gets the artifacts.`);
  const signing = {
    ...(ociTokenHost !== undefined && { tokenHost: ociTokenHost }),
    ...(ociKey !== undefined && { key: await readKey(resolve(cwd, ociKey)) }),
  };
  for (const url of urls) {
    requireUsable(url === oci ? '--oci' : 'slipway.configuration', { url });
    requireUsable('--oci-token-host', { url, ...(ociTokenHost !== undefined && { tokenHost: ociTokenHost }) });
    requireUsable('--oci-key', { url, ...signing });
  }
  return signing;
}

/** Throws a usage Failure that names the option or the setting that is wrong. */
function requireUsable(name: string, registry: Signing & { readonly url: string }): void {
  try {
    checkRegistry(registry);
  } catch (error) {
    throw error instanceof PublishError ? usageFailure(`${name}: ${error.message}`) : error;
  }
}

/** Adds to the report the artifacts that the registry has now: those of `places`, with the content of the Git remote. */
export async function withArtifacts(
  context: VerbContext,
  report: VerbReport,
  request: Pick<MoveRequest, 'cwd' | 'remote' | 'remoteFrom'>,
  places: readonly MirroredReference[],
  mirror: Mirror | undefined,
): Promise<VerbReport> {
  if (mirror === undefined) return report;
  context.progress('pushing artifacts');
  return withRows(report, await pushReferences(context, request, places, mirror));
}

/** Adds to the report of a dry run the artifacts that the push would create. */
export const withPlannedArtifacts = async (
  report: VerbReport,
  references: readonly PlannedReference[],
  mirror: Mirror | undefined,
): Promise<VerbReport> => (mirror === undefined ? report : withRows(report, await plannedArtifacts(mirror.url, references)));

/** Returns the artifacts of a plan that would differ now, because files or sources changed. Empty without a registry. */
export async function outdatedArtifacts(
  plan: AgreedPlan | undefined,
  referencesOf: (rows: AgreedPlan['packages']) => readonly PlannedReference[],
  mirror: Mirror | undefined,
): Promise<readonly Finding[]> {
  if (plan?.artifacts === undefined || mirror === undefined) return [];
  return artifactDeviations(plan.artifacts, await plannedArtifacts(mirror.url, referencesOf(plan.packages)));
}

/** Adds to the report of a dry run that changes channels the artifact of the release for each channel. */
export async function withMovedArtifacts(
  { signal }: VerbContext,
  report: VerbReport,
  request: Pick<MoveRequest, 'cwd' | 'remote' | 'remoteFrom'>,
  places: readonly MirroredReference[],
  mirror: Mirror | undefined,
): Promise<VerbReport> {
  const releases = places.flatMap(({ version, ...place }) => (version === undefined ? [] : [{ ...place, version }]));
  if (mirror === undefined || releases.length === 0) return report;
  const { references } = await inspectReferences({ ...request, packages: [], releases, signal: signal() }).catch((error) => {
    throw failureOf(error);
  });
  const planned = releases.flatMap(({ package: name, channel, version, tree }): readonly PlannedReference[] => {
    const { content, provenance, root } = references.find(({ reference }) => reference === versionTag(name, version)) ?? {};
    if (content === undefined || provenance === undefined || root !== tree) return [];
    return [{ package: name, reference: channelBranch(name, channel), version, files: content.files, provenance }];
  });
  return withPlannedArtifacts(report, planned, mirror);
}

function withRows(report: VerbReport, artifacts: readonly ArtifactRow[]): VerbReport {
  return {
    ...report,
    json: () => ({ ...report.json(), artifacts }),
    text: (paint) =>
      [
        report.text(paint),
        artifacts.length === 0
          ? 'Git does not change, so no artifact is planned. Whether the registry has those of earlier runs is not checked.'
          : table(
              [['artifact', 'digest', 'outcome'], ...artifacts.map(({ reference, digest, outcome }) => [reference, digest, outcome])],
              paint,
            ),
      ].join('\n\n'),
  };
}

async function pushReferences(
  { terminal, signal }: VerbContext,
  request: Pick<MoveRequest, 'cwd' | 'remote' | 'remoteFrom'>,
  places: readonly MirroredReference[],
  mirror: Mirror,
): Promise<readonly ArtifactRow[]> {
  const channels = new Set(places.map(({ channel }) => channel));
  try {
    const { references } = await inspectReferences({
      ...request,
      packages: places.map((place) => place.package),
      releases: places.flatMap((place) => (place.version === undefined ? [] : [{ package: place.package, version: place.version }])),
      isWanted: (channel) => channels.has(channel),
      signal: signal(),
    });
    requireSameContent(places, references);
    return await pushArtifacts({
      ...mirror,
      references,
      environment: terminal.env,
      signal: signal(),
    });
  } catch (error) {
    throw unfinished(error);
  }
}

/** Returns the failure of a registry after the push to Git. */
export function unfinished(error: unknown): unknown {
  if (!(error instanceof PublishError) || error.code === 'interrupted') return failureOf(error);
  const next = 'Run the same command again to finish it, also with the same --plan.';
  return environmentFailure(`Git has what was pushed, the registry does not: ${error.message} ${next}`, error);
}

/**
 * Throws a PublishError if a release does not have the content of the channel that got it: its tag was moved before the registry got it.
 */
export function requireSameContent(places: readonly MirroredReference[], references: readonly InspectedReference[]): void {
  for (const { package: name, channel, version, tree } of places) {
    if (version === undefined || tree === undefined) continue;
    const find = (wanted: string): InspectedReference | undefined => references.find(({ reference }) => reference === wanted);
    const [release, branch] = [find(versionTag(name, version)), find(channelBranch(name, channel))];
    if (release?.content === undefined) continue; // It gets no artifact
    const isSame = release.root === tree || (branch?.root === tree && release.content.tree === branch.content?.tree);
    if (isSame) continue;
    throw new PublishError(
      'push-rejected',
      `the tag ${versionTag(name, version)} has the tree ${release.root}, but ${channelBranch(name, channel)} got ${tree}; nothing was pushed to the registry.`,
    );
  }
}

const readKey = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: Error) => {
    throw usageFailure(`--oci-key: ${file} cannot be read: ${error.message}`);
  });
