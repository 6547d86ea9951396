import type { Problem } from '../../objects/object-finding.ts';
import { at, flagAt, isSet, type Location, listAt, mapAt, textAt } from '../forms/location.ts';
import { type CelScope, celProblems, childScope } from './cel-scope.ts';
import { structuralRule } from './definition-rules.ts';
import { isGiven } from './given.ts';
import { keyedListProblems, listTypeProblems } from './list-types.ts';
import { ruleTextProblems } from './rule-texts.ts';
import { wrongType } from './structural-form.ts';

/** The problems of a schema and of its CEL rules. Rules are compiled only where the schema is valid from this level down. */
export interface LevelProblems {
  readonly schema: readonly Problem[];
  readonly cel: readonly Problem[];
}

/** A level of a schema, with its position. */
export interface SchemaLevel {
  readonly schema: Location;
  readonly root?: boolean;
  /** Whether the level is inside metadata, apiVersion or kind of an object. */
  readonly insideMeta?: boolean;
  /** The reason why a default is not allowed. */
  readonly noDefaults?: string;
  /** The surrounding list whose entries cannot be matched between two versions of an object. */
  readonly uncorrelated?: Location;
  /** Undefined if rules are not compiled: in alternatives, and in schemas that are not structural. */
  readonly cel: CelScope | undefined;
}

/** Checks a level and all levels below it (`ValidateCustomResourceDefinitionOpenAPISchema`). */
export function levelProblems(level: SchemaLevel): LevelProblems {
  const { schema } = level;
  const below = childrenOf(level).map(levelProblems);
  const own = [...ownProblems(level), ...listTypeProblems(schema), ...keyedListProblems(schema), ...ruleTextProblems(schema)];
  const schemaProblems = [...below.flatMap((child) => child.schema), ...own];
  const cel = below.flatMap((child) => child.cel);
  if (schemaProblems.length > 0 || level.cel === undefined) return { schema: schemaProblems, cel };
  return { schema: schemaProblems, cel: [...cel, ...celProblems(level.cel, level.uncorrelated)] };
}

const META_FIELDS = ['metadata', 'kind', 'apiVersion'];

function childrenOf(level: SchemaLevel): readonly SchemaLevel[] {
  const { schema, cel } = level;
  const { root: _, ...inherited } = level;
  const additional = at(schema, 'additionalProperties');
  const items = at(schema, 'items');
  const alternatives = [...['allOf', 'oneOf', 'anyOf'].flatMap((name) => listAt(schema, name)), at(schema, 'not')];
  return [
    ...(isObject(additional)
      ? [
          {
            ...inherited,
            schema: additional,
            cel: childScope(cel, additional, { entries: true }),
            ...(level.insideMeta ? { noDefaults: 'entries of metadata have none' } : {}),
          },
        ]
      : []),
    ...mapAt(schema, 'properties').map(([name, property]) => propertyLevel(level, inherited, name, property)),
    ...alternatives.filter((branch) => isSet(branch)).map((branch) => ({ ...inherited, schema: branch, cel: undefined })),
    ...(isObject(items)
      ? [
          {
            ...inherited,
            ...(textAt(schema, 'x-kubernetes-list-type') === 'map' ? {} : { uncorrelated: level.uncorrelated ?? schema }),
            schema: items,
            cel: childScope(cel, items, { entries: true }),
          },
        ]
      : []),
  ];
}

const isObject = ({ value }: Location): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function propertyLevel(level: SchemaLevel, inherited: SchemaLevel, name: string, property: Location): SchemaLevel {
  const { schema, root = false } = level;
  const isMeta = META_FIELDS.includes(name) && (root || flagAt(schema, 'x-kubernetes-embedded-resource'));
  return {
    ...inherited,
    schema: property,
    cel: childScope(level.cel, property, { property: name }),
    ...(isMeta ? { insideMeta: true } : {}),
    ...(isMeta && root ? { noDefaults: `${name} of an object has none` } : {}),
  };
}

const TYPES = ['array', 'boolean', 'integer', 'number', 'object', 'string'];
const UNSUPPORTED = ['additionalItems', 'dependencies', '$ref'];
const UNSUPPORTED_UNLESS_EMPTY = ['id', 'patternProperties', 'definitions'];

function* ownProblems({ schema, noDefaults, insideMeta = false }: SchemaLevel): Iterable<Problem> {
  const type = at(schema, 'type');
  if (textAt(type) !== '') yield* structuralRule.oneOf(type, TYPES);
  if (noDefaults !== undefined && isSet(schema, 'default')) yield structuralRule.forbidden(at(schema, 'default'), noDefaults);
  const unsupported = [
    ...UNSUPPORTED.filter((name) => isSet(schema, name)),
    ...UNSUPPORTED_UNLESS_EMPTY.filter((name) => isGiven(schema, name)),
  ];
  for (const name of unsupported) yield structuralRule.forbidden(at(schema, name), 'a structural schema has no such thing');
  if (Array.isArray(at(schema, 'items').value)) yield structuralRule.forbidden(at(schema, 'items'), 'all entries have one schema');
  if (insideMeta && flagAt(schema, 'x-kubernetes-embedded-resource'))
    yield structuralRule.forbidden(at(schema, 'x-kubernetes-embedded-resource'), 'metadata holds no objects');
  if (flagAt(schema, 'uniqueItems')) yield structuralRule.forbidden(at(schema, 'uniqueItems'), 'x-kubernetes-list-type: set says it');
  const additional = at(schema, 'additionalProperties');
  if (isSet(additional) && additional.value !== true && isGiven(schema, 'properties'))
    yield structuralRule.forbidden(additional, 'there are properties');
  const preserve = at(schema, 'x-kubernetes-preserve-unknown-fields');
  if (preserve.value === false) yield structuralRule.invalid(preserve, 'true, or left out');
  const mapType = at(schema, 'x-kubernetes-map-type');
  if (!isSet(mapType)) return;
  if (textAt(type) !== 'object') yield wrongType(type, 'object, since there is x-kubernetes-map-type');
  yield* structuralRule.oneOf(mapType, ['atomic', 'granular']);
}
