import { applyPolicy } from '@slipway/flux-build';
import { addressRange, below, contains, type Fields, fieldsOf, listOf } from '@slipway/manifest';
import type { Entry } from '../fold/entry.ts';
import { groupOf, kindOf, scalarText } from '../objects/values.ts';
import { type About, type FleetFacts, type Found, hunkText } from './about.ts';
import { volumesOf } from './releases.ts';

/** R4 and R3: deletions, and objects that may be deleted from now on. */
export function* lost(about: About): Generator<Found> {
  const { action, title } = about;
  if (action === 'delete') {
    yield* ownerDeleted(about);
    const data = dataOf(about.object, about.fleet);
    if (data !== undefined) yield { rule: 'data-deleted', evidence: `${title} is deleted: ${data}` };
  }
  yield* createdTwice(about);
  yield* weakerPolicies(about);
  yield* endedBackups(about);
  yield* closedEndpoint(about);
}

/**
 * Reports a composite or managed resource that moves to another namespace, and a composite that moves to another hub. The new one has no
 * external names, so it creates everything again.
 */
function* createdTwice({ action, object, group, kind, title, entry, fleet }: About): Generator<Found> {
  if (action !== 'delete' && action !== 'orphan') return;
  const isOfCloud = fleet.compositeKinds.has(`${group}/${kind}`) || fieldsOf(object.spec).forProvider !== undefined;
  const again = isOfCloud ? fleet.createdWithName(entry) : undefined;
  if (again === undefined) return;
  yield { rule: 'created-twice', evidence: `${title} is created again as ${again}: what it has in the cloud does not move with it` };
}

const OWNERS: ReadonlyMap<string, string> = new Map([
  ['/Namespace', 'with everything in it'],
  ['apiextensions.k8s.io/CustomResourceDefinition', 'with every object of the kind'],
  ['apiextensions.crossplane.io/CompositeResourceDefinition', 'with every composite resource of the kind'],
  ['kustomize.toolkit.fluxcd.io/Kustomization', 'with its applied objects'],
]);

/**
 * Reports a deleted object with others that are deleted with it: R4, or R3 if the build has all of them and none has data. A Namespace in
 * which objects are still applied is R4: it is not removed together with its content.
 */
function* ownerDeleted({ group, kind, title, fleet, entry, object }: About): Generator<Found> {
  const what = OWNERS.get(`${group}/${kind}`);
  if (what === undefined || leavesObjects(object)) return;
  const content = fleet.contentBefore(entry);
  const after = kind === 'Namespace' ? fleet.contentAfter(entry) : [];
  const isInUse = after === undefined || after.length > 0;
  const isStateless = content !== undefined && content.length > 0 && !isInUse && !content.some((object) => hasData(object, entry, fleet));
  yield isStateless
    ? {
        rule: 'owner-deleted',
        evidence: `${title} is deleted, ${what}: ${content.length} object${content.length === 1 ? '' : 's'} of the repository, none with data`,
      }
    : {
        rule: 'cluster-object-deleted',
        evidence: `${title} is deleted, ${what}${after !== undefined && isInUse ? ', and objects are still applied to it' : ''}`,
      };
}

/** Whether an object is a Flux Kustomization whose objects remain when it is deleted. They are separate changes of the review. */
function leavesObjects({ apiVersion, kind, spec }: Fields): boolean {
  if (kind !== 'Kustomization' || !scalarText(apiVersion).startsWith('kustomize.toolkit.fluxcd.io/')) return false;
  const { deletionPolicy = 'MirrorPrune', prune, suspend } = fieldsOf(spec);
  return suspend === true || deletionPolicy === 'Orphan' || (deletionPolicy === 'MirrorPrune' && prune !== true);
}

/** Whether an object has data, or owns objects that may have. */
const hasData = (object: Fields, entry: Entry, fleet: FleetFacts): boolean =>
  OWNERS.has(`${groupOf(object)}/${kindOf(object)}`) ||
  dataOf(object, fleet) !== undefined ||
  (kindOf(object) === 'HelmRelease' && volumesOf(object, fleet.chartOf(entry, object)) !== undefined);

/** Returns what is lost with an object; undefined if a new one is equal. */
function dataOf(object: Fields, fleet: FleetFacts): string | undefined {
  const [group, kind] = [groupOf(object), kindOf(object)];
  if (fleet.compositeKinds.has(`${group}/${kind}`)) return 'a composite resource, with all its resources';
  const spec = fieldsOf(object.spec);
  if (spec.forProvider !== undefined) {
    return isKeptInCloud(object) ? undefined : 'the resource in the cloud is deleted with it';
  }
  if (group === '' && kind === 'PersistentVolumeClaim') return 'its volume is deleted with it if the class says so';
  if (group === '' && kind === 'PersistentVolume') return 'a volume';
  if (group === 'snapshot.storage.k8s.io' && kind === 'VolumeSnapshot') return 'its snapshot is deleted with it if the class says so';
  if (group === 'snapshot.storage.k8s.io' && kind === 'VolumeSnapshotContent')
    return spec.deletionPolicy === 'Retain' ? undefined : 'the snapshot is deleted with it';
  if (group === 'apps' && kind === 'StatefulSet' && listOf(spec.volumeClaimTemplates).length > 0) return 'a workload with its own data';
  return DATABASES.has(`${group}/${kind}`) || CLOUD_DATABASES.test(group) ? 'a database or cluster of its operator' : undefined;
}

/** Whether the resource in the cloud remains when its managed resource is deleted. */
function isKeptInCloud(object: Fields): boolean {
  const { forProvider, deletionPolicy, managementPolicies: policies } = fieldsOf(object.spec);
  if (forProvider === undefined) return false;
  return deletionPolicy === 'Orphan' || (Array.isArray(policies) && !policies.includes('*') && !policies.includes('Delete'));
}

/** Fields with which a cloud refuses to delete a resource. */
const PROTECTIONS: ReadonlySet<string> = new Set([
  'deletionProtection',
  'deletionProtectionEnabled',
  'disableApiTermination',
  'enableDeletionProtection',
  'terminationProtection',
]);

/** Kinds of operators whose deletion takes data with it, as `group/Kind`. */
const DATABASES: ReadonlySet<string> = new Set([
  'acid.zalan.do/postgresql',
  'ceph.rook.io/CephBlockPool',
  'ceph.rook.io/CephCluster',
  'ceph.rook.io/CephFilesystem',
  'ceph.rook.io/CephObjectStore',
  'clickhouse.altinity.com/ClickHouseInstallation',
  'cluster.x-k8s.io/Cluster',
  'elasticsearch.k8s.elastic.co/Elasticsearch',
  'k8s.mariadb.com/MariaDB',
  'kafka.strimzi.io/Kafka',
  'kafka.strimzi.io/KafkaNodePool',
  'longhorn.io/Volume',
  'mongodbcommunity.mongodb.com/MongoDBCommunity',
  'mysql.oracle.com/InnoDBCluster',
  'opensearch.opster.io/OpenSearchCluster',
  'pgv2.percona.com/PerconaPGCluster',
  'postgres-operator.crunchydata.com/PostgresCluster',
  'postgresql.cnpg.io/Cluster',
  'ps.percona.com/PerconaServerMySQL',
  'psmdb.percona.com/PerconaServerMongoDB',
  'pxc.percona.com/PerconaXtraDBCluster',
  'rabbitmq.com/RabbitmqCluster',
]);

/** The groups of ACK whose resources have data. */
const CLOUD_DATABASES = /^(?:rds|dynamodb|s3|eks)\.services\.k8s\.aws$/;

function* weakerPolicies({ before, after, entry, fields, title, kind, group }: About): Generator<Found> {
  if (before === undefined || after === undefined) return;
  const isFlux = group === 'kustomize.toolkit.fluxcd.io' && kind === 'Kustomization';
  for (const { hunk, fields: path } of fields) {
    const last = path.at(-1) ?? '';
    const isLaxer =
      (last === 'deletionPolicy' && scalarText(hunk.before) === 'Orphan') ||
      (['persistentVolumeReclaimPolicy', 'reclaimPolicy'].includes(last) && scalarText(hunk.after) === 'Delete') ||
      (PROTECTIONS.has(last) && hunk.before === true) ||
      (['forceDestroy', 'skipFinalSnapshot'].includes(last) && hunk.after === true) ||
      (isFlux && last === 'prune' && hunk.after === true);
    if (isLaxer && hunk.confidential !== true) yield { rule: 'deletion-policy-changed', evidence: `${title}: ${hunkText(hunk)}` };
  }
  if (isKeptInCloud(before) && !isKeptInCloud(after) && fields.every(({ fields: path }) => path.at(-1) !== 'deletionPolicy'))
    yield { rule: 'deletion-policy-changed', evidence: `${title}: managementPolicies allow to delete the resource in the cloud` };
  const { kustomization } = entry.owner;
  const pruned = [before, after].map((object) => applyPolicy(object, { ...kustomization.spec, prune: true }).prune);
  if (pruned[0] === false && pruned[1] === true)
    yield { rule: 'deletion-policy-changed', evidence: `${title} is no longer marked as never to be pruned` };
  if (
    below(before, 'spec', 'parameters').deletionProtection === true &&
    below(after, 'spec', 'parameters').deletionProtection === undefined
  )
    yield { rule: 'deletion-policy-changed', evidence: `${title} is no longer protected against deletion` };
}

/** Reports managed resources that had backups or versions of their data before a change, and have none afterwards. */
function* endedBackups({ before, after, title }: About): Generator<Found> {
  if (before === undefined || after === undefined) return;
  const [had, has] = [before, after].map((object) => below(object, 'spec', 'forProvider')) as [Fields, Fields];
  for (const [name, isOn] of BACKUPS) if (isOn(had) && !isOn(has)) yield { rule: 'backups-ended', evidence: `${title}: ${name}` };
}

/** What ends, and whether the fields of a managed resource have it. Providers give a block as a map, or as a list with one map. */
const BACKUPS: readonly (readonly [string, (fields: Fields) => boolean])[] = [
  ['point-in-time recovery ends', ({ pointInTimeRecovery }) => blockOf(pointInTimeRecovery).enabled === true],
  ['automatic backups end', ({ backupRetentionPeriod }) => Number(backupRetentionPeriod ?? 0) > 0],
  ['automatic snapshots end', ({ snapshotRetentionLimit }) => Number(snapshotRetentionLimit ?? 0) > 0],
  ['versions of its objects end', ({ versioningConfiguration }) => blockOf(versioningConfiguration).status === 'Enabled'],
];

/** Reports addresses that could reach the API server of an EKS cluster before a change, and cannot afterwards. */
function* closedEndpoint({ before, after, title, kind, group }: About): Generator<Found> {
  if (before === undefined || after === undefined || kind !== 'Cluster' || !EKS.test(group)) return;
  const [had, has] = [before, after].map((object) => blockOf(below(object, 'spec', 'forProvider').vpcConfig)) as [Fields, Fields];
  if (had.endpointPublicAccess === false) return;
  if (has.endpointPublicAccess === false) yield { rule: 'api-endpoint-closed', evidence: `${title}: not reachable from the internet` };
  else {
    const open = rangesOf(has);
    const closed = rangesOf(had).filter((range) => !open.some((other) => contains(other, range)));
    if (closed.length > 0)
      yield { rule: 'api-endpoint-closed', evidence: `${title}: not from ${closed.map(({ canonical }) => canonical).join(', ')}` };
  }
}

/** The groups of managed resources of EKS. */
const EKS = /^eks\.aws(?:\.m)?\.upbound\.io$/;

/** Returns the ranges that reach a public endpoint. AWS allows all addresses by default. */
const rangesOf = ({ publicAccessCidrs }: Fields) =>
  (Array.isArray(publicAccessCidrs) ? publicAccessCidrs : ['0.0.0.0/0']).flatMap((range) => addressRange(String(range)) ?? []);

const blockOf = (value: unknown): Fields => fieldsOf(Array.isArray(value) ? value[0] : value);
