import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hubRole } from '@slipway/eks';
import type { Manifest } from '@slipway/manifest';
import {
  type AwsAccount,
  type Cluster,
  createAwsAccount,
  type Lab,
  manifestsIn,
  readManifests,
  serveCharts,
  servePackages,
  startAws,
  startLab,
} from '../../src/index.ts';
import { HUB as HUB_DEFINITION, makeHub, makeRole } from '../../test/made-by-hand.ts';
import { type EventLog, startEventLog } from './event-log.ts';
import { type Heads, type SettleOptions, untilSettled } from './settled.ts';
import { type PublishedPackage, type Workspace, workspace } from './workspace.ts';

export const HUB = 'mgmt-production';
/** Clusters that run their own Flux. */
export const SELF_MANAGED = ['commercial-staging', 'commercial-production'] as const;
/** The cluster that the hub drives. */
export const DRIVEN = 'crossplane-demo-production';
/** The cluster that the test adds, in another account than the hub. Its API server is prepared. */
export const ADDED = 'commercial-test';
export const OTHER_ACCOUNT = '444455556666';

const CLUSTERS = [HUB, ...SELF_MANAGED, DRIVEN, ADDED] as const;

/** The workload cluster of a new fleet; the fleet also has a hub. */
export const FIRST = 'apps-staging';

type Name = (typeof CLUSTERS)[number] | typeof FIRST;

export const FLEET_URL = 'https://git.slipway.example/platform/fleet.git';
const CREDENTIALS = { username: 'flux', password: 'a token of the lab' };

/** Additional versions in the chart repositories. */
const MORE_VERSIONS = { prometheus: ['29.28.0'], 'cert-manager': ['v1.21.2', 'v1.21.3', 'v1.21.4'] };

/** The environment of all phases. */
export interface Stage {
  readonly lab: Lab<Name>;
  readonly hub: Cluster;
  readonly clusters: readonly Cluster[];
  cluster(name: Name): Cluster;
  readonly eventLog: EventLog;
  readonly workspace: Workspace;
  readonly account: AwsAccount;
  /** Account of the added cluster. */
  readonly otherAccount: AwsAccount;
  /** The channel that the hub follows. */
  readonly channel: string;
  /** Crossplane's packages. A withheld one cannot be installed. */
  readonly packages: { withhold(name: string): void; release(name: string): void };
  /** Hosts of Helm charts. A host that is down answers 503. */
  readonly chartHosts: { takeDown(host: string): void; bringBack(host: string): void };
  /** Runs the manual steps of a platform engineer on the hub. */
  bootstrap(): Promise<void>;
  publish(): Promise<readonly PublishedPackage[]>;
  /** Publishes a change of these packages, and notifies Flux. */
  release(packages: readonly string[], options?: ReleaseOptions): Promise<readonly PublishedPackage[]>;
  /** Notifies the sources of clusters about a push, as a webhook would. */
  wake(clusters?: readonly Cluster[]): Promise<void>;
  /** Makes Flux reconcile an object now. */
  reconcile(cluster: Cluster, target: Manifest): Promise<void>;
  /** Resolves when every cluster with a Flux has applied everything published, and all of it is healthy. */
  untilQuiet(options?: SettleOptions): Promise<void>;
  heads(): Heads;
  /** Returns every published file. */
  branches(): readonly PublishedFile[];
  end(): Promise<void>;
}

/** Options of a release. */
interface ReleaseOptions {
  /** Clusters whose Flux is notified. @default all */
  readonly notify?: readonly Cluster[];
  /** More flags of `slipway publish` and `slipway promote`. */
  readonly flags?: readonly string[];
}

/** One file of a branch. */
export interface PublishedFile {
  /** `flux/cluster-defs/production:clusters/…` */
  readonly path: string;
  readonly text: string;
}

interface StageOptions {
  /** Factor of the delays of AWS and the workloads. @default 1 */
  readonly slow?: number;
  /** @default those of the reference fleet */
  readonly clusters?: readonly Name[];
  /** Folder of the fleet, which is deleted at the end. @default a copy of this repository */
  readonly directory?: string;
  /** The channel that the hub follows. @default production */
  readonly channel?: string;
}

/** Starts the clusters, the services around them, and Flux on the hub. Nothing is published yet. */
export async function setStage({
  slow = 1,
  clusters: names = CLUSTERS,
  directory,
  channel = 'production',
}: StageOptions = {}): Promise<Stage> {
  const lab = await startLab({
    clusters: names,
    flux: [HUB],
    crossplane: 'on demand',
    workloads: { secrets: secretsOf, delay: 200 * slow },
  });
  const clusters = Object.values(lab.clusters) as readonly Cluster[];
  const kubeconfigs = (name: string): string | undefined => lab.clusters[name as Name]?.kubeconfig;
  const account = createAwsAccount({ kubeconfigs });
  const otherAccount = createAwsAccount({ id: OTHER_ACCOUNT, kubeconfigs });
  const providers = clusters.map((cluster) =>
    cluster.name === ADDED ? startAws(otherAccount, cluster, { slow }) : startAws(account, cluster, { slow, others: [otherAccount] }),
  );
  const chartHosts = hostsOfCharts(lab);
  serveCharts(chartHosts, readManifests(join(repository, 'common')), { versions: MORE_VERSIONS });
  const fleet = await lab.git.createRepository('fleet');
  lab.git.serveAs(FLEET_URL, fleet, CREDENTIALS);
  const work = workspace(fleet.url, directory);
  const eventLog = startEventLog(clusters);
  const hub = lab.clusters[HUB];
  const heads = (): Heads => headsOf(fleet.directory);

  const wake = async (notified: readonly Cluster[] = clusters): Promise<void> => {
    const at = new Date().toISOString();
    for (const cluster of notified.filter(hasFlux)) {
      for (const source of await cluster.list({ apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'GitRepository' })) {
        await cluster.patch(source, { metadata: { annotations: { [REQUESTED]: at } } });
      }
    }
  };
  return {
    lab,
    hub,
    clusters,
    cluster: (name) => lab.clusters[name],
    eventLog,
    workspace: work,
    channel,
    account,
    otherAccount,
    packages: withholding(lab),
    chartHosts,
    heads,
    branches: () => [...heads().keys()].flatMap((branch) => filesOf(fleet.directory, branch)),
    wake,
    publish: () => work.publish(),
    async release(packages, { notify, flags } = {}) {
      const rows = await work.release(packages, flags);
      await wake(notify);
      return rows;
    },
    async reconcile(cluster, target) {
      await cluster.patch(target, { metadata: { annotations: { [REQUESTED]: new Date().toISOString() } } });
    },
    async untilQuiet(options) {
      for (const cluster of clusters.filter(hasFlux)) await untilSettled(cluster, heads(), options);
    },
    async bootstrap() {
      makeHub(account, hubRole(HUB_DEFINITION));
      makeRole(account, hubRole(HUB_DEFINITION));
      await hub.apply({
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 'flux-system', namespace: 'flux-system' },
        stringData: CREDENTIALS,
      } as Manifest);
      const sync = git(fleet.directory, 'show', `flux/cluster-defs/${channel}:clusters/mgmt/${HUB}/flux-system/sync.yaml`);
      for (const object of manifestsIn(sync)) await hub.apply(object);
    },
    async end() {
      eventLog.stop();
      work.end();
      await Promise.all(providers.map((provider) => provider.close()));
      await lab.stop();
    },
  };
}

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const REQUESTED = 'reconcile.fluxcd.io/requestedAt';

const hasFlux = (cluster: Cluster): boolean => cluster.programs.has('source-controller');

/** Returns the secrets of each cluster in AWS Secrets Manager. */
function secretsOf(key: string): Readonly<Record<string, string>> | undefined {
  if (key.endsWith('/git-credentials')) return CREDENTIALS;
  return key.endsWith('/sealed-secrets') ? { crt: 'a certificate', key: 'a key' } : undefined;
}

/** Returns a registry that can withhold single packages. */
function withholding({ proxy }: Lab): Stage['packages'] {
  const withheld = new Set<string>();
  servePackages({
    serve: (host, listener) =>
      proxy.serve(host, (request, response) => {
        if ([...withheld].some((name) => request.url?.includes(`/${name}/`))) response.writeHead(503).end();
        else return listener(request, response);
      }),
  });
  return { withhold: (name) => void withheld.add(name), release: (name) => void withheld.delete(name) };
}

/** Returns the proxy for charts, with hosts that can be taken down. */
function hostsOfCharts({ proxy }: Lab): Stage['chartHosts'] & Pick<Lab['proxy'], 'serve'> {
  const down = new Set<string>();
  return {
    serve: (host, listener) =>
      proxy.serve(host, (request, response) => {
        if (down.has(host)) response.writeHead(503).end();
        else return listener(request, response);
      }),
    takeDown: (host) => void down.add(host),
    bringBack: (host) => void down.delete(host),
  };
}

const git = (directory: string, ...args: readonly string[]): string => textOf(directory, args).trim();

/** Returns the output of Git with its last line end, because a file without one is another file. */
const textOf = (directory: string, args: readonly string[]): string =>
  execFileSync('git', ['--git-dir', directory, ...args], { encoding: 'utf8' });

const filesOf = (directory: string, branch: string): readonly PublishedFile[] =>
  git(directory, 'ls-tree', '-r', '--name-only', branch)
    .split('\n')
    .map((file) => `${branch}:${file}`)
    .map((path) => ({ path, text: textOf(directory, ['show', path]) }));

function headsOf(directory: string): Heads {
  const lines = git(directory, 'for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads').split('\n');
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}
