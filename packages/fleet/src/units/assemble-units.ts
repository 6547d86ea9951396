import { checkUnits, DefinitionError, type ManifestFile, type Unit, unitFiles } from '@slipway/manifest';
import { checkCharts } from '../sources/check-charts.ts';

/** Returns the files of `units` after checking them as a whole. Throws a DefinitionError with every problem. */
export function assembleUnits(units: readonly Unit[]): ManifestFile[] {
  const findings = [...checkUnits(units), ...checkCharts(units)];
  if (findings.length > 0) throw new DefinitionError(findings);
  return units.flatMap(unitFiles);
}
