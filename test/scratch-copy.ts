import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Copies the current repository to a new folder, without its emitted tree. Installed npm packages are linked. `extra` names
 * more paths to copy. The caller removes it.
 */
export function scratchCopy(extra: readonly string[] = []): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-copy-')));
  for (const path of ['package.json', 'nx.json', 'tsconfig.base.json', '.gitignore', 'packages', ...extra]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (source) => !/\.test\.ts$|\/cli\/dist$/.test(source) });
  }
  linkModules(copy, copy);
  execFileSync('git', ['init', '--quiet', copy]);
  return copy;
}

/** Gives `folder` what npm installed here, and the packages of the product as they are in the repository `product`. */
export function linkModules(folder: string, product: string): void {
  mkdirSync(join(folder, 'node_modules/@slipway'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!['@slipway', 'slipway', '.package-lock.json'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(product, 'packages'))) {
    const link = name === 'cli' ? 'slipway' : `@slipway/${name}`;
    symlinkSync(join(product, 'packages', name), join(folder, 'node_modules', link));
  }
}
