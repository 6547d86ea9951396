import { configurationProblems, isPackageContent, isPackageMeta, type PackageObject } from '@slipway/compose';
import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import { type Finding, fieldsOf, isFields, readYaml, type TextPosition, textOf, type YamlStream } from '@slipway/manifest';
import { imageOf } from '@slipway/publish';
import { Failure } from '../report/failure.ts';
import { fromRule } from '../repository/input-finding.ts';
import { imageText, isPackageArchive, packedImage, pulledImage, pulledText } from '../repository/package-archive.ts';
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
  readonly content: PackageText;
}

/** The content of a package, and its problems. */
interface PackageText {
  /** The name of `package.yaml` in findings: the path of the archive, or the reference of a package in the cache, and the file in it. */
  readonly file: string;
  readonly text: string;
  readonly objects: readonly PackedObject[];
  readonly problems: readonly Finding[];
}

/** An object of a package, and where its fields are in `package.yaml`. */
export interface PackedObject {
  readonly object: PackageObject;
  readonly positionOf: (pointer: string) => TextPosition;
}

/** Maximum size of an archive in a repository, in bytes. */
const MAX_ARCHIVE = 32 * 2 ** 20;

/** Reads the packages of Configurations. Packages that are not available are left out. Equal ones share their content. */
export function readPackages(configurations: readonly AppliedConfiguration[], place: PackageLocation): readonly InstalledPackage[] {
  const read = new Map<string, PackageText | undefined>();
  const run: PackageRun = { ...place, digests: new Map(), left: MAX_UNPACKED };
  return configurations.flatMap((configuration) => {
    const { owner, applied } = configuration;
    const reference = textOf(fieldsOf(applied.object.spec).package);
    const folder = applied.file.includes('/') ? applied.file.slice(0, applied.file.lastIndexOf('/')) : '';
    const key = `${owner.content} ${folder} ${reference}`;
    if (!read.has(key)) read.set(key, openPackage(reference, archivesFor(reference, run, { content: owner.content, folder }), run));
    const content = read.get(key);
    return content === undefined ? [] : [{ ...configuration, reference, content }];
  });
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

/** An archive that may be a package. */
interface Candidate {
  readonly path: string;
  /** Its name in findings. */
  readonly shown: () => string;
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
    yield { path: `${content} ${path}`, shown: () => open.fileName(content, path), bytes: () => tree?.bytes?.(path) };
  }
  if (digest === undefined || cache === undefined) return;
  yield { path: `cache ${digest}`, shown: () => reference, bytes: () => cachedPackage(cache, digest) };
}

/** Returns the first archive that is the package of a reference. A reference with a digest has only the package with this digest. */
function openPackage(reference: string, archives: Iterable<Candidate>, run: PackageRun): PackageText | undefined {
  const digest = digestIn(reference);
  for (const { path, shown, bytes } of archives) {
    if (digest !== undefined && run.digests.has(path) && run.digests.get(path) !== digest) continue;
    run.digests.set(path, undefined);
    const archive = bytes();
    if (archive === undefined || archive.length > MAX_ARCHIVE) continue;
    try {
      const content = Buffer.from(archive);
      const pulled = digest === undefined ? undefined : pulledImage(content, digest);
      if (pulled !== undefined) {
        run.digests.set(path, digest);
        return contentOf(
          unpackedText((most) => pulledText(pulled, most), run),
          `${shown()}/package.yaml`,
        );
      }
      const image = packedImage(content);
      const own = imageOf(image.config, image.layers, image.value).manifest.digest;
      run.digests.set(path, own);
      if (digest === undefined || own === digest)
        return contentOf(
          unpackedText((most) => imageText(image, most), run),
          `${shown()}/package.yaml`,
        );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The file is another package, or not an archive. The package is not available.
    }
  }
  return undefined;
}

/** Returns `package.yaml` of an image. A text that is too large uses up the remaining bytes, so that many of them take no time. */
function unpackedText(unpack: (most: number) => string, run: PackageRun): string {
  const { left } = run;
  run.left = 0;
  const text = unpack(left);
  run.left = left - Buffer.byteLength(text);
  return text;
}

function contentOf(text: string, file: string): PackageText {
  const { documents, findings } = readYaml(text, file);
  const unread = findings.filter(({ severity }) => severity === 'reject');
  const objects = packedObjects(documents).filter(({ object }) => isPackageContent(object));
  return { file, text, objects, problems: [...unread, ...problemsOf(packedObjects(documents), file)] };
}

/** Returns the problems of a package for which Crossplane does not install it. Packages of providers and functions have none. */
export function packageProblems(documents: YamlStream['documents'], file: string): readonly Finding[] {
  const objects = packedObjects(documents);
  const isOther = objects.some(({ object }) => isPackageMeta(object) && object.kind !== 'Configuration');
  return isOther ? [] : problemsOf(objects, file);
}

const packedObjects = (documents: YamlStream['documents']): readonly PackedObject[] =>
  documents.flatMap(({ value, positionOf }) => (isFields(value) ? [{ object: value as PackageObject, positionOf }] : []));

const problemsOf = (objects: readonly PackedObject[], file: string): readonly Finding[] =>
  configurationProblems(objects.map(({ object }) => object)).map(({ rule, index, pointer, ...problem }) => {
    const about = objects[index ?? -1];
    const [kind, name] = [textOf(about?.object.kind), textOf(fieldsOf(about?.object.metadata).name)];
    return {
      ...fromRule(packageRules, rule),
      ...{ file, pointer, ...problem },
      ...about?.positionOf(pointer),
      ...(kind !== '' && name !== '' && { object: `${kind}/${name}` }),
    };
  });
