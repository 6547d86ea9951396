import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, isTrue, type StoredObject } from '../../src/index.ts';

/** The current commit of each branch. */
export type Heads = ReadonlyMap<string, string>;

/** The deadline, and a callback for ready clusters. */
export interface SettleOptions {
  /** Milliseconds. @default 600000 */
  readonly deadline?: number;
  readonly report?: (line: string) => void;
}

/** Returns the pending work of the Flux of a cluster, one line each; empty if everything published is applied and healthy. */
export async function unsettled(cluster: Cluster, heads: Heads): Promise<readonly string[]> {
  const sources = await cluster.list({ apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'GitRepository' });
  const [kustomizations, releases] = await Promise.all([
    cluster.list({ apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization' }),
    cluster.list({ apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease' }),
  ]);
  const revisions = new Map(sources.map((source) => [source.metadata.name, revisionOf(source)]));
  return [
    ...sources.map((source) => late(source, heads)),
    ...[...kustomizations, ...releases].map((object) => behind(object, revisions)),
  ].filter((line) => line !== undefined);
}

/** Resolves when a cluster has no pending work. Otherwise rejects with that work. */
export async function untilSettled(cluster: Cluster, heads: Heads, { deadline = 600_000, report }: SettleOptions = {}): Promise<void> {
  const end = performance.now() + deadline;
  let reportedCount = 0;
  for (;;) {
    const lines = await unsettled(cluster, heads);
    if (lines.length === 0) return;
    if (performance.now() > end) {
      throw new Error([`${cluster.name} has not settled after ${deadline / 1000} s:`, ...lines.map((line) => `  ${line}`)].join('\n'));
    }
    if (lines.length !== reportedCount) report?.(`${cluster.name}: ${lines.length} objects of Flux to go`);
    reportedCount = lines.length;
    await sleep(1000);
  }
}

/** `flux/addons-catalog/latest@sha1:…`. */
const revisionOf = ({ status }: StoredObject): string | undefined =>
  (status?.artifact as { readonly revision?: string } | undefined)?.revision;

function late(source: StoredObject, heads: Heads): string | undefined {
  const { branch } = (source.spec as { readonly ref?: { readonly branch?: string } }).ref ?? {};
  const head = branch === undefined ? undefined : heads.get(branch);
  if (!isTrue(source, 'Ready')) return line(source, whyNot(source));
  return head !== undefined && !revisionOf(source)?.endsWith(head) ? line(source, `has ${revisionOf(source)}, not ${head}`) : undefined;
}

function behind(object: StoredObject, revisions: ReadonlyMap<string, string | undefined>): string | undefined {
  const { sourceRef } = object.spec as { readonly sourceRef?: { readonly name: string } };
  const wanted = sourceRef === undefined ? undefined : revisions.get(sourceRef.name);
  if (object.metadata.deletionTimestamp) return line(object, 'is being deleted');
  if (!isTrue(object, 'Ready')) return line(object, whyNot(object));
  const applied = object.status?.lastAppliedRevision;
  return wanted !== undefined && applied !== wanted ? line(object, `has ${applied}, not ${wanted}`) : undefined;
}

const line = ({ kind, metadata: { name } }: StoredObject, what: string): string => `${kind} ${name}: ${what}`;

function whyNot({ status }: StoredObject): string {
  const ready = status?.conditions?.find(({ type }) => type === 'Ready');
  return ready ? `${ready.reason}: ${ready.message}` : 'not looked at yet';
}
