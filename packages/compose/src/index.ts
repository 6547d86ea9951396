export { functionOfName, functionOfPackage } from './composite/known-functions.ts';
export {
  type JsonObject,
  type RenderedComposite,
  type RenderInput,
  type Rendering,
  renderComposite,
} from './composite/render-composite.ts';
export { type CompositeEvent, type PipelineStep, pipelineSteps, type UnknownStep } from './composite/run-pipeline.ts';
export type {
  CompositionFunction,
  FunctionRequest,
  FunctionResponse,
  FunctionResult,
  ResourceSelector,
} from './functions/composition-function.ts';
export { fieldPathText, parseFieldPath, readFieldPath, type Segment, WILDCARD } from './paths/field-path.ts';
export { deleteField, expandWildcards, getFieldValue, setFieldValue } from './paths/field-value.ts';
export { type MergeOptions, mergeFieldValue } from './paths/merge-value.ts';
export { isConversion } from './transforms/convert-transform.ts';
export { type FieldProblem, fieldProblemText } from './transforms/field-problem.ts';
export { resolveTransforms } from './transforms/resolve-transforms.ts';
export type {
  ConvertTransform,
  MatchPattern,
  MatchTransform,
  MathTransform,
  StringTransform,
  Transform,
} from './transforms/transform.ts';
export { CONVERT_FORMATS, CONVERT_TYPES, transformProblem } from './transforms/validate-transform.ts';
export { CrossplaneError } from './values/crossplane-error.ts';
export { formatGo, goText } from './values/format-go.ts';
export { floatJson, type GoJson, type GoObject, kubernetesJson } from './values/go-json.ts';
export { goTypeName } from './values/go-type-name.ts';
