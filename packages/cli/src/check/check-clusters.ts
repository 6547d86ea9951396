import type { Undecided } from '@slipway/fleet-check';
import { type FleetKustomization, fleetFindings, rootFindings } from '@slipway/flux-build';
import type { Finding } from '@slipway/manifest';
import type { DocumentVerdict, SkippedDocument } from '@slipway/validate';
import { type ShownLines, shownLines } from '@slipway/validate/confidential-lines';
import type { ConfigurationPackages } from '../fleet/configuration-packages.ts';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import type { BuiltReleases } from '../fleet/release-owners.ts';
import { shownFinding } from '../report/shown-finding.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { Input } from '../repository/read-input.ts';
import { type BuiltClusters, buildClusters, type ClusterOptions } from './build-clusters.ts';
import { type AppliedVerdict, type CheckedObjects, checkObjects, type ObjectOptions } from './check-objects.ts';
import { clusterFolderFindings } from './cluster-folders.ts';
import { filesOfBuilds } from './files-of-builds.ts';
import { mergeFindings } from './place-findings.ts';
import { readDocuments, type WrittenDocuments } from './read-documents.ts';
import { unlistedFolders } from './unlisted-folders.ts';

/** The verdict on what Flux applies to the clusters of a repository. */
export interface CheckedFleet {
  readonly kustomizations: readonly FleetKustomization[];
  /** Each different object, once for each document that it comes from. */
  readonly verdicts: readonly AppliedVerdict[];
  readonly findings: readonly Finding[];
  /** Objects in files of the repository that no cluster applies. */
  readonly notApplied: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
  /** Whether a build read a file, by its name in messages. */
  readonly isBuilt: (file: string) => boolean;
  /** `kind-without-schema` of each object that was not checked because its schema is missing. */
  readonly unknown: readonly Finding[];
  /** Objects that rules look for and that may exist nevertheless. Empty unless requested. */
  readonly undecided: readonly Undecided[];
  /** The objects that HelmReleases install, if their charts are available. */
  readonly helm: BuiltReleases;
  readonly packages: ConfigurationPackages;
  /** Whether the old state of the fleet is checked too. */
  readonly isCompared: boolean;
  readonly linesOf: (file: string) => ShownLines;
}

/** The parts of a repository to check, in addition to its clusters. */
export interface FleetOptions extends Omit<ClusterOptions, 'secrets' | 'isOwn'>, ObjectOptions {
  /** Documents that are checked, whether a cluster applies them or not. */
  readonly input: Pick<Input, 'texts' | 'named' | 'roots' | 'skipped' | 'findings'>;
  /** The requested path, as shown to the user. */
  readonly shownPath: string;
}

/** Builds every cluster of a fleet and checks the objects that it gets. Findings name the position where the user wrote the value. */
export function checkBuiltFleet(open: OpenFleet, options: FleetOptions, context: VerbContext): CheckedFleet {
  context.progress('building');
  const built = buildClusters(open, { ...options, secrets: context.secrets });
  return checkClusters(open, built, options, context);
}

/** Checks a fleet that is built. */
export function checkClusters(open: OpenFleet, built: BuiltClusters, options: FleetOptions, context: VerbContext): CheckedFleet {
  const objects = checkObjects(open, built, options, context);
  const read = filesOfBuilds(built.fleet, open.input.roots, built.files);
  const { input, memory } = options;
  context.secrets.addLater(({ addFile }) => input.texts.forEach(addFile));
  const documents = readDocuments(input.texts, (file) => read.has(file), {
    budget: context.budget,
    named: input.named,
    roots: input.roots,
    ...(memory && { read: memory.readYaml }),
  });
  const { notApplied } = documents;
  const unlisted = unlistedFolders({ notApplied, read, textOf: (file) => built.files.textOf(file) ?? input.texts.get(file) });
  const unread = notApplied.map(({ file }) => file);
  const folders = clusterFolderFindings({ kustomizations: built.fleet.kustomizations, read, unread, files: built.files });
  return {
    kustomizations: built.fleet.kustomizations,
    verdicts: objects.verdicts,
    findings: [
      ...allFindings(open, built, options, { objects, documents, read }),
      ...unlisted,
      ...folders,
      ...built.helm.findings,
      ...built.packages.findings,
    ],
    notApplied,
    isBuilt: (file) => read.has(file),
    unknown: objects.unknown,
    undecided: objects.undecided,
    helm: built.helm,
    packages: built.packages,
    isCompared: objects.transition !== undefined,
    skipped: [...input.skipped, ...documents.skipped],
    linesOf: (file) =>
      shownLines(built.files.textOf(file) ?? built.packages.textOf(file) ?? objects.transition?.textOf(file) ?? input.texts.get(file)),
  };
}

/** Returns the findings in the order of the stages: reading, building, checking. */
function allFindings(
  open: OpenFleet,
  { fleet, kinds, files, packages }: BuiltClusters,
  { input, given, shownPath, isOwn }: FleetOptions,
  {
    objects,
    documents,
    read,
  }: { readonly objects: CheckedObjects; readonly documents: WrittenDocuments; readonly read: ReadonlySet<string> },
): readonly Finding[] {
  const unreadable = open.trees().flatMap((tree) => tree.unreadable());
  const built = fleetFindings(fleet, { newestFlux: isOwn, unreadable, leftOut: open.tree.leftOut(), fileName: files.fileName });
  const shown = (finding: Finding): Finding => shownFinding(finding, files.textOf(finding.file) ?? packages.textOf(finding.file));
  return [
    ...open.findings,
    ...rootFindings(open.search, {
      built: fleet.kustomizations.length + fleet.entries.length,
      tree: open.tree,
      path: shownPath,
      fileName: (file) => files.fileName('', file),
    }),
    ...input.findings,
    ...given.findings.filter(({ file }) => !read.has(file)),
    ...documents.findings,
    ...[...built, ...kinds.findings].map(shown),
    ...mergeFindings(objects.findings.map(shown)),
    ...(objects.transition?.findings ?? []),
    ...(objects.limit === undefined ? [] : [tooLarge(objects.limit)]),
  ];
}

const tooLarge = (limit: string): Finding => ({
  rule: 'fleet-too-large',
  severity: 'reject',
  message: `checking the objects of the fleet ${limit}; the other objects are not checked`,
  file: '',
  pointer: '',
  expected: 'a fleet within the limits of one run',
  remedy: 'check one cluster at a time: slipway check PATH',
});
