import type { Problem } from '../../objects/object-finding.ts';
import { at, flagAt, type Location, mapAt, textAt } from '../forms/location.ts';
import { rootScope, totalProblems } from './cel-scope.ts';
import { isConvertible, isDecodable } from './convertible.ts';
import { structuralRule } from './definition-rules.ts';
import { isPresent } from './given.ts';
import { defaultProblems } from './schema-defaults.ts';
import { levelProblems } from './schema-levels.ts';
import { structuralForm } from './structural-form.ts';

/**
 * Checks the schema of one version of a CRD (`validateCustomResourceDefinitionValidation`): its structure, then its defaults, then its CEL
 * rules. Each part is checked only if the previous one is valid. The limits apply to all levels together.
 */
export function schemaProblems(schema: Location, hasStatus: boolean): readonly Problem[] {
  if (!isDecodable(schema)) return [];
  const root = [...rootProblems(schema, hasStatus)];
  const convertible = isConvertible(schema);
  const structural = convertible ? [...structuralForm(schema)] : [];
  const defaults = convertible && structural.length === 0 ? defaultProblems(schema) : [];
  const scope = convertible && structural.length + defaults.length === 0 ? rootScope(schema) : undefined;
  const levels = levelProblems({ schema, root: true, cel: scope });
  const found = [...root, ...structural, ...defaults, ...levels.schema, ...levels.cel];
  if (!convertible && found.length === 0) return [structuralRule.invalid(schema, 'a schema without $schema')];
  return withoutRepetition([...found, ...(scope ? totalProblems(scope) : [])]);
}

/**
 * Fields that are allowed at the root if the status is a subresource. The server then separates the schema of the status, so other
 * restrictions at the root are not allowed.
 */
const ALLOWED_AT_ROOT = new Set(
  'description type format title maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems multipleOf required items properties externalDocs example x-kubernetes-preserve-unknown-fields x-kubernetes-validations'.split(
    ' ',
  ),
);

function* rootProblems(schema: Location, hasStatus: boolean): Iterable<Problem> {
  if (flagAt(schema, 'nullable')) yield structuralRule.forbidden(at(schema, 'nullable'), 'an object is never null');
  if (!hasStatus) return;
  if (textAt(schema, 'type') !== '' && textAt(schema, 'type') !== 'object')
    return yield structuralRule.invalid(at(schema, 'type'), 'object');
  const [refused] = mapAt(schema).flatMap(([name]) => (isPresent(schema, name) && !ALLOWED_AT_ROOT.has(name) ? [name] : []));
  if (refused !== undefined) yield structuralRule.invalid(schema, `without ${refused} at the root, since status is a subresource`);
}

/** Removes repeated problems, because some checks of the server overlap. */
function withoutRepetition(problems: readonly Problem[]): readonly Problem[] {
  const reported = new Set<string>();
  return problems.filter(({ rule, pointer, message }) => {
    const text = `${rule} ${pointer} ${message}`;
    return !reported.has(text) && reported.add(text);
  });
}
