import { existsSync, readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ClusterDescription, FleetDescription } from '@slipway/manifest';
import { didYouMean } from '../report/did-you-mean.ts';
import { environmentFailure, Failure, usageFailure } from '../report/failure.ts';
import { findingsCount } from '../report/text.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { writeWhole } from '../synth/apply-synth.ts';
import { loadDescription } from '../synth/load-description.ts';
import { bootstrapScript, isBootstrapScript } from './bootstrap-script.ts';
import { bootstrapText, writtenText } from './bootstrap-text.ts';

export interface BootstrapOptions {
  /** Name of a cluster: `<cluster>-<environment>`. */
  readonly cluster: string;
  /** Also write the steps as a script to this file, relative to the working directory. */
  readonly script?: string;
}

/** Prints the steps that a person runs once, by hand, before Flux and Crossplane can manage a cluster. Runs none of them. */
export async function runBootstrap(context: VerbContext, options: BootstrapOptions): Promise<VerbReport> {
  const { description, findings } = await loadDescription(context);
  if (description === undefined) {
    return {
      findings,
      json: () => ({ summary: { cluster: options.cluster, findings: findings.length }, steps: [] }),
      text: (paint) => `${paint('red', 'No steps')}: ${findingsCount(findings)}.`,
    };
  }
  const cluster = clusterNamed(options.cluster, description);
  const script = options.script === undefined ? undefined : await writeScript(options.script, cluster, context.cwd);
  return {
    findings,
    json: () => ({ summary: summaryOf(cluster, script), steps: cluster.bootstrap }),
    text: (paint) => (script === undefined ? bootstrapText(cluster, paint) : writtenText(cluster, script, paint)),
  };
}

function clusterNamed(name: string, { clusters }: FleetDescription): ClusterDescription {
  const found = clusters.find((cluster) => cluster.name === name);
  if (found !== undefined) return found;
  const names = clusters.map((cluster) => cluster.name);
  throw usageFailure(`There is no cluster ${JSON.stringify(name)}.${didYouMean(name, names)} Clusters: ${names.join(', ') || 'none'}.`);
}

/** Writes the script. Returns `path`, or undefined for a cluster without steps, for which no file is written. */
async function writeScript(path: string, cluster: ClusterDescription, cwd: string): Promise<string | undefined> {
  if (cluster.bootstrap.length === 0) return undefined;
  const file = resolve(cwd, path);
  try {
    const present = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (present !== undefined && !isBootstrapScript(present)) {
      throw usageFailure(`${file} exists and is not a script of \`slipway bootstrap\`: choose another file, or remove it.`);
    }
    await writeWhole(file, bootstrapScript(cluster));
    await chmod(file, 0o755);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw environmentFailure(`${file} cannot be written: ${(error as Error).message}`, error);
  }
  return path;
}

const summaryOf = ({ name, role, delivery, hub, accountId, region, bootstrap: steps }: ClusterDescription, script: string | undefined) => ({
  cluster: name,
  role,
  ...(delivery === undefined ? {} : { delivery }),
  ...(hub === undefined ? {} : { hub }),
  accountId,
  region,
  steps: steps.length,
  ...(script === undefined ? {} : { script }),
  findings: 0,
});
