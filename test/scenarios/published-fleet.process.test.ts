import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runHere } from '../../packages/cli/test/fixture.ts';
import { START_SLIPWAY } from '../../packages/cli/test/start-slipway.ts';
import { projects } from '../../projenrc/projects.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const content = projects.flatMap((definition) => (definition.prefixes ? [{ name: definition.name, prefixes: definition.prefixes }] : []));

const CHANNELS = ['latest', 'staging', 'production'] as const;
/** That the hub follows. */
const DEFINITIONS = 'flux/cluster-defs/production';

interface Published {
  readonly branch: string;
  readonly prefixes: readonly string[];
  readonly folder: string;
  readonly files: readonly string[];
}

let scratch: string;
let remote: string;
let branches: readonly Published[];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'slipway-fleet-'));
  remote = join(scratch, 'fleet.git');
  git('init', '-q', '--bare', remote);
  expect((await slipway('publish', '--remote', remote)).stderr).toBe('');
  for (const [from, to] of [
    ['latest', 'staging'],
    ['staging', 'production'],
  ] as const)
    expect((await slipway('promote', '--from', from, '--to', to, '--remote', remote)).stderr).toBe('');
  branches = CHANNELS.flatMap((channel) => content.map(({ name, prefixes }) => checkOut(`flux/${name}/${channel}`, prefixes)));
}, 120_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the published reference fleet', () => {
  test('is one branch per content package and channel, with its folders and the files that every branch has', () => {
    const refs = git('-C', remote, 'for-each-ref', '--format=%(refname:short)', 'refs/heads').trim().split('\n');
    expect(refs.sort()).toEqual(branches.map(({ branch }) => branch).sort());
    for (const { files, prefixes } of branches) {
      const foreign = files.filter((file) => !prefixes.some((prefix) => file.startsWith(`${prefix}/`)));
      // A working tree with changes has no commit that the metadata file could name.
      expect(foreign.filter((file) => file !== 'hydrator.metadata')).toEqual(['.gitattributes', 'README.md']);
    }
  });

  test('A30 every document of every branch is accepted', async () => {
    const { code, stdout } = await slipway('check', '--output', 'json', ...branches.map(({ folder }) => folder));
    const report = JSON.parse(stdout) as { summary: { documents: number; accepted: number }; findings: readonly unknown[] };
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    expect(report.summary.documents).toBeGreaterThan(0);
    expect(report.summary.accepted).toBe(report.summary.documents);
  });

  test('A30 every path that a Flux Kustomization names is a folder with a table of contents on the branch of its source', () => {
    const named = branches.flatMap(fluxKustomizations);
    const missing = named.filter(({ branch, path }) => {
      const folder = branches.find((published) => published.branch === branch)?.folder;
      return folder === undefined || !existsSync(join(folder, path, 'kustomization.yaml'));
    });
    expect(named.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('A30 every component that a Flux Kustomization switches on is a kustomize Component below its path', () => {
    const named = branches
      .flatMap(fluxKustomizations)
      .flatMap(({ branch, path, components }) => components.map((component) => ({ branch, folder: posix.join(path, component) })));
    const wrong = named.filter(({ branch, folder }) => {
      const published = branches.find((each) => each.branch === branch);
      const file = `${folder}/kustomization.yaml`;
      return !published?.files.includes(file) || objectsOf(published.folder, file)[0]?.kind !== 'Component';
    });
    expect(named.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('A30 every file below a path is listed by exactly one table of contents, and every listed file is there', () => {
    const wrong = branches.flatMap(({ folder, files }) => {
      const listed = files.filter((file) => posix.basename(file) === 'kustomization.yaml').flatMap((file) => resourcesOf(folder, file));
      const manifests = files.filter((file) => file.endsWith('.yaml') && posix.basename(file) !== 'kustomization.yaml');
      return [
        ...manifests.filter((file) => listed.filter((entry) => entry === file).length !== 1).map((file) => `${file} is not listed once`),
        ...listed.filter((entry) => !existsSync(join(folder, entry))).map((entry) => `${entry} is listed and missing`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('A25 A30 is built from its Git objects as from the definitions, every variable written in, and every object is accepted', async () => {
    const built = async (...args: string[]): Promise<Built> =>
      JSON.parse((await slipway('build', ...args, '--output', 'json')).stdout) as Built;
    const published = await built(remote, '--at', DEFINITIONS);
    expect(published.findings).toEqual([]);
    const used = new Set(published.kustomizations.map(({ content }) => content.replace(/@sha1:.*/, '')));
    expect([...used].filter((branch) => branch !== '' && !branches.some((each) => each.branch === branch))).toEqual([]);
    expect(used.size).toBeGreaterThan(1);
    const objects = ({ kustomizations }: Built) => kustomizations.map((each) => [each.cluster, each.name, each.objects]);
    expect(objects(published)).toEqual(objects(await built('.')));
    const clusters = new Set(published.kustomizations.map(({ appliesTo }) => appliesTo));
    expect(clusters.size).toBeGreaterThan(0);
    for (const cluster of clusters) {
      const { stdout: stream } = await slipway('build', remote, '--at', DEFINITIONS, '--cluster', cluster, '--output', 'yaml');
      expect(stream).not.toContain('$' + '{');
      const checked = spawnSync(process.execPath, [...START_SLIPWAY, 'check', '-'], {
        cwd: root,
        encoding: 'utf8',
        input: stream,
        maxBuffer: 1e8,
      });
      expect({ cluster, stdout: checked.stdout }).toEqual({ cluster, stdout: expect.stringMatching(/^\d+ documents accepted\.\n$/) });
    }
  }, 120_000);

  test('A31 publishing again moves no branch and no tag', async () => {
    const before = git('-C', remote, 'for-each-ref');
    const again = await slipway('publish', '--remote', remote);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain('Nothing changed');
    expect(git('-C', remote, 'for-each-ref')).toBe(before);
  });

  test('A31 what is pinned by a tag is the tree of the branch that was published with it', () => {
    for (const { branch } of branches) {
      const name = branch.split('/')[1];
      const version = (JSON.parse(readFileSync(join(root, 'packages', String(name), 'package.json'), 'utf8')) as { version: string })
        .version;
      const treeOf = (ref: string) => git('-C', remote, 'rev-parse', `${ref}^{tree}`);
      expect(treeOf(`${name}@${version}`)).toBe(treeOf(branch));
    }
  });

  test('equals the tree that is committed in this repository', async () => {
    const drifted = branches.flatMap(({ folder, files }) =>
      files
        .filter((file) => file.endsWith('.yaml'))
        .filter((file) => !existsSync(join(root, file)) || !readFileSync(join(root, file)).equals(readFileSync(join(folder, file)))),
    );
    expect(drifted).toEqual([]);
    expect((await slipway('synth', '--check')).code).toBe(0);
  });
});

interface Built {
  readonly kustomizations: readonly {
    readonly cluster: string;
    readonly appliesTo: string;
    readonly name: string;
    readonly content: string;
    readonly objects: unknown;
  }[];
  readonly findings: readonly unknown[];
}

function checkOut(branch: string, prefixes: readonly string[]): Published {
  const folder = join(scratch, branch);
  mkdirSync(folder, { recursive: true });
  git('-C', remote, `--work-tree=${folder}`, 'checkout', '-q', branch, '--', '.');
  const files = git('-C', remote, 'ls-tree', '-r', '--name-only', branch).trim().split('\n');
  return { branch, prefixes, folder, files };
}

interface FluxObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly path?: string;
    readonly components?: readonly string[];
    readonly sourceRef?: { readonly name: string };
    readonly ref?: { readonly branch?: string };
  };
}

/** Returns each Flux Kustomization of a branch with the branch of its source, which is in the same leaf. */
function fluxKustomizations({ folder, files }: Published): { file: string; branch: string; path: string; components: readonly string[] }[] {
  const objects = files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => objectsOf(folder, file).map((object) => ({ file, object })));
  const sources = objects.filter(({ object }) => object.kind === 'GitRepository');
  return objects
    .filter(({ object }) => object.apiVersion.startsWith('kustomize.toolkit.fluxcd.io/'))
    .map(({ file, object }) => {
      const named = sources.filter((source) => source.object.metadata.name === object.spec.sourceRef?.name);
      const nearest = named.sort((a, b) => shared(b.file, file) - shared(a.file, file))[0];
      const branch = nearest?.object.spec.ref?.branch ?? 'none';
      return { file, branch, path: posix.normalize(object.spec.path ?? ''), components: object.spec.components ?? [] };
    });
}

/** Number of leading folders that two paths have in common. */
function shared(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const different = left.findIndex((part, index) => part !== right[index]);
  return different < 0 ? left.length : different;
}

function resourcesOf(folder: string, file: string): string[] {
  const [contents] = parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map(
    (document) => document.toJS() as { resources?: string[] },
  );
  return (contents?.resources ?? [])
    .map((entry) => posix.join(posix.dirname(file), entry))
    .map((entry) => (entry.endsWith('.yaml') ? entry : `${entry}/kustomization.yaml`));
}

const objectsOf = (folder: string, file: string): FluxObject[] =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS() as FluxObject);

const slipway = (...args: string[]) => runHere(args, root);

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    env: { ...process.env, GIT_INDEX_FILE: join(tmpdir(), `slipway-index-${process.pid}`) },
  });
}
