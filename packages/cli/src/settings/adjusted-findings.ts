import type { Finding } from '@slipway/manifest';
import type { AdjustedFindings } from './allowances.ts';
import type { FleetSettings } from './fleet-settings.ts';

/** The findings with the severities of the settings, without those that are let pass today. Most repositories have no settings. */
export async function adjustedFindings(
  findings: readonly Finding[],
  { severities, allow }: Pick<FleetSettings, 'severities' | 'allow'>,
  cwd: string,
): Promise<AdjustedFindings> {
  if (allow.length + Object.keys(severities).length === 0) return { findings, allowed: [], passedBy: new Map(), turnedOff: new Map() };
  const { adjustFindings } = await import('./allowances.ts');
  return adjustFindings(findings, { severities, allow, cwd, today: new Date().toISOString().slice(0, 10) });
}
