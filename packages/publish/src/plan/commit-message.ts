import { withoutCredentials } from '@slipway/manifest';
import { valid } from 'semver';
import type { SourceProvenance } from './metadata-file.ts';

/** The trailers of a published commit. */
export interface Provenance extends Omit<SourceProvenance, 'author' | 'date' | 'subject'> {
  readonly package: string;
  readonly version: string;
  readonly channel: string;
  /** Git id of the tree that Slipway wrote, with the metadata file. Another tree with the same message was edited by hand. */
  readonly tree: string;
  /** The Configuration package of the release: `ghcr.io/acme/eks-cluster@sha256:...`. */
  readonly configurationPackage?: string;
  /** The reason of the hold, which stops every publish and promotion until it is released. */
  readonly held?: string;
  /** The channel that the version was promoted from. */
  readonly promotedFrom?: string;
  /** The version that a rollback replaced. */
  readonly rolledBackFrom?: string;
  /** The reason for the move of the channel, or for the release of its hold. */
  readonly reason?: string;
  /** The approvers, separated by commas. */
  readonly approvedBy?: string;
  /** Checks that passed, separated by commas. */
  readonly checked?: string;
}

/** Paths of a branch that a publish adds, changes or removes, each list sorted. */
export interface FileChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The text of a commit, in addition to its files. */
export interface CommitWords {
  /** Lines about the change from its authors. Default none. */
  readonly notes?: readonly string[];
  /** Names of the clusters that follow the branch; absent if they are unknown. */
  readonly clusters?: readonly string[];
  /** Id of a commit that is replaced without reading its content. */
  readonly replaced?: string;
}

const MAX_FILES = 40;
const MAX_CLUSTERS = 100;
const MAX_NOTES = 100;
const MAX_NOTE = 500;

/**
 * Writes the message of a commit: subject `<package> <version>`, the notes, the clusters that it reaches and the changed files, each with a
 * limit, then one block of trailers.
 */
export function commitMessage(provenance: Provenance, changes: FileChanges, { notes, clusters, replaced }: CommitWords = {}): string {
  const lines = [
    ...changes.removed.map((path) => `- ${printable(path)}`),
    ...changes.added.map((path) => `+ ${printable(path)}`),
    ...changes.changed.map((path) => `~ ${printable(path)}`),
  ];
  const more = lines.length - MAX_FILES;
  const list = more > 0 ? [...lines.slice(0, MAX_FILES), `and ${more} more`] : lines;
  const body = lines.length > 0 ? [countFiles(changes), ...list] : ['No file changes.'];
  if (replaced !== undefined) body.unshift(`Replaces the content of ${replaced}.`);
  return paragraphs([subject(provenance), noteText(notes), reachText(clusters), body.join('\n'), trailers(provenance)]);
}

/** Writes the message of the annotated tag of a version. */
export const tagMessage = (provenance: Provenance, notes?: readonly string[]): string =>
  paragraphs([subject(provenance), noteText(notes), trailers(provenance)]);

/** Reads the notes of the message of a tag or commit. */
export function readNotes(message: string): readonly string[] {
  const body = unsigned(message).trimEnd().split('\n\n').slice(1, -1);
  const end = body.findIndex((paragraph) => BEHIND_NOTES.test(paragraph));
  return body
    .slice(0, end < 0 ? undefined : end)
    .join('\n\n')
    .split('\n');
}

const BEHIND_NOTES = /^(?:Reaches \d+ cluster|No cluster follows |Replaces the content of |\d+ added, \d+ changed, |No file changes\.)/;

const paragraphs = (texts: readonly string[]): string => texts.filter(Boolean).join('\n\n');

/** Removes lines that would end the message, or look like a signature. */
function noteText(notes: readonly string[] = []): string {
  const lines = notes.map((line) =>
    withoutCredentials(line)
      .replace(/\p{Cc}+/gu, ' ')
      .trimEnd()
      .slice(0, MAX_NOTE),
  );
  const more = lines.length - MAX_NOTES;
  return [...lines.slice(0, MAX_NOTES), ...(more > 0 ? [`and ${more} more lines`] : [])]
    .filter((line) => !line.startsWith('-----'))
    .join('\n')
    .trim()
    .replace(/\n{3,}/g, '\n\n');
}

function reachText(clusters: readonly string[] | undefined): string {
  if (clusters === undefined) return '';
  if (clusters.length === 0) return 'No cluster follows this branch.';
  const more = clusters.length - MAX_CLUSTERS;
  const names = [...clusters.slice(0, MAX_CLUSTERS), ...(more > 0 ? [`and ${more} more`] : [])];
  return `Reaches ${clusters.length} cluster${clusters.length === 1 ? '' : 's'}: ${names.map(printable).join(', ')}`;
}

/** Writes the message of the tag that rejects a version. */
export const rejectionMessage = (name: string, version: string, reason: string): string =>
  `Rejected ${name} ${version}\n\nPackage: ${name}\nPackage-Version: ${version}\nReason: ${trailerValue(reason)}\n`;

/**
 * Reads the trailers of a commit or tag message; undefined if Slipway did not write it. The trailers are the last paragraph, except for
 * trailers that a host adds below, such as `Co-authored-by` in a squash merge. Each line of the paragraph is a trailer, and no key of Slipway
 * occurs twice: Slipway writes no ambiguous message.
 */
export function readProvenance(message: string): Provenance | undefined {
  if (message.includes('\0')) return undefined; // Git shows only the part before it
  for (const paragraph of unsigned(message)
    .trimEnd()
    .split(/\n{2,}/)
    .reverse()) {
    const lines = paragraph.split('\n').map((line) => TRAILER.exec(line));
    if (!lines.every((line) => line !== null)) return undefined;
    const trailers = lines.map(([, key = '', value = '']) => [key, value] as const);
    if (trailers.some(([key]) => OWN_KEYS.has(key))) return provenanceOf(trailers);
  }
  return undefined;
}

const TRAILER = /^([A-Z][A-Za-z-]*): (.+)$/;

function provenanceOf(trailers: readonly (readonly [string, string])[]): Provenance | undefined {
  const own = trailers.filter(([key]) => OWN_KEYS.has(key));
  const found = new Map(own);
  if (found.size < own.length) return undefined;
  const [name, version, channel, tree] = REQUIRED.map((key) => found.get(key));
  if (!name || !version || !channel || !tree || valid(version) === null) return undefined;
  const optional = OPTIONAL.flatMap(([key, field]) => {
    const value = found.get(key);
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    package: name,
    version,
    channel,
    tree,
    ...Object.fromEntries(optional),
    ...(found.get(DIRTY) === 'true' ? { sourceDirty: true } : {}),
  };
}

/** Removes the signature of a tag, which is after the message. A commit has its signature in its header. */
const unsigned = (message: string): string => message.split(/^-----BEGIN (?:PGP|SSH|SIGNED) [A-Z]+-----$/m)[0] ?? '';

/** Trailers that every commit has. */
const REQUIRED = ['Package', 'Package-Version', 'Channel', 'Package-Tree'] as const;
const DIRTY = 'Source-Dirty';

/** Trailers that only some commits have, and the field of each. */
const OPTIONAL = [
  ['Source-Commit', 'sourceCommit'],
  ['Source-Repository', 'repository'],
  ['Input-Digest', 'inputDigest'],
  ['Tool-Version', 'toolVersion'],
  ['Configuration-Package', 'configurationPackage'],
  ['Promoted-From', 'promotedFrom'],
  ['Rolled-Back-From', 'rolledBackFrom'],
  ['Held', 'held'],
  ['Reason', 'reason'],
  ['Approved-By', 'approvedBy'],
  ['Checked', 'checked'],
] as const satisfies readonly (readonly [string, keyof Provenance])[];

const OWN_KEYS: ReadonlySet<string> = new Set([...REQUIRED, DIRTY, ...OPTIONAL.map(([key]) => key)]);

/** Reads trailers that record the tree of their commit. An amended commit keeps its trailers, but is an edit by hand. */
export function recordedProvenance({ message, tree }: { readonly message: string; readonly tree: string }): Provenance | undefined {
  const provenance = readProvenance(message);
  return provenance?.tree === tree ? provenance : undefined;
}

/** Reads the trailers of a tag if they record this version and its tree. Any user who may push can create a tag. */
export function recordedAs(
  tag: { readonly message: string; readonly tree: string },
  name: string,
  version: string,
): Provenance | undefined {
  const recorded = recordedProvenance(tag);
  return recorded?.package === name && recorded.version === version ? recorded : undefined;
}

const subject = ({ package: name, version }: Provenance): string => `${name} ${version}`;

function trailers(provenance: Provenance): string {
  const { package: name, version, channel, tree, sourceDirty } = provenance;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['Package', name],
    ['Package-Version', version],
    ['Channel', channel],
    ['Package-Tree', tree],
    ...OPTIONAL.map(([key, field]) => [key, provenance[field]] as const),
    [DIRTY, sourceDirty ? 'true' : undefined],
  ];
  return `${lines.flatMap(([key, value]) => (value ? [`${key}: ${trailerValue(value)}`] : [])).join('\n')}\n`;
}

/** Returns one line, without the credentials of an address in it. */
export const trailerValue = (value: string): string =>
  withoutCredentials(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TRAILER);
const MAX_TRAILER = 500;

const countFiles = ({ added, changed, removed }: FileChanges): string =>
  `${added.length} added, ${changed.length} changed, ${removed.length} removed`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters in a path must not break the lines of the message
const printable = (path: string): string => (/[\u0000-\u001f\u007f]/.test(path) ? JSON.stringify(path) : path);
