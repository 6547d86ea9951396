import type { ClusterVariable } from './unit.ts';

const KNOWN: Readonly<Record<ClusterVariable, true>> = {
  ACCOUNT_ID: true,
  AWS_REGION: true,
  CLUSTER_NAME: true,
  ENVIRONMENT: true,
  VPC_CIDR: true,
};

/** Every variable that a cluster declares, in alphabetical order. */
export const CLUSTER_VARIABLES = Object.keys(KNOWN) as readonly ClusterVariable[];

/** Whether every cluster declares a variable of this name. */
export const isClusterVariable = (name: string): name is ClusterVariable => Object.hasOwn(KNOWN, name);

/** What a manifest says where Flux puts in the value of the cluster: `variable('AWS_REGION')` is `${AWS_REGION}`. */
export const variable = <const Name extends ClusterVariable>(name: Name): `\${${Name}}` => `\${${name}}`;
