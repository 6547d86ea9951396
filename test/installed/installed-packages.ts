import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from '../../scripts/pack/pack-packages.ts';
import { root } from '../scratch-copy.ts';

/** The Node that runs what is installed: `npm run oldest-node` names the oldest one. */
export const node = process.env.SLIPWAY_NODE ?? process.execPath;

/** Every package as npm gets it, installed where nothing of the workspace is near; from SLIPWAY_PACKED, where they have been packed. */
export interface Installed {
  readonly folder: string;
  readonly packed: readonly Packed[];
  /** A project with `slipway` alone. */
  readonly alone: string;
  /** A project with all packages; what others wrote is linked, so that no network is needed. */
  readonly all: string;
}

export async function packAndInstall(): Promise<Installed> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-packages-')));
  const { SLIPWAY_PACKED: before } = process.env;
  const packed = before === undefined ? await pack(folder) : packedIn(before);
  const tarballs = Object.fromEntries(packed.map(({ name, file }) => [name, `file:${file}`]));
  const [alone, all] = [join(folder, 'alone'), join(folder, 'all')];
  await Promise.all([
    install(alone, { devDependencies: { slipway: tarballs.slipway } }),
    install(all, {
      type: 'module',
      workspaces: ['packages/*'],
      dependencies: { ...libraries(join(before ?? folder, 'pack')), ...tarballs },
    }),
  ]);
  return { folder, packed, alone, all };
}

/** In a process of its own: what the bundler keeps would make the start of each later process slow. */
export async function pack(folder: string): Promise<readonly Packed[]> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/pack.ts'), '--to', folder], { cwd: root });
  return packedIn(folder);
}

const packedIn = (folder: string): readonly Packed[] => JSON.parse(readFileSync(join(folder, 'packed.json'), 'utf8'));

/** What the packages need of others, and the types of Node. */
function libraries(staged: string): Record<string, string> {
  const needed = readdirSync(staged, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'compiled')
    .map(({ name }) => JSON.parse(readFileSync(join(staged, name, 'package.json'), 'utf8')))
    .flatMap(({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies }))
    .filter((name) => !name.startsWith('@slipway/'));
  return Object.fromEntries([...needed, '@types/node'].map((name) => [name, `file:${join(root, 'node_modules', name)}`]));
}

async function install(folder: string, packageJson: object): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', version: '1.0.0', private: true, ...packageJson }));
  const { code, stderr } = await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(stderr);
}

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** `node` is the one that programs find, too. */
export function run(program: string, args: readonly string[], options: { readonly cwd: string; readonly cache?: string }): Promise<Ended> {
  const cache = options.cache ?? join(dirname(options.cwd), 'cache');
  const path = program === 'npm' ? process.env.PATH : [dirname(node), process.env.PATH].join(delimiter);
  const env = { ...process.env, XDG_CACHE_HOME: cache, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1', PATH: path };
  return promisify(execFile)(program, [...args], { cwd: options.cwd, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}
