import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority } from '../certificates/certificate-authority.ts';
import { servePackages } from '../crossplane/serve-packages.ts';
import { startFunctions } from '../crossplane/start-functions.ts';
import { startEgress } from '../egress/start-egress.ts';
import { startGitServer } from '../flux/git-server.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import { startGuardian } from '../processes/start-guardian.ts';
import { ensureProgram } from '../programs/ensure-program.ts';
import type { ProgramName } from '../programs/programs.ts';
import type { Cluster } from './cluster.ts';
import { type Lab, type LabOptions, programsOf } from './lab-options.ts';
import type { LabSite } from './lab-site.ts';
import { startCluster } from './start-cluster.ts';
import { startEtcd } from './start-etcd.ts';

/**
 * Starts etcd and one kube-apiserver for each name. Programs that are missing are built first, which takes minutes; without
 * Go that rejects with `NoGoError`. Labs do not know of each other.
 */
export async function startLab<const Name extends string>(options: LabOptions<Name>): Promise<Lab<Name>> {
  const programs: Partial<Record<ProgramName, string>> = {};
  for (const name of programsOf(options)) programs[name] = await ensureProgram(name, options.output ? { output: options.output } : {});
  await using ends = new AsyncDisposableStack();
  const guardian = await startGuardian(join(tmpdir(), 'slipway-lab-'));
  ends.defer(() => guardian.stop());
  const authority = createAuthority('slipway lab');
  const egress = await startEgress(authority, guardian.directory);
  ends.defer(() => egress.close());
  const site = siteOf({ guardian, authority, egress, programs: programs as Record<ProgramName, string> }, options);
  const [git, etcd] = await Promise.all([startGitServer(site), startEtcd(site)]);
  const running = new Set<RunningProgram>([git.program, etcd.program]);
  if (options.crossplane) {
    servePackages(egress);
    for (const program of (await startFunctions(site)).values()) running.add(program);
  }
  const surroundings = { etcdUrl: etcd.url, ends, running };
  const started = await Promise.all(
    options.clusters.map(async (name) => [name, await startCluster(site, name, options, surroundings)] as const),
  );
  guardian.hold(false); // a test that forgets to stop the lab still ends, and the lab with it
  const stack = ends.move();
  const stop = (): Promise<void> => stack.disposeAsync();
  return {
    clusters: Object.fromEntries(started.map(([name, { cluster }]) => [name, cluster])) as Record<Name, Cluster>,
    workloads: Object.fromEntries(started.map(([name, { workloads }]) => [name, workloads])) as Lab<Name>['workloads'],
    git,
    egress,
    site,
    directory: guardian.directory,
    pids: () => [...new Set([guardian.pid, ...[...running].map(({ pid }) => pid).filter((pid) => pid !== undefined)])],
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function siteOf(
  parts: Pick<LabSite, 'guardian' | 'authority' | 'egress' | 'programs'>,
  { deadline = 120_000 }: Pick<LabOptions, 'deadline'>,
): LabSite {
  const logs = join(parts.guardian.directory, 'logs');
  const home = join(parts.guardian.directory, 'home');
  for (const directory of [logs, home]) mkdirSync(directory);
  const environment = { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: home, GIT_CONFIG_NOSYSTEM: '1' };
  return { ...parts, logs, deadline, environment };
}
