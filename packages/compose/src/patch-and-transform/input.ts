import type { Transform } from '../transforms/transform.ts';
import type { GoObject } from '../values/go-json.ts';

/** The input of function-patch-and-transform. */
export interface Resources {
  readonly patchSets?: readonly PatchSet[];
  readonly environment?: { readonly patches?: readonly Patch[] };
  readonly resources?: readonly ResourceTemplate[];
  readonly writeConnectionSecretToRef?: ConnectionSecretReference;
}

export interface PatchSet {
  readonly name?: string;
  readonly patches?: readonly Patch[];
}

/** A template of a composed resource. Without a base, an earlier step of the pipeline composes the resource. */
export interface ResourceTemplate {
  readonly name?: string;
  readonly base?: GoObject;
  readonly patches?: readonly Patch[];
  readonly connectionDetails?: readonly ConnectionDetail[];
  readonly readinessChecks?: readonly ReadinessCheck[];
}

export interface Patch {
  /** @default 'FromCompositeFieldPath' */
  readonly type?: string;
  readonly patchSetName?: string;
  readonly fromFieldPath?: string;
  readonly combine?: Combine;
  /** @default the value of `fromFieldPath` */
  readonly toFieldPath?: string;
  readonly transforms?: readonly Transform[];
  readonly policy?: { readonly fromFieldPath?: string; readonly toFieldPath?: string };
}

export interface Combine {
  readonly variables?: readonly { readonly fromFieldPath?: string }[];
  readonly strategy?: string;
  readonly string?: { readonly fmt?: string };
}

export interface ConnectionDetail {
  readonly name?: string;
  readonly type?: string;
  readonly fromConnectionSecretKey?: string;
  readonly fromFieldPath?: string;
  readonly value?: string;
}

export interface ReadinessCheck {
  readonly type?: string;
  readonly fieldPath?: string;
  readonly matchString?: string;
  readonly matchInteger?: bigint;
  readonly matchCondition?: { readonly type?: string; readonly status?: string };
}

export interface ConnectionSecretReference {
  readonly name?: string;
  readonly namespace?: string;
  readonly patches?: readonly Patch[];
}

/** Returns the type of a patch. An empty text is the default, too. */
export const patchType = ({ type }: Patch): string => type || 'FromCompositeFieldPath';

export const fromFieldPath = (patch: Patch): string => patch.fromFieldPath ?? '';

export const toFieldPath = (patch: Patch): string => patch.toFieldPath ?? fromFieldPath(patch);

export const fromPolicy = ({ policy }: Patch): string => policy?.fromFieldPath ?? 'Optional';

export const toPolicy = ({ policy }: Patch): string => policy?.toFieldPath ?? 'Replace';
