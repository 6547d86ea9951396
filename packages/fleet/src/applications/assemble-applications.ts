import { DefinitionError, type ManifestFile, unitFiles } from '@slipway/manifest';
import { checkApplications, unitsOf } from './check-applications.ts';
import type { Application } from './define-application.ts';

/** Returns the files of `applications` after checking them as a whole. Throws a DefinitionError with every problem. */
export function assembleApplications(applications: readonly Application[]): ManifestFile[] {
  const findings = checkApplications(applications);
  if (findings.length > 0) throw new DefinitionError(findings);
  return applications.flatMap((application) => unitsOf(application).flatMap(unitFiles));
}
