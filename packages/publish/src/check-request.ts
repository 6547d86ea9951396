import { channelBranch, type Finding } from '@slipway/manifest';
import { FIXED_FILES, type PackageTree } from './package-tree.ts';
import { isVersion } from './planned-version.ts';
import { refusal } from './publish-rules.ts';

/** What is wrong with the packages themselves, per package, whatever the remote holds. */
export function checkPackage(tree: PackageTree, channel: string, all: readonly PackageTree[]): Finding[] {
  const branch = channelBranch(tree.name, channel);
  const twice = all.filter(({ name }) => name === tree.name).length > 1;
  const named = [
    ...(isRefName(tree.name)
      ? []
      : [badName(`the package name ${JSON.stringify(tree.name)} cannot be part of a branch`, branch, tree.name)]),
    ...(isRefName(channel) ? [] : [badName(`the channel ${JSON.stringify(channel)} cannot be part of a branch`, branch, channel)]),
    ...(isVersion(tree.version) ? [] : [badName(`${JSON.stringify(tree.version)} is not a semantic version`, branch, tree.version)]),
    ...(twice ? [badName(`${tree.name} is in the request more than once`, branch, tree.name)] : []),
  ];
  const empty = refusal('empty-package', {
    message: `${tree.name} has no files to publish`,
    file: branch,
    expected: `at least one file under ${tree.prefixes.map((prefix) => `${prefix}/`).join(', ') || 'a prefix'}`,
  });
  return [...named, ...(tree.files.size === 0 ? [empty] : []), ...checkPaths(tree)];
}

const isRefName = (name: string): boolean =>
  /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*$/i.test(name) && !name.includes('..') && !/\.lock$/i.test(name);

const badName = (message: string, file: string, value: string): Finding =>
  refusal('unpublishable-package', { message, file, value, expected: 'letters and digits with single dots and dashes between' });

function checkPaths({ name, prefixes, files }: PackageTree): Finding[] {
  const folded = new Map<string, string>();
  for (const path of files.keys()) {
    for (const place of [...folders(path), path]) if (!folded.has(fold(place))) folded.set(fold(place), place);
  }
  const occupied = new Set([...files.keys()].flatMap(folders));
  return [...files.keys()].flatMap((path) => {
    const refuse = (message: string, expected: string): Finding[] => [
      refusal('unpublishable-path', { message: `${name}: ${JSON.stringify(path)} ${message}`, file: path, value: path, expected }),
    ];
    const unsafe = path.split('/').find((segment) => !isSafeSegment(segment));
    if (unsafe !== undefined)
      return refuse(`has the part ${JSON.stringify(unsafe)}`, 'names that Git, macOS and Windows all take as they are');
    if (FIXED_FILES.has(path) || !prefixes.some((prefix) => path.startsWith(`${prefix}/`))) {
      return refuse('is outside the prefixes of the package', `a path under ${prefixes.join(', ')}`);
    }
    if (occupied.has(path)) return refuse('is a file and a folder', 'one or the other');
    const twin = [...folders(path), path]
      .map((place) => [place, folded.get(fold(place))] as const)
      .find(([place, first]) => first !== place);
    return twin ? refuse(`is one place with ${JSON.stringify(twin[1])} where case is folded`, 'names that differ in more than case') : [];
  });
}

const folders = (path: string): string[] =>
  path.split('/').flatMap((_, index, segments) => (index === 0 ? [] : [segments.slice(0, index).join('/')]));

const fold = (path: string): string => path.normalize('NFC').toLowerCase();

// The names of devices, `git~1` (the short name of .git on NTFS) and ignorable code points (HFS+) are how checkouts were attacked.
const isSafeSegment = (segment: string): boolean =>
  segment !== '' &&
  Buffer.byteLength(segment) <= 255 &&
  !/^\.+$|[. ]$|^\.git$|^git~\d+$|^\.gitmodules$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment) &&
  !/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*\\]/u.test(segment);
