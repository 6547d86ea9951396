export type { Budget, CurrentBudget, Interrupt, LeftOut, Limit, Limits, Machine } from './budget.ts';
export { createBudget, createCurrentBudget, DEFAULT_LIMITS, LimitError, NO_BUDGET, timedOnly, workThrough } from './budget.ts';
export type { FieldPathSegment } from './field-path.ts';
export { readFieldPath } from './field-path.ts';
export type { Finding } from './findings/finding.ts';
export { DefinitionError } from './findings/finding.ts';
export { nearest } from './findings/nearest.ts';
export type { Rule, Severity, SourceLocation } from './findings/rule.gen.ts';
export { inheritLocation, locationAt, locationOf, rememberLocation } from './findings/source-location.ts';
export { BINARY_SUFFIXES, canonicalQuantity, DECIMAL_SUFFIXES, scaleUp } from './go-values/canonical-quantity.ts';
export { goTime } from './go-values/go-time.ts';
export { JsonLimitError, type JsonLimits, jsonLimitExceeded, parseLimitedJson } from './json/json-size.ts';
export { manifestRules } from './manifest-rules.ts';
export { type AddressRange, addressRange, contains, overlap } from './objects/address-range.ts';
export { chartFiles, manifestsOf } from './objects/chart-objects.ts';
export type { Fields } from './objects/fields.ts';
export { below, fieldsOf, hasContent, isFields, listOf, setKey, someText, textOf } from './objects/fields.ts';
export type { PointerSegment } from './objects/json-pointer.ts';
export { buildPointer, childPointer, getPointer, parsePointer } from './objects/json-pointer.ts';
export { isClusterScopedToKustomize } from './objects/kustomize-scopes.ts';
export type { InlineManifest, Manifest, ManifestFile, ManifestMetadata } from './objects/manifest.ts';
export { isArmInstanceType, processorsOfImage } from './objects/node-processors.ts';
export type { ObjectId } from './objects/object-id.ts';
export { describeObject, objectId, objectKey, splitApiVersion } from './objects/object-id.ts';
export { isProtectedKind } from './objects/protected-kinds.ts';
export { once, onceForEach, onceForEachName, onceForEachText } from './once.ts';
export type { OwnedFile, TreeOwner } from './paths/check-tree.ts';
export { checkTree } from './paths/check-tree.ts';
export { clusterFoldersOf, hubSideFolder, leafFolder, shardOfPath } from './paths/cluster-folders.ts';
export type { Channel } from './paths/git-names.ts';
export { CHANNELS, channelBranch, proposalBranch, rejectedTag, versionTag } from './paths/git-names.ts';
export { pathProblems } from './paths/unsafe-path.ts';
export { joinPaths } from './text/join-paths.ts';
export { compareStrings, firstTexts, plainText } from './text/plain-text.ts';
export { asciiName, printable, printableFlow, printableJson, printableLines, replaceHidden, visible } from './text/printable.ts';
export { onOneLine, replaceVariables, trimEndOf, trimOf } from './text/scan.ts';
export { shellQuote } from './text/shell-quote.ts';
export { withoutCredentials } from './text/without-credentials.ts';
export type { UnitDefinition } from './units/check-definitions.ts';
export { checkDefinitions, definitionFinding } from './units/check-definitions.ts';
export { checkUnits, findCycle } from './units/check-units.ts';
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
} from './units/fleet-description.gen.ts';
export type { FleetPart, MembersPart, RestPart } from './units/fleet-part.ts';
export { managedReadiness } from './units/managed-readiness.ts';
export type { HubNeed, MemberSummary, MembersSummary, PackageSource } from './units/members-summary.gen.ts';
export type { MustBe, MustBeAbsent, VariableName } from './units/must-be.ts';
export type { MoreRules, OptionArguments, OptionRule, OptionRules, OptionsOf, OverrideOptions, RulesOf } from './units/options.ts';
export { checkOptions } from './units/options.ts';
export type { Override } from './units/override.ts';
export type { ClusterVariable, HealthCheck, HealthCheckExpression, Readiness, Unit, UnitContent, UnitSettings } from './units/unit.ts';
export { CLUSTER_VARIABLES, isClusterVariable, kustomization, unitFiles, unitManifests, variable } from './units/unit.ts';
export { unitFinding } from './units/unit-finding.ts';
export type { QuickMaker } from './yaml/quick/quick-cursor.ts';
export { quickDocument, UNUSUAL } from './yaml/quick/quick-document.ts';
export type { KnownDocument, Outline } from './yaml/read/outline.ts';
export { outlineOf } from './yaml/read/outline.ts';
export type { YamlDocument, YamlStream } from './yaml/read/read-yaml.ts';
export { readYaml, utf16Text } from './yaml/read/read-yaml.ts';
export { stableText } from './yaml/read/stable-text.ts';
export type { TextPosition } from './yaml/read/text-position.ts';
export { yamlRules } from './yaml/read/yaml-rules.ts';
export type { ScalarValue } from './yaml/scalars/resolve-scalar.ts';
export { resolveScalar } from './yaml/scalars/resolve-scalar.ts';
export { emitYaml, UnwritableError } from './yaml/write/emit-yaml.ts';
export type { FieldPosition } from './yaml/write/field-order.ts';
export { FIELD_ORDER, orderedKeys } from './yaml/write/field-order.ts';
export type { RenderOptions } from './yaml/write/render-file.ts';
export { generatedBy, renderFile, renderTree } from './yaml/write/render-file.ts';
export type { UnwritableCode, UnwritableValue } from './yaml/write/unwritable.ts';
export { findUnwritable } from './yaml/write/unwritable.ts';
