import { DefinitionError, type ManifestFile, unitFiles } from '@slipway/manifest';
import { addons } from './addons.gen.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { Addon } from './define-addon.ts';

/** The files of every add-on. Throws a DefinitionError with every problem of the catalogue. */
export const assemble = (): ManifestFile[] => assembleCatalogue(addons);

/** The files of `catalogue`, checked as a whole. */
export function assembleCatalogue(catalogue: readonly Addon[]): ManifestFile[] {
  const findings = checkCatalogue(catalogue);
  if (findings.length > 0) throw new DefinitionError(findings);
  return catalogue.flatMap((addon) => addon.units.flatMap(unitFiles));
}
