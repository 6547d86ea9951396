import type { Fields, Severity } from '@slipway/manifest';
import type { Composition } from './composition.ts';
import type { CompositionRuleId } from './composition-rules.ts';
import type { Kind, Schema } from './schema.ts';

/** A problem of a Composition or of the definition of its composite. */
export interface CompositionProblem {
  readonly rule: CompositionRuleId;
  /** @default the severity of the rule */
  readonly severity?: Severity;
  /** RFC 6901 pointer to the value. */
  readonly pointer: string;
  readonly message: string;
  readonly value?: unknown;
  readonly expected: string;
}

/** The composite of a Composition. */
export interface Composite {
  /** `EKSCluster of fleet.example/v1`. */
  readonly title: string;
  /** With the fields that Crossplane adds, and with metadata. */
  readonly schema: Schema;
  readonly scope: 'Namespaced' | 'Cluster' | 'LegacyCluster';
  /** The keys of the connection Secret that the definition lists. */
  readonly connectionKeys: readonly string[];
}

/** Returns the kind that an API server serves; undefined for an unknown one. */
export type KindFinder = (apiVersion: string, kind: string) => Kind | undefined;

/** The object that provider-kubernetes applies for an `Object`. Its fields are free in the schema of `Object`. */
export interface EmbeddedManifest {
  readonly kind: Kind;
  /** `Deployment of apps/v1`. */
  readonly title: string;
  /** Whether every cluster has the same kind. The provider may apply a custom kind to a cluster with another release of it. */
  readonly isBuiltIn: boolean;
}

/** What the patches of a Composition read from the environment. */
export interface EnvironmentOfComposition {
  readonly schema: Schema;
  /** `the environment (common)`. */
  readonly title: string;
}

/** The input of the checks of a Composition. */
export interface Checked {
  readonly composition: Composition;
  /** The EnvironmentConfigs that are available. */
  readonly environmentConfigs: readonly Fields[];
  /** Undefined when one of its sources is not available. */
  readonly environment: EnvironmentOfComposition | undefined;
  /** Undefined when the CompositeResourceDefinition is not available. */
  readonly composite: Composite | undefined;
  readonly kindOf: KindFinder;
  /** Returns the schema of a composed kind, with metadata. */
  readonly schemaOf: (base: Readonly<Record<string, unknown>> | undefined) => Schema | undefined;
  /** Returns the manifest in the base of an `Object` of provider-kubernetes, when its kind is available. */
  readonly manifestIn: (base: Readonly<Record<string, unknown>> | undefined) => EmbeddedManifest | undefined;
}
