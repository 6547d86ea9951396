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
import { withOperatorKinds } from '../flux/flux-operator.ts';
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

/** The answer of a kube-apiserver to Flux about one object. */
export interface Verdict {
  /**
   * `reject`: the server or Flux rejects it. `lossy`: it is accepted, but fields are dropped or stored with another value. `accept`: it is
   * stored without changes. `unknown`: its kind has no schema, and there are no other problems. Slipway's own rules (secrets in plain text)
   * are findings only, because the server accepts those objects.
   */
  readonly verdict: 'accept' | 'unknown' | 'lossy' | 'reject';
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  /** All problems; empty for a valid object. */
  readonly findings: readonly ObjectFinding[];
  /**
   * The finding `kind-without-schema` for an object without a schema, and for each such item of a `List`. Callers report it if all kinds
   * must be available. Absent if all kinds have a schema.
   */
  readonly unknown?: readonly ObjectFinding[];
}

/** The circumstances of an object that its own text does not contain, and how it is checked. */
export interface CheckOptions extends Circumstances {
  /** The text of the object. Findings in it may be cached. */
  readonly read?: ReadText;
  /** The budget of the check. @default a separate budget for each check */
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
   * Returns the verdict on an update from `old` to `object`, two objects with the same kind and name. One field manager applied `old`, and
   * applies `object` with force. The findings are the reasons why the server rejects the change or the new object. A problem in an
   * unchanged value is no finding if the server tolerates it. Never throws.
   */
  readonly checkUpdate: (old: unknown, object: unknown, options?: CheckOptions) => UpdateVerdict;
  /** Returns the schema of a kind; undefined for an unknown kind. */
  readonly findKind: (apiVersion: string, kind: string) => KindSchema | undefined;
}

/** The answer of a kube-apiserver about a change of an existing object. */
export interface UpdateVerdict extends Verdict {
  /** The findings that only the update has, and not the new object alone. */
  readonly ofUpdate: readonly ObjectFinding[];
}

/** The options of a validator. All of them have defaults. */
export interface ValidatorOptions {
  /** Kinds in addition to those of `@slipway/kube-models`, which they override. */
  readonly schemas?: readonly KindSchema[];
  /** The API server for the objects; `clusterProblems` reports invalid settings. @default kube-apiserver 1.36 without flags */
  readonly cluster?: ClusterSettings;
  /** Kinds that are read when an object has one. `schemas` have precedence over them, and they over `@slipway/kube-models`. */
  readonly sources?: readonly KindSource[];
  /** Whether flux-operator installs Flux. It adds its own kinds to those that Alerts and Receivers may name. @default false */
  readonly fluxOperator?: boolean;
  /** The cache of findings in texts. @default none */
  readonly cache?: TextCache;
  /** The budget of checks without a budget of their own. @default a separate budget for each object */
  readonly budget?: Budget;
}

/** Loaded only if CRDs are given, because the check of CRDs needs many modules. */
const definitions = lazy<typeof import('../kinds/rejected-crd.ts')>(import.meta.url, '../kinds/rejected-crd.ts');

/** Loaded lazily, because few runs compare with another state. */
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
    const schema = fluxOperator ? withOperatorKinds(installed) : installed;
    const refused = given.has(installed) ? definitions().rejectedKind(installed) : kinds.refused(apiVersion, kind);
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

/** Returns the verdict with the name of this object, because its findings may be cached ones of another object. */
const verdictOn = (object: unknown, findings: readonly ObjectFinding[]): Verdict => ({
  verdict: verdictOf(findings),
  ...nameObject(object),
  ...separated(findings),
});

/** Separates the notes about kinds without a schema, which are not errors. */
function separated(findings: readonly ObjectFinding[]): Pick<Verdict, 'findings' | 'unknown'> {
  if (!findings.some(isUnknown)) return { findings };
  return { findings: findings.filter((finding) => !isUnknown(finding)), unknown: findings.filter(isUnknown) };
}

const isUnknown = ({ rule }: Pick<ObjectFinding, 'rule'>): boolean => rule === 'kind-without-schema';

/** Returns the result of `verdict`, or a verdict about the limit if the budget is exceeded. */
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

/** Returns the verdict on an object whose check reached a limit. */
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
  /** The problem of every object of the kind, because the server rejects its CRD. */
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
    ...separated(reported.length ? withObject(reported, object, identity.apiVersion) : []),
  };
}

function checkUpdate(old: unknown, object: unknown, context: Context, options: CheckOptions): UpdateVerdict {
  const alone = checkObject(object, context, options);
  const known = isFields(object) ? knownKind(object, context) : undefined;
  if (known === undefined || known.refused || !isFields(object) || !isFields(old)) return { ...alone, ofUpdate: [] };
  const problems = updates().updateProblems({ ...known, old, object, alone: problemsOf(object, context, options) });
  if (problems === undefined) return { ...alone, ofUpdate: [] };
  const kept = problems.filter(
    (problem) => !isUnknownAbove(object, problem.pointer) && !(options.built && isWrittenByBuild(problem, object)),
  );
  const reported = kept.length > MAX_FINDINGS_OF_OBJECT ? firstOf(kept) : kept;
  const identity = nameObject(object);
  // Secrets of the old object are not quoted either.
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

/** Returns the verdict for the problems of an object. */
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
  // The kind is unknown before the variable has a value.
  if (isSubstituted(apiVersion) || isSubstituted(kind)) return ofAny;
  const known = context.lookUp(apiVersion, kind);
  if (known === undefined) return [context.explainMissing(apiVersion, kind), ...ofAny];
  if (known.refused) return [known.refused, ...ofAny];
  const about = { ...known, namespaceGiven: options.namespace !== undefined };
  const problems = objectRules
    .flatMap(({ check }) => check(object, about))
    .filter((problem) => !isUnknownAbove(object, problem.pointer) && !(options.built && isWrittenByBuild(problem, object)));
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

/** Returns whether an object is a `List`, as `kubectl get -o yaml` writes it. kustomize and Flux split it. */
const isListObject = (object: Readonly<Record<string, unknown>>): object is { readonly items: readonly unknown[] } =>
  object.apiVersion === 'v1' && object.kind === 'List' && Array.isArray(object.items);

/** Returns the problems of every item, with pointers from the list. */
const listProblems = (list: { readonly items: readonly unknown[] }, problemsOf: (item: unknown) => readonly Problem[]): Problem[] =>
  list.items.flatMap((item, index) => problemsOf(item).map((problem) => problemBelow(problem, `/items/${index}`)));

/**
 * Returns whether the problem is about output of a build of Flux that no file contains. This is the namespace that kustomize sets for every
 * kind that it does not treat as cluster-scoped. It is also a zero that kustomize-controller writes for a field of a built-in kind without
 * a value (`targetPort: 0`; `fluxcd/pkg/ssa/normalize`). The server accepts such objects, and drops nothing that the user wrote.
 */
const isWrittenByBuild = ({ rule, severity, value }: Problem, object: Readonly<Record<string, unknown>>): boolean =>
  rule === 'needless-namespace'
    ? !isClusterScopedToKustomize(plainText(object.apiVersion), plainText(object.kind))
    : severity === 'lossy' && value !== undefined && isZero(value);

const isZero = (value: unknown): boolean => value === '' || value === 0 || value === false || !hasContent(value);
