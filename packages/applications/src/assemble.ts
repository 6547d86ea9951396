import { type ManifestFile, unitFiles } from '@slipway/manifest';
import { apps } from './apps.gen.ts';
import type { Application } from './define-application.ts';

/** The files of every application. Throws a DefinitionError with every problem of the definitions. */
export function assemble(): ManifestFile[] {
  return apps.flatMap((application: Application) =>
    [...(application.tenant ? [application.tenant] : []), ...application.units].flatMap(unitFiles),
  );
}
