import { type FieldProblem, firstProblem, invalidField, requiredField, withinField } from '../transforms/field-problem.ts';
import { transformProblem } from '../transforms/validate-transform.ts';
import {
  type Combine,
  type ConnectionDetail,
  fromFieldPath,
  fromPolicy,
  type Patch,
  type PatchSet,
  patchType,
  type ReadinessCheck,
  type Resources,
  type ResourceTemplate,
  toFieldPath,
  toPolicy,
} from './input.ts';

/** Returns the first field that function-patch-and-transform rejects, in its order. */
export function inputProblem({ patchSets = [], resources = [], environment }: Resources): FieldProblem | undefined {
  for (const set of patchSets) {
    const problem = patchSetProblem(set);
    if (problem !== undefined) return problem;
  }
  if (resources.length === 0 && (environment?.patches ?? []).length === 0) {
    return requiredField('resources', 'resources or environment patches are required');
  }
  return (
    firstProblem('resources', resources, templateProblem) ??
    withinField('environment', firstProblem('patches', environment?.patches, environmentPatchProblem))
  );
}

function patchSetProblem({ name = '', patches }: PatchSet): FieldProblem | undefined {
  if (name === '') return requiredField('name', 'name is required');
  return firstProblem('patches', patches, (patch) =>
    patchType(patch) === 'PatchSet'
      ? invalidField('type', 'PatchSet', 'patch type *v1beta1.PatchSetPatch does not support patch of type PatchSet')
      : patchProblem(patch),
  );
}

function templateProblem({ name = '', patches, connectionDetails, readinessChecks }: ResourceTemplate): FieldProblem | undefined {
  if (name === '') return requiredField('name', 'name is required');
  return (
    firstProblem('patches', patches, patchProblem) ??
    firstProblem('connectionDetails', connectionDetails, connectionDetailProblem) ??
    firstProblem('readinessChecks', readinessChecks, readinessCheckProblem)
  );
}

export const ENVIRONMENT_PATCH_TYPES: readonly string[] = [
  'FromCompositeFieldPath',
  'ToCompositeFieldPath',
  'CombineFromComposite',
  'CombineToComposite',
  'FromEnvironmentFieldPath',
  'ToEnvironmentFieldPath',
];

function environmentPatchProblem(patch: Patch): FieldProblem | undefined {
  const type = patchType(patch);
  return ENVIRONMENT_PATCH_TYPES.includes(type) ? patchProblem(patch) : invalidField('[type]', type, 'invalid environment patch type');
}

const FIELD_PATH_TYPES: readonly string[] = [
  'FromCompositeFieldPath',
  'ToCompositeFieldPath',
  'FromEnvironmentFieldPath',
  'ToEnvironmentFieldPath',
];

const COMBINE_TYPES: readonly string[] = ['CombineFromComposite', 'CombineToComposite', 'CombineFromEnvironment', 'CombineToEnvironment'];

/** Returns the first field of a patch that is not valid. The transforms and policies of a combine patch are not checked. */
function patchProblem(patch: Patch): FieldProblem | undefined {
  const type = patchType(patch);
  if (COMBINE_TYPES.includes(type)) return combinePatchProblem(patch, type);
  if (FIELD_PATH_TYPES.includes(type)) {
    if (fromFieldPath(patch) === '') return requiredField('fromFieldPath', `fromFieldPath must be set for patch type ${type}`);
  } else if (type === 'PatchSet') {
    if ((patch.patchSetName ?? '') === '') return requiredField('patchSetName', `patchSetName must be set for patch type ${type}`);
  } else {
    return invalidField('type', type, 'unknown patch type');
  }
  return firstProblem('transforms', patch.transforms, transformProblem) ?? policyProblem(patch);
}

function combinePatchProblem(patch: Patch, type: string): FieldProblem | undefined {
  if (patch.combine === undefined) return requiredField('combine', `combine must be set for patch type ${type}`);
  if (toFieldPath(patch) === '') return requiredField('toFieldPath', `toFieldPath must be set for patch type ${type}`);
  return withinField('combine', combineProblem(patch.combine));
}

function combineProblem({ strategy = '', string, variables = [] }: Combine): FieldProblem | undefined {
  if (strategy === '') return requiredField('strategy', 'a combine strategy must be provided');
  if (strategy !== 'string') return invalidField('strategy', strategy, 'unknown strategy type');
  if (string === undefined) return requiredField('string', `string must be set for combine strategy ${strategy}`);
  if (variables.length === 0) return requiredField('variables', 'at least one variable must be provided');
  return firstProblem('variables', variables, (variable) =>
    (variable.fromFieldPath ?? '') === ''
      ? requiredField('fromFieldPath', 'fromFieldPath must be set for each combine variable')
      : undefined,
  );
}

export const TO_POLICIES: readonly string[] = [
  'Replace',
  'MergeObjects',
  'MergeObjectsAppendArrays',
  'ForceMergeObjects',
  'ForceMergeObjectsAppendArrays',
  'MergeObject',
  'AppendArray',
];

function policyProblem(patch: Patch): FieldProblem | undefined {
  const [from, to] = [fromPolicy(patch), toPolicy(patch)];
  if (!TO_POLICIES.includes(to)) return invalidField('policy.toFieldPathPolicy', to, 'unknown toFieldPathPolicy');
  if (from === 'Required' || from === 'Optional') return undefined;
  return invalidField('policy.fromFieldPathPolicy', from, 'unknown fromFieldPathPolicy');
}

const DETAIL_SOURCES: Readonly<Record<string, (detail: ConnectionDetail) => FieldProblem | undefined>> = {
  FromValue: ({ value }) => (value === undefined ? requiredField('value', 'value connection detail requires a value') : undefined),
  FromConnectionSecretKey: ({ fromConnectionSecretKey: key }) =>
    key === undefined ? requiredField('fromConnectionSecretKey', 'from connection secret key connection detail requires a key') : undefined,
  FromFieldPath: ({ fromFieldPath: path }) =>
    path === undefined ? requiredField('fromFieldPath', 'from field path connection detail requires a field path') : undefined,
};

/** Returns the first field of a connection detail that is not valid. */
export function connectionDetailProblem(detail: ConnectionDetail): FieldProblem | undefined {
  const { type = '', name = '' } = detail;
  if (type === '') return requiredField('type', 'connection detail type is required');
  const source = Object.hasOwn(DETAIL_SOURCES, type) ? DETAIL_SOURCES[type] : undefined;
  if (source === undefined) return invalidField('type', type, 'unknown connection detail type');
  return name === '' ? requiredField('name', 'name is required') : source(detail);
}

/** Returns the first field of a readiness check that is not valid. */
export function readinessCheckProblem(check: ReadinessCheck): FieldProblem | undefined {
  const { type = '', fieldPath, matchString, matchInteger, matchCondition } = check;
  switch (type) {
    case 'None':
      return undefined;
    case 'MatchCondition':
      return withinField('matchCondition', matchCondition && matchConditionProblem(matchCondition));
    case 'MatchString':
      if (matchString === undefined) return requiredField('matchString', 'cannot be nil for type MatchString');
      break;
    case 'MatchInteger':
      if (matchInteger === undefined) return requiredField('matchInteger', 'cannot be nil for type MatchInteger');
      break;
    case 'NonEmpty':
    case 'MatchTrue':
    case 'MatchFalse':
      break;
    default:
      return invalidField('type', type, 'unknown readiness check type');
  }
  return fieldPath === undefined ? requiredField('fieldPath', 'cannot be empty') : undefined;
}

function matchConditionProblem({ type = '', status = '' }: NonNullable<ReadinessCheck['matchCondition']>): FieldProblem | undefined {
  if (type === '') return requiredField('type', 'cannot be empty for type MatchCondition');
  return status === '' ? requiredField('status', 'cannot be empty for type MatchCondition') : undefined;
}
