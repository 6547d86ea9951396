import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Path to text of every branch that `slipway publish` makes of this repository. */
export function publishedBranches(): Map<string, Readonly<Record<string, string>>> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-lab-fleet-'));
  try {
    const remote = join(scratch, 'fleet.git');
    const git = (...args: readonly string[]): string => execFileSync('git', ['-C', remote, ...args], { encoding: 'utf8' });
    execFileSync('git', ['init', '--quiet', '--bare', remote]);
    execFileSync(process.execPath, [
      join(repository, 'packages/cli/src/main.ts'),
      'publish',
      '--quiet',
      '--cwd',
      repository,
      '--remote',
      remote,
    ]);
    const branches = git('for-each-ref', '--format=%(refname:short)', 'refs/heads').trim().split('\n');
    return new Map(
      branches.map((branch) => {
        const paths = git('ls-tree', '-r', '--name-only', branch).trim().split('\n');
        return [branch, Object.fromEntries(paths.map((path) => [path, git('show', `${branch}:${path}`)]))];
      }),
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
