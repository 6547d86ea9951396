// Generated from function-patch-and-transform-v0.10.8/pt.fn.crossplane.io_resources.yaml (crds.lock.json). To change, run npm run codegen.
import type { EmbeddedObject, ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Resources = {
  readonly apiVersion: "pt.fn.crossplane.io/v1beta1";
  readonly kind: "Resources";
  readonly metadata: ObjectMeta;
  readonly environment?: ResourcesEnvironment;
  readonly patchSets?: readonly ResourcesPatchSets[];
  readonly resources: readonly ResourcesResources[];
  readonly writeConnectionSecretToRef?: ResourcesWriteConnectionSecretToRef;
};
export type ResourcesEnvironment = {
  readonly patches?: readonly ResourcesEnvironmentPatches[];
};
export type ResourcesEnvironmentPatches = {
  readonly combine?: ResourcesEnvironmentPatchesCombine;
  readonly fromFieldPath?: string;
  readonly policy?: ResourcesEnvironmentPatchesPolicy;
  readonly toFieldPath?: string;
  readonly transforms?: readonly ResourcesEnvironmentPatchesTransforms[];
  /** Default: `"FromCompositeFieldPath"`. */
  readonly type?: "FromCompositeFieldPath" | "ToCompositeFieldPath" | "CombineFromComposite" | "CombineToComposite" | "FromEnvironmentFieldPath" | "ToEnvironmentFieldPath";
};
export type ResourcesEnvironmentPatchesCombine = {
  readonly strategy: "string";
  readonly string?: ResourcesEnvironmentPatchesCombineString;
  /** At least 1 item. */
  readonly variables: readonly ResourcesEnvironmentPatchesCombineVariables[];
};
export type ResourcesEnvironmentPatchesCombineString = {
  readonly fmt: string;
};
export type ResourcesEnvironmentPatchesCombineVariables = {
  readonly fromFieldPath: string;
};
export type ResourcesEnvironmentPatchesPolicy = {
  readonly fromFieldPath?: "Optional" | "Required";
  readonly toFieldPath?: "Replace" | "MergeObjects" | "MergeObjectsAppendArrays" | "ForceMergeObjects" | "ForceMergeObjectsAppendArrays" | "MergeObject" | "AppendArray";
};
export type ResourcesEnvironmentPatchesTransforms = {
  readonly convert?: ResourcesEnvironmentPatchesTransformsConvert;
  readonly map?: { readonly [key: string]: unknown };
  readonly match?: ResourcesEnvironmentPatchesTransformsMatch;
  readonly math?: ResourcesEnvironmentPatchesTransformsMath;
  readonly string?: ResourcesEnvironmentPatchesTransformsString;
  readonly type: "map" | "match" | "math" | "string" | "convert";
};
export type ResourcesEnvironmentPatchesTransformsConvert = {
  readonly format?: "none" | "quantity" | "json";
  readonly toType: "string" | "int" | "int64" | "bool" | "float64" | "object" | "array";
};
export type ResourcesEnvironmentPatchesTransformsMatch = {
  /** Default: `"Value"`. */
  readonly fallbackTo?: "Value" | "Input";
  readonly fallbackValue?: unknown;
  readonly patterns?: readonly ResourcesEnvironmentPatchesTransformsMatchPatterns[];
};
export type ResourcesEnvironmentPatchesTransformsMatchPatterns = {
  readonly literal?: string;
  readonly regexp?: string;
  readonly result: unknown;
  /** Default: `"literal"`. */
  readonly type: "literal" | "regexp";
};
export type ResourcesEnvironmentPatchesTransformsMath = {
  readonly clampMax?: number;
  readonly clampMin?: number;
  readonly multiply?: number;
  /** Default: `"Multiply"`. */
  readonly type?: "Multiply" | "ClampMin" | "ClampMax";
};
export type ResourcesEnvironmentPatchesTransformsString = {
  readonly convert?: "ToUpper" | "ToLower" | "ToBase64" | "FromBase64" | "ToJson" | "ToSha1" | "ToSha256" | "ToSha512";
  readonly fmt?: string;
  readonly join?: ResourcesEnvironmentPatchesTransformsStringJoin;
  readonly regexp?: ResourcesEnvironmentPatchesTransformsStringRegexp;
  readonly replace?: ResourcesEnvironmentPatchesTransformsStringReplace;
  readonly trim?: string;
  /** Default: `"Format"`. */
  readonly type: "Format" | "Convert" | "TrimPrefix" | "TrimSuffix" | "Regexp";
};
export type ResourcesEnvironmentPatchesTransformsStringJoin = {
  readonly separator: string;
};
export type ResourcesEnvironmentPatchesTransformsStringRegexp = {
  readonly group?: number;
  readonly match: string;
};
export type ResourcesEnvironmentPatchesTransformsStringReplace = {
  readonly replace: string;
  readonly search: string;
};
export type ResourcesPatchSets = {
  readonly name: string;
  readonly patches: readonly ResourcesPatchSetsPatches[];
};
export type ResourcesPatchSetsPatches = {
  readonly combine?: ResourcesPatchSetsPatchesCombine;
  readonly fromFieldPath?: string;
  readonly policy?: ResourcesPatchSetsPatchesPolicy;
  readonly toFieldPath?: string;
  readonly transforms?: readonly ResourcesPatchSetsPatchesTransforms[];
  /** Default: `"FromCompositeFieldPath"`. */
  readonly type?: "FromCompositeFieldPath" | "ToCompositeFieldPath" | "CombineFromComposite" | "CombineToComposite" | "FromEnvironmentFieldPath" | "ToEnvironmentFieldPath" | "CombineFromEnvironment" | "CombineToEnvironment";
};
export type ResourcesPatchSetsPatchesCombine = {
  readonly strategy: "string";
  readonly string?: ResourcesPatchSetsPatchesCombineString;
  /** At least 1 item. */
  readonly variables: readonly ResourcesPatchSetsPatchesCombineVariables[];
};
export type ResourcesPatchSetsPatchesCombineString = {
  readonly fmt: string;
};
export type ResourcesPatchSetsPatchesCombineVariables = {
  readonly fromFieldPath: string;
};
export type ResourcesPatchSetsPatchesPolicy = {
  readonly fromFieldPath?: "Optional" | "Required";
  readonly toFieldPath?: "Replace" | "MergeObjects" | "MergeObjectsAppendArrays" | "ForceMergeObjects" | "ForceMergeObjectsAppendArrays" | "MergeObject" | "AppendArray";
};
export type ResourcesPatchSetsPatchesTransforms = {
  readonly convert?: ResourcesPatchSetsPatchesTransformsConvert;
  readonly map?: { readonly [key: string]: unknown };
  readonly match?: ResourcesPatchSetsPatchesTransformsMatch;
  readonly math?: ResourcesPatchSetsPatchesTransformsMath;
  readonly string?: ResourcesPatchSetsPatchesTransformsString;
  readonly type: "map" | "match" | "math" | "string" | "convert";
};
export type ResourcesPatchSetsPatchesTransformsConvert = {
  readonly format?: "none" | "quantity" | "json";
  readonly toType: "string" | "int" | "int64" | "bool" | "float64" | "object" | "array";
};
export type ResourcesPatchSetsPatchesTransformsMatch = {
  /** Default: `"Value"`. */
  readonly fallbackTo?: "Value" | "Input";
  readonly fallbackValue?: unknown;
  readonly patterns?: readonly ResourcesPatchSetsPatchesTransformsMatchPatterns[];
};
export type ResourcesPatchSetsPatchesTransformsMatchPatterns = {
  readonly literal?: string;
  readonly regexp?: string;
  readonly result: unknown;
  /** Default: `"literal"`. */
  readonly type: "literal" | "regexp";
};
export type ResourcesPatchSetsPatchesTransformsMath = {
  readonly clampMax?: number;
  readonly clampMin?: number;
  readonly multiply?: number;
  /** Default: `"Multiply"`. */
  readonly type?: "Multiply" | "ClampMin" | "ClampMax";
};
export type ResourcesPatchSetsPatchesTransformsString = {
  readonly convert?: "ToUpper" | "ToLower" | "ToBase64" | "FromBase64" | "ToJson" | "ToSha1" | "ToSha256" | "ToSha512";
  readonly fmt?: string;
  readonly join?: ResourcesPatchSetsPatchesTransformsStringJoin;
  readonly regexp?: ResourcesPatchSetsPatchesTransformsStringRegexp;
  readonly replace?: ResourcesPatchSetsPatchesTransformsStringReplace;
  readonly trim?: string;
  /** Default: `"Format"`. */
  readonly type: "Format" | "Convert" | "TrimPrefix" | "TrimSuffix" | "Regexp";
};
export type ResourcesPatchSetsPatchesTransformsStringJoin = {
  readonly separator: string;
};
export type ResourcesPatchSetsPatchesTransformsStringRegexp = {
  readonly group?: number;
  readonly match: string;
};
export type ResourcesPatchSetsPatchesTransformsStringReplace = {
  readonly replace: string;
  readonly search: string;
};
export type ResourcesResources = {
  readonly base?: EmbeddedObject;
  readonly connectionDetails?: readonly ResourcesResourcesConnectionDetails[];
  readonly name: string;
  readonly patches?: readonly ResourcesResourcesPatches[];
  /** Default: `[{"matchCondition":{"status":"True","type":"Ready"},"type":"MatchCondition"}]`. */
  readonly readinessChecks?: readonly ResourcesResourcesReadinessChecks[];
};
export type ResourcesResourcesConnectionDetails = {
  readonly fromConnectionSecretKey?: string;
  readonly fromFieldPath?: string;
  readonly name: string;
  readonly type: "FromConnectionSecretKey" | "FromFieldPath" | "FromValue";
  readonly value?: string;
};
export type ResourcesResourcesPatches = {
  readonly combine?: ResourcesResourcesPatchesCombine;
  readonly fromFieldPath?: string;
  readonly patchSetName?: string;
  readonly policy?: ResourcesResourcesPatchesPolicy;
  readonly toFieldPath?: string;
  readonly transforms?: readonly ResourcesResourcesPatchesTransforms[];
  /** Default: `"FromCompositeFieldPath"`. */
  readonly type?: "FromCompositeFieldPath" | "PatchSet" | "ToCompositeFieldPath" | "CombineFromComposite" | "CombineToComposite" | "FromEnvironmentFieldPath" | "ToEnvironmentFieldPath" | "CombineFromEnvironment" | "CombineToEnvironment";
};
export type ResourcesResourcesPatchesCombine = {
  readonly strategy: "string";
  readonly string?: ResourcesResourcesPatchesCombineString;
  /** At least 1 item. */
  readonly variables: readonly ResourcesResourcesPatchesCombineVariables[];
};
export type ResourcesResourcesPatchesCombineString = {
  readonly fmt: string;
};
export type ResourcesResourcesPatchesCombineVariables = {
  readonly fromFieldPath: string;
};
export type ResourcesResourcesPatchesPolicy = {
  readonly fromFieldPath?: "Optional" | "Required";
  readonly toFieldPath?: "Replace" | "MergeObjects" | "MergeObjectsAppendArrays" | "ForceMergeObjects" | "ForceMergeObjectsAppendArrays" | "MergeObject" | "AppendArray";
};
export type ResourcesResourcesPatchesTransforms = {
  readonly convert?: ResourcesResourcesPatchesTransformsConvert;
  readonly map?: { readonly [key: string]: unknown };
  readonly match?: ResourcesResourcesPatchesTransformsMatch;
  readonly math?: ResourcesResourcesPatchesTransformsMath;
  readonly string?: ResourcesResourcesPatchesTransformsString;
  readonly type: "map" | "match" | "math" | "string" | "convert";
};
export type ResourcesResourcesPatchesTransformsConvert = {
  readonly format?: "none" | "quantity" | "json";
  readonly toType: "string" | "int" | "int64" | "bool" | "float64" | "object" | "array";
};
export type ResourcesResourcesPatchesTransformsMatch = {
  /** Default: `"Value"`. */
  readonly fallbackTo?: "Value" | "Input";
  readonly fallbackValue?: unknown;
  readonly patterns?: readonly ResourcesResourcesPatchesTransformsMatchPatterns[];
};
export type ResourcesResourcesPatchesTransformsMatchPatterns = {
  readonly literal?: string;
  readonly regexp?: string;
  readonly result: unknown;
  /** Default: `"literal"`. */
  readonly type: "literal" | "regexp";
};
export type ResourcesResourcesPatchesTransformsMath = {
  readonly clampMax?: number;
  readonly clampMin?: number;
  readonly multiply?: number;
  /** Default: `"Multiply"`. */
  readonly type?: "Multiply" | "ClampMin" | "ClampMax";
};
export type ResourcesResourcesPatchesTransformsString = {
  readonly convert?: "ToUpper" | "ToLower" | "ToBase64" | "FromBase64" | "ToJson" | "ToSha1" | "ToSha256" | "ToSha512";
  readonly fmt?: string;
  readonly join?: ResourcesResourcesPatchesTransformsStringJoin;
  readonly regexp?: ResourcesResourcesPatchesTransformsStringRegexp;
  readonly replace?: ResourcesResourcesPatchesTransformsStringReplace;
  readonly trim?: string;
  /** Default: `"Format"`. */
  readonly type: "Format" | "Convert" | "TrimPrefix" | "TrimSuffix" | "Regexp";
};
export type ResourcesResourcesPatchesTransformsStringJoin = {
  readonly separator: string;
};
export type ResourcesResourcesPatchesTransformsStringRegexp = {
  readonly group?: number;
  readonly match: string;
};
export type ResourcesResourcesPatchesTransformsStringReplace = {
  readonly replace: string;
  readonly search: string;
};
export type ResourcesResourcesReadinessChecks = {
  readonly fieldPath?: string;
  readonly matchCondition?: ResourcesResourcesReadinessChecksMatchCondition;
  readonly matchInteger?: number;
  readonly matchString?: string;
  readonly type: "MatchString" | "MatchInteger" | "NonEmpty" | "MatchCondition" | "MatchTrue" | "MatchFalse" | "None";
};
export type ResourcesResourcesReadinessChecksMatchCondition = {
  /** Default: `"True"`. */
  readonly status: string;
  /** Default: `"Ready"`. */
  readonly type: string;
};
export type ResourcesWriteConnectionSecretToRef = {
  readonly name?: string;
  readonly namespace?: string;
  readonly patches?: readonly ResourcesWriteConnectionSecretToRefPatches[];
};
export type ResourcesWriteConnectionSecretToRefPatches = {
  readonly combine?: ResourcesWriteConnectionSecretToRefPatchesCombine;
  readonly fromFieldPath?: string;
  readonly policy?: ResourcesWriteConnectionSecretToRefPatchesPolicy;
  readonly toFieldPath?: string;
  readonly transforms?: readonly ResourcesWriteConnectionSecretToRefPatchesTransforms[];
  /** Default: `"FromCompositeFieldPath"`. */
  readonly type?: "FromCompositeFieldPath" | "CombineFromComposite";
};
export type ResourcesWriteConnectionSecretToRefPatchesCombine = {
  readonly strategy: "string";
  readonly string?: ResourcesWriteConnectionSecretToRefPatchesCombineString;
  /** At least 1 item. */
  readonly variables: readonly ResourcesWriteConnectionSecretToRefPatchesCombineVariables[];
};
export type ResourcesWriteConnectionSecretToRefPatchesCombineString = {
  readonly fmt: string;
};
export type ResourcesWriteConnectionSecretToRefPatchesCombineVariables = {
  readonly fromFieldPath: string;
};
export type ResourcesWriteConnectionSecretToRefPatchesPolicy = {
  readonly fromFieldPath?: "Optional" | "Required";
  readonly toFieldPath?: "Replace" | "MergeObjects" | "MergeObjectsAppendArrays" | "ForceMergeObjects" | "ForceMergeObjectsAppendArrays" | "MergeObject" | "AppendArray";
};
export type ResourcesWriteConnectionSecretToRefPatchesTransforms = {
  readonly convert?: ResourcesWriteConnectionSecretToRefPatchesTransformsConvert;
  readonly map?: { readonly [key: string]: unknown };
  readonly match?: ResourcesWriteConnectionSecretToRefPatchesTransformsMatch;
  readonly math?: ResourcesWriteConnectionSecretToRefPatchesTransformsMath;
  readonly string?: ResourcesWriteConnectionSecretToRefPatchesTransformsString;
  readonly type: "map" | "match" | "math" | "string" | "convert";
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsConvert = {
  readonly format?: "none" | "quantity" | "json";
  readonly toType: "string" | "int" | "int64" | "bool" | "float64" | "object" | "array";
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsMatch = {
  /** Default: `"Value"`. */
  readonly fallbackTo?: "Value" | "Input";
  readonly fallbackValue?: unknown;
  readonly patterns?: readonly ResourcesWriteConnectionSecretToRefPatchesTransformsMatchPatterns[];
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsMatchPatterns = {
  readonly literal?: string;
  readonly regexp?: string;
  readonly result: unknown;
  /** Default: `"literal"`. */
  readonly type: "literal" | "regexp";
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsMath = {
  readonly clampMax?: number;
  readonly clampMin?: number;
  readonly multiply?: number;
  /** Default: `"Multiply"`. */
  readonly type?: "Multiply" | "ClampMin" | "ClampMax";
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsString = {
  readonly convert?: "ToUpper" | "ToLower" | "ToBase64" | "FromBase64" | "ToJson" | "ToSha1" | "ToSha256" | "ToSha512";
  readonly fmt?: string;
  readonly join?: ResourcesWriteConnectionSecretToRefPatchesTransformsStringJoin;
  readonly regexp?: ResourcesWriteConnectionSecretToRefPatchesTransformsStringRegexp;
  readonly replace?: ResourcesWriteConnectionSecretToRefPatchesTransformsStringReplace;
  readonly trim?: string;
  /** Default: `"Format"`. */
  readonly type: "Format" | "Convert" | "TrimPrefix" | "TrimSuffix" | "Regexp";
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsStringJoin = {
  readonly separator: string;
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsStringRegexp = {
  readonly group?: number;
  readonly match: string;
};
export type ResourcesWriteConnectionSecretToRefPatchesTransformsStringReplace = {
  readonly replace: string;
  readonly search: string;
};
