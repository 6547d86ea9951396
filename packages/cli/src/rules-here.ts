import type { Rule } from '@slipway/manifest';
import { allRules } from './all-rules.ts';
import { contentRules } from './content-rules.ts';
import { findWorkspace, isInWorkspace } from './workspace.ts';

/** Every rule that a finding may name: Slipway's, and those of the repository around. */
export async function rulesHere(cwd: string): Promise<readonly Rule[]> {
  const own = isInWorkspace(cwd) ? await contentRules(findWorkspace(cwd).packages) : [];
  return [...allRules, ...own];
}
