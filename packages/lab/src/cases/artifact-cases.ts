import { type Draw, drawn, sampleOf } from './draw.ts';

/** A repository, and the fields of its GitRepository. */
export interface ArtifactCase {
  /** Text by path. For most files only the names matter. */
  readonly files: Readonly<Record<string, string>>;
  /** `spec.ignore`. */
  readonly ignore?: string;
  readonly sparseCheckout?: readonly string[];
}

/** Returns `count` repositories, always the same for a seed. */
export const artifactCases = (count: number, seed: number): readonly ArtifactCase[] => sampleOf(drawn(artifactCase), count, seed);

const FOLDERS = ['apps', 'apps-old', 'a', 'b', 'docs', 'x y', 'a.b', '.github', 'Apps', 'größe'];
const NAMES = [
  'a.yaml',
  'b.yaml',
  'apps',
  'README.md',
  'x.png',
  'y.tar.gz',
  '.gitignore',
  '.sops.yaml',
  '.flux.yaml',
  'ab',
  'a[b]',
  '!a',
  '#a',
  'a*',
];

/** Patterns that match such names partly, with every syntax of patterns. */
const PATTERNS = [
  ...['*', '/*', '**', '/**', '!*', '!/apps', '!apps/', 'apps', 'apps/', '/apps', '/apps/', 'apps/**', '**/apps', '**/apps/', 'apps/*'],
  ...[
    '*.yaml',
    '!*.yaml',
    '*.md',
    '/*.md',
    'a.yaml',
    '/a.yaml',
    '!a.yaml',
    '!/a/a.yaml',
    'a/**/b.yaml',
    'a/*/b.yaml',
    '**/b.yaml',
    '!**/a.yaml',
  ],
  ...[
    'a?',
    '?.yaml',
    '[ab].yaml',
    '[^a].yaml',
    '[a-b]*',
    '[!a].yaml',
    '[',
    '[a',
    'a[b]',
    'a\\[b\\]',
    '\\!a',
    '\\#a',
    '#a',
    '!!a',
    'a\\*',
    'a\\',
  ],
  ...['docs/', 'docs/**/', '*/docs', '/*/docs/', 'docs/a.yaml', '!docs/a.yaml', 'a//b.yaml', './a.yaml', '../a.yaml', 'a/', '//a', '/', ''],
  ...[
    'x y',
    'x\\ y',
    'x y ',
    'x y\\ ',
    ' a.yaml',
    'a.yaml ',
    '\ta.yaml',
    'größe',
    'gr?ße',
    'gr*',
    'APPS',
    '*.PNG',
    '***',
    'a**',
    '**a',
    'a/**',
    '**/**/a.yaml',
  ],
];

function artifactCase(draw: Draw): ArtifactCase {
  const folders = draw.some(FOLDERS, 1 + draw.below(4));
  const paths = Array.from({ length: 3 + draw.below(10) }, () => pathIn(draw, folders));
  const ignored = Array.from({ length: draw.below(3) }, () => [`${folderIn(draw, folders)}.sourceignore`, patterns(draw)] as const);
  return {
    files: withoutClashes([...paths.map((path) => [path, `# ${path}`] as const), ...ignored]),
    ...(draw.chance(60) ? { ignore: patterns(draw) } : {}),
    ...(draw.chance(25) ? { sparseCheckout: sparse(draw, folders) } : {}),
  };
}

const folderIn = (draw: Draw, folders: readonly string[]): string =>
  Array.from({ length: draw.below(4) }, () => `${draw.pick(folders)}/`).join('');

const pathIn = (draw: Draw, folders: readonly string[]): string => folderIn(draw, folders) + draw.pick(NAMES);

/** Returns lines, some with other line ends. */
const patterns = (draw: Draw): string =>
  Array.from({ length: 1 + draw.below(5) }, () => draw.pick(PATTERNS)).join(draw.chance(90) ? '\n' : '\r\n') + draw.pick(['', '\n']);

function sparse(draw: Draw, folders: readonly string[]): readonly string[] {
  const named = () =>
    `${draw.pick(['', '', './', '/'])}${folderIn(draw, folders)}${draw.pick([...folders, 'a'])}${draw.pick(['', '', '/'])}`;
  return Array.from({ length: 1 + draw.below(2) }, named);
}

/** Leaves out files whose path is also a folder. */
function withoutClashes(entries: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const files = new Map(entries);
  for (const path of [...files.keys()]) if ([...files.keys()].some((other) => other.startsWith(`${path}/`))) files.delete(path);
  return Object.fromEntries(files);
}
