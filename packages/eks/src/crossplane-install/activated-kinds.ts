import { type KindEntry, listKinds } from '@slipway/kube-models';
import { splitApiVersion } from '@slipway/manifest';
import { eksClusterParts } from '../eks-cluster/composition.ts';
import { ZONE_COUNTS } from '../eks-cluster/names.ts';

/** The AWS providers of the catalogue, and the API group that each serves. */
export const AWS_PROVIDERS = {
  'aws-ec2': 'ec2.aws.m.upbound.io',
  'aws-eks': 'eks.aws.m.upbound.io',
  'aws-iam': 'iam.aws.m.upbound.io',
  'aws-dynamodb': 'dynamodb.aws.m.upbound.io',
  'aws-sqs': 'sqs.aws.m.upbound.io',
  'aws-s3': 's3.aws.m.upbound.io',
  'aws-cloudwatchevents': 'cloudwatchevents.aws.m.upbound.io',
} as const;

/** Name of a provider without `provider-`, as a Flux Kustomization lists it in `components`. */
export type AwsProvider = keyof typeof AWS_PROVIDERS;

/** Kinds that add-ons, applications and clusters use outside of a Composition. */
const USED_DIRECTLY: Readonly<Record<AwsProvider, readonly string[]>> = {
  'aws-ec2': [],
  'aws-eks': ['AccessEntry', 'AccessPolicyAssociation', 'PodIdentityAssociation'],
  'aws-iam': ['Policy', 'Role', 'RolePolicyAttachment'],
  'aws-dynamodb': ['Table'],
  'aws-sqs': ['Queue', 'QueuePolicy'],
  'aws-s3': ['Bucket'],
  'aws-cloudwatchevents': ['Rule', 'Target'],
};

/** Returns the managed resources that a provider serves, sorted, as an activation policy names them: `vpcs.ec2.aws.m.upbound.io`. */
export function activatedKinds(provider: AwsProvider): string[] {
  const group = AWS_PROVIDERS[provider];
  const composed = ZONE_COUNTS.flatMap(eksClusterParts)
    .filter(({ apiVersion }) => splitApiVersion(apiVersion).group === group)
    .map(({ kind }) => kind);
  const kinds = new Set([...composed, ...USED_DIRECTLY[provider]]);
  return [...kinds].map((kind) => managedKindName({ group, kind })).sort();
}

/** Returns every kind that is active when all providers are installed. */
export const listActivatedKinds = (): string[] => (Object.keys(AWS_PROVIDERS) as AwsProvider[]).flatMap(activatedKinds);

/** Returns a kind as an activation policy names it: `vpcs.ec2.aws.m.upbound.io`. */
export function managedKindName({ group, kind }: { readonly group: string; readonly kind: string }): string {
  const entry: KindEntry | undefined = listKinds().find((candidate) => candidate.group === group && candidate.kind === kind);
  if (!entry) throw new Error(`no kind ${kind} in ${group}; add its CRD to crds.lock.json or correct the name`);
  return `${entry.plural}.${group}`;
}
