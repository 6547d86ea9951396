import { type ManifestFile, unitFiles } from '@slipway/manifest';
import { addons } from './addons.gen.ts';

/** The files of every add-on. Throws a DefinitionError with every problem of the catalogue. */
export function assemble(): ManifestFile[] {
  return addons.flatMap((addon) => addon.units.flatMap(unitFiles));
}
