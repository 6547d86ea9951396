import { join, relative } from 'node:path';
import { configurationProblems, inPackageOrder, isPackageContent, isPackageMeta, type PackageObject, packageYaml } from '@slipway/compose';
import {
  compareStrings,
  type Finding,
  fieldsOf,
  isFields,
  listOf,
  type Manifest,
  type ManifestFile,
  readYaml,
  type TextPosition,
  textOf,
} from '@slipway/manifest';
import { type Artifact, packageImage } from '@slipway/publish';
import { createValidator, validateTexts } from '@slipway/validate';
import { placedItems } from '../kinds/definitions-in.ts';
import { Failure, usageFailure } from '../report/failure.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import { fromRule } from '../repository/input-finding.ts';
import { type PackageRuleId, packageRules } from '../repository/package-rules.ts';
import { readInput } from '../repository/read-input.ts';
import { type ContentPackage, findWorkspace, selectPackages, type Workspace } from '../repository/workspace.ts';
import { findingsOf, loadEntry } from '../synth/assemble.ts';
import { type AssembledTree, assembleTree } from '../synth/assemble-tree.ts';
import { awaitDefinitions } from '../synth/await-definitions.ts';
import { placeFindings } from '../synth/definition-positions.ts';

/** Options that select the content of a package. */
export interface PackageSourceOptions {
  /** Content packages whose definitions are used. */
  readonly package?: readonly string[];
  /** Name of the package, if no object of metadata has it. */
  readonly name?: string;
  /** Version of the package: `v1.4.0`. */
  readonly tag?: string;
  /** Files with Providers and Functions that the package needs. */
  readonly dependencies?: readonly string[];
}

/** The content of a package, and its problems. */
export interface PackageSource {
  readonly objects: readonly PackageObject[];
  readonly tag: string | undefined;
  readonly findings: readonly Finding[];
}

/** A package with its bytes. */
export interface BuiltPackage {
  readonly artifact: Artifact;
  /** `package.yaml`. */
  readonly text: string;
  readonly objects: readonly PackageObject[];
}

/** Builds the package of a source, unless the source has a problem. */
export async function builtPackage({ objects, tag, findings }: PackageSource): Promise<BuiltPackage | undefined> {
  if (findings.some(({ severity }) => severity === 'reject')) return undefined;
  const text = packageYaml(objects);
  const labels = tag === undefined ? {} : { 'org.opencontainers.image.version': tag.replace(/^v(?=\d)/, '') };
  return { artifact: await packageImage(text, labels), text, objects: inPackageOrder(objects) };
}

/** An object and its position. */
interface SourceObject {
  readonly file: string;
  readonly object: PackageObject;
  readonly positionOf: (pointer: string) => Partial<TextPosition>;
}

/** Reads the content of a package from files, or from the definitions of the fleet around when there is no path. */
export async function readPackageSource(
  context: VerbContext,
  paths: readonly string[],
  options: PackageSourceOptions,
): Promise<PackageSource> {
  if (paths.length === 0) return definedPackage(context, options);
  if (options.package !== undefined) throw usageFailure('--package is for the definitions of a fleet: name no path.');
  return guarded(context, () => writtenPackage(context, paths, options));
}

function writtenPackage(context: VerbContext, paths: readonly string[], options: PackageSourceOptions): PackageSource {
  const read = readObjects(context, paths);
  const needed = readObjects(context, options.dependencies ?? []);
  const hasMeta = read.objects.some(({ object }) => isPackageMeta(object));
  if (hasMeta && (options.name !== undefined || needed.objects.length > 0))
    throw usageFailure('--name and --dependencies are for a package without an object of meta.pkg.crossplane.io; this one has it.');
  const { meta, findings } = hasMeta ? NO_META : metaOf(options.name, read.objects, needed.objects);
  const objects = meta === undefined ? read.objects : [generated(meta), ...read.objects];
  const unreadable = [...read.findings, ...needed.findings];
  return {
    objects: objects.map(({ object }) => object),
    tag: options.tag,
    findings: [
      ...unreadable,
      ...findings,
      ...problemsOf(objects, paths[0] ?? '.'),
      ...validateTexts(createValidator(), read.texts, { budget: context.budget, whole: false }).findings.filter(isOfContent),
    ],
  };
}

const NO_META = { meta: undefined, findings: [] };

const generated = (object: PackageObject): SourceObject => ({ file: 'crossplane.yaml', object, positionOf: () => ({}) });

/** Whether a finding of the API server is about an object of the package. */
const isOfContent = ({ severity, object }: Finding): boolean =>
  severity !== 'advice' && /^(?:CompositeResourceDefinition|Composition|ManagedResourceActivationPolicy|\w*Operation)\//.test(object ?? '');

interface ReadObjects {
  readonly objects: readonly SourceObject[];
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

function readObjects({ cwd, budget, secrets }: VerbContext, paths: readonly string[]): ReadObjects {
  if (paths.length === 0) return { objects: [], texts: new Map(), findings: [] };
  const { texts, findings } = readInput(paths, cwd, budget);
  const objects: SourceObject[] = [];
  const problems = [...findings];
  for (const [file, text] of texts) {
    const stream = readYaml(text, file);
    problems.push(...stream.findings);
    for (const { value, positionOf } of stream.documents) {
      if (value === null) continue;
      for (const { object, at } of placedItems(value))
        objects.push({ file, object: isFields(object) ? object : {}, positionOf: (pointer) => positionOf(`${at}${pointer}`) });
    }
  }
  secrets.addLater(({ addObject }) => {
    for (const { object } of objects) addObject(object);
  });
  return { objects, texts, findings: problems };
}

/** Returns the metadata of a package without any: its name, and the packages that the objects need. */
function metaOf(
  name: string | undefined,
  content: readonly SourceObject[],
  needed: readonly SourceObject[],
): { readonly meta: PackageObject | undefined; readonly findings: readonly Finding[] } {
  if (name === undefined) return NO_META;
  const isModern = content.some(({ object }) => object.apiVersion === 'apiextensions.crossplane.io/v2');
  const used = new Set(content.flatMap(({ object }) => functionsOf(object)));
  const findings: Finding[] = [];
  const dependsOn = needed.flatMap((each) => {
    const { apiVersion, kind, metadata, spec } = each.object;
    if (!textOf(apiVersion).startsWith('pkg.crossplane.io/') || !['Provider', 'Function', 'Configuration'].includes(textOf(kind)))
      return [];
    if (kind === 'Function' && !used.has(textOf(fieldsOf(metadata).name))) return [];
    const { source, version } = requirement(textOf(fieldsOf(spec).package));
    if (version !== undefined) return [{ apiVersion: 'pkg.crossplane.io/v1', kind, package: source, version }];
    const expected = 'a package with a version or a digest, such as xpkg.crossplane.io/acme/function:v1.4.0';
    const problem = { message: 'the package has no version that another package can require', value: fieldsOf(spec).package, expected };
    findings.push(findingOf('package-constraint', each, { ...problem, pointer: '/spec/package' }));
    return [];
  });
  const spec = {
    ...(isModern && { crossplane: { version: '>=v2.0.0-0' } }),
    // The order of the files must not affect the package.
    ...(dependsOn.length > 0 && { dependsOn: dependsOn.toSorted((a, b) => compareStrings(a.package, b.package)) }),
  };
  return { meta: { apiVersion: 'meta.pkg.crossplane.io/v1', kind: 'Configuration', metadata: { name }, spec }, findings };
}

/** Returns the names of the functions of a Composition. */
const functionsOf = ({ kind, spec }: PackageObject): readonly string[] =>
  kind === 'Composition' ? listOf(fieldsOf(spec).pipeline).map((step) => textOf(fieldsOf(fieldsOf(step).functionRef).name)) : [];

/** Returns the repository of a package, and the versions that can replace its version: this one and newer ones, or exactly a digest. */
function requirement(reference: string): { readonly source: string; readonly version: string | undefined } {
  const [named = '', digest] = reference.split('@', 2);
  const colon = named.lastIndexOf(':');
  const isTagged = colon > named.lastIndexOf('/');
  const source = isTagged ? named.slice(0, colon) : named;
  if (digest !== undefined) return { source, version: digest };
  const tag = isTagged ? named.slice(colon + 1) : '';
  return { source, version: /^v?\d+\.\d+\.\d+/.test(tag) ? `>=${tag}` : undefined };
}

function problemsOf(objects: readonly SourceObject[], source: string): readonly Finding[] {
  return configurationProblems(objects.map(({ object }) => object)).map(({ rule, index, ...problem }) => {
    const about = objects[index ?? -1] ?? { file: source, object: {}, positionOf: () => ({}) };
    return findingOf(rule, about, problem);
  });
}

function findingOf(
  rule: PackageRuleId,
  { file, object, positionOf }: SourceObject,
  problem: Pick<Finding, 'pointer' | 'message' | 'value' | 'expected'>,
): Finding {
  const [kind, name] = [textOf(object.kind), textOf(fieldsOf(object.metadata).name)];
  return {
    ...fromRule(packageRules, rule),
    file,
    ...positionOf(problem.pointer),
    ...(kind !== '' && name !== '' && { object: `${kind}/${name}` }),
    ...problem,
  };
}

/** Reads the package of the fleet around: all definitions and Compositions of its content packages. */
async function definedPackage({ cwd, progress }: VerbContext, options: PackageSourceOptions): Promise<PackageSource> {
  if (options.dependencies !== undefined)
    throw usageFailure('--dependencies is for files: the definitions of a fleet have their Providers and Functions.');
  const workspace = findWorkspace(cwd);
  const tree = await assembleTree(workspace, [], progress);
  const selected = selectPackages(workspace, options.package ?? []);
  const source = await packageOfTree({ workspace, tree, cwd }, selected, options);
  return { ...source, findings: [...placeFindings(tree.findings, workspace.root, cwd), ...source.findings] };
}

/** The definitions of a fleet, assembled. */
export interface DefinedFleet {
  readonly workspace: Workspace;
  readonly tree: Pick<AssembledTree, 'packages' | 'findings'>;
  readonly cwd: string;
}

/** Returns the package with the definitions and Compositions of content packages. Providers and Functions may be in any other one. */
export async function packageOfTree(
  { workspace, tree, cwd }: DefinedFleet,
  selected: readonly ContentPackage[],
  options: Pick<PackageSourceOptions, 'name' | 'tag'>,
): Promise<PackageSource> {
  const place = definedObjects(workspace.root, cwd);
  const broken: Finding[] = [];
  const all = tree.packages.map(({ package: content, files }) => ({ content, objects: files.flatMap(place) }));
  for (const each of all.filter(({ content }) => selected.includes(content))) {
    const { file, findings } = await configurationOf(each.content, workspace);
    broken.push(...placeFindings(findings, workspace.root, cwd));
    if (file !== undefined) each.objects = [...each.objects.filter(({ object }) => !isPackageContent(object)), ...place(file)];
  }
  const owners = all.filter(({ content, objects }) => selected.includes(content) && objects.some(({ object }) => isPackageContent(object)));
  const [owner, ...others] = owners;
  const isWhole = tree.findings.length === 0 && broken.length === 0;
  if (owner === undefined && isWhole) throw usageFailure('The definitions have no CompositeResourceDefinition and no Composition.');
  if (others.length > 0 && options.name === undefined)
    throw usageFailure(
      `${owners.map(({ content }) => content.name).join(' and ')} have Compositions: choose one with --package, or give --name.`,
    );
  const content = owners.flatMap(({ objects }) => objects.filter(({ object }) => isPackageContent(object)));
  const name = options.name ?? owner?.content.name;
  // A Configuration of the fleet may install this very package.
  const needed = all.flatMap(({ objects }) => objects.filter(({ object }) => object.kind !== 'Configuration'));
  const made = metaOf(name, content, needed);
  const objects = made.meta === undefined ? content : [generated(made.meta), ...content];
  return {
    objects: objects.map(({ object }) => object),
    tag: options.tag ?? (owner === undefined ? undefined : `v${owner.content.version}`),
    findings: [...broken, ...made.findings, ...(isWhole ? problemsOf(objects, '.') : [])],
  };
}

/** Returns the objects that a content package exports for a Configuration package. Throws a usage Failure for other values. */
async function configurationOf(
  content: ContentPackage,
  { root, packages }: Workspace,
): Promise<{ readonly file?: ManifestFile; readonly findings: readonly Finding[] }> {
  try {
    const { configuration } = await awaitDefinitions(content.npmName, () => loadEntry(content));
    if (configuration === undefined) return { findings: [] };
    const objects = await awaitDefinitions(content.npmName, async () => configuration());
    if (!Array.isArray(objects) || !objects.every(isFields))
      throw usageFailure(
        `configuration() of ${content.npmName} does not return objects: export a function that returns the XRDs and Compositions.`,
      );
    return { file: { path: relative(root, content.entry), objects: objects as unknown as Manifest[] }, findings: [] };
  } catch (error) {
    if (error instanceof Failure) throw error;
    return { findings: findingsOf(error, content, packages) };
  }
}

const definedObjects =
  (root: string, cwd: string) =>
  ({ path, objects }: ManifestFile): readonly SourceObject[] =>
    objects.map((object) => ({
      file: relative(cwd, join(root, path)),
      object: object as unknown as PackageObject,
      positionOf: () => ({}),
    }));
