import { DefinitionError, type ManifestFile, unitFiles } from '@slipway/manifest';
import { checkCatalogue } from './check-catalogue.ts';
import type { Addon } from './define-addon.ts';

/** Returns the files of `catalogue` after checking it as a whole. Throws a DefinitionError with every problem. */
export function assembleCatalogue(catalogue: readonly Addon[]): ManifestFile[] {
  const findings = checkCatalogue(catalogue);
  if (findings.length > 0) throw new DefinitionError(findings);
  return catalogue.flatMap((addon) => addon.units.flatMap(unitFiles));
}
