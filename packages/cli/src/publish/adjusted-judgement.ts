import type { Finding } from '@slipway/manifest';
import { adjustedFindings } from '../settings/adjusted-findings.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';

/** Rules about what clusters lose, which `--allow-deletions` lets pass. */
const DELETIONS: ReadonlySet<string> = new Set(['protected-object-deleted', 'many-deletions']);

/** Findings as the settings have them, with what is wrong in the settings; `cwd` is where names of files begin. */
export async function adjustedJudgement(
  findings: readonly Finding[],
  settings: FleetSettings,
  { cwd, allowDeletions = false }: { readonly cwd: string; readonly allowDeletions?: boolean | undefined },
): Promise<readonly Finding[]> {
  const adjusted = (await adjustedFindings([...settings.findings, ...findings], settings, cwd)).findings;
  return allowDeletions ? adjusted.filter(({ rule }) => !DELETIONS.has(rule)) : adjusted;
}
