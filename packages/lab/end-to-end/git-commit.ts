import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Commits files as the complete content of a branch and pushes it. Returns the commit's hash. */
export function pushFiles(url: string, files: Readonly<Record<string, string | Uint8Array>>, branch = 'main'): string {
  const clone = mkdtempSync(join(tmpdir(), 'slipway-push-'));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=lab', '-c', 'user.email=lab@localhost', ...args], {
      cwd: clone,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  try {
    git('clone', '--quiet', url, '.');
    git('switch', '--quiet', ...(git('ls-remote', '--heads', url, branch) === '' ? ['--orphan', branch] : [branch]));
    git('rm', '-rf', '--quiet', '--ignore-unmatch', '.');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      writeFileSync(join(clone, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Change the files');
    git('push', '--quiet', 'origin', branch);
    return git('rev-parse', 'HEAD');
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
