import type { Finding } from '../findings/finding.ts';
import { locationOf } from '../findings/source-location.ts';
import type { ManifestFile } from '../objects/manifest.ts';
import { trimEndOf } from '../text/scan.ts';
import { pathProblems } from './unsafe-path.ts';

/** A file and, if available, the package that produced it. */
export interface OwnedFile extends ManifestFile {
  readonly package?: string;
}

/** The folders of the tree that a package may write to. */
export interface TreeOwner {
  readonly package: string;
  readonly prefixes: readonly string[];
}

/**
 * Reports the problems of the paths of a tree:
 * - files outside the prefixes of their package, or of every package when the package is unknown.
 * - paths with two owners, also where only letter case or Unicode form differs, or where one path is a file and a folder.
 * - paths that an operating system rejects.
 * - files that Flux does not read.
 */
export function checkTree(files: readonly OwnedFile[], owners: readonly TreeOwner[]): Finding[] {
  return [
    ...files.flatMap((file) => [...unsafe(file), ...wrongExtension(file), ...outsidePrefix(file, owners)]),
    ...twoOwners(files, owners),
  ];
}

const unsafe = (file: OwnedFile): Finding[] =>
  pathProblems(file.path).map((problem) =>
    finding(file, 'unsafe-path', `the path ${JSON.stringify(file.path)} ${problem}`, 'a relative path of plain names', 'rename the file'),
  );

const wrongExtension = (file: OwnedFile): Finding[] =>
  /[^/]\.ya?ml$/.test(file.path)
    ? []
    : [finding(file, 'wrong-extension', `Flux does not read ${file.path}`, 'a name that ends in .yaml or .yml', 'rename the file')];

function outsidePrefix(file: OwnedFile, owners: readonly TreeOwner[]): Finding[] {
  const allowed = file.package === undefined ? owners : owners.filter((owner) => owner.package === file.package);
  if (ownersOf(file.path, allowed).length > 0) return [];
  const written = file.package === undefined ? `no package owns ${file.path}` : `${file.package} does not own ${file.path}`;
  const owner = ownersOf(file.path, owners)[0];
  const prefixes = allowed.flatMap((each) => each.prefixes).join(', ');
  return [
    finding(
      file,
      'outside-prefix',
      owner ? `${written}, which is owned by ${owner.package}` : written,
      prefixes === '' ? 'a package with prefixes' : `a path below ${prefixes}`,
      'move the file below a prefix of its package, or declare the prefix in the package list',
    ),
  ];
}

/** Prefixes are whole folders: `common/a` does not own `common/ab/x.yaml`. */
const ownersOf = (path: string, owners: readonly TreeOwner[]): TreeOwner[] =>
  owners.filter((owner) => owner.prefixes.some((prefix) => path.startsWith(`${trimEndOf(prefix, '/')}/`)));

/** One use of a folded path: by a file itself, or by the folders above it. */
interface Claim {
  readonly file: OwnedFile;
  readonly spelling: string;
  readonly asFile: boolean;
}

function twoOwners(files: readonly OwnedFile[], owners: readonly TreeOwner[]): Finding[] {
  const claims = new Map<string, Claim>();
  const findings: Finding[] = [];
  for (const file of files) {
    const clash = claimsOf(file).flatMap((claim) => {
      const key = folded(claim.spelling);
      const other = claims.get(key);
      if (other === undefined) claims.set(key, claim);
      return other !== undefined && (other.spelling !== claim.spelling || other.asFile || claim.asFile) ? [{ claim, other }] : [];
    })[0];
    if (clash) findings.push(twoOwnersFinding(clash.claim, clash.other, owners));
  }
  return findings;
}

function claimsOf(file: OwnedFile): Claim[] {
  const segments = file.path.split('/');
  return segments.map((_, index) => ({
    file,
    spelling: segments.slice(0, index + 1).join('/'),
    asFile: index === segments.length - 1,
  }));
}

/** Returns a path in the form in which macOS and Windows compare it. */
const folded = (path: string): string => path.normalize('NFC').toUpperCase().toLowerCase();

function twoOwnersFinding(claim: Claim, other: Claim, owners: readonly TreeOwner[]): Finding {
  const [first, second] = [ownerText(other.file, owners), ownerText(claim.file, owners)];
  const how =
    claim.spelling !== other.spelling
      ? `${other.spelling} and ${claim.spelling} are one path on macOS and Windows`
      : claim.asFile && other.asFile
        ? `${claim.spelling} is written twice`
        : `${claim.spelling} is both a file and a folder`;
  return finding(
    claim.file,
    'two-owners',
    `${how}: by ${first} and by ${second}`,
    'one owner for each path',
    'remove or rename one of the two',
  );
}

function ownerText(file: OwnedFile, owners: readonly TreeOwner[]): string {
  const names = file.package === undefined ? ownersOf(file.path, owners).map((owner) => owner.package) : [file.package];
  const source = locationOf(file) ?? file.objects.map(locationOf).find((location) => location !== undefined);
  const owner = names.length === 0 ? 'an unknown package' : names.join(' or ');
  return source === undefined ? owner : `${owner} (${source.file}:${source.line})`;
}

function finding(file: OwnedFile, rule: string, message: string, expected: string, remedy: string): Finding {
  const source = locationOf(file);
  return {
    rule,
    severity: 'reject',
    message,
    file: file.path,
    pointer: '',
    ...(source === undefined ? {} : { source }),
    value: file.path,
    expected,
    remedy,
  };
}
