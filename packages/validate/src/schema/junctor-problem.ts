import { stableText } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule, type RuleId } from '../rules/of-rule.ts';
import type { SchemaError } from './schema-check.ts';

interface Branch {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Branch>>;
  readonly [keyword: string]: unknown;
}

/** Returns one sentence for a violated combination of restrictions. `branches` is the keyword's value in the schema. */
export function junctorProblem(error: SchemaError, value: unknown, branches: unknown): Problem {
  const alternatives = (branches === undefined ? [] : [branches].flat()) as Branch[];
  const described = describe(branches, alternatives);
  const report = (rule: RuleId, message: string, expected: string, remedy: string): Problem => ({
    ...ofRule(rule),
    message: `${fieldPath(error.instancePath) || 'the object'} ${message}`,
    pointer: error.instancePath,
    value,
    expected,
    remedy,
  });
  if (error.keyword === 'not') {
    return report('not-allowed-combination', 'has a combination that is not allowed', `not ${described}`, 'remove one part of it');
  }
  if (error.params.passingSchemas) return tooMany(report, alternatives, described, value);
  const rule = error.keyword === 'oneOf' ? 'one-of' : 'any-of';
  const groups = alternatives.map((branch) => branch.required ?? []);
  return groups.length > 0 && groups.every((group) => group.length > 0)
    ? report(
        rule,
        'has none of the fields of which it needs one',
        described,
        `add ${groups.map((group) => group.join(' and ')).join(', or ')}`,
      )
    : report(rule, 'fits no alternative', described, 'make it fit one of them');
}

/** Cached, because thousands of values may violate the same branches. */
function describe(branches: unknown, alternatives: readonly Branch[]): string {
  const known = typeof branches === 'object' && branches !== null ? descriptions.get(branches) : undefined;
  if (known !== undefined) return known;
  const made = alternatives.map(describeBranch).join('; or ') || 'one of the alternatives of the schema';
  if (typeof branches === 'object' && branches !== null) descriptions.set(branches, made);
  return made;
}

const descriptions = new WeakMap<object, string>();

type Report = (rule: RuleId, message: string, expected: string, remedy: string) => Problem;

function tooMany(report: Report, alternatives: readonly Branch[], described: string, value: unknown): Problem {
  const fields = [...new Set(alternatives.flatMap((branch) => branch.required ?? []))];
  const set = fields.filter((field) => typeof value === 'object' && value !== null && Object.hasOwn(value, field));
  return set.length > 1
    ? report(
        'exclusive-fields',
        `has ${set.join(' and ')}, which exclude each other`,
        `exactly one: ${described}`,
        `keep one of ${set.join(', ')}`,
      )
    : report('one-of', 'fits more than one alternative', `exactly one: ${described}`, 'make it fit one only');
}

function describeBranch(branch: Branch): string {
  const { required, properties, ...rest } = branch;
  const fields = required?.length ? [`with ${required.join(' and ')}`] : [];
  const values = Object.entries(properties ?? {}).map(([key, schema]) => `${key} ${describeBranch(schema)}`);
  return [...fields, ...values, ...describeValue(rest)].join(', ') || 'anything';
}

/** Describes the restrictions of a schema for a value in a few words. */
function describeValue({ type, enum: allowed, format, not, anyOf, oneOf, allOf, if: _, then, else: __, ...rest }: Branch): string[] {
  return [
    // With a format, the type is left out, because the server also accepts values of other types.
    ...(type === undefined || format !== undefined ? [] : [`of type ${[type].flat().join(' or ')}`]),
    ...(Array.isArray(allowed) ? [allowed.map((entry) => (typeof entry === 'string' ? entry : stableText(entry))).join(' or ')] : []),
    ...(format === undefined ? [] : [`of the format ${String(format)}`]),
    ...(not === undefined ? [] : [`not ${describeBranch(not as Branch)}`]),
    ...[anyOf, oneOf].filter(Array.isArray).map((branches) => branches.map((each: Branch) => describeBranch(each)).join(' or ')),
    ...(Array.isArray(allOf) ? allOf.map((each: Branch) => describeBranch(each)) : []),
    // Created from limits. They differ between integers and other numbers only in the last digits.
    ...(then === undefined ? [] : [describeBranch(then as Branch)]),
    ...Object.entries(rest).map(([keyword, limit]) => `${keyword} ${stableText(limit)}`),
  ];
}
