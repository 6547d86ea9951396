export { Dialect, type DialectOptions, type MissingKey } from './execute/dialect.ts';
export type { ConditionalSpan, Origin, Rendered } from './execute/rendered.ts';
export type { RandomCall, Run, RunLimits, UnknownBranch, UnknownUse } from './execute/run.ts';
export { parseTemplate, type RenderOptions, TemplateFile, TemplateSet } from './execute/template-set.ts';
export { unreadPaths } from './execute/value-paths.ts';
export { yamlValue } from './functions/data/yaml-value.ts';
export {
  type Context,
  type FunctionDefinition,
  type FunctionSet,
  given,
  type Hooks,
  inContext,
  type Lookup,
  pure,
  type UnknownPolicy,
} from './functions/function-definition.ts';
export type { Delimiters } from './parse/lexer.ts';
export { fromBytes } from './values/go-bytes.ts';
export {
  convertMap,
  type GoMap,
  type GoMethod,
  GoStruct,
  type GoType,
  type GoValue,
  int64,
  type Sized,
  stringList,
  stringMap,
  typed,
} from './values/go-value.ts';
export { GoError, TemplateError, type TemplateLimit, TemplateLimitError, type TemplatePosition } from './values/template-error.ts';
export { findMarkers, hasMarker, type Marker, Unknown } from './values/unknown.ts';
