import type { Rule } from '@slipway/manifest';

/** Rules about the update of an object. */
export const updateRules = [
  {
    id: 'immutable-field',
    severity: 'reject',
    summary: 'Some fields of a stored object cannot change.',
    why: 'For built-in kinds, the API server compares the new object with the stored one in Go (Validate…Update of k8s.io/kubernetes pkg/apis). kustomize-controller then applies no object of the Kustomization, until the field has its old value or the object is deleted.',
    remedy:
      'Keep the old value, or create an object with another name and remove the old one later. The annotation kustomize.toolkit.fluxcd.io/force: enabled on the object lets Flux delete and recreate it: use it only for an object without data and dependents.',
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
    why: 'The API server evaluates rules with oldSelf for every update, at each position with an old value: entries of lists with keys, fields and maps (apiextensions-apiserver pkg/apiserver/schema/cel). `self == oldSelf` makes a field immutable. Other rules limit the change, for example to one minor version. Rules of an XRD are rules of its CRD.',
    remedy:
      'If the rule limits the change, for example to one minor version, make several changes, each after the one before is done. If the value can never change, keep it, or create a new object with another name. Do not delete the object to get another value: a composite or managed resource is deleted together with its cloud resources.',
    example: {
      failing:
        '# rule of the XRD for spec.network.vpcRange: self == oldSelf\nspec:\n  network: { vpcRange: 10.8.0.0/16 }   # was 10.0.0.0/16',
      passing: 'spec:\n  network: { vpcRange: 10.0.0.0/16 }',
    },
  },
  {
    id: 'emptied-field',
    severity: 'reject',
    summary: 'A map or list of a custom resource must not lose all of its fields.',
    why: 'Server-side apply removes the fields that the manager no longer applies, and leaves null for an empty map or list (structured-merge-diff 6.3 RemoveItems). The schema of a custom resource rejects null. So an update that replaces fields with `{}` is rejected, but a new object with `{}` is accepted.',
    remedy: 'Remove the whole field, or keep one of its fields.',
    example: {
      failing: 'spec:\n  forProvider: {}      # had region: eu-west-1',
      passing: 'spec:\n  forProvider:\n    region: eu-west-1',
    },
  },
  {
    id: 'leftover-default',
    severity: 'reject',
    summary: 'A default of the old object may not fit the new object.',
    why: 'Defaults have no owner, so server-side apply keeps them if the field changes on which they depend. For example, a Deployment with the default strategy keeps rollingUpdate when its type changes to Recreate.',
    remedy:
      'First apply the field with a value, and remove it in the next change. For an object without data, the annotation kustomize.toolkit.fluxcd.io/force: enabled lets Flux delete and recreate it.',
    example: {
      failing: 'spec:\n  strategy: { type: Recreate }                        # had the default strategy',
      passing: 'metadata:\n  annotations: { kustomize.toolkit.fluxcd.io/force: enabled }\nspec:\n  strategy: { type: Recreate }',
    },
  },
  {
    id: 'unbound-claim',
    severity: 'risk',
    summary: 'A PersistentVolumeClaim can grow or get other attributes only after it is bound. Its StorageClass must allow the growth.',
    why: 'In the spec of a PersistentVolumeClaim, only resources.requests.storage and volumeAttributesClassName can change, and only if the claim is bound (core ValidatePersistentVolumeClaimUpdate). The StorageClass needs allowVolumeExpansion: true (admission plugin PersistentVolumeClaimResize).',
    remedy: 'Before you publish the change, check that the claim is bound and its StorageClass allows expansion.',
  },
  {
    id: 'fixed-by-server',
    severity: 'risk',
    summary: 'A field whose value the API server chose cannot get another value.',
    why: 'The API server allocates the addresses and ports of a Service that sets none, and keeps them (core ValidateServiceUpdate). It accepts a new value only if it equals the allocated one.',
    remedy:
      'Remove the field, or write the value that the API server chose. For another value, delete the object and let Flux create it again.',
  },
] as const satisfies readonly Rule[];
