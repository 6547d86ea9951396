import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publishedBundles } from '../bundle/published-bundles.ts';
import { compile } from './compile.ts';
import { publishedPackageJson } from './package-json.ts';
import { packedDocument } from './packed-document.ts';
import { publishedSources } from './sources.ts';
import { stageCommand } from './stage-command.ts';
import { stageLibrary } from './stage-library.ts';

export interface PackOptions {
  readonly root: string;
  /** Folder for the tarballs. It is emptied first. */
  readonly tarballs: string;
  /** Folder for the content of the tarballs. It is emptied first. */
  readonly scratch: string;
  readonly repository?: string | undefined;
}

/** A packed package. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The tarball. */
  readonly file: string;
  readonly files: number;
  /** Bytes of the tarball and of its content. */
  readonly size: number;
  readonly unpackedSize: number;
}

/** Compiles and packs every published package of the workspace `root`; the same sources give the same bytes. */
export async function packPackages({ root, tarballs, scratch, repository }: PackOptions): Promise<readonly Packed[]> {
  for (const folder of [tarballs, scratch]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const sources = publishedSources(root);
  const versions = new Map(sources.map(({ packageJson }) => [packageJson.name, packageJson.version]));
  const compiled = join(scratch, 'compiled');
  const [bundles] = await Promise.all([publishedBundles(join(root, 'packages')), compile(root, sources, compiled)]);
  const folders: string[] = [];
  for (const source of sources) {
    const folder = join(scratch, source.definition.name);
    mkdirSync(folder);
    const staged = source.definition.bundled
      ? stageCommand({ source, sources, bundles, compiled, to: folder })
      : stageLibrary(source, compiled, folder);
    const readme = join(folder, 'README.md');
    const directory = relative(root, source.directory);
    writeFileSync(readme, packedDocument(readFileSync(readme, 'utf8'), { directory, file: 'README.md', staged: folder, repository }));
    const json = publishedPackageJson(source.packageJson, { ...staged, versions, repository });
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(json, undefined, 2)}\n`);
    folders.push(folder);
  }
  return npmPack(folders, tarballs);
}

interface NpmAnswer {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly entryCount: number;
  readonly size: number;
  readonly unpackedSize: number;
}

/** npm sets the same time and permissions for every file on all machines. */
function npmPack(folders: readonly string[], tarballs: string): readonly Packed[] {
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', tarballs, ...folders];
  const output = execFileSync('npm', args, { cwd: tarballs, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] });
  const answers = Object.values(JSON.parse(output) as Readonly<Record<string, NpmAnswer>>);
  return answers.map(({ name, version, filename, entryCount, size, unpackedSize }) => ({
    name,
    version,
    file: join(tarballs, filename),
    files: entryCount,
    size,
    unpackedSize,
  }));
}
