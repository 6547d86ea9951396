import { assembleCatalogue } from '@slipway/fleet';
import type { ManifestFile } from '@slipway/manifest';
import { addons } from './addons.gen.ts';

/** The files of every add-on. Throws a DefinitionError with every problem of the catalogue. */
export const assemble = (): ManifestFile[] => assembleCatalogue(addons);
