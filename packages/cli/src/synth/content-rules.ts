import { pathToFileURL } from 'node:url';
import type { Rule } from '@slipway/manifest';
import type { ContentPackage } from '../repository/workspace.ts';
import { isRule } from './definition-record.ts';

/**
 * Returns the rules that content packages describe: exports whose name ends in `Rules`. Loads the packages. A package that fails to load
 * has none.
 */
export async function contentRules(packages: readonly ContentPackage[]): Promise<Rule[]> {
  const modules = await Promise.all(packages.map(async ({ entry }) => import(pathToFileURL(entry).href).catch(() => ({}))));
  return modules.flatMap((module: Readonly<Record<string, unknown>>) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Rules') && Array.isArray(value) ? value.filter(isRule) : [])),
  );
}
