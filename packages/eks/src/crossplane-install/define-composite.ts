import type { Composition } from '@slipway/kube-models/apiextensions.crossplane.io/v1/Composition';
import type { ManagedResourceActivationPolicy } from '@slipway/kube-models/apiextensions.crossplane.io/v1alpha1/ManagedResourceActivationPolicy';
import type { CompositeResourceDefinition } from '@slipway/kube-models/apiextensions.crossplane.io/v2/CompositeResourceDefinition';
import { type Manifest, rememberLocation, splitApiVersion, type Unit } from '@slipway/manifest';
import type { RootSchema, ValueOf } from '../crossplane/composite-schema.ts';
import { type CompositeKind, compositionOf } from '../crossplane/composition.ts';
import { type Crossplane, crossplaneUnit, KEEP } from '../crossplane/crossplane-unit.ts';
import { type Field, fieldsOf } from '../crossplane/field-paths.ts';
import { definitionHealth } from '../crossplane/health.ts';
import type { Part } from '../crossplane/part.ts';
import { listActivatedKinds, managedKindName } from './activated-kinds.ts';

/** The fields of a composite resource that patches may name. */
export type CompositeFields<Spec extends RootSchema, Status extends RootSchema> = Field<{
  /** Metadata of the composite resource. */
  readonly metadata: {
    /** Name of the composite resource. */
    readonly name: string;
    /** Namespace of the composite resource. */
    readonly namespace: string;
    /** UID that the API server gave to the composite resource. */
    readonly uid: string;
    /** Labels of the composite resource. */
    readonly labels: Readonly<Record<string, string>>;
    /** Annotations of the composite resource. */
    readonly annotations: Readonly<Record<string, string>>;
  };
  /** Specification of the composite resource. */
  readonly spec: ValueOf<Spec>;
  /** Status of the composite resource. */
  readonly status: ValueOf<Status>;
}>;

/** Options of {@link defineComposite}. */
export interface CompositeOptions<Spec extends RootSchema, Status extends RootSchema> {
  /**
   * Name of the unit, of its folder below `common/crossplane/` and of the Composition.
   * @example 'database'
   */
  readonly name: string;
  /**
   * API group of the kind, a domain of the fleet. It cannot change while composite resources exist.
   * @example 'fleet.example.com'
   */
  readonly group: string;
  /**
   * Version of the kind.
   * @example 'v1alpha1'
   */
  readonly version: string;
  /**
   * The kind.
   * @example 'Database'
   */
  readonly kind: string;
  /**
   * Name of the kind in the API, in lower case.
   * @example 'databases'
   */
  readonly plural: string;
  /** Schema of `spec`. The types of its fields are those of the paths in `parts`. */
  readonly spec: Spec;
  /** Schema of `status`, which `toComposite` writes. */
  readonly status: Status;
  /** Crossplane of the fleet. The unit waits for it. */
  readonly crossplane: Crossplane;
  /**
   * More objects of the unit, by file name, such as the provider of the composed kinds.
   * @default none
   * @example { 'provider.yaml': awsProvider('aws-rds', 'v2.6.0') }
   */
  readonly manifests?: Readonly<Record<string, Manifest>>;
  /** Returns the composed resources; it gets the fields of the composite resource. */
  readonly parts: (composite: CompositeFields<Spec, Status>) => readonly Part[];
}

/** A kind of composite resources, with its Composition. */
export interface Composite {
  /** The XRD and the Composition, for `crossplaneUnits` of the fleet. Flux never prunes the XRD, because all composite resources would be deleted. */
  readonly unit: Unit;
  /** The XRD, with scope Namespaced. */
  readonly definition: CompositeResourceDefinition;
  /** The Composition, with the functions patch-and-transform and auto-ready. */
  readonly composition: Composition;
}

/**
 * Defines a kind of composite resources with its Composition. A path that the kind or a composed resource does not have does not compile,
 * nor does a value that its target cannot have.
 */
export function defineComposite<const Spec extends RootSchema, const Status extends RootSchema>({
  name,
  crossplane,
  manifests,
  parts: partsOf,
  ...kind
}: CompositeOptions<Spec, Status>): Composite {
  const definition = compositeDefinition(kind);
  const parts = partsOf(fieldsOf<object>() as unknown as CompositeFields<Spec, Status>);
  const composition = compositionOf(name, kind, parts);
  const activated = activationPolicy(name, parts);
  const unit = crossplaneUnit({
    name,
    folder: name,
    manifests: {
      'definition.yaml': definition,
      'composition.yaml': composition,
      ...(activated === undefined ? {} : { 'activation-policy.yaml': activated }),
      ...manifests,
    },
    dependsOn: [crossplane.usable],
    provides: [kind.group],
    ready: { wait: true, expressions: [definitionHealth] },
  });
  return { unit: rememberLocation(unit, defineComposite), definition, composition };
}

/** Returns the policy that activates the composed kinds of providers that the fleet does not have. Crossplane serves no other kinds. */
function activationPolicy(name: string, parts: readonly Part[]): ManagedResourceActivationPolicy | undefined {
  const known = new Set(listActivatedKinds());
  const kinds = parts
    .map(({ apiVersion, kind }) => ({ ...splitApiVersion(apiVersion), kind }))
    .filter(({ group }) => group.endsWith('.aws.m.upbound.io'));
  const activate = [...new Set(kinds.map(managedKindName))].filter((each) => !known.has(each)).sort();
  if (activate.length === 0) return undefined;
  return {
    apiVersion: 'apiextensions.crossplane.io/v1alpha1',
    kind: 'ManagedResourceActivationPolicy',
    metadata: { name },
    spec: { activate },
  };
}

type DefinedKind = CompositeKind & { readonly plural: string; readonly spec: RootSchema; readonly status: RootSchema };

const compositeDefinition = ({ group, version, kind, plural, spec, status }: DefinedKind): CompositeResourceDefinition => ({
  apiVersion: 'apiextensions.crossplane.io/v2',
  kind: 'CompositeResourceDefinition',
  metadata: { name: `${plural}.${group}`, annotations: KEEP },
  spec: {
    scope: 'Namespaced',
    group,
    names: { kind, plural, singular: kind.toLowerCase() },
    versions: [
      {
        name: version,
        served: true,
        referenceable: true,
        schema: { openAPIV3Schema: { type: 'object', required: ['spec'], properties: { spec, status } } },
      },
    ],
  },
});
