import {
  addonUnit,
  chartRelease,
  defineAddon,
  defineApplication,
  defineHelmRepository,
  defineOciRepository,
  extendAddon,
  releaseOverride,
  run,
  use,
  webWorkload,
} from '@slipway/fleet';
import type { ConfigMap } from '@slipway/kube-models/core/v1/ConfigMap';
import type { Table } from '@slipway/kube-models/dynamodb.aws.m.upbound.io/v1beta1/Table';
import type { Bucket } from '@slipway/kube-models/s3.aws.m.upbound.io/v1beta1/Bucket';
import { dynamoTable, stockAddons } from '../src/index.ts';
import {
  certManager,
  commercialStaging,
  defineCluster,
  flux,
  jetstack,
  karpenter,
  mgmtProduction,
  productCatalog,
  prometheus,
  sealedSecrets,
} from './reference/index.ts';

// Mistakes that authors of definitions make. Each comment `@ts-expect-error` quotes the last line of the message of the compiler for the
// next line, with … for the rest of a long type. test/repository/compiler-messages.process.test.ts compares them.

const zone = { availabilityZone: 'eu-west-1a', publicCidr: '10.50.0.0/20', privateCidr: '10.50.64.0/18' } as const;
const cidr = '10.50.0.0/16';

const common = {
  cluster: 'shop',
  environment: 'test',
  accountId: '111122223333',
  region: 'eu-west-1',
  packages: { channel: 'latest' },
  addons: [],
  applications: [],
} as const;

const cluster = {
  ...common,
  role: 'workload',
  hub: mgmtProduction,
  delivery: 'self',
  kubernetes: { controlPlane: '1.35', nodes: '1.35' },
  network: { cidr, zones: [zone, zone] },
  nodes: { instanceType: 'm7i.large', min: 2, max: 4, desired: 2 },
} as const;

export function addonsOfACluster(): void {
  const child = defineAddon({ name: 'child', summary: '', needs: [prometheus, karpenter], units: [], options: {}, overrides: () => [] });
  const mine = extendAddon(karpenter, { options: {}, overrides: () => [] });
  const many = [use(prometheus)];

  // @ts-expect-error Type 'AddonUse<"sealed-secrets", "external-secrets">' is not assignable to type '"sealed-secrets needs external-secrets: add use(externalSecrets) to addons"'.
  defineCluster({ ...cluster, addons: [use(sealedSecrets)] });
  // @ts-expect-error Type 'AddonUse<"child", "karpenter" | "prometheus">' is not assignable to type '"child needs karpenter: add use(karpenter) to addons" | "child needs prometheus: add use(prometheus) to addons"'.
  defineCluster({ ...cluster, addons: [use(child)] });
  // @ts-expect-error Type 'AddonUse<"prometheus", never>' is not assignable to type '"child needs karpenter: add use(karpenter) to addons"'.
  defineCluster({ ...cluster, addons: [...many, use(child)] });
  // @ts-expect-error Type 'AddonUse<"prometheus", never>' is not assignable to type '"prometheus is in addons twice: remove one of the two entries"'.
  defineCluster({ ...cluster, addons: [use(prometheus), use(karpenter), use(prometheus, { retention: '30d' })] });
  // @ts-expect-error Type 'AddonUse<"karpenter", never>' is not assignable to type '"karpenter is in addons twice: remove one of the two entries"'.
  defineCluster({ ...cluster, addons: [use(karpenter), use(mine)] });
  // @ts-expect-error Type 'Addon<"karpenter", RulesOf<KarpenterOptions>, never>' is not assignable to type '"write use(karpenter)"'.
  defineCluster({ ...cluster, addons: [karpenter] });
  // @ts-expect-error Type '"karpenter"' is not assignable to type '"write an add-on as use(certManager), with the imported add-on"'.
  defineCluster({ ...cluster, addons: ['karpenter'] });
  // @ts-expect-error Type 'ApplicationUse<"product-catalog">' is not assignable to type '"product-catalog is an application: move run(productCatalog) to applications"'.
  defineCluster({ ...cluster, addons: [run(productCatalog)] });
  // @ts-expect-error Type 'AddonUse<"prometheus", never>' is missing the following properties from type 'readonly "write an add-on as use(certManager), with the imported add-on"[]': length, concat, join, slice, and 26 more.
  defineCluster({ ...cluster, addons: use(prometheus) });
}

export function applicationsOfACluster(): void {
  // @ts-expect-error Type 'ApplicationUse<"product-catalog">' is not assignable to type '"product-catalog is in applications twice: remove one of the two entries"'.
  defineCluster({ ...cluster, applications: [run(productCatalog), run(productCatalog, { replicas: 2 })] });
  // @ts-expect-error Type 'AddonUse<"karpenter", never>' is not assignable to type '"karpenter is an add-on: move use(karpenter) to addons"'.
  defineCluster({ ...cluster, applications: [use(karpenter)] });
  // @ts-expect-error Type 'Application<"product-c…' is not assignable to type '"write run(productCatalog)"'.
  defineCluster({ ...cluster, applications: [productCatalog] });
  // @ts-expect-error Type '"product-catalog"' is not assignable to type '"write an application as run(webapp), with the imported application"'.
  defineCluster({ ...cluster, applications: ['product-catalog'] });
}

export function options(): void {
  const options = { domain: { type: 'text', required: true, summary: '' }, ttl: { type: 'integer', required: true, summary: '' } } as const;
  const dns = defineAddon({ name: 'dns', summary: '', needs: [], units: [], options, overrides: () => [] });

  // @ts-expect-error Object literal may only specify known properties, but 'replica' does not exist in type 'KarpenterOptions & HasOptions<"cpuLimit" | "logLevel" | "replicas">'. Did you mean to write 'replicas'?
  use(karpenter, { replica: 3 });
  // @ts-expect-error Object literal may only specify known properties, and 'nodePool' does not exist in type 'KarpenterOptions & HasOptions<"cpuLimit" | "logLevel" | "replicas">'.
  use(karpenter, { nodePool: 'large' });
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  use(karpenter, { replicas: '3' });
  // @ts-expect-error Type '"verbose"' is not assignable to type '"debug" | "error" | "info" | undefined'.
  use(karpenter, { logLevel: 'verbose' });
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  use(prometheus, { storageGiB: '200Gi' });
  // @ts-expect-error Object literal may only specify known properties, and 'storage' does not exist in type 'PrometheusOptions & HasOptions<"retention" | "storageGiB">'.
  use(prometheus, { storage: 200 });
  // @ts-expect-error Object literal may only specify known properties, and 'replicas' does not exist in type 'HasNoOptions'.
  use(flux, { replicas: 1 });
  // @ts-expect-error Expected 2 arguments, but got 1.
  use(dns);
  // @ts-expect-error Property 'ttl' is missing in type '{ domain: string; }' but required in type '{ readonly domain: string; readonly ttl: number; }'.
  use(dns, { domain: 'example.com' });
  // @ts-expect-error Type 'string' is not assignable to type 'MustBeAbsent<"an application has a team: write run(...) in applications">'.
  use(productCatalog);
  // @ts-expect-error Object literal may only specify known properties, but 'replica' does not exist in type '{ readonly replicas?: number; readonly logLevel?: "debug" | "info" | "warn"; readonly protectTable?: boolean; }'. Did you mean to write 'replicas'?
  run(productCatalog, { replica: 3 });
  // @ts-expect-error Object literal may only specify known properties, and 'memory' does not exist in type '{ readonly replicas?: number; readonly logLevel?: "debug" | "info" | "warn"; readonly protectTable?: boolean; }'.
  run(productCatalog, { memory: '1Gi' });
  // @ts-expect-error Type '"error"' is not assignable to type '"debug" | "info" | "warn" | undefined'.
  run(productCatalog, { logLevel: 'error' });
  // @ts-expect-error Type 'string' is not assignable to type 'boolean | undefined'.
  run(productCatalog, { protectTable: 'no' });
  // @ts-expect-error Property '[absent]' is missing in type 'readonly Addon<never, Readonly<Record<string, OptionRule>>, string>[]' but required in type 'MustBeAbsent<"an add-on has needs: write use(...) in addons">'.
  run(karpenter);
}

export function fieldsOfACluster(): void {
  // @ts-expect-error Type '"prod"' is not assignable to type 'MustBe<"development, test, staging or production, or one with a number such as staging-2", Environment>'.
  defineCluster({ ...cluster, environment: 'prod' });
  // @ts-expect-error Type '"eu-production"' is not assignable to type 'MustBe<"development, test, staging or production, or one with a number such as staging-2", Environment>'. Did you mean '"production"'?
  defineCluster({ ...cluster, environment: 'eu-production' });
  // @ts-expect-error Type '"worker"' is not assignable to type '"hub" | "workload"'.
  defineCluster({ ...cluster, role: 'worker' });
  // @ts-expect-error Type '"flux"' is not assignable to type '"hub" | "self"'.
  defineCluster({ ...cluster, delivery: 'flux' });
  // @ts-expect-error Type '"Ireland"' is not assignable to type 'MustBe<"a region of AWS such as eu-west-1, without the letter of a zone", AwsRegion>'.
  defineCluster({ ...cluster, region: 'Ireland' });
  // @ts-expect-error Type '"eu-west-1a"' is not assignable to type 'MustBe<"a region of AWS such as eu-west-1, without the letter of a zone", AwsRegion>'.
  defineCluster({ ...cluster, region: 'eu-west-1a' });
  // @ts-expect-error Type 'number' is not assignable to type 'string'.
  defineCluster({ ...cluster, accountId: 111122223333 });
  // @ts-expect-error Type 'string' is not assignable to type 'HubCluster<"addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources">'.
  defineCluster({ ...cluster, hub: 'mgmt-production' });
  // @ts-expect-error Type '"workload"' is not assignable to type '"hub"'.
  defineCluster({ ...cluster, hub: commercialStaging });
  // @ts-expect-error Object literal may only specify known properties, but 'repository' does not exist in type 'ClusterDefinition<"workload", "addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources", readonly [], readonly []>'. Did you mean to write 'repositories'?
  defineCluster({ ...cluster, repository: [] });
  // @ts-expect-error Object literal may only specify known properties, and 'owner' does not exist in type 'ClusterDefinition<"workload", "addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources", readonly [], readonly []>'.
  defineCluster({ ...cluster, owner: 'platform' });
  // @ts-expect-error Object literal may only specify known properties, and 'nodes' does not exist in type 'ClusterDefinition<"hub", "addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources", readonly [], readonly []>'.
  defineCluster({ ...common, role: 'hub', network: { cidr }, nodes: cluster.nodes });
  // @ts-expect-error Object literal may only specify known properties, and 'providerConfigName' does not exist in type 'ClusterDefinition<"workload", "addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources", readonly [], readonly []>'.
  defineCluster({ ...cluster, providerConfigName: 'account-444455556666' });
  // @ts-expect-error Type 'undefined' is not assignable to type 'HubCluster<"addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources">'.
  defineCluster({ ...cluster, hub: undefined });
  const { nodes: _, ...withoutNodes } = cluster;
  // @ts-expect-error Property 'nodes' is missing in type '{ cluster: "shop"; env…' but required in type 'EksWorkloadFields<"addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources">'.
  defineCluster(withoutNodes);
  // @ts-expect-error Object literal may only specify known properties, and ''a.yml'' does not exist in type 'Readonly<Record<`${string}.yaml`, InlineManifest | Manifest>>'.
  defineCluster({ ...cluster, specific: { 'a.yml': { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'a' } } } });
}

export function networkAndNodes(): void {
  // @ts-expect-error Property 'zones' is missing in type '{ cidr: string; }' but required in type 'ClusterNetwork'.
  defineCluster({ ...cluster, network: { cidr } });
  // @ts-expect-error Type '0' is not assignable to type 'MustBe<"two or three availability zones, since EKS needs two", 2 | 3>'.
  defineCluster({ ...cluster, network: { cidr, zones: [] } });
  // @ts-expect-error Type '1' is not assignable to type 'MustBe<"two or three availability zones, since EKS needs two", 2 | 3>'.
  defineCluster({ ...cluster, network: { cidr, zones: [zone] } });
  // @ts-expect-error Type '4' is not assignable to type 'MustBe<"two or three availability zones, since EKS needs two", 2 | 3>'.
  defineCluster({ ...cluster, network: { cidr, zones: [zone, zone, zone, zone] } });
  // @ts-expect-error Type '{ availabilityZone: string; }' is missing the following properties from type 'ClusterZone': publicCidr, privateCidr
  defineCluster({ ...cluster, network: { cidr, zones: [zone, { availabilityZone: 'eu-west-1b' }] } });
  // @ts-expect-error Type '"1.3"' is not assignable to type '"1.33" | "1.34" | "1.35" | "1.36"'. Did you mean '"1.33"'?
  defineCluster({ ...cluster, kubernetes: { controlPlane: '1.3', nodes: '1.35' } });
  // @ts-expect-error Type 'number' is not assignable to type '"1.33" | "1.34" | "1.35" | "1.36"'.
  defineCluster({ ...cluster, kubernetes: { controlPlane: '1.36', nodes: 1.35 } });
  // @ts-expect-error Type '"m7i-large"' is not assignable to type 'MustBe<"a family and a size with a dot between them, such as m7i.large", InstanceType>'.
  defineCluster({ ...cluster, nodes: { instanceType: 'm7i-large', min: 2, max: 4, desired: 2 } });
  // @ts-expect-error Type 'string[]' is not assignable to type 'MustBe<"a family and a size with a dot between them, such as m7i.large", InstanceType>'.
  defineCluster({ ...cluster, nodes: { instanceType: ['m7i.large'], min: 2, max: 4, desired: 2 } });
  // @ts-expect-error Object literal may only specify known properties, but 'instancetype' does not exist in type 'EksNodes'. Did you mean to write 'instanceType'?
  defineCluster({ ...cluster, nodes: { instancetype: 'm7i.large', min: 2, max: 4, desired: 2 } });
  // @ts-expect-error Property 'desired' is missing in type '{ instanceType: "m7i.large"; min: number; max: number; }' but required in type 'EksNodes'.
  defineCluster({ ...cluster, nodes: { instanceType: 'm7i.large', min: 2, max: 4 } });
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  defineCluster({ ...cluster, nodes: { ...cluster.nodes, diskSize: '100Gi' } });
}

export function versionsAndSources(): void {
  const others = { 'flux-sources': '1.0.0', 'crossplane-compositions': '1.0.0', applications: '1.0.0' } as const;
  const repository = { name: 'shop', url: 'https://git.example/shop', ref: { branch: 'main' } } as const;

  // @ts-expect-error Type '"stable"' is not assignable to type '"latest" | "production" | "staging"'.
  defineCluster({ ...cluster, packages: { channel: 'stable' } });
  // @ts-expect-error Type '{ 'addons-catalog': "1.2.0"; }' is missing the following properties from type 'Readonly<Record<"addons-catalog" | "applications" | "crossplane-compositions" | "flux-sources", MustBe<"an exact version such as 1.2.0", PackageVersion>>>': applications, "crossplane-compositions", "flux-sources"
  defineCluster({ ...cluster, packages: { definitions: 'latest', pin: { 'addons-catalog': '1.2.0' } } });
  // @ts-expect-error Type '"latest"' is not assignable to type 'MustBe<"an exact version such as 1.2.0", PackageVersion>'.
  defineCluster({ ...cluster, packages: { definitions: 'latest', pin: { ...others, 'addons-catalog': 'latest' } } });
  // @ts-expect-error Type 'string' is not assignable to type 'MustBe<"an exact version such as 1.2.0", PackageVersion>'.
  defineCluster({ ...cluster, packages: { channel: 'latest', definitions: 'latest', pin: { ...others, 'addons-catalog': '1.2.0' } } });
  // @ts-expect-error Type '"git@git.example:shop"' is not assignable to type '`https://${string}` | `ssh://${string}`'.
  defineCluster({ ...cluster, repositories: [{ ...repository, url: 'git@git.example:shop' }] });
  // @ts-expect-error Type 'string' is not assignable to type 'MustBe<"one of branch, tag, semver and commit, such as { branch: 'main' }", GitRef>'.
  defineCluster({ ...cluster, repositories: [{ ...repository, ref: 'main' }] });
  // @ts-expect-error Type 'string' is not assignable to type 'MustBeAbsent<"keep only one of branch, tag, semver and commit">'.
  defineCluster({ ...cluster, repositories: [{ ...repository, ref: { branch: 'main', tag: 'v1' } }] });
  // @ts-expect-error Type '"1 minute"' is not assignable to type 'MustBe<"a length of time such as 30s, 10m or 1h30m", Duration>'.
  defineCluster({ ...cluster, repositories: [{ ...repository, interval: '1 minute' }] });
  // @ts-expect-error Type '"deploy"' is not assignable to type '`./${string}`'.
  defineCluster({ ...cluster, repositories: [{ ...repository, path: 'deploy' }] });
  // @ts-expect-error Type '"oci://charts.example"' is not assignable to type 'MustBe<"an address with https://; for a chart in an OCI registry use defineOciRepository", HelmAddress>'.
  defineHelmRepository({ name: 'charts', url: 'oci://charts.example' });
  // @ts-expect-error Type 'number' is not assignable to type 'MustBe<"a length of time such as 30s, 10m or 1h30m", Duration>'.
  defineHelmRepository({ name: 'charts', url: 'https://charts.example', interval: 3600 });
  // @ts-expect-error Type '"https://charts.example/chart"' is not assignable to type '`oci://${string}`'.
  defineOciRepository({ name: 'chart', url: 'https://charts.example/chart', tag: '1.0.0' });
  // @ts-expect-error Type 'string' is not assignable to type 'HelmRepositorySource<string>'.
  stockAddons.certManager({ chart: { repository: 'jetstack', name: 'cert-manager', version: 'v1.21.1' } });
  // @ts-expect-error Property 'version' is missing in type '{ repository: HelmRepositorySource<"jetstack">; name: string; }' but required in type 'RepositoryChart'.
  stockAddons.certManager({ chart: { repository: jetstack, name: 'cert-manager' } });
  // @ts-expect-error Type '"cert-manager"' is not assignable to type '"external-secrets"'.
  stockAddons.sealedSecrets({ chart: { repository: jetstack, name: 'sealed-secrets', version: '2.18.5' }, externalSecrets: certManager });
}

export function addonsAndApplications(): void {
  const addon = { name: 'a', summary: '', needs: [], units: [], options: {}, overrides: () => [] } as const;
  const rule = { type: 'integer', required: false, summary: '' } as const;

  // @ts-expect-error Type 'string' is not assignable to type 'Addon<never, Readonly<Record<string, OptionRule>>, string>'.
  defineAddon({ ...addon, needs: ['karpenter'] });
  // @ts-expect-error Type '"number"' is not assignable to type '"choice" | "flag" | "integer" | "text"'.
  defineAddon({ ...addon, options: { replicas: { ...rule, type: 'number' } } });
  // @ts-expect-error Property 'required' is missing in type '{ type: "integer"; summary: string; }' but required in type 'IntegerOption<boolean>'.
  defineAddon({ ...addon, options: { replicas: { type: 'integer', summary: '' } } });
  // @ts-expect-error Property 'replica' does not exist on type '{ readonly replicas?: number; }'.
  defineAddon({ ...addon, options: { replicas: rule }, overrides: ({ replica }) => (replica ? [] : []) });
  // @ts-expect-error Property 'team' is missing in type '{ name: "a"; summary: string; units: never[]; options: {}; overrides: () => never[]; }' but required in type 'Application<"a", {}>'.
  defineApplication({ name: 'a', summary: '', units: [], options: {}, overrides: () => [] });
  // @ts-expect-error Type 'string' is not assignable to type 'Unit<string>'.
  addonUnit({ name: 'a', folder: 'a', manifests: {}, dependsOn: ['flux'] });
  // @ts-expect-error Type '"REGION"' is not assignable to type 'MustBe<"ACCOUNT_ID, AWS_REGION, CLUSTER_NAME, ENVIRONMENT or VPC_CIDR", ClusterVariable>'.
  addonUnit({ name: 'a', folder: 'a', manifests: {}, dependsOn: [], variables: ['REGION'] });
}

export function workloads(): void {
  const web = {
    name: 'shop',
    namespace: 'shop',
    image: 'ghcr.io/example/shop:1.0.0',
    replicas: 2,
    port: 8080,
    paths: { live: '/', ready: '/' },
    requests: { cpu: '100m', memory: '256Mi' },
  } as const;
  const apiVersion = 'dynamodb.aws.m.upbound.io/v1beta1';
  const metadata = { name: 'shop', namespace: 'shop' };

  // @ts-expect-error Type 'number' is not assignable to type 'MustBe<"a number of CPUs such as 100m or 2", CpuQuantity>'.
  webWorkload({ ...web, requests: { cpu: 0.1, memory: '256Mi' } });
  // @ts-expect-error Type '"256MB"' is not assignable to type 'MustBe<"a size such as 256Mi or 2Gi", MemoryQuantity>'.
  webWorkload({ ...web, requests: { cpu: '100m', memory: '256MB' } });
  // @ts-expect-error Property 'memory' is missing in type '{ cpu: "100m"; }' but required in type '{ readonly cpu: MustBe<"a number of CPUs such as 100m or 2", CpuQuantity>; readonly memory: MustBe<"a size such as 256Mi or 2Gi", MemoryQuantity>; }'.
  webWorkload({ ...web, requests: { cpu: '100m' } });
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  webWorkload({ ...web, port: '8080' });
  // @ts-expect-error Object literal may only specify known properties, and 'LOG_LEVEL' does not exist in type 'readonly { readonly name: string; readonly value: string; }[]'.
  webWorkload({ ...web, environment: { LOG_LEVEL: 'info' } });
  // @ts-expect-error Type '"string"' is not assignable to type '"B" | "N" | "S"'.
  dynamoTable({ name: 'products', namespace: 'shop', hashKey: { name: 'id', type: 'string' }, variable: 'TABLE' });
  // @ts-expect-error Object literal may only specify known properties, and 'key' does not exist in type 'DynamoTableOptions'.
  dynamoTable({ name: 'products', namespace: 'shop', key: 'id', variable: 'TABLE' });
  void ({
    apiVersion,
    kind: 'Table',
    metadata,
    // @ts-expect-error Object literal may only specify known properties, but 'billingmode' does not exist in type 'TableSpecForProvider'. Did you mean to write 'billingMode'?
    spec: { forProvider: { region: 'eu-west-1', billingmode: 'PROVISIONED' } },
  } satisfies Table);
  // @ts-expect-error Object literal may only specify known properties, and 'region' does not exist in type 'BucketSpec'.
  void ({ apiVersion: 's3.aws.m.upbound.io/v1beta1', kind: 'Bucket', metadata, spec: { region: 'eu-west-1' } } satisfies Bucket);
  // @ts-expect-error Type 'number' is not assignable to type 'string'.
  void ({ apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { replicas: 3 } } satisfies ConfigMap);
}

/** The form of a file that `slipway charts types` generates. */
interface ControllerValues {
  crds?: { enabled?: boolean | null; keep?: boolean | null } | null;
  replicaCount?: number | null;
  global?: { logLevel?: number | null } | null;
  nodeSelector?: { [k: string]: unknown } | null;
}

/** The same in a version that renames a value which the stock add-on sets. */
interface RenamedValues extends Omit<ControllerValues, 'replicaCount'> {
  replicas?: number | null;
}

export function valuesOfAChart(): void {
  const chart = { repository: jetstack, name: 'cert-manager', version: 'v1.21.1' };
  const release = { name: 'cert-manager', chart, namespace: 'cert-manager' };
  chartRelease<ControllerValues>({ ...release, values: { replicaCount: 3, global: null, nodeSelector: { 'example.com/pool': 'system' } } });
  // @ts-expect-error Object literal may only specify known properties, but 'replicaCont' does not exist in type 'ControllerValues'. Did you mean to write 'replicaCount'?
  chartRelease<ControllerValues>({ ...release, values: { replicaCont: 3 } });
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  chartRelease<ControllerValues>({ ...release, values: { replicaCount: '3' } });
  // @ts-expect-error Object literal may only specify known properties, but 'enable' does not exist in type '{ enabled?: boolean | null; keep?: boolean | null; }'. Did you mean to write 'enabled'?
  chartRelease<ControllerValues>({ ...release, values: { crds: { enable: true } } });
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  releaseOverride<ControllerValues>('cert-manager', 'cert-manager', { global: { logLevel: 'debug' } });
  stockAddons.certManager<ControllerValues>({ chart, values: { replicaCount: 3 } });
  // @ts-expect-error Object literal may only specify known properties, and 'replicas' does not exist in type 'ControllerValues'.
  stockAddons.certManager<ControllerValues>({ chart, values: { replicas: 3 } });
  // @ts-expect-error Property '[absent]' is missing in type '{ repository: HelmRepositorySource<"jetstack">; name: string; version: string; }' but required in type 'MustBeAbsent<"this add-on sets replicaCount, which the chart does not have">'.
  stockAddons.certManager<RenamedValues>({ chart, values: { replicas: 3 } });
  stockAddons.certManager({ chart, values: { replicaCount: 3, crds: { keep: null, more: 1 }, more: { than: 'this' } } });
  // @ts-expect-error Type 'string' is not assignable to type 'number'.
  stockAddons.certManager({ chart, values: { replicaCount: '3' } });
}
