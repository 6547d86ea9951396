import { DefinitionError, type ManifestFile, unitFiles } from '@slipway/manifest';
import { applications } from './applications.gen.ts';
import { checkApplications, unitsOf } from './check-applications.ts';
import type { Application } from './define-application.ts';

/** The files of every application. Throws a DefinitionError with every problem of the definitions. */
export const assemble = (): ManifestFile[] => assembleApplications(applications);

/** The files of `applications`, checked as a whole. */
export function assembleApplications(applications: readonly Application[]): ManifestFile[] {
  const findings = checkApplications(applications);
  if (findings.length > 0) throw new DefinitionError(findings);
  return applications.flatMap((application) => unitsOf(application).flatMap(unitFiles));
}
