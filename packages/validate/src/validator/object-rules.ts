import type { KindSchema } from '@slipway/kube-models';
import type { Rule } from '@slipway/manifest';
import { ambiguousReference } from '../flux/ambiguous-reference.ts';
import { KUSTOMIZE_GROUP } from '../kinds/kustomize-kinds.ts';
import { PACKAGE_META_GROUP } from '../kinds/package-meta-kinds.ts';
import { metadataProblems } from '../metadata/metadata-problems.ts';
import { statusProblems } from '../metadata/server-fields.ts';
import type { KindCheck, Problem } from '../objects/object-finding.ts';
import { fluxRules } from '../rules/flux-rules.ts';
import { metadataRules } from '../rules/metadata-rules.ts';
import { schemaRules } from '../rules/schema-rules.ts';
import { secretRules } from '../rules/secret-rules.ts';
import { secretProblems } from '../secrets/secret-problems.ts';
import { isCiphertext, isSopsEncrypted } from '../secrets/sops.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The circumstances of an object that its own text does not contain. */
export interface AboutObject {
  readonly schema: KindSchema;
  /** Whether the API server itself has the kind. */
  readonly builtIn: boolean;
  readonly checkKind: KindCheck;
  readonly namespaceGiven: boolean;
}

/** Rules for a single object, and the function that checks them. */
export interface ObjectRule<About = AboutObject> {
  readonly rules: readonly Rule[];
  readonly check: (object: Fields, about: About) => readonly Problem[];
}

/** Checks of every object, with or without a schema of its kind. */
export const rulesOfAnyObject: readonly ObjectRule<void>[] = [{ rules: secretRules, check: (object) => secretProblems(object) }];

/**
 * Checks of objects with an available kind, in the order in which problems are reported. The rules that the server has in Go are in the
 * check of the kind.
 */
export const objectRules: readonly ObjectRule[] = [
  { rules: schemaRules, check: kindProblems },
  { rules: metadataRules, check: problemsOfMetadata },
  {
    rules: metadataRules.filter(({ id }) => id === 'dropped-status'),
    check: (object, { schema, builtIn }) => (builtIn || schema.subresources?.status ? statusProblems(object.status) : []),
  },
  { rules: fluxRules, check: ambiguousReference },
];

function kindProblems(object: Fields, { schema, checkKind }: AboutObject): readonly Problem[] {
  const problems = isSopsEncrypted(object) ? problemsOfEncrypted(object, checkKind) : checkKind(object);
  return problems.flatMap((problem) => withoutDropped(problem, schema));
}

/**
 * Checks an encrypted object. Flux decrypts it before it applies it: it removes the `sops` field, and the decrypted values are unknown.
 * Their fields are checked.
 */
function problemsOfEncrypted({ sops: _, ...object }: Fields, check: KindCheck): readonly Problem[] {
  return check(object).filter((problem) => problem.rule === 'unknown-field' || !isCiphertext(problem.value));
}

/** Files of kustomize need no name. */
function problemsOfMetadata(object: Fields, { schema, builtIn, namespaceGiven }: AboutObject): readonly Problem[] {
  if (schema.group === KUSTOMIZE_GROUP) return [];
  const { apiVersion, kind } = object as { readonly apiVersion: string; readonly kind: string };
  return metadataProblems(object.metadata, { apiVersion, kind, scope: schema.scope, builtIn, namespaceGiven });
}

/**
 * Removes problems of values that the server drops or overwrites in custom resources: the status; strings and numbers that are not times;
 * numbers in metadata that do not fit int64.
 * The package manager of Crossplane drops unknown fields of the metadata of a package.
 */
function withoutDropped(problem: Problem, { group, origin, subresources }: KindSchema): readonly Problem[] {
  if (origin === 'openapi') return [problem];
  if (group === PACKAGE_META_GROUP && problem.rule === 'unknown-field') return [{ ...problem, severity: 'lossy' }];
  const inStatus = /^\/status(\/|$)/.test(problem.pointer) && subresources?.status !== undefined;
  if (inStatus && !FORM_RULES.has(problem.rule)) return [];
  const isTime =
    /^\/metadata\/(creation|deletion)Timestamp$/.test(problem.pointer) && (typeof problem.value !== 'object' || problem.value === null);
  const isNumber = /^\/metadata\/(generation|deletionGracePeriodSeconds)$/.test(problem.pointer) && typeof problem.value === 'number';
  return [(isTime || isNumber) && problem.severity === 'reject' ? { ...problem, severity: 'lossy' } : problem];
}

/** Rules about the form of a value, which the server checks everywhere before it drops fields. */
const FORM_RULES = new Set(['wrong-type', 'unknown-field', 'duplicate-list-entry', 'missing-list-key', 'replaced-null']);
