import { mkdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { PackageObject } from '@slipway/compose';
import { readRegularFile } from '@slipway/flux-build/regular-file';
import { type Finding, fieldsOf, isFields, listOf, printable, printableLines, readYaml, stableText, textOf } from '@slipway/manifest';
import { imageArchive, imageLayout, imageOf, PublishError, type PushedPackage, packageAddress, pushPackage } from '@slipway/publish';
import { defaultCacheDirectory } from '@slipway/validate';
import type { FetchOptions } from '../charts/fetch-charts.ts';
import { cachePackage, writeWhole } from '../fleet/chart-cache.ts';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import { count, type Paint } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { topFolder } from '../repository/git-root.ts';
import { fromRule } from '../repository/input-finding.ts';
import { imageText, isPackageArchive, packedImage } from '../repository/package-archive.ts';
import { packageRules } from '../repository/package-rules.ts';
import { linkInGivenPath, linkOnTheWay } from '../repository/path-links.ts';
import { type MirrorOptions, readSigning } from './artifact-mirror.ts';
import { type BuiltPackage, builtPackage, type PackageSourceOptions, readPackageSource } from './package-source.ts';
import { failureOf } from './publish-failure.ts';

/** Options of `slipway xpkg`. */
export interface XpkgOptions
  extends PackageSourceOptions,
    Pick<MirrorOptions, 'ociKey' | 'ociTokenHost'>,
    Pick<FetchOptions, 'allowNewHosts' | 'settingsFrom'> {
  /** `build`, `fetch`, `push`, `show` or `verify`. */
  readonly action: string;
  readonly names: readonly string[];
  /** The file of the package. */
  readonly out?: string;
  /** The folder that gets the package as an OCI layout. */
  readonly layout?: string;
}

/** Writes, fetches, pushes or shows Configuration packages of Crossplane. */
export async function runXpkg(context: VerbContext, options: XpkgOptions): Promise<VerbReport> {
  const { action, names } = options;
  const [first = '', ...others] = names;
  if (action !== 'build' && (options.out !== undefined || options.layout !== undefined))
    throw usageFailure('--out and --layout are for `slipway xpkg build`.');
  if (action !== 'push' && options.ociKey !== undefined) throw usageFailure('--oci-key is for `slipway xpkg push`.');
  if (action !== 'push' && action !== 'fetch' && options.ociTokenHost !== undefined)
    throw usageFailure('--oci-token-host is for `slipway xpkg push` and `slipway xpkg fetch`.');
  if (action !== 'fetch' && (options.allowNewHosts !== undefined || options.settingsFrom !== undefined))
    throw usageFailure('--allow-new-hosts and --settings-from are for `slipway xpkg fetch`.');
  if (action === 'build') return build(context, options);
  if (action === 'fetch' && others.length === 0)
    return (await import('../charts/fetch-packages.ts')).fetchPackages(context, names[0] ?? '.', options);
  if (action === 'push' && names.length > 0) return push(context, options);
  if (action === 'verify' && first !== '') return verify(context, options);
  if (action === 'show' && isPackageArchive(first) && others.length === 0) return show(context, first);
  throw usageFailure(
    'Write `slipway xpkg build [PATH...]`, `slipway xpkg fetch [PATH]`, `slipway xpkg push [PATH...] oci://HOST/REPOSITORY:TAG`, `slipway xpkg show FILE.xpkg` or `slipway xpkg verify PACKAGE [PATH...]`.',
  );
}

/** A package from a file, and the parts that cannot be read. */
interface OpenedPackage extends BuiltPackage {
  readonly findings: readonly Finding[];
}

async function build(context: VerbContext, options: XpkgOptions): Promise<VerbReport> {
  const { cwd } = context;
  const source = await readPackageSource(context, options.names, options);
  const built = await builtPackage(source);
  if (built === undefined) return refused(source.findings);
  const name = textOf(fieldsOf(metaIn(built.objects)?.metadata).name);
  if (options.out === undefined && !/^[\w.-]+$/.test(`${name}${source.tag ?? ''}`))
    throw usageFailure('The name of the package and its version cannot be the name of a file: give --out FILE.');
  const file = resolve(cwd, options.out ?? `${name}${source.tag === undefined ? '' : `-${source.tag}`}.xpkg`);
  const archive = await imageArchive(built.artifact);
  writeBytes(file, archive, cwd);
  cachePackage(defaultCacheDirectory(context.terminal.env), built.artifact.manifest.digest, archive);
  if (options.layout !== undefined) {
    const folder = resolve(cwd, options.layout);
    for (const [path, bytes] of imageLayout(built.artifact, source.tag)) writeBytes(join(folder, path), bytes, cwd);
  }
  return packageReport(source.findings, built, { file: relative(cwd, file) });
}

async function push(context: VerbContext, options: XpkgOptions): Promise<VerbReport> {
  const url = options.names.at(-1) ?? '';
  const paths = options.names.slice(0, -1);
  const signing = await readSigning(context, options, [addressOf(url)]);
  const tag = options.tag ?? url.slice(url.lastIndexOf(':') + 1);
  const { built, findings } = await pushedPackage(context, paths, { ...options, tag });
  if (built === undefined) return refused(findings, 'pushed');
  context.progress(`pushing ${url}`);
  const pushed = await pushPackage({
    url,
    artifact: built.artifact,
    environment: context.terminal.env,
    signal: context.signal(),
    ...signing,
  }).catch((error) => {
    throw failureOf(error);
  });
  cachePackage(defaultCacheDirectory(context.terminal.env), pushed.digest, await imageArchive(built.artifact));
  return packageReport(findings, built, { pushed });
}

/** Returns the package in a file, or that of a source. Nothing is pushed if it has a problem. */
async function pushedPackage(
  context: VerbContext,
  paths: readonly string[],
  options: PackageSourceOptions,
): Promise<{ readonly built: BuiltPackage | undefined; readonly findings: readonly Finding[] }> {
  const [archive, ...others] = paths.filter(isPackageArchive);
  if (archive === undefined) {
    const source = await readPackageSource(context, paths, options);
    return { built: await builtPackage(source), findings: source.findings };
  }
  if (others.length > 0 || paths.length > 1) throw usageFailure('Name one package, or the files of one.');
  const { findings, ...built } = openPackage(context, archive);
  return { built: findings.length > 0 ? undefined : built, findings };
}

/** Builds a package again, and compares its digest with that of a file or of a reference. */
async function verify(context: VerbContext, options: XpkgOptions): Promise<VerbReport> {
  const [wanted = '', ...paths] = options.names;
  const opened = isPackageArchive(wanted) ? openPackage(context, wanted) : undefined;
  const digest = opened?.artifact.manifest.digest ?? /(?:^|@)(sha256:[0-9a-f]{64})$/.exec(wanted)?.[1];
  if (digest === undefined)
    throw usageFailure(`${wanted} is neither a file *.xpkg nor a reference with a digest, HOST/REPOSITORY@sha256:...`);
  const source = await readPackageSource(context, paths, options);
  const built = await builtPackage(source);
  if (built === undefined) return refused(source.findings);
  const own = built.artifact.manifest.digest;
  if (own === digest) return packageReport(source.findings, built, { verified: wanted });
  const names = differentObjects(opened?.objects ?? [], built.objects);
  const parts = opened === undefined ? '' : names.length === 0 ? '; their objects are equal' : `; different: ${names.join(', ')}`;
  const finding: Finding = {
    ...fromRule(packageRules, 'package-differs'),
    ...{ file: opened === undefined ? (paths[0] ?? '.') : wanted, pointer: '' },
    message: `the package is not the one that its sources build${parts}`,
    value: digest,
    expected: own,
  };
  return packageReport([...source.findings, finding], built, {});
}

/** Returns the names of objects that are not equal, or that only one of the packages has. */
function differentObjects(one: readonly PackageObject[], two: readonly PackageObject[]): readonly string[] {
  const [first, second] = [one, two].map(
    (objects) => new Map(objects.map((object) => [`${textOf(object.kind)}/${textOf(fieldsOf(object.metadata).name)}`, stableText(object)])),
  );
  const names = [...new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])])];
  return names.filter((name) => first?.get(name) !== second?.get(name));
}

/** Returns the address of the repository in the address of a package. Throws a usage Failure. */
function addressOf(url: string): string {
  try {
    packageAddress(url);
  } catch (error) {
    throw error instanceof PublishError ? usageFailure(error.message) : error;
  }
  return url.slice(0, url.lastIndexOf(':'));
}

function show(context: VerbContext, path: string): VerbReport {
  const { findings, ...opened } = openPackage(context, path);
  return packageReport(findings, opened, { file: path });
}

/** Opens a package that any program may have written. Throws a usage Failure. */
function openPackage({ cwd, budget, secrets }: VerbContext, path: string): OpenedPackage {
  const file = resolve(cwd, path);
  const link = linkInGivenPath(file, cwd);
  if (link !== undefined) throw usageFailure(`${path} is behind a symbolic link, which is not followed.`);
  const archive = readArchive(file, path);
  budget.take('bytes', archive.length);
  const image = packedImage(archive);
  const text = imageText(image);
  budget.take('bytes', text.length);
  const { documents, findings } = readYaml(text, join(path, 'package.yaml'));
  const objects = documents.flatMap((document) => (isFields(document.value) ? [document.value] : []));
  secrets.addLater(({ addObject, addFile }) => {
    if (findings.length > 0) addFile(text);
    objects.forEach(addObject);
  });
  return { artifact: imageOf(image.config, image.layers, image.value), text, objects, findings };
}

function readArchive(file: string, path: string): Buffer {
  try {
    return readRegularFile(file);
  } catch (error) {
    throw usageFailure(`${path} cannot be read: ${(error as Error).message}.`);
  }
}

/** Writes a file that the user names. Follows no link below the checkout. */
function writeBytes(file: string, bytes: Buffer, cwd: string): void {
  const link = linkOnTheWay(file, topFolder(cwd));
  if (link !== undefined) throw usageFailure(`${link} is a symbolic link, through which nothing is written.`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, bytes, 0o644);
  } catch (error) {
    throw environmentFailure(`${file} cannot be written: ${(error as Error).message}`, error);
  }
}

const metaIn = (objects: readonly PackageObject[]): PackageObject | undefined =>
  objects.find(({ apiVersion }) => textOf(apiVersion).startsWith('meta.pkg.crossplane.io/'));

const refused = (findings: readonly Finding[], done = 'built'): VerbReport => ({
  findings,
  json: () => ({ summary: { objects: 0, findings: findings.length } }),
  text: (paint) => `${paint('red', `No package was ${done}`)}.`,
});

interface Outcome {
  readonly file?: string;
  readonly pushed?: PushedPackage;
  /** The package that is equal to the built one. */
  readonly verified?: string;
}

function packageReport(findings: readonly Finding[], { artifact, text, objects }: BuiltPackage, outcome: Outcome): VerbReport {
  const { file, pushed, verified } = outcome;
  const meta = metaIn(objects);
  const content = objects.filter((object) => object !== meta);
  const rows = content.map(({ apiVersion, kind, metadata }) => ({ apiVersion, kind, name: fieldsOf(metadata).name }));
  const { digest } = artifact.manifest;
  return {
    findings,
    json: () => ({
      summary: { objects: content.length, findings: findings.length },
      ...(file !== undefined && { file }),
      ...pushed,
      ...(verified !== undefined && { verified }),
      digest,
      meta,
      objects: rows,
    }),
    text: (paint) => shownPackage({ meta, content, digest }, outcome, paint),
    // Comments in the text of a package can contain control characters for a terminal.
    yaml: () => printableLines(text),
  };
}

interface ShownPackage {
  readonly meta: PackageObject | undefined;
  readonly content: readonly PackageObject[];
  readonly digest: string;
}

function shownPackage({ meta, content, digest }: ShownPackage, { file, pushed, verified }: Outcome, paint: Paint): string {
  const kinds = [...Map.groupBy(content, ({ kind }) => textOf(kind))].map(([kind, all]) => count(all.length, printable(kind)));
  const needed = listOf(fieldsOf(meta?.spec).dependsOn).map((dependency) => {
    const { package: source, provider, function: named, configuration, version } = fieldsOf(dependency);
    const from = [source, provider, named, configuration].map(textOf).find((text) => text !== '') ?? '';
    return printable(`  needs   ${from} ${textOf(version)}`);
  });
  const title = meta === undefined ? 'Package without metadata' : printable(`${textOf(meta.kind)} ${textOf(fieldsOf(meta.metadata).name)}`);
  return [
    `${paint('bold', title)}: ${kinds.join(', ') || 'no objects'}`,
    ...needed,
    `  digest  ${digest}`,
    ...(file === undefined ? [] : [`  file    ${file}`]),
    ...(verified === undefined ? [] : [`  equal   ${verified}`]),
    ...(pushed === undefined ? [] : [`  ${pushed.outcome.padEnd(7)} ${pushed.reference}`, `  package ${pushed.package}`]),
  ].join('\n');
}
