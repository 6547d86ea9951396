export type { Budget, Limit, Limits } from './budget.ts';
export { createBudget, DEFAULT_LIMITS, LimitError, NO_BUDGET } from './budget.ts';
export { canonicalQuantity } from './canonical-quantity.ts';
export { chartFiles } from './chart-files.ts';
export type { UnitDefinition } from './check-definitions.ts';
export { checkDefinitions, definitionFinding } from './check-definitions.ts';
export type { OwnedFile, TreeOwner } from './check-tree.ts';
export { checkTree } from './check-tree.ts';
export { checkUnits } from './check-units.ts';
export { CLUSTER_VARIABLES, isClusterVariable, variable } from './cluster-variable.ts';
export { emitYaml, UnwritableError } from './emit-yaml.ts';
export type { FieldPlace } from './field-order.ts';
export { FIELD_ORDER, orderedKeys } from './field-order.ts';
export { findCircle } from './find-circle.ts';
export type { Finding, Rule, Severity } from './finding.ts';
export { DefinitionError } from './finding.ts';
export type {
  AddonDescription,
  ApplicationDescription,
  BootstrapInput,
  BootstrapStep,
  ChartDescription,
  ClusterDescription,
  CompositionDescription,
  FleetDescription,
  SourceDescription,
} from './fleet-description.ts';
export type { Channel } from './git-names.ts';
export { CHANNELS, channelBranch, versionTag } from './git-names.ts';
export { goTime } from './go-time.ts';
export type { PointerSegment } from './json-pointer.ts';
export { buildPointer, childPointer, getPointer, parsePointer } from './json-pointer.ts';
export { managedReadiness } from './managed-readiness.ts';
export type { InlineManifest, Manifest, ManifestMetadata } from './manifest.ts';
export type { ManifestFile } from './manifest-file.ts';
export { manifestRules } from './manifest-rules.ts';
export { manifestsOf } from './manifests-of.ts';
export { nearest } from './nearest.ts';
export type { ObjectId } from './object-id.ts';
export { describeObject, objectId, objectKey, splitApiVersion } from './object-id.ts';
export type { OptionArguments, OptionRule, OptionRules, OptionsOf } from './options.ts';
export { checkOptions } from './options.ts';
export type { KnownDocument, Outline } from './outline.ts';
export { outlineOf } from './outline.ts';
export type { Override } from './override.ts';
export { plainText } from './plain-text.ts';
export { printable, printableFlow, printableJson, printableLines } from './printable.ts';
export { BINARY_SUFFIXES, DECIMAL_SUFFIXES, scaleUp } from './quantity-units.ts';
export { quickDocument, UNUSUAL } from './quick-document.ts';
export type { QuickMaker } from './quick-maker.ts';
export type { YamlDocument, YamlStream } from './read-yaml.ts';
export { readYaml } from './read-yaml.ts';
export type { RenderOptions } from './render-file.ts';
export { generatedBy, renderFile, renderTree } from './render-file.ts';
export type { ScalarValue } from './resolve-scalar.ts';
export { resolveScalar } from './resolve-scalar.ts';
export { shellQuote } from './shell-quote.ts';
export type { SourceLocation } from './source-location.ts';
export { inheritLocation, locationOf, rememberLocation } from './source-location.ts';
export { stableText } from './stable-text.ts';
export type { TextPosition } from './text-position.ts';
export type { ClusterVariable, HealthCheck, HealthCheckExpression, Readiness, Unit } from './unit.ts';
export { kustomization, unitFiles, unitManifests } from './unit.ts';
export { unitFinding } from './unit-finding.ts';
export { pathProblems } from './unsafe-path.ts';
export type { UnwritableCode, UnwritableValue } from './unwritable.ts';
export { findUnwritable } from './unwritable.ts';
