import { type Finding, pathProblems } from '@slipway/manifest';
import { type ChannelCommit, FIXED_FILES, type InspectedReference } from '@slipway/publish';
import { verifyFinding } from '../check/verify-rules.ts';
import { type FileDiff, fileDiffs } from './file-diff.ts';
import type { RenderedCommit, RenderedContent } from './render-commit.ts';

/** The result for a branch or tag. */
export interface Verdict {
  readonly package: string;
  readonly reference: string;
  readonly commit?: string;
  readonly version?: string;
  readonly sourceCommit?: string;
  readonly outcome: 'verified' | 'edited' | 'not-reproducible' | 'not-verifiable';
  /** Differences from the rendered source to the branch or tag. */
  readonly differences: readonly FileDiff[];
  readonly findings: readonly Finding[];
}

/** The rendered source commit, or the reason why it was not rendered, in words that follow "because". */
export type Rendered = RenderedCommit | string;

/** Maximum number of characters in all files of one branch that are compared by line. */
const MAX_DIFFED = 2 ** 24;

/** The data of this checkout for the check of a reference. */
export interface VerifyContext {
  readonly toolVersion: string;
  /** Prefixes of the package in this checkout. */
  readonly prefixes: readonly string[];
}

/** Checks whether a branch or tag equals the output of its source commit with `toolVersion`. */
export function verifyReference(found: InspectedReference, rendered: Rendered, { toolVersion, prefixes }: VerifyContext): Verdict {
  const { package: name, reference, commit, provenance, content, edits, unsigned, unchecked } = found;
  const common = {
    ...{ package: name, reference },
    ...(commit && { commit }),
    ...(provenance && { version: provenance.version }),
    ...(provenance?.sourceCommit && { sourceCommit: provenance.sourceCommit }),
  };
  const finding = (rule: Parameters<typeof verifyFinding>[0], message: string) => verifyFinding(rule, reference, commit, message);
  const signatures = [
    ...(unsigned.length === 0 ? [] : [finding('unsigned-commit', unsignedMessage(reference, unsigned))]),
    ...(unchecked.length === 0 ? [] : [finding('unchecked-signature', uncheckedMessage(reference, unchecked))]),
  ];
  const verdict = (outcome: Verdict['outcome'], findings: readonly Finding[], differences: readonly FileDiff[] = []): Verdict => ({
    ...common,
    outcome,
    differences,
    findings: [...findings, ...signatures],
  });

  const source = typeof rendered === 'string' ? undefined : rendered.packages.get(name);
  const isEqual = source !== undefined && source.tree === content?.tree && hasConfiguration(source, provenance);
  // Equal content may still come from another user than the earlier signer.
  if (isEqual && [source.version, source.preview].includes(provenance?.version ?? ''))
    return verdict(signatures.length === 0 ? 'verified' : 'not-verifiable', []);
  const differences = source === undefined || content === undefined ? [] : fileDiffs(source.files, content.files, { left: MAX_DIFFED });
  const outside = foreignPaths(content, prefixes, differences).map((problem) =>
    finding('edit-outside-package', `${reference} has ${problem}`),
  );
  if (edits.length > 0 && !isEqual) {
    return verdict('edited', [finding('foreign-commit', editedMessage(reference, edits, differences)), ...outside], differences);
  }
  const why = whyUncertain(found, rendered, toolVersion);
  if (why !== undefined)
    return verdict('not-verifiable', [finding('not-verifiable', `${reference} cannot be verified: ${why}`), ...outside], differences);
  const problem = source === undefined ? 'does not describe the package' : differenceMessage(source, found, differences);
  return verdict(
    'not-reproducible',
    [
      finding('not-reproducible', `${reference} is not what its source renders to: ${short(provenance?.sourceCommit)} ${problem}`),
      ...outside,
    ],
    differences,
  );
}

/** Whether the Configuration package in the record of a release equals the one that its source builds. */
const hasConfiguration = ({ configurationPackage }: RenderedContent, provenance: InspectedReference['provenance']): boolean =>
  provenance?.configurationPackage === undefined || provenance.configurationPackage === configurationPackage;

/** Returns why a difference proves nothing; undefined if it is proof. */
function whyUncertain({ provenance }: InspectedReference, rendered: Rendered, toolVersion: string): string | undefined {
  if (typeof rendered === 'string') return rendered;
  if (provenance?.sourceDirty === true) return `it was rendered from changes that are not in ${short(provenance.sourceCommit)}`;
  const { failures, otherDependencies } = rendered;
  if (provenance?.toolVersion !== undefined && provenance.toolVersion !== toolVersion)
    return `it was rendered by ${provenance.toolVersion}, this is ${toolVersion}`;
  if (otherDependencies.length > 0) return `other versions are installed than its source commit asks for: ${listed(otherDependencies)}`;
  return failures.length > 0 ? `its source commit does not render here: ${failures[0]}` : undefined;
}

function differenceMessage(source: RenderedContent, { provenance }: InspectedReference, differences: readonly FileDiff[]): string {
  if (differences.length > 0) return `differs in ${listed(differences.map(({ path }) => path))}`;
  return hasConfiguration(source, provenance)
    ? `has version ${source.version}, not ${provenance?.version}`
    : `builds ${source.configurationPackage ?? 'no Configuration package'}, not ${provenance?.configurationPackage}`;
}

const editedMessage = (reference: string, edits: readonly ChannelCommit[], differences: readonly FileDiff[]): string =>
  [
    `${reference} was edited by hand: ${listed(edits.map(commitText))}`,
    ...(differences.length > 0 ? [`it differs in ${listed(differences.map(({ path }) => path))}`] : []),
  ].join('; ');

const unsignedMessage = (reference: string, commits: readonly ChannelCommit[]): string =>
  `${reference} has commits without a valid signature of a configured key: ${listed(commits.map(commitText))}`;

const uncheckedMessage = (reference: string, commits: readonly ChannelCommit[]): string =>
  `signatures of ${reference} were not checked, as no key for them is configured: ${listed(commits.map(commitText))}`;

/** Whether a path may be in a patch: it is in a folder of the package, and has the same meaning on every system. */
export const isWithin = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path.startsWith(`${prefix}/`)) && pathProblems(path).length === 0;

/** Returns the files of a reference that no package of this name writes, each as "FILE, which is ...". */
function foreignPaths(
  content: InspectedReference['content'],
  prefixes: readonly string[],
  differences: readonly FileDiff[],
): readonly string[] {
  const changed = differences.flatMap(({ path }) => (FIXED_FILES.has(path) ? [path] : []));
  const present = [...(content?.files.keys() ?? [])].filter((path) => !FIXED_FILES.has(path));
  const outside = [...present, ...changed].filter((path) => !isWithin(path, prefixes));
  const all = [
    ...outside.map((path) => `${path}, which is outside of ${prefixes.join(', ')} or no path for every system`),
    ...[...(content?.others ?? [])].map(([path, kind]) => `${path}, which is ${kind}`),
  ];
  return all.length <= MAX_FOREIGN
    ? all
    : [...all.slice(0, MAX_FOREIGN), `${all.length - MAX_FOREIGN} more files that the package does not write`];
}

const MAX_FOREIGN = 100;

const commitText = ({ id, author, subject }: ChannelCommit): string => `${short(id)} "${subject}" by ${author}`;

export const short = (commit: string | undefined): string => commit?.slice(0, 10) ?? 'its source';

const MAX_LISTED = 5;
const listed = (texts: readonly string[]): string =>
  [...texts.slice(0, MAX_LISTED), ...(texts.length > MAX_LISTED ? [`and ${texts.length - MAX_LISTED} more`] : [])].join(', ');
