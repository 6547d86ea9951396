import { type GoType, INT64, JSON_VALUE, listOfType, namedString, OBJECT_FIELDS, STRING, struct } from '../functions/decode-input.ts';

const of = (name: string): string => `v1beta1.${name}`;

const COMBINE = struct(of('Combine'), () => ({
  variables: listOfType(struct(of('CombineVariable'), () => ({ fromFieldPath: STRING }))),
  strategy: namedString(of('CombineStrategy')),
  string: struct(of('StringCombine'), () => ({ fmt: STRING })),
}));

const MATH = struct(of('MathTransform'), () => ({
  type: namedString(of('MathTransformType')),
  multiply: INT64,
  clampMin: INT64,
  clampMax: INT64,
}));

const MATCH = struct(of('MatchTransform'), () => ({
  patterns: listOfType(
    struct(of('MatchTransformPattern'), () => ({
      type: namedString(of('MatchTransformPatternType')),
      literal: STRING,
      regexp: STRING,
      result: JSON_VALUE,
    })),
  ),
  fallbackValue: JSON_VALUE,
  fallbackTo: namedString(of('MatchFallbackTo')),
}));

const STRING_TRANSFORM = struct(of('StringTransform'), () => ({
  type: namedString(of('StringTransformType')),
  fmt: STRING,
  convert: namedString(of('StringConversionType')),
  trim: STRING,
  regexp: struct(of('StringTransformRegexp'), () => ({ match: STRING, group: { kind: 'int', name: 'int' } })),
  join: struct(of('StringTransformJoin'), () => ({ separator: STRING })),
  replace: struct(of('StringTransformReplace'), () => ({ search: STRING, replace: STRING })),
}));

const TRANSFORM = struct(of('Transform'), () => ({
  type: namedString(of('TransformType')),
  math: MATH,
  map: { kind: 'map', name: of('MapTransform') },
  match: MATCH,
  string: STRING_TRANSFORM,
  convert: struct(of('ConvertTransform'), () => ({
    toType: namedString(of('TransformIOType')),
    format: namedString(of('ConvertTransformFormat')),
  })),
}));

const PATCH_FIELDS: Readonly<Record<string, GoType>> = {
  type: namedString(of('PatchType')),
  fromFieldPath: STRING,
  combine: COMBINE,
  toFieldPath: STRING,
  transforms: listOfType(TRANSFORM),
  policy: struct(of('PatchPolicy'), () => ({
    fromFieldPath: namedString(of('FromFieldPathPolicy')),
    toFieldPath: namedString(of('ToFieldPathPolicy')),
  })),
};

const patchesOf = (name: string): GoType => listOfType(struct(of(name), () => PATCH_FIELDS));

const TEMPLATE = struct(of('ComposedTemplate'), () => ({
  name: STRING,
  base: JSON_VALUE,
  patches: listOfType(struct(of('ComposedPatch'), () => ({ ...PATCH_FIELDS, patchSetName: STRING }))),
  connectionDetails: listOfType(
    struct(of('ConnectionDetail'), () => ({
      name: STRING,
      type: namedString(of('ConnectionDetailType')),
      fromConnectionSecretKey: STRING,
      fromFieldPath: STRING,
      value: STRING,
    })),
  ),
  readinessChecks: listOfType(
    struct(of('ReadinessCheck'), () => ({
      type: namedString(of('ReadinessCheckType')),
      fieldPath: STRING,
      matchString: STRING,
      matchInteger: INT64,
      matchCondition: struct(of('MatchConditionReadinessCheck'), () => ({
        type: namedString('v1.ConditionType'),
        status: namedString('v1.ConditionStatus'),
      })),
    })),
  ),
}));

/** The type of the input, `Resources` of `pt.fn.crossplane.io/v1beta1`. */
export const RESOURCES = struct(of('Resources'), () => ({
  ...OBJECT_FIELDS,
  patchSets: listOfType(struct(of('PatchSet'), () => ({ name: STRING, patches: patchesOf('PatchSetPatch') }))),
  environment: struct(of('Environment'), () => ({ patches: patchesOf('EnvironmentPatch') })),
  resources: listOfType(TEMPLATE),
  writeConnectionSecretToRef: struct(of('WriteConnectionSecretToRef'), () => ({
    name: STRING,
    namespace: STRING,
    patches: patchesOf('ConnectionSecretPatch'),
  })),
})) as GoType & { readonly kind: 'struct' };
