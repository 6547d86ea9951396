import { findCommunitySchema, listCommunityKinds } from '@slipway/community-kinds';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { eksClusters } from '@slipway/crossplane-compositions';
import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { type ClusterSettings, createValidator, type Validator } from '@slipway/validate';
import { probeKind } from '../cases/probe-kind.ts';

/** Returns kinds that no package pins: those of the fleet's own XRD, and that of the lab. */
export const ownKinds = (): readonly KindSchema[] => [...kindSchemas(eksClusters.unit.manifests['definition.yaml']), probeKind];

/**
 * Returns every compared kind in its storage version. The lab has no webhooks that convert other versions, so its server would drop
 * fields that only those have.
 */
export const pinnedKinds = (): readonly KindSchema[] =>
  listKinds()
    .flatMap(({ group, version, kind }) => findSchema(group === '' ? version : `${group}/${version}`, kind) ?? [])
    .filter(({ origin, storage, kind }) => (origin === 'openapi' && !UNSERVED.includes(kind)) || storage === true);

/** The kinds of community projects that no package pins. */
export const communityKinds = (): readonly KindSchema[] =>
  listCommunityKinds().flatMap(({ group, version, kind }) => {
    const apiVersion = `${group}/${version}`;
    return findSchema(apiVersion, kind) === undefined ? (findCommunitySchema(apiVersion, kind) ?? []) : [];
  });

/** Returns the compared validator. It has the same kinds as the server. */
export function labValidator(): Validator {
  const validator = createValidator({ schemas: ownKinds(), cluster: EVERY_KIND });
  return {
    check: (object, options) => {
      const { unknown = [], ...verdict } = validator.check(object, options);
      return unknown.length === 0 ? verdict : { ...verdict, verdict: 'reject', findings: [...verdict.findings, ...unknown] };
    },
  };
}

/** Settings of the compared API server, which also serves kinds that are off by default. */
export const EVERY_KIND: ClusterSettings = {
  featureGates: { ClusterTrustBundle: true, StorageVersionMigrator: true },
  runtimeConfig: { 'api/all': true },
};

/** Kinds of feature gates that change the validation of Pods. These gates have the value that most clusters have. */
const UNSERVED = ['PodCertificateRequest', 'PodGroup', 'Workload'];
