import { pathToFileURL } from 'node:url';
import type { Rule } from '@slipway/manifest';
import type { ContentPackage } from '../repository/workspace.ts';
import { isRule } from './definition-record.ts';

/** The rules that content packages, which are loaded, describe: exports whose name ends in `Rules`. A package that does not load describes none. */
export async function contentRules(packages: readonly ContentPackage[]): Promise<Rule[]> {
  const modules = await Promise.all(packages.map(async ({ entry }) => import(pathToFileURL(entry).href).catch(() => ({}))));
  return modules.flatMap((module: Readonly<Record<string, unknown>>) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Rules') && Array.isArray(value) ? value.filter(isRule) : [])),
  );
}
