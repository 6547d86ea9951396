import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { eksClusters } from '@slipway/crossplane-compositions';
import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { createValidator, type Validator } from '@slipway/validate';
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
    .filter(({ origin, storage }) => origin === 'openapi' || storage === true);

/** The validator that is compared: it knows the same kinds. */
export const labValidator = (): Validator => createValidator({ schemas: ownKinds() });
