import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createFleet, SlipwayFleet, standardPackages, toolVersions } from '../src/index.ts';

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[];
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-create-fleet-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const readJson = (path: string) => JSON.parse(read(path));
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const editJson = (path: string, edit: (json: Record<string, Record<string, string>>) => void): void => {
  const json = readJson(path);
  edit(json);
  write(path, JSON.stringify(json));
};

describe('createFleet', () => {
  test('writes any path of tarballs as one string of its definition, and of package.json', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a name that looks like a template
    for (const name of ["it's", 'a "b"', `'"`, 'a$b${c}`d', 'a\\b', "'); process.exit(1); ('", 'a b', '..a', 'é']) {
      rmSync(join(folder, 'fleet'), { recursive: true, force: true });
      const packages = `${name}/tarballs`;
      mkdirSync(join(folder, 'fleet', packages), { recursive: true });
      for (const each of [
        'slipway',
        ...['eks', 'fleet', 'kube-models', 'manifest', 'nx-plugin', 'projen-fleet'].map((of) => `slipway-${of}`),
      ])
        writeFileSync(join(folder, 'fleet', packages, `${each}-1.0.0.tgz`), '');
      createFleet(join(folder, 'fleet'), { name: 'acme', packages });
      const [, literal = ''] = /packages: (.+) \}\);\n/.exec(read('fleet/.projenrc.ts')) ?? [];
      expect(runInNewContext(literal)).toBe(packages);
      const { devDependencies } = readJson('fleet/package.json');
      expect(existsSync(join(folder, 'fleet', devDependencies.slipway.replace('file:', '')))).toBe(true);
    }
  });

  test('has the scripts that the messages of the product name', () => {
    createFleet(folder, { name: 'acme' });
    const { scripts } = readJson('package.json');
    const packages = fileURLToPath(new URL('../..', import.meta.url));
    const named = globSync('{cli,eks,fleet,fleet-check,flux-build,manifest,nx-plugin,publish,review,validate}/src/**/*.ts', {
      cwd: packages,
    })
      .filter((file) => !/\.(?:test|gen)\.ts$/.test(file))
      .flatMap((file) => readFileSync(join(packages, file), 'utf8').split('\n'))
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) => [...line.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name));
    expect(new Set(named)).toContain('version');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('refuses names that would need an escape in a file', () => {
    const names = {
      name: 'acme',
      accountId: '444455556666',
      region: 'us-east-2',
      repositoryUrl: 'https://g.acme.dev/f.git',
      apiGroup: 'f.acme.dev',
    };
    for (const key of Object.keys(names) as (keyof typeof names)[])
      for (const bad of ["'", '"', '`', '$x', '\\', '\n', ' ', '$(id)', '<x>', '\u2028', '{{name}}'])
        expect(() => createFleet(join(folder, 'refused'), { ...names, [key]: `${names[key]}${bad}` }), `${key} ${bad}`).toThrow();
  });

  test('writes the files of a repository, its packages and the first clusters with the given names', () => {
    createFleet(folder, {
      name: 'acme',
      accountId: '444455556666',
      region: 'us-east-2',
      repositoryUrl: 'https://g.acme.dev/f.git',
      apiGroup: 'f.acme.dev',
    });
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining([
        '.changeset',
        '.github',
        '.projenrc.ts',
        'README.md',
        'biome.json',
        'nx.json',
        'package.json',
        'packages',
        'tsconfig.base.json',
      ]),
    );
    expect(readdirSync(join(folder, 'packages')).sort()).toEqual(standardPackages.map(({ name }) => name).sort());
    expect(readJson('packages/cluster-defs/package.json')).toMatchObject({
      name: '@acme/cluster-defs',
      version: '0.1.0',
      dependencies: { '@acme/addons-catalog': '*', '@slipway/eks': '*' },
      slipway: { prefixes: ['clusters'], registries: ['src/clusters'] },
    });
    const cluster = read('packages/cluster-defs/src/clusters/apps-staging.ts');
    for (const text of ["accountId: '444455556666'", "region: 'us-east-2'", "availabilityZone: 'us-east-2b'"])
      expect(cluster).toContain(text);
    expect(read('packages/cluster-defs/src/fleet.ts')).toContain("url: 'https://g.acme.dev/f.git'");
    expect(read('packages/crossplane-compositions/src/eks-clusters.ts')).toContain("group: 'f.acme.dev'");
    expect(read('README.md')).not.toContain('{{');
    expect(read('.projenrc.ts')).toContain("new SlipwayFleet({ name: 'acme' })");
  });

  test('folds generated code in reviews, but not the tree', () => {
    createFleet(folder, { name: 'acme' });
    const folded = read('.gitattributes').match(/^\S+(?= linguist-generated)/gm);
    expect(folded?.sort()).toEqual([
      '/package-lock.json',
      '/packages/**/*.gen.ts',
      '/packages/*/package.json',
      '/packages/*/tsconfig.json',
    ]);
  });

  test('requires all packages of Slipway in the version of this package', () => {
    createFleet(folder, { name: 'acme' });
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const { devDependencies } = readJson('package.json');
    expect(devDependencies).toMatchObject({ slipway: version, '@slipway/eks': version, nx: toolVersions.nx });
  });

  test('uses tarballs, and lists missing and duplicate ones', () => {
    const names = [
      'slipway',
      'slipway-eks',
      'slipway-fleet',
      'slipway-kube-models',
      'slipway-manifest',
      'slipway-nx-plugin',
      'slipway-projen-fleet',
    ];
    mkdirSync(join(folder, 'vendor'));
    for (const name of names.filter((each) => each !== 'slipway-eks')) write(`vendor/${name}-1.2.3.tgz`, '');
    write('vendor/slipway-1.2.4.tgz', '');
    expect(() => createFleet(folder, { name: 'acme', packages: 'vendor' })).toThrow(
      'one tarball of each package of Slipway: slipway (slipway-1.2.3.tgz, slipway-1.2.4.tgz); @slipway/eks (missing)',
    );
    rmSync(join(folder, 'vendor/slipway-1.2.4.tgz'));
    write('vendor/slipway-eks-1.2.3.tgz', '');
    createFleet(folder, { name: 'acme', packages: './vendor/' });
    expect(readJson('package.json').devDependencies['@slipway/eks']).toBe('file:vendor/slipway-eks-1.2.3.tgz');
    expect(read('.gitattributes')).toContain('*.tgz binary');
    expect(execFileSync('git', ['-C', folder, 'init', '--quiet']).length).toBe(0);
    expect(spawnSync('git', ['-C', folder, 'check-ignore', 'vendor/slipway-eks-1.2.3.tgz']).status).toBe(1);
    expect(read('README.md')).toContain('npm install --save-dev ./vendor/*.tgz');
  });

  test('rejects a folder of tarballs outside of the repository, which a clone does not have', () => {
    for (const packages of ['../packages', 'a/../..', '/packages', join(folder, 'vendor')])
      expect(() => createFleet(folder, { name: 'acme', packages })).toThrow(
        `packages is ${JSON.stringify(packages)}, but must be a folder of the repository: copy the tarballs to vendor/`,
      );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('names the packages on npm, and no tarball, without a folder of tarballs', () => {
    createFleet(folder, { name: 'acme' });
    expect(read('README.md')).toContain('npm install --save-dev @slipway/projen-fleet@latest');
    expect(`${read('README.md')}${read('.gitattributes')}${read('package.json')}`).not.toMatch(/tgz|vendor/);
  });

  test('keeps the files of the team, and writes managed files again', () => {
    createFleet(folder, { name: 'acme' });
    write('README.md', 'ours');
    write('packages/applications/src/applications/hello.ts', '// ours');
    rmSync(join(folder, 'packages/cluster-defs/src/clusters/apps-staging.ts'));
    rmSync(join(folder, 'nx.json'));
    editJson('package.json', ({ scripts = {}, devDependencies = {}, allowScripts = {} }) => {
      Object.assign(scripts, { own: 'echo', start: 'false' });
      Object.assign(allowScripts, { sharp: true });
      Object.assign(devDependencies, { 'a-tool': '1.0.0', '@slipway/gone': '1.0.0' });
    });
    editJson('packages/applications/package.json', (json) => {
      Object.assign(json, { version: '3.1.0' });
      Object.assign(json.dependencies ?? {}, { cdk8s: '2.0.0' });
    });
    createFleet(folder, { name: 'acme' });
    expect(read('README.md')).toBe('ours');
    expect(read('packages/applications/src/applications/hello.ts')).toBe('// ours');
    expect(existsSync(join(folder, 'packages/cluster-defs/src/clusters/apps-staging.ts'))).toBe(false);
    expect(existsSync(join(folder, 'nx.json'))).toBe(true);
    const { scripts, devDependencies } = readJson('package.json');
    expect(scripts).toMatchObject({ own: 'echo', start: 'nx run-many -t synth check && slipway check' });
    expect(devDependencies).toHaveProperty('a-tool', '1.0.0');
    expect(devDependencies).not.toHaveProperty('@slipway/gone');
    expect(readJson('package.json').allowScripts).toEqual({ nx: false, sharp: true });
    expect(readJson('packages/applications/package.json')).toMatchObject({ version: '3.1.0', dependencies: { cdk8s: '2.0.0' } });
  });

  test.each(['pull-request', 'review-comment', 'release', 'promote'])(
    'the workflow %s has pinned actions, a time limit, and no value of an event in a command',
    (name) => {
      createFleet(folder, { name: 'acme' });
      const text = read(`.github/workflows/${name}.yml`);
      const uses = text.match(/^.*\buses:.*$/gm) ?? [];
      expect(uses.length).toBeGreaterThan(1);
      expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
      expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
      expect(text).toMatch(/^ {4}timeout-minutes: [1-3]0$/m);
      expect(text.match(/^.*run:.*\$\{\{.*$/gm)).toBeNull();
    },
  );

  test.each(['release', 'promote'])('the workflow %s restores no cache and keeps no credentials', (name) => {
    createFleet(folder, { name: 'acme' });
    const text = read(`.github/workflows/${name}.yml`);
    const used = [...text.matchAll(/uses: ([\w-]+\/[\w-]+)@/g)].map(([, action]) => action);
    expect([...new Set(used)].sort()).toEqual([
      'actions/checkout',
      'actions/download-artifact',
      'actions/setup-node',
      'actions/upload-artifact',
    ]);
    const checkouts = used.filter((action) => action === 'actions/checkout');
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
    // The folder of the artifact with charts, which only this run writes.
    expect(text.replaceAll('path: ~/.cache/slipway/charts\n', '')).not.toMatch(/cache/);
  });

  test.each([
    ['release', 'publish', 'node scripts/push-release.mjs'],
    ['promote', 'promote', 'node scripts/push-release.mjs --from "$FROM" --to "$TO"'],
  ])('the job of %s that may push runs only the script of the protected branch, and no other job may push', (name, pushing, script) => {
    createFleet(folder, { name: 'acme' });
    const { jobs } = parse(read(`.github/workflows/${name}.yml`)) as { readonly jobs: Readonly<Record<string, Job>> };
    for (const [id, { permissions = {}, steps, if: condition }] of Object.entries(jobs)) {
      expect(condition).toMatch(id === 'pull-request' ? /needs\.publish/ : /^github\.ref == 'refs\/heads\/main'$/);
      const written = Object.entries(permissions).filter(([, may]) => may === 'write');
      expect(written).toEqual(id === pushing ? [['contents', 'write']] : id === 'pull-request' ? [['pull-requests', 'write']] : []);
      const runs = steps.flatMap(({ run }) => run ?? []);
      const installs = runs.some((run) => /npm|npx/.test(run));
      // A job with a token that may write, or read more than the checkout, installs and runs no package.
      const hasToken = steps.some(({ env = {} }) => Object.values(env).some((value) => /token/.test(value)));
      if (hasToken && Object.keys(permissions).length > 0) expect(installs).toBe(false);
      if (installs) expect(permissions).toEqual({});
      if (id === pushing) expect(runs[0]).toBe(script);
    }
    expect(jobs[pushing]?.steps.filter(({ env }) => env !== undefined)).toHaveLength(1);
  });

  test('reads approvals of a promotion from the environment of the channel, without typed names', () => {
    createFleet(folder, { name: 'acme' });
    const { on, jobs } = parse(read('.github/workflows/promote.yml'));
    expect(Object.keys(on.workflow_dispatch.inputs)).toEqual(['packages', 'from', 'to', 'reason']);
    expect(jobs.approval).toMatchObject({
      needs: 'review',
      environment: expect.stringContaining('inputs.to'),
      permissions: { actions: 'read' },
    });
    expect(jobs.prepare.needs).toEqual(['review', 'approval']);
    const { env } = jobs.prepare.steps.find((step: { readonly name?: string }) => step.name === 'promote');
    expect(env.APPROVERS).toContain('needs.approval.outputs.approvers');
  });

  test('promotes exactly the releases that the reviewer saw, also if the channel has others by then', () => {
    createFleet(folder, { name: 'acme' });
    const { jobs } = parse(read('.github/workflows/promote.yml'));
    const scriptOf = (job: string, name: string): string =>
      jobs[job].steps.find((step: { readonly name?: string }) => step.name === name).run;
    const rows = [
      { package: 'addons-catalog', version: '1.4.0' },
      { package: 'cluster-defs', version: '2.0.0' },
      { package: 'never-published', version: '' },
    ];
    const run = (script: string, packages: readonly object[], env: Readonly<Record<string, string>>) => {
      write('calls', '');
      write('rows.json', JSON.stringify({ packages }));
      mkdirSync(join(folder, 'bin'), { recursive: true });
      // Records the calls, and refuses the dry run as a missing approval does.
      const npx = '#!/bin/sh\necho "$*" >> calls\ncase "$*" in *--dry-run*) cat rows.json; exit 1;; *review*) echo "what changes";; esac\n';
      writeFileSync(join(folder, 'bin/npx'), npx, { mode: 0o755 });
      const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
      const outputs = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary' };
      return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd: folder, env: { ...env, ...outputs, PATH } }).status;
    };
    const channels = { FROM: 'latest', TO: 'staging', PACKAGES: '' };
    expect(run(scriptOf('review', 'review'), rows, channels)).toBe(0);
    expect(read('calls').split('\n')[1]).toBe(
      'slipway review --promote latest..staging --package addons-catalog@1.4.0 --package cluster-defs@2.0.0 --remote prepared --fail-at never --output markdown',
    );
    expect(read('summary')).toBe('what changes\n');
    expect(read('output')).toBe('releases=addons-catalog@1.4.0 cluster-defs@2.0.0\n');
    expect(jobs.review.outputs.releases).toContain('steps.review.outputs.releases');
    const promotion = jobs.prepare.steps.find((step: { readonly name?: string }) => step.name === 'promote');
    expect(promotion.env.RELEASES).toContain('needs.review.outputs.releases');
    const approved = { ...channels, REASON: 'soaked', APPROVERS: 'ada bob', RELEASES: 'addons-catalog@1.4.0 cluster-defs@2.0.0' };
    expect(run(promotion.run, rows, approved)).toBe(0);
    expect(read('calls')).toBe(
      'slipway promote --remote prepared --from latest --to staging --reason soaked --approved-by ada --approved-by bob -- addons-catalog@1.4.0 cluster-defs@2.0.0\n',
    );
    // Without packages, the command would promote everything on the channel.
    expect(run(scriptOf('review', 'review'), [], channels)).toBe(1);
    expect(run(promotion.run, rows, { ...approved, RELEASES: '' })).toBe(1);
    expect(read('calls')).toBe('');
  });

  test('accepts the change of the step `review` that the README shows', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, code = ''] = /```ts\n(fleet\n {2}\.tryFindObjectFile[\s\S]*?)```/.exec(readme) ?? [];
    createFleet(folder, { name: 'acme' });
    const before = parse(read('.github/workflows/pull-request.yml'));
    vi.stubEnv('PROJEN_DISABLE_POST', 'true');
    const fleet = new SlipwayFleet({ name: 'acme', outdir: folder });
    runInNewContext(code, { fleet });
    fleet.synth();
    const { steps } = before.jobs.review;
    const review = steps.find(({ name }: { readonly name?: string }) => name === 'review');
    expect(review.run).toContain(' --output json');
    // The whole command is that of the workflow with one more option, and no other step changes.
    review.run = review.run.replace(' --output json', ' --fail-at R3 --output json');
    expect(parse(read('.github/workflows/pull-request.yml'))).toEqual(before);
    expect(steps.every((step: object) => 'run' in step !== 'uses' in step)).toBe(true);
  });

  test('fetches the charts of both states in a job of its own, by the hosts of the base, and hands only archives to the checks', () => {
    createFleet(folder, { name: 'acme' });
    const { jobs } = parse(read('.github/workflows/pull-request.yml'));
    expect(Object.keys(jobs)).toEqual(['charts', 'verify', 'review']);
    const steps = jobs.charts.steps as readonly { readonly name?: string; readonly run?: string; readonly env?: object }[];
    expect(steps.filter(({ env }) => env !== undefined)).toEqual([]);
    expect(JSON.stringify(jobs.charts)).not.toMatch(/secrets\.|token/i);
    const runs = steps.flatMap(({ run }) => run ?? []);
    expect(runs.slice(0, 3)).toEqual([
      'git switch --quiet --detach "$GITHUB_SHA^1"',
      'npm ci --ignore-scripts',
      'npx slipway charts fetch',
    ]);
    for (const job of ['verify', 'review']) {
      expect(jobs[job].needs).toBe('charts');
      expect(jobs[job].steps.find((step: { readonly name?: string }) => step.name === 'charts')).toMatchObject({
        'continue-on-error': true,
        with: { name: 'charts', path: '~/.cache/slipway/charts' },
      });
      expect(jobs[job].steps.flatMap(({ run = '' }: { readonly run?: string }) => run.match(/charts fetch/) ?? [])).toEqual([]);
    }
    // The second step of the job, in a repository whose change adds a lock.
    const repository = join(folder, 'repository');
    mkdirSync(repository);
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: repository, encoding: 'utf8' }).trim();
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'before');
    const before = git('rev-parse', 'HEAD');
    writeFileSync(join(repository, 'charts.lock'), 'charts: []\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'after');
    const after = git('rev-parse', 'HEAD');
    git('switch', '--quiet', '--detach', before);
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npx'), `#!/bin/sh\necho "$*" > '${folder}/call'\n`, { mode: 0o755 });
    const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
    const { status } = spawnSync('bash', ['-e', '-c', runs[3] ?? ''], {
      cwd: repository,
      env: { ...process.env, PATH, GITHUB_SHA: after },
    });
    expect([status, read('call')]).toEqual([0, `slipway charts fetch ../after --settings-from ${before}\n`]);
    expect(existsSync(join(folder, 'after/charts.lock'))).toBe(true);
  });

  test('fetches the charts of the last versions of the lock for a promotion, also if one of them fails', () => {
    createFleet(folder, { name: 'acme' });
    const { jobs } = parse(read('.github/workflows/promote.yml'));
    expect(JSON.stringify(jobs.charts)).not.toMatch(/secrets\.|token/i);
    expect(jobs.review.needs).toBe('charts');
    expect(jobs.review.steps.find(({ name }: { readonly name?: string }) => name === 'charts')).toMatchObject({
      'continue-on-error': true,
      with: { name: 'charts', path: '~/.cache/slipway/charts' },
    });
    const repository = join(folder, 'repository');
    mkdirSync(repository);
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: repository, encoding: 'utf8' }).trim();
    git('init', '--quiet');
    const states = ['charts: []\n', '# newer\ncharts: []\n', undefined].map((text) => {
      writeFileSync(join(repository, text === undefined ? 'other' : 'charts.lock'), text ?? '');
      git('add', '.');
      git('commit', '--quiet', '--message', 'change');
      return git('rev-parse', 'HEAD');
    });
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npx'), `#!/bin/sh\necho "$*" >> '${folder}/call'\nexit 1\n`, { mode: 0o755 });
    const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
    const script = jobs.charts.steps.find(({ name }: { readonly name?: string }) => name === 'charts').run;
    const { status } = spawnSync('bash', ['-e', '-c', script], { cwd: repository, env: { ...process.env, PATH } });
    const [first, second, head] = states;
    const called = [second, first].map((state) => `slipway charts fetch ../state-${state} --settings-from ${head}\n`);
    expect([status, read('call')]).toEqual([0, called.join('')]);
  });

  test('writes the release scripts of this package, marked as generated', () => {
    createFleet(folder, { name: 'acme' });
    for (const name of ['prepare-release.mjs', 'push-release.mjs']) {
      const [marker, ...lines] = read(`scripts/${name}`).split('\n');
      expect(marker).toMatch(/^\/\/ ~~ Generated by projen/);
      expect(lines.join('\n')).toBe(readFileSync(new URL(`../scripts/${name}`, import.meta.url), 'utf8'));
    }
  });

  test('checks out and runs no code of a pull request in the workflow that posts reviews', () => {
    createFleet(folder, { name: 'acme' });
    const text = read('.github/workflows/review-comment.yml');
    expect(text).not.toMatch(/^\s+ref:/m);
    expect(text.match(/^\s+(?:- )?(?:name: .*\n\s+)?run: (.*)$/gm)?.map((line) => line.split('run: ')[1])).toEqual([
      'npm ci --ignore-scripts',
      'npx slipway comment "$RUNNER_TEMP/review/review.json"',
    ]);
    expect(text.match(/^ {6}[\w-]+: write$/gm)).toEqual(['      pull-requests: write']);
    const [, review = ''] = read('.github/workflows/pull-request.yml').split('\n  review:\n');
    expect(review.indexOf('git switch --quiet --detach "$GITHUB_SHA^1"')).toBeLessThan(review.indexOf('npm ci'));
    expect(review).not.toMatch(/write|token/i);
  });

  test.each(['acme', 'zoo'])('the sources of %s are formatted, and their imports in order', (name) => {
    createFleet(folder, { name });
    const biome = new URL('../../../node_modules/.bin/biome', import.meta.url).pathname;
    // Throws with its findings.
    expect(execFileSync(biome, ['ci', '.'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })).toContain('No fixes applied');
  });
});
