import { usageFailure } from '../report/failure.ts';
import type { CheckOptions } from './checked.ts';

/** Options that only the build of a fleet below a PATH uses. */
const FLEET_OPTIONS = ['source', 'present', 'resource', 'root', 'repository'] as const satisfies readonly (keyof CheckOptions)[];

/** Throws a usage Failure for fleet options if no fleet is built. An option without an effect would hide a mistake. */
export function refuseFleetOptions(options: CheckOptions, reason: string): void {
  const given = FLEET_OPTIONS.filter((option) => options[option] !== undefined);
  if (given.length > 0) throw usageFailure(`${given.map((option) => `--${option}`).join(', ')}: no effect here. ${reason}`);
}
