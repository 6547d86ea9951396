import { configurationProblems, isPackageContent, type PackageObject } from '@slipway/compose';
import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import { type Finding, fieldsOf, isFields, readYaml, textOf } from '@slipway/manifest';
import { imageOf } from '@slipway/publish';
import { Failure } from '../report/failure.ts';
import { fromRule } from '../repository/input-finding.ts';
import { imageText, isPackageArchive, type PackedImage, packedImage } from '../repository/package-archive.ts';
import { packageRules } from '../repository/package-rules.ts';
import { cachedPackage } from './chart-cache.ts';
import type { OpenFleet } from './open-fleet.ts';

/** A Configuration and the Flux Kustomization that applies it. */
export interface AppliedConfiguration {
  readonly owner: FleetKustomization;
  readonly applied: AppliedObject;
}

/** Location of packages. */
export interface PackageLocation {
  readonly open: OpenFleet;
  /** The cache of the user. */
  readonly cache?: string | undefined;
}

/** A Configuration with the objects of its package. */
export interface InstalledPackage extends AppliedConfiguration {
  readonly reference: string;
  readonly objects: readonly PackageObject[];
}

/** Maximum size of an archive in a repository, in bytes. */
const MAX_ARCHIVE = 32 * 2 ** 20;

/** Reads the packages of Configurations. Packages that are not available are left out. */
export function readPackages(
  configurations: readonly AppliedConfiguration[],
  place: PackageLocation,
): { readonly packages: readonly InstalledPackage[]; readonly findings: readonly Finding[] } {
  const packages: InstalledPackage[] = [];
  const findings: Finding[] = [];
  const read = new Map<string, ReadPackage | undefined>();
  const run: PackageRun = { ...place, digests: new Map(), left: MAX_UNPACKED };
  for (const configuration of configurations) {
    const { owner, applied } = configuration;
    const reference = textOf(fieldsOf(applied.object.spec).package);
    const folder = applied.file.includes('/') ? applied.file.slice(0, applied.file.lastIndexOf('/')) : '';
    const key = `${owner.content} ${folder} ${reference}`;
    if (!read.has(key)) {
      const found = openPackage(reference, archivesFor(reference, run, { content: owner.content, folder }), run);
      read.set(key, found);
      findings.push(...(found?.problems ?? []).map((problem) => ({ ...problem, ...positionOf(configuration, place) })));
    }
    const content = read.get(key);
    if (content !== undefined) packages.push({ ...configuration, reference, objects: content.objects });
  }
  return { packages, findings };
}

/** State that reading all packages of a fleet shares. */
interface PackageRun extends PackageLocation {
  /** The digests of the images in archives, by their paths. Undefined for another file. */
  readonly digests: Map<string, string | undefined>;
  /** Remaining bytes for unpacked archives. */
  left: number;
}

/** Maximum size of all unpacked packages of a fleet, in bytes. */
const MAX_UNPACKED = 64 * 2 ** 20;

/** The content of a package. */
interface ReadPackage {
  readonly objects: readonly PackageObject[];
  readonly problems: readonly Omit<Finding, 'file'>[];
}

/** An archive that may be a package. */
interface Candidate {
  readonly path: string;
  readonly bytes: () => Uint8Array | undefined;
}

/** The digest that a reference is pinned to. */
const digestIn = (reference: string): string | undefined => /@(sha256:[0-9a-f]{64})$/.exec(reference)?.[1];

/** Yields the archives that may be the package of a reference: those in the folder of the Configuration, then that of the cache. */
function* archivesFor(
  reference: string,
  { open, cache }: PackageRun,
  { content, folder }: { readonly content: string; readonly folder: string },
): Generator<Candidate> {
  const digest = digestIn(reference);
  const tree = content === '' ? open.tree : open.treeOf(content);
  const named = reference.slice(reference.lastIndexOf('/') + 1).replace(':', '-');
  for (const { name } of tree?.list(folder) ?? []) {
    if (!isPackageArchive(name) || (digest === undefined && name !== `${named}.xpkg`)) continue;
    const path = folder === '' ? name : `${folder}/${name}`;
    yield { path: `${content} ${path}`, bytes: () => tree?.bytes?.(path) };
  }
  if (digest !== undefined && cache !== undefined) yield { path: `cache ${digest}`, bytes: () => cachedPackage(cache, digest) };
}

/** Returns the first archive that is the package of a reference. A reference with a digest has only the package with this digest. */
function openPackage(reference: string, archives: Iterable<Candidate>, run: PackageRun): ReadPackage | undefined {
  const digest = digestIn(reference);
  for (const { path, bytes } of archives) {
    if (digest !== undefined && run.digests.has(path) && run.digests.get(path) !== digest) continue;
    run.digests.set(path, undefined);
    const archive = bytes();
    if (archive === undefined || archive.length > MAX_ARCHIVE) continue;
    try {
      const image = packedImage(Buffer.from(archive));
      const own = imageOf(image.config, image.layers, image.value).manifest.digest;
      run.digests.set(path, own);
      if (digest === undefined || own === digest) return contentOf(unpackedText(image, run));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The file is another package, or not an archive. The package is not available.
    }
  }
  return undefined;
}

/** Returns `package.yaml` of an image. One that is too large uses up the remaining bytes, so that many of them take no time. */
function unpackedText(image: PackedImage, run: PackageRun): string {
  const { left } = run;
  run.left = 0;
  const text = imageText(image, left);
  run.left = left - Buffer.byteLength(text);
  return text;
}

function contentOf(text: string): ReadPackage {
  const { documents, findings } = readYaml(text, 'package.yaml');
  const objects = documents.flatMap(({ value }) => (isFields(value) ? [value] : []));
  const problems = configurationProblems(objects).map(({ rule, index, pointer, message, value, expected }) => {
    const { kind, metadata } = objects[index ?? -1] ?? {};
    const about = index === undefined ? '' : ` (${textOf(kind)}/${textOf(fieldsOf(metadata).name)}${pointer} of the package)`;
    return { ...fromRule(packageRules, rule), pointer: '/spec/package', message: `${message}${about}`, value, expected };
  });
  const unread = findings
    .filter(({ severity }) => severity === 'reject')
    .map(({ line, column: _, ...finding }) => ({
      ...finding,
      pointer: '/spec/package',
      message: `${finding.message} (line ${line ?? 1} of package.yaml of the package)`,
    }));
  return { objects: objects.filter(isPackageContent), problems: [...unread, ...problems] };
}

const positionOf = ({ owner, applied }: AppliedConfiguration, { open }: PackageLocation): Pick<Finding, 'file' | 'object'> => ({
  file: open.fileName(owner.content, applied.file),
  object: `Configuration/${textOf(fieldsOf(applied.object.metadata).name)}`,
});
