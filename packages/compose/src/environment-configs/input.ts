import { type GoType, JSON_VALUE, listOfType, namedString, OBJECT_FIELDS, STRING, struct } from '../functions/decode-input.ts';
import type { GoJson } from '../values/go-json.ts';

/** The input of function-environment-configs. */
export interface EnvironmentInput {
  readonly spec?: {
    readonly defaultData?: GoJson;
    readonly environmentConfigs?: readonly ConfigSource[];
    readonly policy?: { readonly resolution?: string };
  };
}

/** An EnvironmentConfig by its name, or several by their labels. */
export interface ConfigSource {
  /** `Reference` or `Selector`. @default 'Reference' */
  readonly type?: string;
  readonly ref?: { readonly name?: string };
  readonly selector?: Selector;
  readonly toFieldPath?: string;
}

export interface Selector {
  /** `Single` or `Multiple`. @default 'Single' */
  readonly mode?: string;
  readonly maxMatch?: bigint;
  readonly minMatch?: bigint;
  /** @default 'metadata.name' */
  readonly sortByFieldPath?: string;
  readonly matchLabels?: readonly LabelMatcher[];
}

export interface LabelMatcher {
  /** `FromCompositeFieldPath` or `Value`. @default 'FromCompositeFieldPath' */
  readonly type?: string;
  readonly key?: string;
  readonly valueFromFieldPath?: string;
  readonly fromFieldPathPolicy?: string;
  readonly value?: string;
}

const of = (name: string): string => `v1beta1.${name}`;
const UINT64: GoType = { kind: 'int', name: 'uint64' };

const SOURCE = struct(of('EnvironmentSource'), () => ({
  type: namedString(of('EnvironmentSourceType')),
  ref: struct(of('EnvironmentSourceReference'), () => ({ name: STRING })),
  selector: struct(of('EnvironmentSourceSelector'), () => ({
    mode: namedString(of('EnvironmentSourceSelectorModeType')),
    maxMatch: UINT64,
    minMatch: UINT64,
    sortByFieldPath: STRING,
    matchLabels: listOfType(
      struct(of('EnvironmentSourceSelectorLabelMatcher'), () => ({
        type: namedString(of('EnvironmentSourceSelectorLabelMatcherType')),
        key: STRING,
        valueFromFieldPath: STRING,
        fromFieldPathPolicy: namedString(of('FromFieldPathPolicy')),
        value: STRING,
      })),
    ),
  })),
  toFieldPath: STRING,
}));

/** The type of the input, `Input` of `environmentconfigs.fn.crossplane.io/v1beta1`. */
export const INPUT = struct(of('Input'), () => ({
  ...OBJECT_FIELDS,
  spec: struct(of('InputSpec'), () => ({
    defaultData: JSON_VALUE,
    environmentConfigs: listOfType(SOURCE),
    policy: struct(of('Policy'), () => ({ resolution: namedString('common.ResolutionPolicy') })),
  })),
})) as GoType & { readonly kind: 'struct' };
