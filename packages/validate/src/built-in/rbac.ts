import { builtInRule, type Problems } from './forms/built-in-rule.ts';
import { droppedFieldRule } from './forms/dropped-fields.ts';
import { labelSelector, unusable } from './forms/label-selectors.ts';
import { at, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { dnsSubdomain, pathSegment } from './forms/text-forms.ts';

export const policyRuleRule = builtInRule('rbac-policy-rule', {
  summary: 'A rule of a role has verbs, and either API groups with resources or, in a ClusterRole, URLs.',
  upstream: 'rbac ValidatePolicyRule, ValidateClusterRole',
  remedy: 'Complete the rule; the core group is "".',
});

export const bindingRule = builtInRule('rbac-binding', {
  summary: 'A binding refers to a role, and to subjects that are ServiceAccounts, Users or Groups.',
  upstream: 'rbac ValidateRoleBinding, ValidateClusterRoleBinding, ValidateRoleBindingSubject',
  remedy: 'Correct the reference.',
});

const GROUP = 'rbac.authorization.k8s.io';

export const role = (object: Location): Problems => policyRules(object, true);

export function* clusterRole(object: Location): Problems {
  yield* policyRules(object, false);
  if (!isSet(object, 'aggregationRule')) return;
  const selectors = at(object, 'aggregationRule', 'clusterRoleSelectors');
  if (listAt(selectors).length === 0) yield policyRuleRule.required(selectors, 'a selector');
  for (const selector of listAt(selectors)) {
    yield* labelSelector(selector);
    yield* unusable(selector, policyRuleRule);
  }
}

function* policyRules(object: Location, namespaced: boolean): Problems {
  for (const rule of listAt(object, 'rules')) {
    if (listAt(rule, 'verbs').length === 0) yield policyRuleRule.required(at(rule, 'verbs'), 'a verb');
    const urls = at(rule, 'nonResourceURLs');
    if (listAt(urls).length > 0) {
      if (namespaced) yield policyRuleRule.forbidden(urls, 'URLs are in no namespace');
      if (['apiGroups', 'resources', 'resourceNames'].some((name) => listAt(rule, name).length > 0))
        yield policyRuleRule.forbidden(urls, 'the rule is about resources');
      continue;
    }
    if (listAt(rule, 'apiGroups').length === 0) yield policyRuleRule.required(at(rule, 'apiGroups'), 'an API group');
    if (listAt(rule, 'resources').length === 0) yield policyRuleRule.required(at(rule, 'resources'), 'a resource');
  }
}

export const roleBinding = (object: Location): Problems => binding(object, true);

export const clusterRoleBinding = (object: Location): Problems => binding(object, false);

function* binding(object: Location, namespaced: boolean): Problems {
  const reference = at(object, 'roleRef');
  if (at(reference, 'apiGroup').value === '') yield droppedFieldRule.lost(at(reference, 'apiGroup'), `the server writes ${GROUP}`);
  if (textAt(reference, 'apiGroup') !== '') yield* bindingRule.oneOf(at(reference, 'apiGroup'), [GROUP]);
  yield* bindingRule.oneOf(at(reference, 'kind'), namespaced ? ['Role', 'ClusterRole'] : ['ClusterRole']);
  if (textAt(reference, 'name') === '') yield bindingRule.required(at(reference, 'name'), 'the name of a role');
  else yield* bindingRule.form(at(reference, 'name'), pathSegment);
  for (const subject of listAt(object, 'subjects')) yield* subjectOf(subject, namespaced);
}

function* subjectOf(subject: Location, namespaced: boolean): Problems {
  const [kind, name, group] = [textAt(subject, 'kind'), at(subject, 'name'), at(subject, 'apiGroup')];
  if (textAt(name) === '') yield bindingRule.required(name, 'the name of the subject');
  yield* bindingRule.oneOf(at(subject, 'kind'), ['ServiceAccount', 'User', 'Group']);
  if (kind === 'ServiceAccount') {
    if (textAt(name) !== '') yield* bindingRule.form(name, dnsSubdomain);
    if (textAt(group) !== '') yield bindingRule.forbidden(group, 'ServiceAccounts are in the core group');
    if (!namespaced && textAt(subject, 'namespace') === '')
      yield bindingRule.required(at(subject, 'namespace'), 'the namespace of the ServiceAccount');
  } else if ((kind === 'User' || kind === 'Group') && textAt(group) !== '') yield* bindingRule.oneOf(group, [GROUP]);
}
