import { type ExternalResource, resourceKey } from '../model/account-state.ts';
import { type AwsKind, type AwsView, type Made, type Refusal, withParameter } from '../model/aws-kind.ts';
import { type JsonObject, textAt, textsAt } from '../model/json.ts';

/** The version that EKS uses if none is given. */
const DEFAULT_VERSION = '1.35';

const invalid = (message: string): Refusal => ({ code: 'InvalidParameterException', message });

const clusterOf = (parameters: JsonObject, view: AwsView): ExternalResource | undefined =>
  view.find('eks/Cluster', textAt(parameters, 'clusterName'));

/** Checks that the cluster exists, which all its parts need. */
function needsCluster(parameters: JsonObject, view: AwsView): Refusal | undefined {
  const name = textAt(parameters, 'clusterName');
  const cluster = view.find('eks/Cluster', name);
  if (!cluster) return { code: 'ResourceNotFoundException', message: `No cluster found for name: ${name}.` };
  return isActive(cluster) ? undefined : { code: 'ResourceInUseException', message: `Cluster '${name}' is in ${statusOf(cluster)} status` };
}

/** Whether the cluster exists and is active. Calls do not wait for its updates. */
const isActive = ({ phase }: ExternalResource): boolean => phase === 'active' || phase === 'updating';

const statusOf = ({ phase }: ExternalResource): string => phase.toUpperCase();

const needsRole = (parameters: JsonObject, field: string, view: AwsView): Refusal | undefined =>
  textAt(parameters, field) === '' || roleWithArn(view, textAt(parameters, field))
    ? undefined
    : invalid(`The role ${textAt(parameters, field)} does not exist or is not authorized.`);

const roleWithArn = (view: AwsView, arn: string): ExternalResource | undefined =>
  view.all('iam/Role').find(({ attributes }) => attributes.arn === arn);

function needsSubnets(ids: readonly string[], view: AwsView): Refusal | undefined {
  const absent = ids.find((id) => !view.find('ec2/Subnet', id));
  return absent === undefined ? undefined : invalid(`The subnet ID '${absent}' does not exist`);
}

const minorOf = (version: string): number => Number(version.split('.')[1] ?? Number.NaN);

/** Returns the security group that EKS creates for the cluster and its nodes. */
const securityGroupOf = ({ random }: Pick<Made, 'random'>): string => `sg-0${random.hex(16)}`;

const vpcOf = (parameters: JsonObject, view: AwsView): string =>
  textAt(view.find('ec2/Subnet', textsAt(parameters, 'vpcConfig.subnetIds')[0] ?? '')?.parameters, 'vpcId');

const cluster: AwsKind = {
  kind: 'eks/Cluster',
  noun: 'EKS Cluster',
  nameRule: { pattern: /^[0-9A-Za-z][\w-]*$/, longest: 100, code: 'InvalidParameterException' },
  naming: { by: 'name' },
  immutable: [
    'roleArn',
    'bootstrapSelfManagedAddons',
    'accessConfig.bootstrapClusterCreatorAdminPermissions',
    'kubernetesNetworkConfig.serviceIpv4Cidr',
  ],
  slowness: 5,
  defaults: { version: DEFAULT_VERSION },
  arn: ({ id }, { region, account }) => `arn:aws:eks:${region}:${account}:cluster/${id}`,
  attributes: (made, view) => {
    const { server, certificateAuthority } = view.apiServerOf(made.id);
    const issuer = `https://oidc.eks.${view.region}.amazonaws.com/id/${made.random.hex(32).toUpperCase()}`;
    return {
      endpoint: server,
      certificateAuthority: [{ data: Buffer.from(certificateAuthority).toString('base64') }],
      identity: [{ oidc: [{ issuer }] }],
      platformVersion: 'eks.1',
      vpcConfig: { clusterSecurityGroupId: securityGroupOf(made), vpcId: vpcOf(made.parameters, view) },
    };
  },
  brings: (made, view) => [
    {
      kind: 'ec2/SecurityGroup',
      id: securityGroupOf(made),
      parameters: { vpcId: vpcOf(made.parameters, view), name: `eks-cluster-sg-${made.id}` },
      attributes: { arn: `arn:aws:ec2:${view.region}:${view.account}:security-group/${securityGroupOf(made)}` },
    },
  ],
  mayCreate: (parameters, view) => {
    const subnets = textsAt(parameters, 'vpcConfig.subnetIds');
    const zones = new Set(subnets.map((id) => textAt(view.find('ec2/Subnet', id)?.parameters, 'availabilityZone')));
    const absent = needsSubnets(subnets, view) ?? needsRole(parameters, 'roleArn', view);
    return absent ?? (zones.size < 2 ? invalid('Subnets specified must be in at least two different AZs') : undefined);
  },
  mayUpdate: (parameters, before) => {
    const [from, to] = [textAt(before.parameters, 'version'), textAt(parameters, 'version')];
    const step = minorOf(to) - minorOf(from);
    return step === 0 || step === 1 ? undefined : invalid(`Unsupported Kubernetes minor version update from ${from} to ${to}`);
  },
  mayDelete: ({ id, parameters }, view) => {
    if (parameters.deletionProtection === true) {
      return {
        code: 'InvalidRequestException',
        message: `Cluster ${id} has deletion protection enabled: disable it before deleting the cluster`,
      };
    }
    const users = (['eks/NodeGroup', 'eks/FargateProfile'] as const).filter((kind) => withParameter(view, kind, 'clusterName', id));
    return users.length > 0
      ? {
          code: 'ResourceInUseException',
          message: `Cluster has ${users[0] === 'eks/NodeGroup' ? 'nodegroups' : 'fargate profiles'} attached`,
        }
      : undefined;
  },
  takes: (resource, view) => [
    ...(
      ['eks/Addon', 'eks/AccessEntry', 'eks/AccessPolicyAssociation', 'eks/PodIdentityAssociation', 'eks/IdentityProviderConfig'] as const
    ).flatMap((kind) => view.all(kind).filter(({ parameters }) => parameters.clusterName === resource.id)),
    ...view.all('ec2/SecurityGroup').filter(({ madeFor }) => madeFor === resourceKey(resource)),
  ],
};

/** Returns `cluster:name`, the id of a part of a cluster. */
const inCluster = (name: string, parameters: JsonObject): string => `${textAt(parameters, 'clusterName')}:${name}`;

const nodeGroup: AwsKind = {
  kind: 'eks/NodeGroup',
  noun: 'EKS Node Group',
  nameRule: { pattern: /^[0-9A-Za-z][\w-]*$/, longest: 63, code: 'InvalidParameterException' },
  apiNoun: 'Nodegroup',
  naming: { by: 'name', id: inCluster },
  immutable: [
    'clusterName',
    'nodeRoleArn',
    'subnetIds',
    'amiType',
    'capacityType',
    'diskSize',
    'instanceTypes',
    'launchTemplate.name',
    'launchTemplate.id',
  ],
  slowness: 5,
  arn: ({ id, random }, { region, account }) => `arn:aws:eks:${region}:${account}:nodegroup/${id.replace(':', '/')}/${random.uuid()}`,
  attributes: ({ id, parameters, random }, view) => {
    const version = textAt(parameters, 'version') || textAt(clusterOf(parameters, view)?.parameters, 'version');
    return {
      version,
      releaseVersion: `${version}.0-20261101`,
      resources: [{ autoscalingGroups: [{ name: `eks-${id.split(':')[1]}-${random.uuid()}` }] }],
    };
  },
  mayCreate: (parameters, view) =>
    needsCluster(parameters, view) ??
    needsRole(parameters, 'nodeRoleArn', view) ??
    needsSubnets(textsAt(parameters, 'subnetIds'), view) ??
    needsLaunchTemplate(parameters, view) ??
    notNewer(parameters, view),
  mayUpdate: (parameters, before, view) => {
    if (minorOf(textAt(parameters, 'version')) < minorOf(textAt(before.attributes, 'version'))) {
      return invalid(
        `Requested Kubernetes version ${parameters.version} is lower than the node group's version ${before.attributes.version}`,
      );
    }
    return needsLaunchTemplate(parameters, view) ?? notNewer(parameters, view);
  },
};

function notNewer(parameters: JsonObject, view: AwsView): Refusal | undefined {
  const [nodes, control] = [textAt(parameters, 'version'), textAt(clusterOf(parameters, view)?.parameters, 'version')];
  return nodes !== '' && minorOf(nodes) > minorOf(control)
    ? invalid(`Nodegroup Kubernetes version should be equal to or less than Cluster Kubernetes version: ${nodes} > ${control}`)
    : undefined;
}

function needsLaunchTemplate(parameters: JsonObject, view: AwsView): Refusal | undefined {
  const [name, version] = [textAt(parameters, 'launchTemplate.name'), textAt(parameters, 'launchTemplate.version')];
  if (name === '') return undefined;
  const template = withParameter(view, 'ec2/LaunchTemplate', 'name', name);
  if (!template) return invalid(`The specified launch template name ${name} does not exist.`);
  return Number(version) > Number(template.attributes.latestVersion)
    ? invalid(`Launch template version ${version} of ${name} does not exist.`)
    : undefined;
}

const addon: AwsKind = {
  kind: 'eks/Addon',
  noun: 'EKS Add-On',
  naming: { by: 'parameters', id: (parameters) => inCluster(textAt(parameters, 'addonName'), parameters) },
  immutable: ['clusterName', 'addonName'],
  arn: ({ id, random }, { region, account }) => `arn:aws:eks:${region}:${account}:addon/${id.replace(':', '/')}/${random.uuid()}`,
  defaults: { addonVersion: 'v1.0.0-eksbuild.1' },
  mayCreate: (parameters, view) => needsCluster(parameters, view) ?? needsRole(parameters, 'serviceAccountRoleArn', view),
  mayUpdate: (parameters, _, view) => needsCluster(parameters, view),
  // This add-on has a Deployment: EKS reports DEGRADED until a node exists.
  isSettled: ({ parameters }, view) =>
    parameters.addonName !== 'coredns' ||
    view.all('eks/NodeGroup').some((group) => isActive(group) && group.parameters.clusterName === parameters.clusterName),
};

const accessEntry: AwsKind = {
  kind: 'eks/AccessEntry',
  noun: 'EKS Access Entry',
  naming: { by: 'parameters', id: (parameters) => inCluster(textAt(parameters, 'principalArn'), parameters) },
  immutable: ['clusterName', 'principalArn', 'type'],
  defaults: { type: 'STANDARD' },
  attributes: ({ id, random }, { region, account }) => ({
    accessEntryArn: `arn:aws:eks:${region}:${account}:access-entry/${id.split(':')[0]}/role/${account}/${random.uuid()}`,
  }),
  mayCreate: (parameters, view) => {
    const arn = textAt(parameters, 'principalArn');
    const principal = !arn.includes(':role/') || roleWithArn(view, arn);
    return needsCluster(parameters, view) ?? (principal ? undefined : invalid('The specified principalArn is invalid: invalid principal.'));
  },
};

const accessPolicy: AwsKind = {
  kind: 'eks/AccessPolicyAssociation',
  noun: 'EKS Access Policy Association',
  naming: { by: 'parameters', id: ({ clusterName, principalArn, policyArn }) => `${clusterName}#${principalArn}#${policyArn}` },
  immutable: ['clusterName', 'principalArn', 'policyArn'],
  mayCreate: needsCluster,
};

const podIdentity: AwsKind = {
  kind: 'eks/PodIdentityAssociation',
  noun: 'EKS Pod Identity Association',
  naming: { by: 'aws', id: (random) => `a-${random.base36(17)}` },
  immutable: ['clusterName', 'namespace', 'serviceAccount'],
  attributes: ({ id, parameters }, { region, account }) => ({
    associationId: id,
    associationArn: `arn:aws:eks:${region}:${account}:podidentityassociation/${parameters.clusterName}/${id}`,
  }),
  mayCreate: (parameters, view) => {
    const other = view
      .all('eks/PodIdentityAssociation')
      .find((theirs) =>
        (['clusterName', 'namespace', 'serviceAccount'] as const).every((field) => theirs.parameters[field] === parameters[field]),
      );
    if (other) return { code: 'ResourceInUseException', message: `Association already exists: ${other.id}` };
    return needsCluster(parameters, view) ?? needsRole(parameters, 'roleArn', view);
  },
  mayUpdate: (parameters, _, view) => needsRole(parameters, 'roleArn', view),
};

export const eksKinds: readonly AwsKind[] = [cluster, nodeGroup, addon, accessEntry, accessPolicy, podIdentity];
