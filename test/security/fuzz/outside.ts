import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files around the trees of a worker, which no answer may contain. */
export interface Outside {
  /** Absolute; trees are made in it. */
  readonly folder: string;
  /** A FIFO, which trees link to. */
  readonly fifo: string;
  /** Texts of which each part of ten characters is theirs alone. */
  readonly tokens: readonly string[];
  /** What standard input of the worker holds. */
  readonly stdin: string;
}

/** Fills an empty folder with files that only their owner may see: manifests, a CRD, keys, a package, a repository of Git. */
export function createOutside(folder: string): Outside {
  const tokens: string[] = [];
  const token = (): string => {
    const text = `q${randomBytes(14).toString('hex')}`;
    tokens.push(text);
    return text;
  };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const map = (): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${token()}, namespace: apps}\ndata: {a: ${token()}, b: 1}\n${token()}: a\n`;
  write('canary.yaml', map());
  write('canary.json', JSON.stringify({ apiVersion: 'v1', kind: token(), metadata: { name: token() }, data: token() }));
  write('canary.txt', `${token()}\n[a]\n\tb = ${token()}\nurl = https://${token()}@example.org/a\n`);
  write(
    'canary-crd.yaml',
    `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: ${token()}}\nspec: {group: ${token()}.org, ${token()}: 1}\n`,
  );
  write('id_rsa', `-----BEGIN RSA PRIVATE KEY-----\n${token()}\n${token()}\n-----END RSA PRIVATE KEY-----\n`);
  write('.git-credentials', `https://user:${token()}@example.org\n`);
  write('outside/kustomization.yaml', `resources: [canary.yaml]\nnamePrefix: ${token()}-\n`);
  write('outside/canary.yaml', map());
  write('package.json', JSON.stringify({ name: token(), workspaces: ['code/*'] }));
  write(
    'code/evil/package.json',
    JSON.stringify({ name: 'outside-evil', type: 'module', exports: './index.js', slipway: { prefixes: ['common'] } }),
  );
  write(
    'code/evil/index.js',
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(join(folder, 'ran'))}, 'ran');\nexport const rules = [];\nexport const assemble = () => [];\n`,
  );
  write('repository/apps/canary.yaml', map());
  gitRepository(join(folder, 'repository'), ['main', 'flux/evil/latest']);
  execFileSync(
    'git',
    ['clone', '--quiet', '--bare', '--no-hardlinks', '--template=', join(folder, 'repository'), join(folder, 'secret.git')],
    {
      env: gitEnvironment(),
    },
  );
  execFileSync('mkfifo', [join(folder, 'fifo')]);
  const stdin = token();
  return { folder, fifo: join(folder, 'fifo'), tokens, stdin };
}

/** A new repository with a commit of all that is in a folder, on these branches. */
export function gitRepository(folder: string, branches: readonly string[]): void {
  git(folder, 'init', '--quiet', '--template=', '--initial-branch', branches[0] ?? 'main');
  commitAll(folder);
  for (const branch of branches.slice(1)) git(folder, 'branch', branch);
}

/** A commit of all that is in the folder of a repository. */
export function commitAll(folder: string): void {
  try {
    git(folder, 'add', '--all');
  } catch {
    // Git refuses some trees, as a .gitmodules that is a link, and waits for a .gitignore that is a pipe; the commit has nothing then.
  }
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'a');
}

const git = (folder: string, ...args: string[]): unknown =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'gc.auto=0', ...args], {
    env: gitEnvironment(),
    stdio: 'ignore',
    timeout: 20_000,
  });

const gitEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
