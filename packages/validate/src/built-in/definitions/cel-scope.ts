import { type CelIssue, describeIssues } from '../../cel/checker/check-input.ts';
import { checkRule, type RuleCheck } from '../../cel/checker/check-rule.ts';
import { type DeclaredType, declaredType, MAX_REQUEST_SIZE } from '../../cel/checker/declared-type.ts';
import type { ValidationRule } from '../../cel/schema/cel-schema.ts';
import { escapeField } from '../../cel/syntax/escape.ts';
import type { Problem } from '../../objects/object-finding.ts';
import type { StructuralSchema } from '../../schema/structural-schema.ts';
import { at, flagAt, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { celRule } from './definition-rules.ts';

/** Cost limits of one rule, and of all rules of a version: the server's `StaticEstimatedCostLimit` and `StaticEstimatedCRDCostLimit`. */
const RULE_LIMIT = 10_000_000;
const DEFINITION_LIMIT = 100_000_000;

/** The CEL declarations of a level of the schema. */
export interface CelScope {
  readonly schema: Location;
  readonly parent?: CelScope;
  readonly step?: ScopeStep;
  /** Whether this level or one above it has rules. */
  readonly hasRules: boolean;
  /** Maximum number of values at this position of an object; undefined without a limit. */
  readonly most: number | undefined;
  readonly total: TotalCost;
  type?: { readonly declared: DeclaredType | undefined };
}

/** The path segment from a level to the level below it. */
type ScopeStep = { readonly property: string } | { readonly entries: true };

interface TotalCost {
  cost: number;
  readonly expensive: { readonly location: Location; readonly cost: number }[];
}

const hasOwnRules = (schema: Location): boolean => listAt(schema, 'x-kubernetes-validations').length > 0;

export const rootScope = (schema: Location): CelScope => ({
  schema,
  hasRules: hasOwnRules(schema),
  most: 1,
  total: { cost: 0, expensive: [] },
});

export function childScope(parent: CelScope | undefined, schema: Location, step: ScopeStep): CelScope | undefined {
  if (parent === undefined) return undefined;
  const factor = mostEntries(parent.schema);
  const most = parent.most === undefined || factor === undefined ? undefined : parent.most * factor;
  return { schema, parent, step, hasRules: parent.hasRules || hasOwnRules(schema), most, total: parent.total };
}

/** Returns the factor by which a level multiplies the number of values below it. */
function mostEntries(schema: Location): number | undefined {
  const bound = (name: string): number | undefined => {
    const { value } = at(schema, name);
    return typeof value === 'number' ? Math.max(0, value) : undefined;
  };
  if (textAt(schema, 'type') === 'array') return bound('maxItems');
  return textAt(schema, 'type') === 'object' && isSet(schema, 'additionalProperties') ? bound('maxProperties') : 1;
}

/** Returns the type of the level as part of the type of a level above, or else its own type. */
function typeOf(scope: CelScope): DeclaredType | undefined {
  scope.type ??= { declared: findType(scope) };
  return scope.type.declared;
}

function findType({ schema, parent, step }: CelScope): DeclaredType | undefined {
  const around = parent?.hasRules ? typeOf(parent) : undefined;
  if (around && step && 'entries' in step) return around.entry;
  const known = around && step && 'property' in step ? around.fields?.get(escapeField(step.property) ?? '') : undefined;
  const whole = parent === undefined || flagAt(schema, 'x-kubernetes-embedded-resource');
  return known ?? declaredType(schema.value as StructuralSchema, 'self', whole);
}

/** Returns the problems of the rules of a level. Adds their costs to the sum for `totalProblems`. */
export function celProblems(scope: CelScope, uncorrelated: Location | undefined): readonly Problem[] {
  const rules = listAt(scope.schema, 'x-kubernetes-validations');
  if (rules.length === 0) return [];
  const self = typeOf(scope);
  if (self === undefined) {
    return [celRule.invalid(at(scope.schema, 'x-kubernetes-validations'), 'at a place with a type: rules cannot see untyped data')];
  }
  return rules.flatMap((rule) => {
    const check = checkRule(rule.value as ValidationRule, self);
    const cost = check.cost * (scope.most ?? Math.floor(MAX_REQUEST_SIZE / (self.leastBytes + 1)));
    return [
      ...costProblems(scope, at(rule, 'rule'), cost),
      ...compileProblems(scope, rule, check),
      ...oldSelfProblems(rule, check, uncorrelated),
    ];
  });
}

function compileProblems(scope: CelScope, rule: Location, check: RuleCheck): readonly Problem[] {
  const message = at(rule, 'messageExpression');
  return [
    ...issueProblem(at(rule, 'rule'), check.issues),
    ...issueProblem(message, check.messageIssues),
    ...(check.messageCost > 0 ? costProblems(scope, message, check.messageCost) : []),
  ];
}

/** Returns one finding for an expression, with all its problems. */
function issueProblem(location: Location, issues: readonly CelIssue[]): readonly Problem[] {
  return issues.length === 0 ? [] : [celRule.invalid(location, `an expression that compiles: ${describeIssues(textAt(location), issues)}`)];
}

function costProblems({ total }: CelScope, location: Location, cost: number): readonly Problem[] {
  total.cost += cost;
  if (cost >= DEFINITION_LIMIT / 100) {
    total.expensive.push({ location, cost });
    total.expensive.sort((a, b) => b.cost - a.cost).splice(4);
  }
  return cost > RULE_LIMIT ? [tooExpensive(location, cost, RULE_LIMIT)] : [];
}

const tooExpensive = (location: Location, cost: number, limit: number): Problem => ({
  ...celRule.forbidden(location, `it may cost ${exceeds(cost / limit)} what the server spends`),
  expected: `at most ${limit.toLocaleString('en')} units of cost`,
  remedy: 'give maxItems, maxProperties and maxLength to the lists, maps and texts that the rule reads, or make it simpler',
});

const exceeds = (factor: number): string => (factor > 100 ? 'more than 100 times' : `${factor.toFixed(factor < 1.5 ? 6 : 1)} times`);

function oldSelfProblems(rule: Location, { usesOldSelf }: RuleCheck, uncorrelated: Location | undefined): readonly Problem[] {
  if (usesOldSelf) {
    return uncorrelated
      ? [
          celRule.invalid(
            at(rule, 'rule'),
            'without oldSelf: entries of a list around it have no identity from one version of an object to the next',
          ),
        ]
      : [];
  }
  return isSet(rule, 'optionalOldSelf')
    ? [celRule.invalid(at(rule, 'optionalOldSelf'), 'left out, since the rule does not use oldSelf')]
    : [];
}

/** Returns the problems of all rules together. */
export function totalProblems({ schema, total }: CelScope): readonly Problem[] {
  if (total.cost <= DEFINITION_LIMIT) return [];
  return [
    ...total.expensive.map(({ location }) => celRule.forbidden(location, 'it is a large part of what all rules may cost together')),
    tooExpensive(schema, total.cost, DEFINITION_LIMIT),
  ];
}
