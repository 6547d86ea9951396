import type { KindSchema } from '@slipway/kube-models';
import { checkKind, type KindCheck } from './check-kind.ts';
import { apiVersionOf, createKindIndex, type KindIndex } from './kinds/kind-index.ts';
import { KUSTOMIZE_GROUP } from './kinds/kustomize-kinds.ts';
import { isListObject, listProblems } from './list-object.ts';
import { metadataProblems } from './metadata/metadata-problems.ts';
import type { ObjectFinding, Problem } from './object-finding.ts';
import { nameObject } from './object-name.ts';
import { defaultCacheDirectory } from './schema/compile-cache.ts';
import { isBuiltIn } from './schema/object-schema.ts';
import { secretProblems } from './secrets/secret-problems.ts';
import { policyRuleIds } from './secrets/secret-rules.ts';
import { isCiphertext, isSopsEncrypted } from './secrets/sops.ts';

/** What a kube-apiserver, asked by Flux, answers for one object. */
export interface Verdict {
  /**
   * `reject`: the server or Flux refuses it. `lossy`: taken, but fields are dropped. `accept`: taken as it is.
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

export interface CheckOptions {
  /** The namespace that kustomize or Flux (`targetNamespace`) gives to an object without one. */
  readonly namespace?: string;
}

export interface Validator {
  /** The verdict on one object, as read from YAML or JSON; never throws, whatever `object` is. */
  readonly check: (object: unknown, options?: CheckOptions) => Verdict;
}

export interface ValidatorOptions {
  /** Kinds beside those of `@slipway/kube-models`, over which they win. */
  readonly schemas?: readonly KindSchema[];
  /** Where compiled validators are kept; default `node_modules/.cache/slipway` or `.slipway/cache` below the working directory. */
  readonly cacheDirectory?: string;
}

export function createValidator(options: ValidatorOptions = {}): Validator {
  const kinds = createKindIndex(options.schemas ?? []);
  const directory = options.cacheDirectory ?? defaultCacheDirectory();
  const checks = new Map<string, KindCheck>();
  const checkOf = (schema: KindSchema): KindCheck => {
    const key = `${apiVersionOf(schema)} ${schema.kind}`;
    const check = checks.get(key) ?? checkKind(schema, directory);
    checks.set(key, check);
    return check;
  };
  return { check: (object, checkOptions = {}) => judge(object, kinds, checkOf, checkOptions) };
}

type CheckOf = (schema: KindSchema) => KindCheck;

function judge(object: unknown, kinds: KindIndex, checkOf: CheckOf, options: CheckOptions): Verdict {
  const name = nameObject(object);
  const problems = problemsOf(object, kinds, checkOf, options);
  const findings = problems.map(
    (problem): ObjectFinding => ({
      ...problem,
      ...(name.object === undefined ? {} : { object: name.object }),
      ...(name.apiVersion === undefined ? {} : { apiVersion: name.apiVersion }),
    }),
  );
  const { object: _, ...identity } = name;
  return { verdict: verdictOf(problems), ...identity, findings };
}

function verdictOf(problems: readonly Problem[]): Verdict['verdict'] {
  const severities = new Set(problems.filter((problem) => !policyRuleIds.has(problem.rule)).map((problem) => problem.severity));
  return severities.has('reject') ? 'reject' : severities.has('lossy') ? 'lossy' : 'accept';
}

function problemsOf(object: unknown, kinds: KindIndex, checkOf: CheckOf, options: CheckOptions): Problem[] {
  if (!isObject(object)) return [notAnObject(object)];
  if (isListObject(object)) return listProblems(object, (item) => problemsOf(item, kinds, checkOf, options));
  const secrets = secretProblems(object);
  const { apiVersion, kind } = object;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string' || apiVersion === '' || kind === '') {
    return [...missingType('apiVersion', apiVersion), ...missingType('kind', kind), ...secrets];
  }
  const schema = kinds.find(apiVersion, kind);
  if (schema === undefined) return [kinds.explainMissing(apiVersion, kind), ...secrets];
  const encrypted = isSopsEncrypted(object);
  const { sops, ...decrypted } = object;
  const found = checkOf(schema)(encrypted ? decrypted : object);
  return [
    ...(encrypted ? found.filter((problem) => !isCiphertext(problem.value)) : found),
    ...(schema.group === KUSTOMIZE_GROUP
      ? []
      : metadataProblems(object.metadata, {
          apiVersion,
          kind,
          scope: schema.scope,
          builtIn: isBuiltIn(schema),
          namespaceGiven: options.namespace !== undefined,
        })),
    ...secrets,
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const notAnObject = (value: unknown): Problem => ({
  rule: 'not-an-object',
  severity: 'reject',
  message: 'the document is no Kubernetes object',
  pointer: '',
  value,
  expected: 'an object with apiVersion, kind and metadata',
  remedy: Array.isArray(value) ? 'write each entry as a document of its own' : 'remove the document, or write an object',
});

const missingType = (field: string, value: unknown): Problem[] =>
  typeof value === 'string' && value !== ''
    ? []
    : [
        {
          rule: 'not-an-object',
          severity: 'reject',
          message: `the document does not say its ${field}`,
          pointer: `/${field}`,
          ...(value === undefined ? {} : { value }),
          expected: `${field}, as text`,
          remedy: `add ${field}`,
        },
      ];
