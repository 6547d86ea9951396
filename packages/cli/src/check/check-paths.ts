import { dirname, resolve, sep } from 'node:path';
import type { KindSchema } from '@slipway/kube-models';
import { type Budget, type Finding, fieldsOf, readYaml, stableText, type YamlStream } from '@slipway/manifest';
import {
  createValidator,
  defaultCacheDirectory,
  isKnownHarmless,
  openCache,
  type Substitute,
  type TextCache,
  type TreeVerdicts,
  type UpdateValidator,
  type Validator,
  validateTexts,
} from '@slipway/validate';
import { definedKinds } from '../kinds/defined-kinds.ts';
import { definitionsIn } from '../kinds/definitions-in.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import { guarded, keepFound, type VerbContext } from '../report/verb-context.ts';
import { entryAt, gitRoot, topFolder } from '../repository/git-root.ts';
import { type Input, isStdin, readInput } from '../repository/read-input.ts';
import { kindFolders } from '../settings/kind-folder.ts';
import type { StateKinds } from '../settings/state-kinds.ts';

/** The verdicts, and the texts that were checked, by the names in the verdicts. */
export interface CheckedInputs extends TreeVerdicts {
  readonly texts: ReadonlyMap<string, string>;
  /** A remark about the lines of the findings. */
  readonly note?: string;
  /** Returns whether a document of a file has no secret, by the cache. */
  readonly isHarmless: (file: string, document: string) => boolean;
}

/** The paths and options of a check. */
export interface CheckInputs {
  readonly paths: readonly string[];
  readonly crds: readonly string[];
  /** A path or commit with the published state. Each object is checked as an update of the published one. */
  readonly against?: string;
  /** CRDs of another state of the repository, instead of those on disk. */
  readonly stateKinds?: StateKinds | undefined;
  /** Whether they are a repository whose clusters are elsewhere, with unknown releases. */
  readonly isRepository?: boolean;
}

/**
 * Checks YAML and JSON on disk, and standard input for `-`. Kinds also come from CRDs and XRDs among the documents, in directories
 * `crds`, in those of package.json and in the folder `slipway-kinds`. A path that does not exist is a usage Failure.
 */
export async function checkInputs(
  { paths, crds, against, stateKinds, isRepository }: CheckInputs,
  context: VerbContext,
): Promise<CheckedInputs> {
  const { cwd, terminal, progress, budget, secrets } = context;
  const onDisk = paths.filter((path) => !isStdin(path));
  const isIgnored = await ignoredIn(onDisk, cwd);
  const input = readInput(onDisk, cwd, budget, { packages: true, ...(isIgnored && { isIgnored }) });
  keepFound(context, [...context.found, ...input.findings]);
  progress(`checking ${input.texts.size} files`);
  const stdin = paths.some(isStdin) ? new Map([['-', await terminal.stdin()]]) : new Map<string, string>();
  const all = withoutKinds(input, kindFolders(cwd, paths), cwd);
  const cache = openCache(defaultCacheDirectory(terminal.env));
  const fleeting = new Set([...input.fleeting, ...stdin.keys()]);
  const read = readOnce(cache, fleeting);
  const copies = copiedPackages(all, input.named, read);
  const files = copies.size === 0 ? all : new Map([...all].filter(([file]) => !copies.has(file)));
  const texts = new Map([...files, ...stdin]);
  const built = new Set([...stdin].flatMap(([file, text]) => (isBuiltStream(text) ? [file] : [])));
  const [substitute, composed, ofCrossplane] = await Promise.all([substitutionIn(files), compositionsIn(texts), crossplaneIn(texts, read)]);
  const ofReleases = await releasesIn(isRepository === true);

  const findKinds = () => {
    const given = givenKinds({ crds, paths, cwd, env: terminal.env, budget, stateKinds });
    const own = definedKinds(definitionsIn(texts, read));
    const validator = createValidator({
      schemas: own.schemas,
      sources: given.digest === '' ? [] : [given],
      fluxOperator: hasFluxOperator(texts),
      cache,
    });
    const asServed = (inner: Validator): Validator => ofCrossplane(given.digest === '' ? ofReleases(inner, own.schemas) : inner);
    return { findings: [...given.findings, ...own.findings], validator, asServed };
  };
  const check = (validator: Validator, findings: readonly Finding[], kinds: UpdateValidator): CheckedInputs => {
    const tree = validateTexts(validator, files, {
      budget,
      read,
      fleeting,
      foreign: true,
      named: input.named,
      roots: input.roots,
      ...(substitute === undefined ? {} : { substitute }),
      exists: existsBelow(input.roots, cwd),
    });
    const stream = validateTexts(validator, stdin, { budget, read, fleeting, built, whole: false });
    addSecrets(secrets, texts, read, (file, document) => isKnownHarmless(cache, file, document));
    cache.store();
    const ofCopies = [...copies].map((file) => ({ file: dirname(file), reason: 'copied-package' as const }));
    const skipped = [...input.skipped, ...ofCopies, ...tree.skipped, ...stream.skipped];
    const ofKinds = findings.filter(isOfChecked(skipped)).filter(({ apiVersion }) => apiVersion !== REMOVED_CRDS);
    return {
      texts,
      ...(built.size > 0 && stream.findings.length > 0 ? { note: BUILT_STREAM_NOTE } : {}),
      isHarmless: (file, document) => isKnownHarmless(cache, file, document),
      verdicts: [...tree.verdicts, ...stream.verdicts],
      unknown: [...tree.unknown, ...stream.unknown],
      skipped,
      findings: [...input.findings, ...ofKinds, ...tree.findings, ...stream.findings, ...composed({ read, skipped, budget }, kinds)],
    };
  };

  // Each stage starts a thread, so the kinds have one of their own only for a comparison.
  const early = against === undefined ? undefined : guarded(context, findKinds);
  const compared = early && against !== undefined ? await comparedValidator(early.validator, against, paths, context) : undefined;
  return guarded(context, () => {
    const { validator, findings, asServed } = early ?? findKinds();
    return check(asServed(compared ?? validator), findings, validator);
  });
}

/** Returns a validator that checks each object as an update of the one in the old state. */
async function comparedValidator(inner: UpdateValidator, old: string, paths: readonly string[], context: VerbContext): Promise<Validator> {
  const { cwd, budget } = context;
  const [{ oldTexts }, { comparedWith, oldObjects }] = await Promise.all([import('./old-texts.ts'), import('./compared-validator.ts')]);
  const before = oldTexts(old, paths, { cwd, budget });
  const substituteBefore = await substitutionIn(before);
  return guarded(context, () =>
    comparedWith(oldObjects(before, { budget, ...(substituteBefore && { substitute: substituteBefore }) }), inner),
  );
}

/** Adds the secrets of all texts, when a masker is first needed. A file that is not YAML, or that was skipped, may have a secret too. */
function addSecrets(
  secrets: VerbContext['secrets'],
  texts: ReadonlyMap<string, string>,
  read: ReturnType<typeof readOnce>,
  isHarmless: CheckedInputs['isHarmless'],
): void {
  secrets.addLater(({ addObject, addFile }) => {
    for (const [file, text] of texts) {
      const { documents, findings } = read(text, file);
      if (findings.length > 0 || documents.length === 0) addFile(text);
      for (const { text: textOf, value } of documents) if (textOf === undefined || !isHarmless(file, textOf())) addObject(value);
    }
  });
}

/** Whether a text has a FluxInstance, as a repository with ResourceSets does. */
const hasFluxOperator = (texts: ReadonlyMap<string, string>): boolean =>
  [...texts.values()].some((text) => text.includes('fluxcd.controlplane.io/'));

/** Whether a path exists, for paths within the checked folders. Paths outside are not read, and not reported. */
function existsBelow(roots: readonly string[], cwd: string): (path: string) => boolean {
  const tops = [...new Set(roots.map((root) => topFolder(resolve(cwd, root))))];
  return (path) => {
    const absolute = resolve(cwd, path);
    return !tops.some((top) => absolute.startsWith(`${top}${sep}`)) || entryAt(absolute) !== undefined;
  };
}

/** Loads the code for variables only if a text has some. Most trees do not. */
async function substitutionIn(texts: ReadonlyMap<string, string>): Promise<Substitute | undefined> {
  if (![...texts.values()].some((text) => text.includes('postBuild'))) return undefined;
  return (await import('./flux-substitution.ts')).fluxSubstitution;
}

/** What the check of loose Compositions needs. */
interface CompositionInput {
  readonly read: ReturnType<typeof readOnce>;
  /** Patches, inputs of kustomize and similar files are not complete Compositions. */
  readonly skipped: TreeVerdicts['skipped'];
  readonly budget: Budget;
}

/** Returns the check of the objects of Crossplane in texts. Most trees have none, and do without the code for them. */
async function compositionsIn(texts: ReadonlyMap<string, string>) {
  if (![...texts.values()].some((text) => CROSSPLANE.test(text))) return (): readonly Finding[] => [];
  const archives = [...texts].filter(([file]) => file.endsWith('.xpkg/package.yaml'));
  const [{ compositionFindings, listedObjects }, { providerVersions }, { looseReferenceFindings, mayReferToCrossplane }, problemsOf] =
    await Promise.all([
      import('./composition-findings.ts'),
      import('./provider-releases.ts'),
      import('./loose-references.ts'),
      archives.length === 0 ? undefined : import('../fleet/read-packages.ts').then(({ packageProblems }) => packageProblems),
    ]);
  const files = [...texts].filter(([, text]) => mayReferToCrossplane(text));
  const withProviders = [...texts].filter(([, text]) => text.includes('pkg.crossplane.io/'));
  return ({ read, skipped, budget }: CompositionInput, validator: UpdateValidator): readonly Finding[] => {
    const leftOut = new Set(skipped.map(({ file, document }) => placeOf(file, document)));
    const written = files.flatMap(([file, text]) =>
      leftOut.has(placeOf(file))
        ? []
        : read(text, file).documents.flatMap(({ index, value, positionOf }) =>
            (leftOut.has(placeOf(file, index)) ? [] : listedObjects(value)).map(({ object, at }) => ({
              file,
              object,
              positionOf: (pointer: string) => positionOf(`${at}${pointer}`),
            })),
          ),
    );
    const packages = withProviders.flatMap(([file, text]) => read(text, file).documents.map(({ value }) => fieldsOf(value)));
    const findings = [
      ...archives.flatMap(([file, text]) => problemsOf?.(read(text, file).documents, file) ?? []),
      ...compositionFindings(written, validator, providerVersions(packages)),
      ...looseReferenceFindings(written),
    ];
    budget.take('findings', findings.length);
    return findings;
  };
}

/** Matches a text with a Composition, an XRD, an EnvironmentConfig, or a package of Crossplane. */
const CROSSPLANE = /(?:apiextensions|pkg)\.crossplane\.io/;

/**
 * Returns how a validator checks a repository whose clusters may have other releases of projects. Its own files decide about the groups of
 * the kinds that it defines, and about Crossplane.
 */
async function releasesIn(isRepository: boolean): Promise<(validator: Validator, kinds: readonly KindSchema[]) => Validator> {
  if (!isRepository) return (validator) => validator;
  const { withoutReleases } = await import('./check-object.ts');
  return (validator, kinds) => {
    const groups = new Set(kinds.map(({ group }) => group));
    return {
      check(object, options) {
        const verdict = validator.check(object, options);
        const [group = ''] = verdict.apiVersion?.split('/', 1) ?? [];
        return groups.has(group) || group.endsWith('crossplane.io') ? verdict : withoutReleases(verdict);
      },
    };
  };
}

/** Returns how a validator checks texts that may not show the release of Crossplane. Most trees have no object of Crossplane. */
async function crossplaneIn(
  texts: ReadonlyMap<string, string>,
  read: ReturnType<typeof readOnce>,
): Promise<(validator: Validator) => Validator> {
  if (![...texts.values()].some((text) => text.includes('crossplane.io') || text.includes('publishConnectionDetailsTo')))
    return (validator) => validator;
  const [{ installsBundledCrossplane, withShownCrossplane }, { isComposition, compositeKind }] = await Promise.all([
    import('./unknown-crossplane.ts'),
    import('@slipway/compose/check'),
  ]);
  const showing = [...texts].filter(([, text]) => text.includes('crossplane') && SHOWING.test(text));
  return (validator) => {
    const objects = showing.flatMap(([file, text]) => read(text, file).documents.map(({ value }) => fieldsOf(value)));
    const composites = new Set(objects.filter(isComposition).map(compositeKind));
    return withShownCrossplane(validator, { isBundled: installsBundledCrossplane(objects), composites });
  };
}

/** The server rejects every CRD of this version, so its fields are not reported. */
const REMOVED_CRDS = 'apiextensions.k8s.io/v1beta1';

/** Kinds of objects that show the release of Crossplane, or the kinds of composites. */
const SHOWING = /kind: *"?(?:Composition|HelmRelease|OCIRepository|Application|Deployment)/;

/** Returns a test for findings about files that are not skipped. Files are searched for CRDs and XRDs before it is decided what is skipped. */
function isOfChecked(skipped: TreeVerdicts['skipped']): (finding: Finding) => boolean {
  const files = new Set(skipped.flatMap(({ file, document }) => (document === undefined ? [file] : [])));
  return ({ file }) => !files.has(file);
}

const placeOf = (file: string, document?: number): string => `${file}\0${document ?? ''}`;

/** Leaves out files that define the kinds of a repository. They are checked only when they are named. */
function withoutKinds({ texts, named }: Input, folders: readonly string[], cwd: string): ReadonlyMap<string, string> {
  if (folders.length === 0) return texts;
  const isKind = (file: string): boolean => folders.some((folder) => resolve(cwd, file).startsWith(`${folder}${sep}`));
  return new Map([...texts].filter(([file]) => named.has(file) || !isKind(file)));
}

/** Returns the packages in folders that were built from other files: all of their objects are also there. */
function copiedPackages(
  files: ReadonlyMap<string, string>,
  named: ReadonlySet<string>,
  read: ReturnType<typeof readOnce>,
): ReadonlySet<string> {
  const isPackage = (file: string): boolean => file.endsWith('.xpkg/package.yaml');
  const packages = [...files].filter(([file]) => isPackage(file) && !named.has(file));
  if (packages.length === 0) return new Set();
  const objectsIn = ([file, text]: readonly [string, string]): readonly string[] =>
    read(text, file).documents.flatMap(({ value }) => (value === null ? [] : [stableText(value)]));
  const written = new Set([...files].filter(([file, text]) => !isPackage(file) && text.includes('crossplane.io')).flatMap(objectsIn));
  return new Set(packages.filter((each) => objectsIn(each).every((object) => written.has(object))).map(([file]) => file));
}

/** Keeps texts that were read in the search for CRDs, so that the check does not read them again. */
function readOnce(cache: TextCache, fleeting: ReadonlySet<string>): (text: string, file: string) => YamlStream {
  const streams = new Map<string, YamlStream>();
  return (text, file) => {
    const known = streams.get(file) ?? readYaml(text, file, fleeting.has(file) ? undefined : (part) => cache.recall(file, part));
    streams.set(file, known);
    return known;
  };
}

/** Whether Git ignores a path of the directories. Files alone need no Git. */
async function ignoredIn(paths: readonly string[], cwd: string): Promise<((path: string) => boolean) | undefined> {
  const folders = paths.map((path) => resolve(cwd, path)).filter((path) => entryAt(path)?.isDirectory() === true);
  if (folders.every((folder) => gitRoot(folder) === undefined)) return undefined;
  const { ignoredByGit } = await import('../repository/working-tree.ts');
  const tests = folders.map(ignoredByGit);
  return (path) => tests.some((isIgnored) => isIgnored(path));
}

/** Whether a text is the output of `slipway build --output yaml`: each document follows a comment with its owner. */
const isBuiltStream = (text: string): boolean =>
  START.test(text) && text.match(/^---$/gm)?.length === text.match(/^---\n# \S+ [^\s/]+\/\S+$/gm)?.length;

/** Comments before the first document name what could not be built. */
const START = /^(?:#[^\n]*\n)*---\n/;

/** Note about the lines to edit. */
const BUILT_STREAM_NOTE = 'These are the lines of a build: slipway check PATH of the repository reports the lines of its source files.';
