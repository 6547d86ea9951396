import type { KindSchema } from '@slipway/kube-models';
import {
  type Budget,
  createBudget,
  type Fields,
  hasContent,
  isClusterScopedToKustomize,
  isFields,
  LimitError,
  NO_BUDGET,
  plainText,
} from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { type Circumstances, findingCache, type ReadText } from '../cache/finding-cache.ts';
import type { TextCache } from '../cache/text-cache.ts';
import type { ClusterSettings } from '../cluster/cluster-settings.ts';
import { asOfFluxOperator } from '../flux/flux-operator.ts';
import { checkKind } from '../kinds/check-kind.ts';
import { createKindIndex, type KindIndex } from '../kinds/kind-index.ts';
import type { KindSource } from '../kinds/kind-source.ts';
import { type ObjectFinding, type Problem, problemBelow } from '../objects/object-finding.ts';
import { nameObject, objectTitle } from '../objects/object-name.ts';
import { isSubstituted, isUnknownAbove, withUnknownVariables } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';
import { rewritingRuleIds } from '../rules/schema-rules.ts';
import { policyRuleIds } from '../rules/secret-rules.ts';
import { within } from '../runtime/spend.ts';
import { isBuiltIn } from '../schema/object-schema.ts';
import { withPointer } from '../secrets/confidential.ts';
import { type AboutObject, objectRules, rulesOfAnyObject } from './object-rules.ts';
import { LIMITS_OF_A_FILE, MAX_FINDINGS_OF_OBJECT, tooLarge } from './too-large.ts';

/** What a kube-apiserver, asked by Flux, answers for one object. */
export interface Verdict {
  /**
   * `reject`: the server or Flux refuses it. `lossy`: taken, but fields are dropped or stored as another value or text. `accept`: taken as it is.
   * Slipway's own prohibitions (secrets in plain text) are findings only: the server takes those objects. `unknown`: there is no schema
   * of its kind, and nothing else is wrong with it.
   */
  readonly verdict: 'accept' | 'unknown' | 'lossy' | 'reject';
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  /** Every problem at once; empty for a valid object. */
  readonly findings: readonly ObjectFinding[];
  /**
   * Of an object whose kind has no schema, and of each such item of a `List`: the finding `kind-without-schema` for who wants all kinds to
   * be known. Absent when all kinds are.
   */
  readonly unknown?: readonly ObjectFinding[];
}

/** The circumstances of an object that its own text does not contain, and how it is checked. */
export interface CheckOptions extends Circumstances {
  /** What the object was read from: findings in it may be remembered. */
  readonly read?: ReadText;
  /** The budget of the check. By default each check has its own. */
  readonly budget?: Budget;
}

/** Checks objects one by one. */
export interface Validator {
  /** Returns the verdict on one object, as read from YAML or JSON. Never throws, for any `object`. */
  readonly check: (object: unknown, options?: CheckOptions) => Verdict;
}

/** Checks objects, and changes of objects that exist on a server. */
export interface UpdateValidator extends Validator {
  /**
   * Returns the verdict on the update when the same field manager applies `object`, with force, over `old`, which it applied before: what
   * the server rejects of the change and of the new object. Problems that the server tolerates because nothing changed are not findings.
   * Both objects have one kind and name. Never throws.
   */
  readonly checkUpdate: (old: unknown, object: unknown, options?: CheckOptions) => UpdateVerdict;
  /** Returns the schema of a kind that objects are checked against; undefined for an unknown kind. */
  readonly findKind: (apiVersion: string, kind: string) => KindSchema | undefined;
}

/** The answer of a kube-apiserver about a change of an existing object. */
export interface UpdateVerdict extends Verdict {
  /** Those of `findings` that the new object does not have by itself: what only the update is refused for. */
  readonly ofUpdate: readonly ObjectFinding[];
}

/** All have defaults. */
export interface ValidatorOptions {
  /** Kinds in addition to those of `@slipway/kube-models`, which they override. */
  readonly schemas?: readonly KindSchema[];
  /** The API server that objects are for. By default kube-apiserver 1.36 without any flags. What is wrong in it, `clusterProblems` reports. */
  readonly cluster?: ClusterSettings;
  /** Kinds that are read when an object has one; behind `schemas`, before those of `@slipway/kube-models`. */
  readonly sources?: readonly KindSource[];
  /** Flux is installed by flux-operator, which lets Alerts and Receivers name kinds of its own. @default false */
  readonly fluxOperator?: boolean;
  /** Where what was found in texts is remembered; nowhere by default. */
  readonly cache?: TextCache;
  /** The limits of a check without a budget of its own. By default each object has a budget. */
  readonly budget?: Budget;
}

/** The check of CRDs needs a large part of the modules that check objects. They are loaded when CRDs are given. */
const definitions = lazy<typeof import('../kinds/refused-definition.ts')>(import.meta.url, '../kinds/refused-definition.ts');

/** Few runs compare with another state. */
const updates = lazy<typeof import('../updates/check-update.ts')>(import.meta.url, '../updates/check-update.ts');

/** Creates a validator for the pinned kinds and those of `options`. The schema of a kind is read when its first object is checked. */
export function createValidator(options: ValidatorOptions = {}): UpdateValidator {
  const { schemas = [], sources = [], cluster, fluxOperator = false } = options;
  const kinds = createKindIndex({ schemas, sources, cluster });
  const given = new Set(schemas);
  const known = new Map<string, KnownKind>();
  const lookUp = (apiVersion: string, kind: string): KnownKind | undefined => {
    const key = `${apiVersion} ${kind}`;
    const found = known.get(key);
    if (found) return found;
    const installed = kinds.find(apiVersion, kind);
    if (installed === undefined) return undefined;
    const schema = fluxOperator ? asOfFluxOperator(installed) : installed;
    const refused = given.has(installed) ? definitions().refusedKind(installed) : kinds.refused(apiVersion, kind);
    const made = { schema, checkKind: checkKind(schema, cluster), builtIn: isBuiltIn(schema), refused };
    known.set(key, made);
    return made;
  };
  const context: Context = { lookUp, explainMissing: kinds.explainMissing };
  const cache = options.cache && findingCache(options.cache, { schemas, sources, cluster: cluster ?? {}, fluxOperator });
  return {
    findKind: kinds.find,
    check: (object, checkOptions = {}) => {
      const { read } = checkOptions;
      const findings = read && cache?.recall(read, checkOptions);
      if (findings !== undefined) return verdictOn(object, findings);
      return limited(object, checkOptions.budget ?? options.budget ?? ownBudget(), () => {
        const verdict = withUnknownVariables(checkOptions.unknown, () => checkObject(object, context, checkOptions));
        if (read) cache?.note(read, checkOptions, object, [...verdict.findings, ...(verdict.unknown ?? [])]);
        return verdict;
      });
    },
    checkUpdate: (old, object, checkOptions = {}) =>
      limitedUpdate(object, checkOptions.budget ?? options.budget ?? ownBudget(), () =>
        withUnknownVariables(checkOptions.unknown, () => checkUpdate(old, object, context, checkOptions)),
      ),
  };
}

/** Returns the verdict with the name of the object itself; its findings may be remembered ones. */
const verdictOn = (object: unknown, findings: readonly ObjectFinding[]): Verdict => ({
  verdict: verdictOf(findings),
  ...nameObject(object),
  ...divided(findings),
});

/** Separates the notes on kinds without a schema, which are not errors. */
function divided(findings: readonly ObjectFinding[]): Pick<Verdict, 'findings' | 'unknown'> {
  if (!findings.some(isUnknown)) return { findings };
  return { findings: findings.filter((finding) => !isUnknown(finding)), unknown: findings.filter(isUnknown) };
}

const isUnknown = ({ rule }: Pick<ObjectFinding, 'rule'>): boolean => rule === 'kind-without-schema';

/** Returns the result of `verdict`, or a verdict about the limit when the budget ends before. */
export function limited(object: unknown, budget: Budget, verdict: () => Verdict): Verdict {
  try {
    return within(budget, verdict);
  } catch (error) {
    return error instanceof LimitError ? tooLargeToCheck(object, error) : notChecked(object, error);
  }
}

/**
 * Returns the verdict on an object whose check failed with an error of Slipway. The message of the error may contain a value of the object.
 */
function notChecked(object: unknown, error: unknown): Verdict {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  const place = stack.split('\n').find((line) => line.startsWith('    at ')) ?? '';
  const problem = {
    ...ofRule('internal-error'),
    message: `an error of Slipway stopped the check of the object: ${name}${place.slice(0, MAX_POSITION_LENGTH).replace('    ', ' ')}`,
    pointer: '',
    expected: 'a check without an error',
    remedy: 'report it as a bug of Slipway, with the smallest object that shows it',
  };
  return { verdict: 'reject', ...nameObject(object), findings: withObject([problem], object, nameObject(object).apiVersion) };
}

const MAX_POSITION_LENGTH = 300;

/** Returns the verdict on an object that was not checked within a limit. */
export function tooLargeToCheck(object: unknown, { message }: LimitError): Verdict {
  const { apiVersion } = nameObject(object);
  const problem = tooLarge('the object is too large to check', message);
  return { verdict: 'reject', ...nameObject(object), findings: withObject([problem], object, apiVersion) };
}

/** Creates a budget at its first use, which few objects need. */
function ownBudget(): Budget {
  let budget: Budget | undefined;
  const made = (): Budget => {
    budget ??= createBudget(LIMITS_OF_A_FILE);
    return budget;
  };
  return { ...NO_BUDGET, take: (limit, amount) => made().take(limit, amount), part: (limits) => made().part(limits) };
}

interface KnownKind extends Omit<AboutObject, 'namespaceGiven'> {
  /** What is reported of every object, since the server does not take the definition of the kind. */
  readonly refused: Problem | undefined;
}

interface Context extends Pick<KindIndex, 'explainMissing'> {
  readonly lookUp: (apiVersion: string, kind: string) => KnownKind | undefined;
}

function checkObject(object: unknown, context: Context, options: CheckOptions): Verdict {
  const problems = problemsOf(object, context, options);
  const identity = nameObject(object);
  const reported = problems.length > MAX_FINDINGS_OF_OBJECT ? firstOf(problems) : problems;
  return {
    verdict: verdictOf(problems),
    ...identity,
    ...divided(reported.length ? withObject(reported, object, identity.apiVersion) : []),
  };
}

function checkUpdate(old: unknown, object: unknown, context: Context, options: CheckOptions): UpdateVerdict {
  const alone = checkObject(object, context, options);
  const known = isFields(object) ? knownKind(object, context) : undefined;
  if (known === undefined || known.refused || !isFields(object) || !isFields(old)) return { ...alone, ofUpdate: [] };
  const problems = updates().updateProblems({ ...known, old, object, alone: problemsOf(object, context, options) });
  if (problems === undefined) return { ...alone, ofUpdate: [] };
  const kept = problems.filter((problem) => !isUnknownAbove(object, problem.pointer) && !(options.built && isMadeByBuild(problem, object)));
  const reported = kept.length > MAX_FINDINGS_OF_OBJECT ? firstOf(kept) : kept;
  const identity = nameObject(object);
  // What is secret in the old object is not quoted either.
  const findings = withObject(reported, object, identity.apiVersion).map((finding) => withPointer(finding, old));
  const ofObject = new Set(alone.findings.map(keyOf));
  return { verdict: verdictOf(kept), ...identity, findings, ofUpdate: findings.filter((finding) => !ofObject.has(keyOf(finding))) };
}

const keyOf = ({ rule, pointer, expected }: ObjectFinding): string => `${rule} ${pointer} ${expected}`;

function knownKind({ apiVersion, kind }: Fields, { lookUp }: Context): KnownKind | undefined {
  const isNamed = typeof apiVersion === 'string' && typeof kind === 'string' && !isSubstituted(apiVersion) && !isSubstituted(kind);
  return isNamed ? lookUp(apiVersion, kind) : undefined;
}

const limitedUpdate = (object: unknown, budget: Budget, verdict: () => UpdateVerdict): UpdateVerdict => {
  const answer = limited(object, budget, verdict) as Verdict & Partial<UpdateVerdict>;
  return { ...answer, ofUpdate: answer.ofUpdate ?? answer.findings };
};

const firstOf = (problems: readonly Problem[]): readonly Problem[] => [
  ...problems.slice(0, MAX_FINDINGS_OF_OBJECT),
  tooLarge(
    `the object has ${problems.length - MAX_FINDINGS_OF_OBJECT} more findings`,
    `no more than ${MAX_FINDINGS_OF_OBJECT.toLocaleString('en-US')} are reported`,
  ),
];

function withObject(problems: readonly Problem[], object: unknown, apiVersion: string | undefined): ObjectFinding[] {
  const title = objectTitle(object);
  const named = { ...(title === undefined ? {} : { object: title }), ...(apiVersion === undefined ? {} : { apiVersion }) };
  return problems.map(({ tooMuch: _, ...problem }) => withPointer({ ...problem, ...named }, object));
}

/** Returns the verdict that follows from the problems of an object. */
export function verdictOf(problems: readonly Problem[]): Verdict['verdict'] {
  if (problems.length === 0) return 'accept';
  const reported = problems.filter((problem) => !policyRuleIds.has(problem.rule) && !isUnknown(problem));
  const severities = new Set(reported.map(({ rule, severity }) => (rewritingRuleIds.has(rule) ? 'lossy' : severity)));
  return severities.has('reject') ? 'reject' : severities.has('lossy') ? 'lossy' : problems.some(isUnknown) ? 'unknown' : 'accept';
}

function problemsOf(object: unknown, context: Context, options: CheckOptions): Problem[] {
  if (!isFields(object)) return [notAnObject(object)];
  if (isListObject(object)) return listProblems(object, (item) => problemsOf(item, context, options));
  const ofAny = rulesOfAnyObject.flatMap(({ check }) => check(object));
  const { apiVersion, kind } = object;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '' || kind === '') {
    return [...missingType('apiVersion', apiVersion), ...missingType('kind', kind), ...ofAny];
  }
  // Which kind it is will be known when the variable has a value.
  if (isSubstituted(apiVersion) || isSubstituted(kind)) return ofAny;
  const known = context.lookUp(apiVersion, kind);
  if (known === undefined) return [context.explainMissing(apiVersion, kind), ...ofAny];
  if (known.refused) return [known.refused, ...ofAny];
  const about = { ...known, namespaceGiven: options.namespace !== undefined };
  const problems = objectRules
    .flatMap(({ check }) => check(object, about))
    .filter((problem) => !isUnknownAbove(object, problem.pointer) && !(options.built && isMadeByBuild(problem, object)));
  return [...problems, ...ofAny];
}

const notAnObject = (value: unknown): Problem => ({
  ...ofRule('not-an-object'),
  message: 'the document is not a Kubernetes object',
  pointer: '',
  // A text of unknown type may be a part of a Secret.
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

/** Returns whether an object is a `List`, as `kubectl get -o yaml` writes it; kustomize and Flux split it. */
const isListObject = (object: Readonly<Record<string, unknown>>): object is { readonly items: readonly unknown[] } =>
  object.apiVersion === 'v1' && object.kind === 'List' && Array.isArray(object.items);

/** Returns the problems of every item, with pointers from the list. */
const listProblems = (list: { readonly items: readonly unknown[] }, problemsOf: (item: unknown) => readonly Problem[]): Problem[] =>
  list.items.flatMap((item, index) => problemsOf(item).map((problem) => problemBelow(problem, `/items/${index}`)));

/**
 * Returns whether the problem is about output of a build of Flux that no file contains. These are the namespace that kustomize sets on
 * every kind that it does not have as cluster-scoped, and the zeros that kustomize-controller writes for fields of built-in kinds without a
 * value (`targetPort: 0`; `fluxcd/pkg/ssa/normalize`). The server accepts such objects, and drops nothing that was written.
 */
const isMadeByBuild = ({ rule, severity, value }: Problem, object: Readonly<Record<string, unknown>>): boolean =>
  rule === 'needless-namespace'
    ? !isClusterScopedToKustomize(plainText(object.apiVersion), plainText(object.kind))
    : severity === 'lossy' && value !== undefined && isZero(value);

const isZero = (value: unknown): boolean => value === '' || value === 0 || value === false || !hasContent(value);
