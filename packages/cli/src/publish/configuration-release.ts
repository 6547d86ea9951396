import type { Finding } from '@slipway/manifest';
import { type Artifact, type PublishRow, packageAddress, pushPackage } from '@slipway/publish';
import { table } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import type { ContentPackage } from '../repository/workspace.ts';
import { type Signing, unfinished } from './artifact-mirror.ts';
import { builtPackage, type DefinedFleet, packageOfTree } from './package-source.ts';

/** The Configuration package of a content package, with the version of its package.json. */
export interface BuiltConfiguration {
  /** `oci://ghcr.io/acme/eks-cluster:v1.4.0`. */
  readonly url: string;
  /** `ghcr.io/acme/eks-cluster@sha256:...`. */
  readonly reference: string;
  readonly artifact: Artifact;
}

/** The Configuration packages of a fleet, by the name of the content package. */
export interface BuiltConfigurations {
  readonly built: ReadonlyMap<string, BuiltConfiguration>;
  readonly findings: readonly Finding[];
}

/** Builds the Configuration package of each content package whose settings name a repository for it. Does not call a registry. */
export async function buildConfigurations(fleet: DefinedFleet, selected: readonly ContentPackage[]): Promise<BuiltConfigurations> {
  const built = new Map<string, BuiltConfiguration>();
  const findings: Finding[] = [];
  for (const content of selected) {
    const { name, version, configuration } = content;
    const isAssembled = fleet.tree.packages.some((each) => each.package.name === name);
    if (configuration === undefined || !isAssembled) continue;
    const own = fleet.tree.packages.flatMap((each) => (each.package.name === name ? [each.package] : []));
    const source = await packageOfTree(fleet, own, {});
    findings.push(...source.findings);
    const made = await builtPackage(source);
    if (made === undefined) continue;
    // The tag of a registry cannot contain a plus sign.
    const url = `${configuration}:v${version.replaceAll('+', '_')}`;
    const { host, repository } = packageAddress(url);
    built.set(name, { url, reference: `${host}/${repository}@${made.artifact.manifest.digest}`, artifact: made.artifact });
  }
  return { built, findings };
}

/** A Configuration package that the registry has or would get. */
interface ConfigurationRow {
  readonly package: string;
  readonly reference: string;
  /** For `spec.package` of a Configuration. */
  readonly configurationPackage: string;
  readonly outcome: 'pushed' | 'unchanged' | 'planned';
}

/** Adds to the report of a dry run the Configuration packages of the planned releases. */
export const withPlannedConfigurations = (
  report: VerbReport,
  rows: readonly PublishRow[],
  { built }: Pick<BuiltConfigurations, 'built'>,
): VerbReport =>
  withRows(
    report,
    releasesOf(rows, built).map(({ artifact: _, ...row }) => ({ ...row, outcome: 'planned' })),
  );

/**
 * Pushes the Configuration packages of the releases that Git has. Skips packages that the registry has, so the next run completes a killed
 * one. Never replaces another package of a version. Throws a Failure.
 */
export async function withConfigurations(
  context: VerbContext,
  report: VerbReport,
  rows: readonly PublishRow[],
  { built, signing }: Pick<BuiltConfigurations, 'built'> & { readonly signing: Signing },
): Promise<VerbReport> {
  const pushed: ConfigurationRow[] = [];
  for (const { artifact, ...row } of releasesOf(rows, built)) {
    context.progress(`pushing ${row.reference}`);
    const { outcome } = await pushPackage({
      ...{ url: row.reference, artifact, environment: context.terminal.env, signal: context.signal() },
      ...signing,
    }).catch((error: unknown) => {
      throw unfinished(error);
    });
    pushed.push({ ...row, outcome });
  }
  return withRows(report, pushed);
}

/** Returns the packages that releases record. A release from before this setting has none. */
function releasesOf(
  rows: readonly PublishRow[],
  built: BuiltConfigurations['built'],
): readonly (Omit<ConfigurationRow, 'outcome'> & Pick<BuiltConfiguration, 'artifact'>)[] {
  return rows.flatMap(({ package: name, configurationPackage }) => {
    const found = built.get(name);
    if (found === undefined || found.reference !== configurationPackage) return [];
    return [{ package: name, reference: found.url, configurationPackage, artifact: found.artifact }];
  });
}

function withRows(report: VerbReport, configurations: readonly ConfigurationRow[]): VerbReport {
  if (configurations.length === 0) return report;
  const rows = configurations.map(({ reference, configurationPackage, outcome }) => [reference, configurationPackage, outcome]);
  return {
    ...report,
    json: () => ({ ...report.json(), configurations }),
    text: (paint) => [report.text(paint), table([['Configuration package', 'for spec.package', 'outcome'], ...rows], paint)].join('\n\n'),
  };
}
