import { channelBranch, type Finding } from '@slipway/manifest';
import { FIXED_FILES, type PackageTree } from './package-tree.ts';
import { isVersion } from './planned-version.ts';
import { refusal } from './publish-rules.ts';

/** Checks one package of a request without the remote. */
export function checkPackage(tree: PackageTree, channel: string, all: readonly PackageTree[]): Finding[] {
  const branch = channelBranch(tree.name, channel);
  const twice = all.filter(({ name }) => name === tree.name).length > 1;
  const named = [
    ...(isRefName(tree.name)
      ? []
      : [badName(`the package name ${JSON.stringify(tree.name)} cannot be part of a branch`, branch, tree.name)]),
    ...(isRefName(channel) || tree !== all[0] ? [] : [badChannel(channel, branch)]),
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

/** Refuses the channel of the request. Reported with the first package. */
const badChannel = (channel: string, branch: string): Finding =>
  refusal('unpublishable-package', {
    message: `the channel ${JSON.stringify(channel)} cannot be part of a branch`,
    file: branch,
    value: channel,
    expected: 'letters and digits with single dots and dashes between',
    remedy: 'Use another name for the channel, such as latest.',
  });

function checkPaths({ name, prefixes, files }: PackageTree): Finding[] {
  const places = new Map<string, string>();
  const folders = new Set<string>();
  // The first spelling of a path counts. Each folder is checked once.
  const claim = (place: string): void => {
    const folded = fold(place);
    if (!places.has(folded)) places.set(folded, place);
  };
  for (const path of files.keys()) {
    for (let end = path.lastIndexOf('/'); end > 0 && !folders.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1)) {
      folders.add(path.slice(0, end));
      claim(path.slice(0, end));
    }
    claim(path);
  }
  const hasTwins = places.size < files.size + folders.size;
  const unsafe = new Map<string, boolean>();
  const isUnsafe = (segment: string): boolean => {
    const known = unsafe.get(segment) ?? !isSafeSegment(segment);
    unsafe.set(segment, known);
    return known;
  };
  return [...files.keys()].flatMap((path) => {
    const refuse = (message: string, expected: string): Finding[] => [
      refusal('unpublishable-path', { message: `${name}: ${JSON.stringify(path)} ${message}`, file: path, value: path, expected }),
    ];
    const segment = path.split('/').find(isUnsafe);
    if (segment !== undefined)
      return refuse(`has the part ${JSON.stringify(segment)}`, 'names that Git, macOS and Windows accept unchanged');
    if (FIXED_FILES.has(path) || !prefixes.some((prefix) => path.startsWith(`${prefix}/`))) {
      return refuse('is outside the prefixes of the package', `a path under ${prefixes.join(', ')}`);
    }
    if (folders.has(path)) return refuse('is a file and a folder', 'one or the other');
    const twin = hasTwins ? twinOf(path, places) : undefined;
    return twin
      ? refuse(`is the same path as ${JSON.stringify(twin)} on a file system that ignores case`, 'names that differ in more than case')
      : [];
  });
}

/** Returns another spelling of the file, or of a folder above it, in the package. */
function twinOf(path: string, places: ReadonlyMap<string, string>): string | undefined {
  const first = places.get(fold(path));
  if (first !== path) return first;
  const end = path.lastIndexOf('/');
  return end > 0 ? twinOf(path.slice(0, end), places) : undefined;
}

const fold = (path: string): string => path.normalize('NFC').toLowerCase();

// The names of devices, `git~1` (the short name of .git on NTFS) and ignorable code points (HFS+) are how checkouts were attacked.
const isSafeSegment = (segment: string): boolean =>
  segment !== '' &&
  Buffer.byteLength(segment) <= 255 &&
  !/^\.+$|[. ]$|^\.git$|^git~\d+$|^\.gitmodules$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment) &&
  !/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*\\]/u.test(segment);
