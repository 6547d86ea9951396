import { existsSync, readFileSync } from 'node:fs';

type Block = Readonly<Record<string, unknown>>;

/** Blocks of a package.json to which a team adds entries. */
const BLOCKS = ['allowScripts', 'scripts', 'dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Merges `managed` with the team's additions to the package.json in `file`: other fields, and other entries of scripts, dependencies
 * and allowed install scripts. Packages of Slipway are managed even if they are no longer needed.
 */
export function withOwnEntries(file: string, managed: Block): Record<string, unknown> {
  const present: Block = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const merged: Record<string, unknown> = { ...managed };
  for (const [name, value] of Object.entries(present)) merged[name] ??= value;
  for (const name of BLOCKS.filter((block) => present[block] !== undefined)) {
    const block = (managed[name] ?? {}) as Block;
    const own = Object.entries(present[name] as Block).filter(([key]) => block[key] === undefined && !/^(@slipway\/|slipway$)/.test(key));
    merged[name] = name === 'scripts' ? { ...block, ...Object.fromEntries(own) } : sorted({ ...block, ...Object.fromEntries(own) });
  }
  return merged;
}

const sorted = (block: Block): Block => Object.fromEntries(Object.entries(block).sort(([a], [b]) => (a < b ? -1 : 1)));
