import type { Finding, FleetDescription } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { type ContentPackage, findWorkspace, selectPackages } from '../repository/workspace.ts';
import { findingsOf, loadEntry } from './assemble.ts';
import { registryFindings } from './assemble-tree.ts';
import { awaitDefinitions } from './await-definitions.ts';
import { checkDescription } from './check-description.ts';
import { placeFindings } from './definition-positions.ts';
import { requireOwnCode } from './own-code.ts';

/** The description of a fleet, or why it is missing. There is always one of them. */
export type LoadedDescription =
  | {
      readonly description: FleetDescription;
      /** Name of the package that describes the fleet. It has the definitions of the clusters. */
      readonly definitions: string;
      readonly findings: readonly [];
    }
  | { readonly description?: undefined; readonly definitions?: undefined; readonly findings: readonly Finding[] };

/**
 * Calls `describe()` of the one content package that exports it: the package of the clusters. Findings have files relative to the working
 * directory. Throws a usage Failure if no package, or more than one, exports it.
 */
export async function loadDescription(context: VerbContext): Promise<LoadedDescription> {
  const workspace = findWorkspace(context.cwd);
  const packages = selectPackages(workspace, []);
  requireOwnCode(workspace);
  const unlisted = registryFindings(workspace, 'report', context.progress);
  const loaded = unlisted.length > 0 ? { findings: unlisted } : await describePackages(packages, context.progress);
  return 'description' in loaded ? loaded : { findings: placeFindings(loaded.findings, workspace.root, context.cwd) };
}

async function describePackages(packages: readonly ContentPackage[], progress: (text: string) => void): Promise<LoadedDescription> {
  const found: ContentPackage[] = [];
  const findings: Finding[] = [];
  for (const content of packages) {
    progress(`loading ${content.name}`);
    try {
      const { describe } = await awaitDefinitions(content.npmName, () => loadEntry(content));
      if (describe !== undefined) found.push(content);
    } catch (error) {
      findings.push(...findingsOf(error, content, packages));
    }
  }
  const [described, another] = found;
  if (another !== undefined)
    throw usageFailure(`${found.map(({ npmName }) => npmName).join(' and ')} export describe(): one package describes the whole fleet.`);
  if (described !== undefined) return describeOne(described, packages);
  if (findings.length > 0) return { findings };
  throw usageFailure(
    `No content package exports describe(), which describes the fleet. Next to assemble() of the package with the clusters, add\n` +
      `  export const describe = () => describeFleet(fleet);\n` +
      'with describeFleet from @slipway/fleet, and export it from the entry of the package.',
  );
}

async function describeOne(content: ContentPackage, packages: readonly ContentPackage[]): Promise<LoadedDescription> {
  try {
    const { describe } = await loadEntry(content);
    const description = await awaitDefinitions(content.npmName, async () => describe?.());
    const findings = checkDescription(description, content);
    return findings.length > 0 ? { findings } : { description: description as FleetDescription, definitions: content.name, findings: [] };
  } catch (error) {
    return { findings: findingsOf(error, content, packages) };
  }
}
