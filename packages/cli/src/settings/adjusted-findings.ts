import { type Finding, NO_BUDGET } from '@slipway/manifest';
import type { VerbContext } from '../report/verb-context.ts';
import type { AdjustedFindings } from './allowances.ts';
import type { FleetSettings } from './fleet-settings.ts';

/** Returns the findings with the severities of the settings, without those that are allowed today. Most repositories have no settings. */
export async function adjustedFindings(
  findings: readonly Finding[],
  { severities, allow }: Pick<FleetSettings, 'severities' | 'allow'>,
  cwd: string,
  { budget, grace }: Pick<VerbContext, 'budget' | 'grace'> = { budget: NO_BUDGET, grace: 0 },
): Promise<AdjustedFindings> {
  if (allow.length + Object.keys(severities).length === 0) return { findings, allowed: [], passedBy: new Map(), turnedOff: new Map() };
  const { adjustFindings } = await import('./allowances.ts');
  const today = new Date().toISOString().slice(0, 10);
  return budget.interruptible(() => adjustFindings(findings, { severities, allow, cwd, today, budget }), { grace });
}
