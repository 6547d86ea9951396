import { below, type Fields, fieldsOf, isFields, listOf, parseLimitedJson } from '@slipway/manifest';
import { groupOf, own } from '../objects/values.ts';

/** Returns the policy documents of an object by the path of their field: IAM resources of Crossplane and ACK, and objects with statements. */
export function policiesOf(object: Fields): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const provider = below(object, 'spec', 'forProvider');
  if (/(?:^|\.)aws\./.test(groupOf(object)) || Object.keys(provider).length > 0) addPolicies(found, provider, 'spec.forProvider');
  if (groupOf(object).endsWith('services.k8s.aws')) addPolicies(found, fieldsOf(object.spec), 'spec');
  const parameters = below(object, 'spec', 'parameters');
  for (const [path, fields] of [
    ['spec', fieldsOf(object.spec)],
    ['spec.parameters', parameters],
  ] as const) {
    const statements = own(fields, 'statements') ?? own(fields, 'policyStatements');
    if (Array.isArray(statements)) found.set(`${path}.statements`, { Statement: statements.map(capitalised) });
  }
  return found;
}

const FIELDS = ['policy', 'policyDocument', 'document', 'assumeRolePolicy', 'assumeRolePolicyDocument', 'keyPolicy', 'accessPolicy'];

function addPolicies(found: Map<string, unknown>, fields: Fields, path: string): void {
  for (const field of FIELDS) {
    const value = own(fields, field);
    const policy = typeof value === 'string' ? parsed(value) : value;
    if (isFields(policy) && policy.Statement !== undefined) found.set(`${path}.${field}`, policy);
  }
  for (const [index, inline] of listOf(fields.inlinePolicy).entries()) {
    const policy = parsed(String(fieldsOf(inline).policy));
    if (isFields(policy) && policy.Statement !== undefined) found.set(`${path}.inlinePolicy[${index}].policy`, policy);
  }
}

/** Parses JSON; undefined if it is not valid. */
function parsed(text: string): unknown {
  try {
    return parseLimitedJson(text);
  } catch {
    return undefined;
  }
}

/** Statements of composite resources have the elements of IAM in lower case. */
const capitalised = (statement: unknown): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(statement)).map(([key, value]) => [`${key.slice(0, 1).toUpperCase()}${key.slice(1)}`, value]));
