import { type Fields, fieldsOf, listOf, onceForEach, plainText, stableText } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { nameOf, namespaceOf } from '../flux-objects/flux-object.ts';
import { type CopyOperation, copyFiles } from '../generated-artifact/copy-files.ts';
import { type Staging, stagedTree } from '../generated-artifact/staged-files.ts';

/** The content of the `spec` of an ArtifactGenerator. */
export interface GeneratorSpec {
  /** `Kind/namespace/name` by alias. */
  readonly sources: ReadonlyMap<string, string>;
  readonly artifacts: readonly OutputArtifact[];
}

interface OutputArtifact {
  readonly name: string;
  readonly copy: readonly CopyOperation[];
}

/** Whether source-watcher reconciles an object. */
export const isArtifactGenerator = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'ArtifactGenerator' && plainText(apiVersion).startsWith('source.extensions.fluxcd.io/');

/**
 * Returns the generators that create an ExternalArtifact of this name, or may create it, because matches of `pathPattern` are names too. A
 * disabled generator is not used.
 */
export function artifactGeneratorsOf(generators: readonly Fields[], name: string): readonly Fields[] {
  const makers = generatorsByName(generators).of(name);
  const enabled = makers.filter((each) => !isDisabled(each));
  return enabled.length > 0 ? enabled : makers.slice(0, 1);
}

const generatorsByName = onceForEach((generators: readonly Fields[]) => {
  const named = new Map<string, Set<Fields>>();
  const anything = new Set<Fields>();
  for (const generator of generators) {
    const { artifacts, pathPattern } = fieldsOf(generator.spec);
    const names = listOf(artifacts).map((each) => plainText(fieldsOf(each).name));
    if (hasText(pathPattern) && names.some((each) => each.includes('{'))) anything.add(generator);
    for (const each of names) named.set(each, (named.get(each) ?? new Set()).add(generator));
  }
  const order = new Map(generators.map((generator, index) => [generator, index]));
  const position = (generator: Fields): number => order.get(generator) ?? -1;
  return {
    of: (name: string): readonly Fields[] =>
      [...new Set([...anything, ...(named.get(name) ?? [])])].sort((a, b) => position(a) - position(b)),
  };
});

const isDisabled = ({ metadata }: Fields): boolean =>
  plainText(fieldsOf(fieldsOf(metadata).annotations)['source.extensions.fluxcd.io/reconcile']).toLowerCase() === 'disabled';

/** Reads the `spec` of an ArtifactGenerator. Returns a problem for a spec that the API server or source-watcher refuses, or that is unsupported. */
export function readGenerator(generator: Fields): GeneratorSpec | { readonly problem: string } {
  if (isDisabled(generator)) return { problem: 'its annotation disables reconciliation' };
  const { sources, artifacts, pathPattern } = fieldsOf(generator.spec);
  if (hasText(pathPattern)) return { problem: `pathPattern '${plainText(pathPattern)}' is not supported` };
  const [allSources, allArtifacts] = [listOf(sources).map(fieldsOf), listOf(artifacts).map(fieldsOf)];
  const aliases = allSources.map(({ alias }) => plainText(alias));
  const problem =
    [...allSources.map(sourceProblem), ...allArtifacts.map((each) => artifactProblem(each, aliases))].find((each) => each !== undefined) ??
    twice('source alias', aliases) ??
    twice(
      'artifact name',
      allArtifacts.map(({ name }) => plainText(name)),
    ) ??
    (allSources.length === 0 || allArtifacts.length === 0 ? 'it needs a source and an artifact' : undefined);
  if (problem !== undefined) return { problem };
  const own = namespaceOf(generator);
  return {
    sources: new Map(
      allSources.map(({ alias, kind, name, namespace }) => [
        plainText(alias),
        `${plainText(kind)}/${plainText(namespace ?? own)}/${plainText(name)}`,
      ]),
    ),
    artifacts: allArtifacts.map(({ name, copy }) => ({
      name: plainText(name),
      copy: listOf(copy).map((each) => operationOf(fieldsOf(each))),
    })),
  };
}

/**
 * Returns the artifacts by name, or why each is missing: an artifact that fails ends all artifacts after it. `trees` are the sources by
 * alias.
 */
export function generateArtifacts(
  { artifacts }: GeneratorSpec,
  trees: ReadonlyMap<string, FileTree>,
): ReadonlyMap<string, FileTree | { readonly problem: string }> {
  const made = new Map<string, FileTree | { readonly problem: string }>();
  let problem: string | undefined;
  for (const { name, copy } of artifacts) {
    const staging: Staging = { files: new Map(), folders: new Set() };
    for (const operation of copy) problem ??= prefixed(name, copyFiles(staging, operation, trees));
    const multilinePath = [...staging.files.keys()].find((path) => path.includes('\n'));
    if (multilinePath !== undefined) problem ??= prefixed(name, 'filenames with newlines are not supported');
    made.set(name, problem === undefined ? stagedTree(staging, name) : { problem });
  }
  return made;
}

const prefixed = (name: string, problem: string | undefined): string | undefined => problem && `${name} build failed: ${problem}`;

function operationOf({ from, to, exclude, strategy }: Fields): CopyOperation {
  return {
    from: plainText(from),
    to: plainText(to),
    exclude: listOf(exclude).map(String),
    strategy: strategy === 'Merge' || strategy === 'Extract' ? strategy : 'Overwrite',
  };
}

const ALIAS = '[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?';
const REFERENCE = new RegExp(`^@${ALIAS}$`);
const SOURCE_KINDS: readonly unknown[] = ['Bucket', 'GitRepository', 'OCIRepository', 'HelmChart', 'ExternalArtifact'];

function sourceProblem({ alias, kind, name, namespace }: Fields): string | undefined {
  if (!fits(alias, new RegExp(`^${ALIAS}$`), 63)) return refused('source alias', alias);
  if (!SOURCE_KINDS.includes(kind)) return refused('source kind', kind);
  if (!fits(name, /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 253)) return refused('source name', name);
  if (namespace !== undefined && !fits(namespace, /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 63)) return refused('source namespace', namespace);
  return undefined;
}

function artifactProblem({ name, copy, revision, originRevision }: Fields, aliases: readonly string[]): string | undefined {
  if (!fits(name, /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/, 253)) return refused('artifact name', name);
  for (const each of [revision, originRevision]) {
    if (each !== undefined && each !== '' && !fits(each, REFERENCE, 64)) return refused('revision', each);
  }
  if (hasText(revision) && !aliases.includes(plainText(revision).slice(1))) {
    return `artifact ${plainText(name)} revision source alias '${plainText(revision).slice(1)}' not found`;
  }
  if (listOf(copy).length === 0) return `artifact ${plainText(name)} copies nothing`;
  return listOf(copy)
    .map((each) => copyProblem(fieldsOf(each)))
    .find((each) => each !== undefined);
}

function copyProblem({ from, to, exclude, strategy }: Fields): string | undefined {
  if (!fits(from, new RegExp(`^@${ALIAS}/.*$`), 1024)) return refused('from', from);
  if (!fits(to, /^@artifact\/.*$/, 1024)) return refused('to', to);
  if (exclude !== undefined && !(Array.isArray(exclude) && exclude.length <= 100 && exclude.every((each) => typeof each === 'string'))) {
    return refused('exclude', exclude);
  }
  if (strategy === undefined || strategy === 'Overwrite' || strategy === 'Merge' || strategy === 'Extract') return undefined;
  return refused('strategy', strategy);
}

const fits = (value: unknown, pattern: RegExp, length: number): boolean =>
  typeof value === 'string' && value.length <= length && pattern.test(value);

const refused = (field: string, value: unknown): string => `its ${field} ${stableText(value ?? null)} is refused`;

function twice(what: string, names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  const again = names.find((name) => seen.size === seen.add(name).size);
  return again === undefined ? undefined : `duplicate ${what} '${again}' found`;
}

const hasText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Returns the name of a generator: `ArtifactGenerator/flux-system/apps`. */
export const generatorText = (generator: Fields): string => `ArtifactGenerator/${namespaceOf(generator)}/${nameOf(generator)}`;
