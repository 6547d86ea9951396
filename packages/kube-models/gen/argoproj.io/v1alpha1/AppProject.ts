// Generated from argo-cd-v3.5.1/appproject-crd.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type AppProject = {
  readonly apiVersion: "argoproj.io/v1alpha1";
  readonly kind: "AppProject";
  readonly metadata: ObjectMeta;
  readonly spec: AppProjectSpec;
};
export type AppProjectSpec = {
  readonly clusterResourceBlacklist?: readonly AppProjectSpecClusterResourceBlacklist[];
  readonly clusterResourceWhitelist?: readonly AppProjectSpecClusterResourceWhitelist[];
  /** At most 255 characters. */
  readonly description?: string;
  readonly destinationServiceAccounts?: readonly AppProjectSpecDestinationServiceAccounts[];
  readonly destinations?: readonly AppProjectSpecDestinations[];
  readonly namespaceResourceBlacklist?: readonly AppProjectSpecNamespaceResourceBlacklist[];
  readonly namespaceResourceWhitelist?: readonly AppProjectSpecNamespaceResourceWhitelist[];
  readonly orphanedResources?: AppProjectSpecOrphanedResources;
  readonly permitOnlyProjectScopedClusters?: boolean;
  readonly roles?: readonly AppProjectSpecRoles[];
  readonly signatureKeys?: readonly AppProjectSpecSignatureKeys[];
  readonly sourceIntegrity?: AppProjectSpecSourceIntegrity;
  readonly sourceNamespaces?: readonly string[];
  readonly sourceRepos?: readonly string[];
  readonly syncWindows?: readonly AppProjectSpecSyncWindows[];
};
export type AppProjectSpecClusterResourceBlacklist = {
  readonly group: string;
  readonly kind: string;
  readonly name?: string;
};
export type AppProjectSpecClusterResourceWhitelist = {
  readonly group: string;
  readonly kind: string;
  readonly name?: string;
};
export type AppProjectSpecDestinationServiceAccounts = {
  readonly defaultServiceAccount: string;
  readonly namespace?: string;
  readonly server: string;
};
export type AppProjectSpecDestinations = {
  readonly name?: string;
  readonly namespace?: string;
  readonly server?: string;
};
export type AppProjectSpecNamespaceResourceBlacklist = {
  readonly group: string;
  readonly kind: string;
};
export type AppProjectSpecNamespaceResourceWhitelist = {
  readonly group: string;
  readonly kind: string;
};
export type AppProjectSpecOrphanedResources = {
  readonly ignore?: readonly AppProjectSpecOrphanedResourcesIgnore[];
  readonly warn?: boolean;
};
export type AppProjectSpecOrphanedResourcesIgnore = {
  readonly group?: string;
  readonly kind?: string;
  readonly name?: string;
};
export type AppProjectSpecRoles = {
  readonly description?: string;
  readonly groups?: readonly string[];
  readonly jwtTokens?: readonly AppProjectSpecRolesJwtTokens[];
  readonly name: string;
  readonly policies?: readonly string[];
};
export type AppProjectSpecRolesJwtTokens = {
  readonly exp?: number;
  readonly iat: number;
  readonly id?: string;
};
export type AppProjectSpecSignatureKeys = {
  readonly keyID: string;
};
export type AppProjectSpecSourceIntegrity = {
  readonly git: AppProjectSpecSourceIntegrityGit;
};
export type AppProjectSpecSourceIntegrityGit = {
  readonly policies: readonly AppProjectSpecSourceIntegrityGitPolicies[];
};
export type AppProjectSpecSourceIntegrityGitPolicies = {
  readonly gpg: AppProjectSpecSourceIntegrityGitPoliciesGpg;
  readonly repos: readonly AppProjectSpecSourceIntegrityGitPoliciesRepos[];
};
export type AppProjectSpecSourceIntegrityGitPoliciesGpg = {
  readonly keys: readonly string[];
  readonly mode: string;
};
export type AppProjectSpecSourceIntegrityGitPoliciesRepos = {
  readonly url: string;
};
export type AppProjectSpecSyncWindows = {
  readonly andOperator?: boolean;
  readonly applications?: readonly string[];
  readonly clusters?: readonly string[];
  readonly description?: string;
  readonly duration?: string;
  readonly kind?: string;
  readonly manualSync?: boolean;
  readonly namespaces?: readonly string[];
  readonly schedule?: string;
  readonly syncOverrun?: boolean;
  readonly timeZone?: string;
};
