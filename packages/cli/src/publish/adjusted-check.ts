import type { Finding } from '@slipway/manifest';
import { adjustedFindings } from '../settings/adjusted-findings.ts';
import type { AdjustedFindings } from '../settings/allowances.ts';
import type { FleetSettings } from '../settings/fleet-settings.ts';

/** Rules about deletions from clusters, which `--allow-deletions` accepts. */
const DELETIONS: ReadonlySet<string> = new Set(['protected-object-deleted', 'many-deletions']);

interface AdjustOptions {
  readonly cwd: string;
  readonly allowDeletions?: boolean | undefined;
  /** Receives the findings as adjusted by the settings, for a report that lists them. */
  readonly onAdjusted?: (adjusted: AdjustedFindings) => void;
}

/** Applies the settings to findings, and adds the problems of the settings. File names are relative to `cwd`. */
export async function adjustedCheck(
  findings: readonly Finding[],
  settings: FleetSettings,
  { cwd, allowDeletions = false, onAdjusted }: AdjustOptions,
): Promise<readonly Finding[]> {
  const all = await adjustedFindings([...settings.findings, ...findings], settings, cwd);
  onAdjusted?.(all);
  const adjusted = all.findings;
  return allowDeletions ? adjusted.filter(({ rule }) => !DELETIONS.has(rule)) : adjusted;
}
