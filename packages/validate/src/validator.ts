import type { KindSchema } from '@slipway/kube-models';
import { type Budget, createBudget, LimitError } from '@slipway/manifest';
import { findingCache, type ReadText } from './cache/finding-cache.ts';
import type { TextCache } from './cache/text-cache.ts';
import { checkKind } from './check-kind.ts';
import { isFields } from './fields.ts';
import { createKindIndex, type KindIndex } from './kinds/kind-index.ts';
import { lazy } from './lazy.ts';
import { isListObject, listProblems } from './list-object.ts';
import type { ObjectFinding, Problem } from './object-finding.ts';
import { nameObject, objectTitle } from './object-name.ts';
import { type AboutObject, objectRules, rulesOfAnyObject } from './object-rules.ts';
import { ofRule } from './of-rule.ts';
import { isBuiltIn } from './schema/object-schema.ts';
import { rewritingRuleIds } from './schema/schema-rules.ts';
import { withPointer } from './secrets/confidential.ts';
import { policyRuleIds } from './secrets/secret-rules.ts';
import { within } from './spend.ts';
import { LIMITS_OF_A_FILE, MOST_OF_AN_OBJECT, tooLarge } from './too-large.ts';

/** What a kube-apiserver, asked by Flux, answers for one object. */
export interface Verdict {
  /**
   * `reject`: the server or Flux refuses it. `lossy`: taken, but fields are dropped or stored as another value or text. `accept`: taken as it is.
   * Slipway's own prohibitions (secrets in plain text) are findings only: the server takes those objects.
   */
  readonly verdict: 'accept' | 'lossy' | 'reject';
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  /** Every problem at once; empty when there is nothing to mend. */
  readonly findings: readonly ObjectFinding[];
}

/** What is known of an object beside its own text. */
export interface CheckOptions {
  /** The namespace that kustomize or Flux (`targetNamespace`) gives to an object without one. */
  readonly namespace?: string;
  /** What the object was read from: findings in it may be remembered. */
  readonly read?: ReadText;
  /** What judging it may take. By default a budget of its own. */
  readonly budget?: Budget;
}

/** Judges objects one by one. */
export interface Validator {
  /** The verdict on one object, as read from YAML or JSON; never throws, whatever `object` is. */
  readonly check: (object: unknown, options?: CheckOptions) => Verdict;
}

/** All have defaults. */
export interface ValidatorOptions {
  /** Kinds beside those of `@slipway/kube-models`, over which they win. */
  readonly schemas?: readonly KindSchema[];
  /** Where what was found in texts is remembered; nowhere by default. */
  readonly cache?: TextCache;
  /** What judging objects may take where a check has no budget of its own. By default each object has one. */
  readonly budget?: Budget;
}

/** Definitions are judged with a good part of what judges objects, which is loaded when somebody gives some. */
const definitions = lazy<typeof import('./kinds/refused-definition.ts')>(import.meta.url, './kinds/refused-definition.ts');

/** A validator for the pinned kinds and those of `options`; it reads the schema of a kind when one is first judged. */
export function createValidator(options: ValidatorOptions = {}): Validator {
  const kinds = createKindIndex(options.schemas ?? []);
  const given = new Set(options.schemas);
  const known = new Map<string, KnownKind>();
  const lookUp = (apiVersion: string, kind: string): KnownKind | undefined => {
    const key = `${apiVersion} ${kind}`;
    const found = known.get(key);
    if (found) return found;
    const schema = kinds.find(apiVersion, kind);
    if (schema === undefined) return undefined;
    const refused = given.has(schema) ? definitions().refusedKind(schema) : undefined;
    const made = { schema, checkKind: checkKind(schema), builtIn: isBuiltIn(schema), refused };
    known.set(key, made);
    return made;
  };
  const context: Context = { lookUp, explainMissing: kinds.explainMissing };
  const cache = options.cache && findingCache(options.cache, options.schemas ?? []);
  return {
    check: (object, checkOptions = {}) => {
      const { read, namespace } = checkOptions;
      const findings = read && cache?.recall(read, namespace);
      if (findings !== undefined) return verdictOn(object, findings);
      return limited(object, checkOptions.budget ?? options.budget ?? ownBudget(), () => {
        const verdict = judge(object, context, checkOptions);
        if (read) cache?.note(read, namespace, object, verdict.findings);
        return verdict;
      });
    },
  };
}

/** As it was found before; what the object calls itself it says anew. */
const verdictOn = (object: unknown, findings: readonly ObjectFinding[]): Verdict => ({
  verdict: verdictOf(findings),
  ...nameObject(object),
  findings,
});

/** What `verdict` gives; when the budget ends before, that is the verdict. */
export function limited(object: unknown, budget: Budget, verdict: () => Verdict): Verdict {
  try {
    return within(budget, verdict);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    const { apiVersion } = nameObject(object);
    const problem = tooLarge('the object takes too much to judge', error.message);
    return { verdict: 'reject', ...nameObject(object), findings: withObject([problem], object, apiVersion) };
  }
}

/** Made when the object takes anything that counts, as few do. */
function ownBudget(): Budget {
  let budget: Budget | undefined;
  const made = (): Budget => {
    budget ??= createBudget(LIMITS_OF_A_FILE);
    return budget;
  };
  return { take: (limit, amount) => made().take(limit, amount), part: (limits) => made().part(limits) };
}

interface KnownKind extends Omit<AboutObject, 'namespaceGiven'> {
  /** What is reported of every object, since the server does not take the definition of the kind. */
  readonly refused: Problem | undefined;
}

interface Context extends Pick<KindIndex, 'explainMissing'> {
  readonly lookUp: (apiVersion: string, kind: string) => KnownKind | undefined;
}

function judge(object: unknown, context: Context, options: CheckOptions): Verdict {
  const problems = problemsOf(object, context, options);
  const identity = nameObject(object);
  const told = problems.length > MOST_OF_AN_OBJECT ? firstOf(problems) : problems;
  return { verdict: verdictOf(problems), ...identity, findings: told.length ? withObject(told, object, identity.apiVersion) : [] };
}

const firstOf = (problems: readonly Problem[]): readonly Problem[] => [
  ...problems.slice(0, MOST_OF_AN_OBJECT),
  tooLarge(
    `the object has ${problems.length - MOST_OF_AN_OBJECT} more findings`,
    `no more than ${MOST_OF_AN_OBJECT.toLocaleString('en-US')} are reported`,
  ),
];

function withObject(problems: readonly Problem[], object: unknown, apiVersion: string | undefined): ObjectFinding[] {
  const title = objectTitle(object);
  const named = { ...(title === undefined ? {} : { object: title }), ...(apiVersion === undefined ? {} : { apiVersion }) };
  return problems.map(({ tooMuch: _, ...problem }) => withPointer({ ...problem, ...named }, object));
}

function verdictOf(problems: readonly Problem[]): Verdict['verdict'] {
  if (problems.length === 0) return 'accept';
  const told = problems.filter((problem) => !policyRuleIds.has(problem.rule));
  const severities = new Set(told.map(({ rule, severity }) => (rewritingRuleIds.has(rule) ? 'lossy' : severity)));
  return severities.has('reject') ? 'reject' : severities.has('lossy') ? 'lossy' : 'accept';
}

function problemsOf(object: unknown, context: Context, options: CheckOptions): Problem[] {
  if (!isFields(object)) return [notAnObject(object)];
  if (isListObject(object)) return listProblems(object, (item) => problemsOf(item, context, options));
  const ofAny = rulesOfAnyObject.flatMap(({ check }) => check(object));
  const { apiVersion, kind } = object;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '' || kind === '') {
    return [...missingType('apiVersion', apiVersion), ...missingType('kind', kind), ...ofAny];
  }
  const known = context.lookUp(apiVersion, kind);
  if (known === undefined) return [context.explainMissing(apiVersion, kind), ...ofAny];
  if (known.refused) return [known.refused, ...ofAny];
  const about = { ...known, namespaceGiven: options.namespace !== undefined };
  return [...objectRules.flatMap(({ check }) => check(object, about)), ...ofAny];
}

const notAnObject = (value: unknown): Problem => ({
  ...ofRule('not-an-object'),
  message: 'the document is not a Kubernetes object',
  pointer: '',
  // Text of which nobody says what it is may be a part of a Secret.
  ...(value === null || typeof value === 'number' || typeof value === 'boolean' ? { value } : { confidential: true }),
  expected: 'an object with apiVersion, kind and metadata',
  remedy: Array.isArray(value) ? 'write each entry as a document of its own' : 'remove the document, or write an object',
});

const missingType = (field: string, value: unknown): Problem[] =>
  typeof value === 'string' && value !== ''
    ? []
    : [
        {
          ...ofRule('not-an-object'),
          message: `the document does not say its ${field}`,
          pointer: `/${field}`,
          ...(value === undefined ? {} : { value }),
          expected: `${field}, as text`,
          remedy: `add ${field}`,
        },
      ];
