import type { Rule } from '@slipway/manifest';

const RECREATE =
  'Keep the old value; or delete the object and let Flux create it again: force: true in the Flux Kustomization, or the annotation kustomize.toolkit.fluxcd.io/force: enabled on the object, does both at once.';

/** Rules about a change of an object that exists on the server. */
export const updateRules = [
  {
    id: 'immutable-field',
    severity: 'reject',
    summary: 'Some fields of an object cannot change once it is stored.',
    why: 'The server compares the new object with the stored one, in Go for its own kinds (Validate…Update of k8s.io/kubernetes pkg/apis). kustomize-controller then applies nothing of the whole Kustomization, until the object is deleted or the old value is back.',
    remedy: RECREATE,
    example: {
      failing:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web, namespace: shop }\nspec:\n  selector: { matchLabels: { app: web, track: stable } }   # was { app: web }',
      passing:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web, namespace: shop }\nspec:\n  selector: { matchLabels: { app: web } }',
    },
  },
  {
    id: 'failed-transition',
    severity: 'reject',
    summary: 'An update must meet the CEL rules of its CRD that compare with the old object.',
    why: 'Rules with oldSelf are asked of every update, at each place that has an old value: entries of lists with keys, fields and maps (apiextensions-apiserver pkg/apiserver/schema/cel). `self == oldSelf` makes a field immutable. Rules of an XRD are rules of its CRD.',
    remedy: RECREATE,
    example: {
      failing:
        '# the XRD says of spec.network.vpcRange: rule: self == oldSelf\nspec:\n  network: { vpcRange: 10.8.0.0/16 }   # was 10.0.0.0/16',
      passing: 'spec:\n  network: { vpcRange: 10.0.0.0/16 }',
    },
  },
  {
    id: 'emptied-field',
    severity: 'reject',
    summary: 'A map or list of a custom resource cannot lose all its fields and remain.',
    why: 'Server-side apply removes the fields that the manager no longer applies, and leaves null for an empty map or list (structured-merge-diff 6.3 RemoveItems). The schema of a custom resource refuses null, so an update that replaces fields by `{}` is rejected, although such an object could be created.',
    remedy: 'Remove the field with what was in it, or keep one of its fields.',
    example: {
      failing: 'spec:\n  forProvider: {}      # had region: eu-west-1',
      passing: 'spec:\n  forProvider:\n    region: eu-west-1',
    },
  },
  {
    id: 'leftover-default',
    severity: 'reject',
    summary: 'What the server filled in for the old object may not fit the new one.',
    why: 'Defaults have no owner, so server-side apply keeps them when the field that they depend on changes: a Deployment with the default strategy keeps rollingUpdate when its type becomes Recreate.',
    remedy:
      'Have Flux delete and create the object with force: true; or first apply the leftover field with a value, and take it away with the next change.',
    example: {
      failing: 'spec:\n  strategy: { type: Recreate }                        # had the default strategy',
      passing: 'metadata:\n  annotations: { kustomize.toolkit.fluxcd.io/force: enabled }\nspec:\n  strategy: { type: Recreate }',
    },
  },
  {
    id: 'unbound-claim',
    severity: 'risk',
    summary: 'A claim for storage grows, or gets other attributes, once it is bound, and grows only where its StorageClass allows it.',
    why: 'The spec of a PersistentVolumeClaim is immutable but for resources.requests.storage and volumeAttributesClassName of a bound claim (core ValidatePersistentVolumeClaimUpdate); the StorageClass needs allowVolumeExpansion: true (admission plugin PersistentVolumeClaimResize).',
    remedy: 'See that the claim is bound and its StorageClass allows expansion before this is published.',
  },
  {
    id: 'fixed-by-server',
    severity: 'risk',
    summary: 'A field that the server chose for the old object cannot get another value.',
    why: 'The server allocates addresses and ports of a Service that names none, and keeps them (core ValidateServiceUpdate). The new value is taken only if it is the one that was chosen.',
    remedy: 'Leave the field out, or look up what the server chose; for another value delete the object and let Flux create it again.',
  },
] as const satisfies readonly Rule[];
