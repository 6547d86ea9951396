// Generated from provider-kubernetes-v1.2.1/kubernetes.m.crossplane.io_observedobjectcollections.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type ObservedObjectCollection = {
  readonly apiVersion: "kubernetes.m.crossplane.io/v1alpha1";
  readonly kind: "ObservedObjectCollection";
  readonly metadata: ObjectMeta;
  readonly spec: ObservedObjectCollectionSpec;
};
export type ObservedObjectCollectionSpec = {
  readonly objectTemplate?: ObservedObjectCollectionSpecObjectTemplate;
  readonly observeObjects: ObservedObjectCollectionSpecObserveObjects;
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: ObservedObjectCollectionSpecProviderConfigRef;
};
export type ObservedObjectCollectionSpecObjectTemplate = {
  readonly metadata?: ObservedObjectCollectionSpecObjectTemplateMetadata;
};
export type ObservedObjectCollectionSpecObjectTemplateMetadata = {
  readonly annotations?: { readonly [key: string]: string };
  readonly labels?: { readonly [key: string]: string };
};
export type ObservedObjectCollectionSpecObserveObjects = {
  /** At least 1 character. */
  readonly apiVersion: string;
  /** At least 1 character. */
  readonly kind: string;
  readonly namespace?: string;
  readonly selector: ObservedObjectCollectionSpecObserveObjectsSelector;
};
export type ObservedObjectCollectionSpecObserveObjectsSelector = {
  readonly matchExpressions?: readonly ObservedObjectCollectionSpecObserveObjectsSelectorMatchExpressions[];
  readonly matchLabels?: { readonly [key: string]: string };
};
export type ObservedObjectCollectionSpecObserveObjectsSelectorMatchExpressions = {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
};
export type ObservedObjectCollectionSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
