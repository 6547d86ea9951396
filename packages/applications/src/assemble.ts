import { assembleApplications } from '@slipway/fleet';
import type { ManifestFile } from '@slipway/manifest';
import { applications } from './applications.gen.ts';

/** The files of every application. Throws a DefinitionError with every problem of the definitions. */
export const assemble = (): ManifestFile[] => assembleApplications(applications);
