import { goLowerCase } from '../go/lower-case.ts';
import { type BuiltInRule, builtInRule, type Problems, reportedAs } from './forms/built-in-rule.ts';
import { labelSelector } from './forms/label-selectors.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { dnsSubdomain, letterLabel, pathSegment, qualifiedName } from './forms/text-forms.ts';
import { isPortNumber } from './pods/container-ports.ts';
import { matchExpressions, validatingExpressions } from './policies/compiled-expressions.ts';

export const matchRule = builtInRule('admission-match', {
  summary: 'A rule of an admission policy or webhook has API groups, versions, operations and resources; * is the only entry of its list.',
  upstream: 'admissionregistration validateRuleWithOperations, validateMatchResources, validateMatchConditions',
  remedy: 'Complete the rule.',
});

export const policyRule = builtInRule('admission-policy-spec', {
  summary: 'A policy has matchConstraints with resourceRules, and validations or auditAnnotations with expressions.',
  upstream: 'admissionregistration validateValidatingAdmissionPolicySpec',
  remedy: 'Complete the policy.',
});

export const policyBindingRule = builtInRule('admission-policy-binding-spec', {
  summary: 'A binding names a policy, and what is to happen when it says no.',
  upstream: 'admissionregistration validateValidatingAdmissionPolicyBindingSpec',
  remedy: 'Complete the binding.',
});

export const webhookRule = builtInRule('admission-webhook', {
  summary: 'A webhook has a qualified name, one address, AdmissionReview versions that the API server supports, and no side effects.',
  upstream: 'admissionregistration validateValidatingWebhook, validateMutatingWebhook, validateAdmissionReviewVersions',
  remedy: 'Complete the webhook.',
});

const FAILURE = ['Fail', 'Ignore'];
const MATCH = ['Equivalent', 'Exact'];

export function* validatingPolicy(object: Location): Problems {
  const spec = at(object, 'spec');
  if (isSet(spec, 'failurePolicy')) yield* policyRule.oneOf(at(spec, 'failurePolicy'), FAILURE);
  if (isSet(spec, 'paramKind')) yield* paramKind(at(spec, 'paramKind'));
  const constraints = at(spec, 'matchConstraints');
  if (!isSet(constraints)) yield policyRule.required(constraints, 'what the policy is about');
  else {
    yield* matchResources(constraints);
    if (listAt(constraints, 'resourceRules').length === 0) yield policyRule.required(at(constraints, 'resourceRules'), 'a rule');
  }
  yield* matchConditions(spec);
  yield* variables(spec);
  const [validations, audits] = [listAt(spec, 'validations'), listAt(spec, 'auditAnnotations')];
  if (validations.length + audits.length === 0)
    for (const name of ['validations', 'auditAnnotations']) yield policyRule.required(at(spec, name), 'validations or auditAnnotations');
  for (const validation of validations) yield* validationOf(validation);
  const keys = new Set<string>();
  for (const audit of audits) {
    if (keys.has(textAt(audit, 'key'))) yield policyRule.duplicate(at(audit, 'key'), 'a key');
    keys.add(textAt(audit, 'key'));
    if (!qualifiedName.accepts(`${textAt(object, 'metadata', 'name')}/${textAt(audit, 'key')}`))
      yield policyRule.invalid(at(audit, 'key'), 'at most 63 letters, digits, -, _ and .');
    yield* expression(at(audit, 'valueExpression'));
  }
  yield* validatingExpressions(spec);
}

/** Checks `variables`, as `validateVariable` does. */
export function* variables(spec: Location): Problems {
  for (const variable of listAt(spec, 'variables')) {
    if (!/^[_a-zA-Z][_a-zA-Z0-9]*$/.test(textAt(variable, 'name')))
      yield policyRule.invalid(at(variable, 'name'), 'the name of a variable of CEL');
    yield* expression(at(variable, 'expression'));
  }
}

export function* paramKind(kind: Location): Problems {
  const [version, name] = [at(kind, 'apiVersion'), at(kind, 'kind')];
  const [group = '', plain, ...rest] = textAt(version).split('/');
  if (textAt(version) === '') yield policyRule.required(version, 'group/version');
  else if (
    rest.length > 0 ||
    !letterLabel.accepts(plain ?? group) ||
    (plain !== undefined && group !== '' && !dnsSubdomain.accepts(group))
  ) {
    yield policyRule.invalid(version, 'group/version');
  }
  if (!letterLabel.accepts(goLowerCase(textAt(name)))) yield policyRule.invalid(name, 'the kind of the parameters');
}

export function* expression(location: Location): Problems {
  if (textAt(location).trim() === '') yield policyRule.required(location, 'an expression of CEL');
}

function* validationOf(validation: Location): Problems {
  yield* expression(at(validation, 'expression'));
  for (const name of ['message', 'messageExpression']) {
    const text = textAt(validation, name);
    if (text !== '' && text.trim() === '') yield policyRule.invalid(at(validation, name), 'more than spaces');
    else if (name === 'message' && /[\n\r]/.test(text.trim())) yield policyRule.invalid(at(validation, name), 'one line');
  }
  if (isSet(validation, 'reason')) yield* policyRule.oneOf(at(validation, 'reason'), ['Forbidden', 'Invalid', 'RequestEntityTooLarge']);
}

export function* validatingPolicyBinding(object: Location): Problems {
  const spec = at(object, 'spec');
  const actions = listAt(spec, 'validationActions').map((action) => textAt(action));
  yield* policyName(object);
  if (isSet(spec, 'matchResources')) yield* matchResources(at(spec, 'matchResources'));
  if (actions.length === 0) yield policyBindingRule.required(at(spec, 'validationActions'), 'Deny, Warn or Audit');
  for (const action of listAt(spec, 'validationActions')) yield* policyBindingRule.oneOf(action, ['Audit', 'Deny', 'Warn']);
  if (actions.includes('Deny') && actions.includes('Warn'))
    yield policyBindingRule.invalid(at(spec, 'validationActions'), 'Deny or Warn, not both');
}

export function* mutatingPolicyBinding(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* policyName(object);
  if (!isSet(spec, 'matchResources')) return;
  yield* matchResources(at(spec, 'matchResources'));
  for (const rule of listAt(spec, 'matchResources', 'resourceRules')) yield* mutatedOperations(rule, policyBindingRule);
}

/**
 * Checks the operations of a rule of a mutating policy, which can change only created and updated objects. The server does not name the
 * rule.
 */
export function* mutatedOperations(rule: Location, reportedRule: BuiltInRule): Problems {
  for (const operation of listAt(rule, 'operations')) {
    const problems = reportedRule.oneOf(operation, ['*', 'CONNECT', 'CREATE', 'UPDATE']);
    for (const problem of problems)
      yield reportedAs(problem, (field) => field.replace(/resourceRules\[\d+\]\.operations\[\d+\]/, 'resourceRules.operations'));
  }
}

function* policyName(object: Location): Problems {
  const spec = at(object, 'spec');
  const [name, reference] = [at(spec, 'policyName'), at(spec, 'paramRef')];
  if (textAt(name) === '') yield policyBindingRule.required(name, 'the name of a policy');
  else yield* policyBindingRule.form(name, dnsSubdomain);
  if (!isSet(reference)) return;
  const [named, selected] = [textAt(reference, 'name') !== '', isSet(reference, 'selector')];
  if (!named && !selected) yield policyBindingRule.required(reference, 'name or selector');
  if (named && selected)
    for (const name of ['name', 'selector']) yield policyBindingRule.forbidden(at(reference, name), 'name and selector exclude each other');
  if (named) yield* policyBindingRule.form(at(reference, 'name'), pathSegment);
  yield* labelSelector(at(reference, 'selector'));
  const action = at(reference, 'parameterNotFoundAction');
  // Only this version has a default for it.
  if (isSet(action) || !textAt(object, 'apiVersion').endsWith('/v1alpha1')) yield* policyBindingRule.oneOf(action, ['Allow', 'Deny']);
}

export function* webhooks(object: Location): Problems {
  const isMutating = textAt(object, 'kind') === 'MutatingWebhookConfiguration';
  const names = new Set<string>();
  for (const hook of listAt(object, 'webhooks')) {
    const name = textAt(hook, 'name');
    if (!dnsSubdomain.accepts(name) || name.split('.').length < 3)
      yield webhookRule.invalid(at(hook, 'name'), 'a DNS name of three parts at least');
    else if (names.has(name)) yield webhookRule.duplicate(at(hook, 'name'), 'the name of a webhook');
    names.add(name);
    for (const rule of listAt(hook, 'rules')) yield* ruleWithOperations(rule);
    yield* webhookPolicies(hook, isMutating);
    for (const selector of ['namespaceSelector', 'objectSelector']) yield* labelSelector(at(hook, selector));
    yield* clientConfig(at(hook, 'clientConfig'));
    yield* matchConditions(hook);
    yield* matchExpressions(hook);
    yield* reviewVersions(hook);
  }
}

function* webhookPolicies(hook: Location, isMutating: boolean): Problems {
  if (isSet(hook, 'failurePolicy')) yield* webhookRule.oneOf(at(hook, 'failurePolicy'), FAILURE);
  if (isSet(hook, 'matchPolicy')) yield* webhookRule.oneOf(at(hook, 'matchPolicy'), MATCH);
  if (isMutating && isSet(hook, 'reinvocationPolicy')) yield* webhookRule.oneOf(at(hook, 'reinvocationPolicy'), ['IfNeeded', 'Never']);
  yield* webhookRule.oneOf(at(hook, 'sideEffects'), ['None', 'NoneOnDryRun']);
  const timeout = at(hook, 'timeoutSeconds');
  if (isSet(timeout) && (int32At(timeout) < 1 || int32At(timeout) > 30)) yield webhookRule.invalid(timeout, 'from 1 to 30');
}

/** Checks a webhook of a server or of a CRD: `ValidateWebhookURL`, `ValidateWebhookService`. */
export function* clientConfig(config: Location, rule: typeof webhookRule = webhookRule): Problems {
  const [url, service] = [at(config, 'url'), at(config, 'service')];
  if (isSet(url) === isSet(service)) return yield rule.invalid(config, 'either url or service');
  if (isSet(url)) {
    if (!/^https:\/\/[^/?#@\s]+([/][^?#\s]*)?$/.test(textAt(url))) yield rule.invalid(url, 'an https URL without user, query and fragment');
    return;
  }
  // The server swaps their names in its message.
  for (const [name, reportedName] of [
    ['name', 'namespace'],
    ['namespace', 'name'],
  ] as const) {
    if (textAt(service, name) !== '') continue;
    const problem = rule.required(at(service, name), `the ${name} of the Service`);
    yield rule === webhookRule ? reportedAs(problem, (field) => `${field.slice(0, -name.length)}${reportedName}`) : problem;
  }
  if (isSet(service, 'port') && !isPortNumber(int32At(service, 'port')))
    yield rule.invalid(at(service, 'port'), 'a number from 1 to 65535');
  yield* urlPath(at(service, 'path'), rule);
}

function* urlPath(location: Location, rule: typeof webhookRule): Problems {
  const path = textAt(location);
  if (path === '' || path === '/') return;
  if (!path.startsWith('/')) return yield rule.invalid(location, 'a path that begins with /');
  const steps = path.replace(/\/$/, '').slice(1).split('/');
  if (steps.some((part) => part === '' || !dnsSubdomain.accepts(part))) yield rule.invalid(location, 'a path of DNS subdomains');
}

function* reviewVersions(hook: Location): Problems {
  const versions = at(hook, 'admissionReviewVersions');
  const given = listAt(versions).map((version) => textAt(version));
  if (given.length === 0) return yield webhookRule.required(versions, 'v1');
  if (new Set(given).size < given.length) yield webhookRule.duplicate(versions, 'a version');
  for (const version of listAt(versions)) yield* webhookRule.form(version, letterLabel);
  if (!given.includes('v1') && !given.includes('v1beta1')) yield webhookRule.invalid(versions, 'a list with v1 in it');
}

export function* matchConditions(location: Location): Problems {
  const conditions = listAt(location, 'matchConditions');
  if (conditions.length > 64) yield matchRule.invalid(at(location, 'matchConditions'), 'at most 64 conditions');
  const names = new Set<string>();
  for (const condition of conditions) {
    if (names.has(textAt(condition, 'name'))) yield matchRule.duplicate(at(condition, 'name'), 'the name of a condition');
    if (textAt(condition, 'name') !== '') names.add(textAt(condition, 'name'));
    if (textAt(condition, 'expression').trim() === '') yield matchRule.required(at(condition, 'expression'), 'an expression of CEL');
    if (textAt(condition, 'name') === '') yield matchRule.required(at(condition, 'name'), 'the name of the condition');
    else yield* matchRule.form(at(condition, 'name'), qualifiedName);
  }
}

export function* matchResources(match: Location): Problems {
  if (isSet(match, 'matchPolicy')) yield* matchRule.oneOf(at(match, 'matchPolicy'), MATCH);
  for (const selector of ['namespaceSelector', 'objectSelector']) yield* labelSelector(at(match, selector));
  for (const rule of [...listAt(match, 'resourceRules'), ...listAt(match, 'excludeResourceRules')]) {
    const names = new Set<string>();
    for (const name of listAt(rule, 'resourceNames')) {
      yield* matchRule.form(name, pathSegment);
      if (names.has(textAt(name))) yield matchRule.duplicate(name, 'a name');
      names.add(textAt(name));
    }
    yield* ruleWithOperations(rule);
  }
}

function* ruleWithOperations(rule: Location): Problems {
  for (const field of ['operations', 'apiGroups', 'apiVersions', 'resources']) {
    const texts = listAt(rule, field).map((entry) => textAt(entry));
    if (texts.length === 0) yield matchRule.required(at(rule, field), 'an entry');
    if (field !== 'resources' && texts.length > 1 && texts.includes('*')) yield matchRule.invalid(at(rule, field), '* alone');
  }
  for (const operation of listAt(rule, 'operations')) yield* matchRule.oneOf(operation, ['*', 'CONNECT', 'CREATE', 'DELETE', 'UPDATE']);
  for (const version of listAt(rule, 'apiVersions')) if (textAt(version) === '') yield matchRule.required(version, 'a version');
  yield* resources(rule);
  if (isSet(rule, 'scope')) yield* matchRule.oneOf(at(rule, 'scope'), ['*', 'Cluster', 'Namespaced']);
}

/** Checks `resources`, as `validateResources` does. A wildcard must not include another entry. */
function* resources(rule: Location): Problems {
  const [wildResources, wildParts] = [new Set<string>(), new Set<string>()];
  let lastIsPlain = false;
  const entries = listAt(rule, 'resources');
  for (const entry of entries) {
    const text = textAt(entry);
    if (text === '') {
      yield matchRule.required(entry, 'a resource');
      continue;
    }
    const slash = text.indexOf('/');
    if (slash < 0) {
      lastIsPlain = text !== '*';
      continue;
    }
    const [resource, part] = [text.slice(0, slash), text.slice(slash + 1)];
    if (wildResources.has(resource) || wildParts.has(part)) yield matchRule.duplicate(entry, 'what an entry with * says');
    if (part === '*') wildResources.add(resource);
    if (resource === '*') wildParts.add(part);
  }
  const texts = entries.map((entry) => textAt(entry));
  if (texts.length > 1 && texts.includes('*/*')) yield matchRule.invalid(at(rule, 'resources'), '*/* alone');
  if (texts.includes('*') && lastIsPlain) yield matchRule.invalid(at(rule, 'resources'), '* without other resources');
}
