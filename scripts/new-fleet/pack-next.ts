import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the simulated next release. */
export const NEXT = '99.0.0';

/** The one change of the next release: stock cert-manager runs three pods of its controller. */
export const CHANGED = 'common/cluster-addons/add-ons/cert-manager/release.yaml';

/** Packs the staged packages in `staged` again as the next release, into `tarballs`. */
export async function packNext(staged: string, tarballs: string): Promise<void> {
  const folders = readdirSync(staged)
    .map((name) => join(staged, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  for (const folder of folders) {
    const file = join(folder, 'package.json');
    const json = JSON.parse(readFileSync(file, 'utf8'));
    const dependencies = Object.entries<string>(json.dependencies).map(([name, range]) => [
      name,
      /^@slipway\//.test(name) ? `^${NEXT}` : range,
    ]);
    writeFileSync(file, JSON.stringify({ ...json, version: NEXT, dependencies: Object.fromEntries(dependencies) }));
  }
  change(join(staged, 'eks/src/addons/cert-manager.js'), /replicaCount: 2/, 'replicaCount: 3');
  mkdirSync(tarballs, { recursive: true });
  execFileSync('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', tarballs, ...folders], { stdio: 'ignore' });
}

function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}
