import { findCommunitySchema, listCommunityKinds } from '@slipway/community-kinds';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { eksClusters } from '@slipway/crossplane-compositions';
import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { type ClusterSettings, createValidator, type Validator } from '@slipway/validate';
import { probeKind } from '../cases/probe-kind.ts';

/** Kinds that no package pins: those of the fleet's own XRD, and the lab's own. */
export const ownKinds = (): readonly KindSchema[] => [...kindSchemas(eksClusters.unit.manifests['definition.yaml']), probeKind];

/**
 * Every kind that is asked about: in the version that is stored, since the lab has no webhooks to convert the others, and
 * its server would drop what only they have.
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

/** The validator that is compared: it has the same kinds, so that a kind that it does not have is not on the server. */
export function labValidator(): Validator {
  const validator = createValidator({ schemas: ownKinds(), cluster: EVERY_KIND });
  return {
    check: (object, options) => {
      const { unknown = [], ...verdict } = validator.check(object, options);
      return unknown.length === 0 ? verdict : { ...verdict, verdict: 'reject', findings: [...verdict.findings, ...unknown] };
    },
  };
}

/** The API server that is asked: it serves what is off by default, too. */
export const EVERY_KIND: ClusterSettings = {
  featureGates: { ClusterTrustBundle: true, StorageVersionMigrator: true },
  runtimeConfig: { 'api/all': true },
};

/** Kinds of feature gates that change what Pods may have: these are asked about as most clusters have them. */
const UNSERVED = ['PodCertificateRequest', 'PodGroup', 'Workload'];
