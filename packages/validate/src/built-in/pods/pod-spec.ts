import { fieldPath } from '../../objects/field-path.ts';
import { builtInRule, type Problems, reportedAs, reportedAt } from '../forms/built-in-rule.ts';
import { ofPods } from '../forms/dropped-fields.ts';
import { labels } from '../forms/label-selectors.ts';
import { address } from '../forms/legacy-addresses.ts';
import { at, flagAt, int64At, isSet, type Location, listAt, pointerOf, textAt } from '../forms/location.ts';
import { dnsLabel, dnsSubdomain, qualifiedName, searchDomain } from '../forms/text-forms.ts';
import { hostNetworkPorts } from './container-ports.ts';
import { claimsOf, overhead } from './container-resources.ts';
import { podContainers } from './containers.ts';
import { podResources } from './pod-resources.ts';
import { podScheduling } from './scheduling.ts';
import { podSecurity } from './security-context.ts';
import { podVolumes } from './volumes.ts';

export const podRule = builtInRule('pod-spec', {
  summary: 'A Pod has policies that exist, names that can be names, and DNS settings that fit together.',
  upstream: 'core ValidatePodSpec',
  remedy: 'Correct the field.',
});

/** Checks the spec of a Pod or of a Pod template. */
export function* podSpec(spec: Location): Problems {
  yield* ofPods(spec);
  yield* podVolumes(spec);
  yield* podContainers(spec);
  yield* podSecurity(spec);
  yield* podScheduling(spec);
  yield* labels(at(spec, 'nodeSelector'));
  yield* overhead(at(spec, 'overhead'), `${fieldPath(pointerOf(spec))}.overhead.limits`);
  if (flagAt(spec, 'hostNetwork')) yield* hostNetworkPorts(listAt(spec, 'containers'));
  yield* choices(spec);
  yield* names(spec);
  yield* dnsConfig(spec);
  yield* claims(spec);
  yield* podResources(spec, claimsOf(spec));
  const deadline = at(spec, 'activeDeadlineSeconds');
  if (isSet(deadline) && (int64At(deadline) < 1 || int64At(deadline) > 2 ** 31 - 1))
    yield podRule.invalid(deadline, 'from 1 to 2147483647');
  for (const gate of listAt(spec, 'readinessGates')) yield* podRule.form(at(gate, 'conditionType'), qualifiedName);
  for (const gate of listAt(spec, 'schedulingGates')) yield* podRule.form(at(gate, 'name'), qualifiedName);
  for (const alias of listAt(spec, 'hostAliases')) {
    yield* address(at(alias, 'ip'), podRule);
    for (const host of listAt(alias, 'hostnames')) yield* podRule.form(host, dnsSubdomain);
  }
  if (at(spec, 'hostUsers').value === false) {
    for (const name of ['hostNetwork', 'hostPID', 'hostIPC'])
      if (flagAt(spec, name)) yield podRule.forbidden(at(spec, name), 'hostUsers is false');
  }
}

function* choices(spec: Location): Problems {
  const allowed = {
    restartPolicy: ['Always', 'OnFailure', 'Never'],
    dnsPolicy: ['ClusterFirst', 'ClusterFirstWithHostNet', 'Default', 'None'],
  };
  for (const [name, values] of Object.entries(allowed)) if (textAt(spec, name) !== '') yield* podRule.oneOf(at(spec, name), values);
  if (isSet(spec, 'preemptionPolicy')) yield* podRule.oneOf(at(spec, 'preemptionPolicy'), ['PreemptLowerPriority', 'Never']);
  if (!isSet(spec, 'os')) return;
  for (const problem of podRule.oneOf(at(spec, 'os', 'name'), ['linux', 'windows'])) yield reportedAt(problem, at(spec, 'os'));
}

function* names(spec: Location): Problems {
  const forms = {
    serviceAccountName: dnsSubdomain,
    nodeName: dnsSubdomain,
    priorityClassName: dnsSubdomain,
    hostname: dnsLabel,
    subdomain: dnsLabel,
  };
  for (const [name, form] of Object.entries(forms)) if (textAt(spec, name) !== '') yield* podRule.form(at(spec, name), form);
  const account = at(spec, 'serviceAccount'); // the old name of the field
  if (textAt(spec, 'serviceAccountName') === '' && textAt(account) !== '')
    for (const problem of podRule.form(account, dnsSubdomain)) yield reportedAs(problem, (field) => `${field}Name`);
  if (isSet(spec, 'runtimeClassName')) yield* podRule.form(at(spec, 'runtimeClassName'), dnsSubdomain);
  const override = at(spec, 'hostnameOverride');
  if (!isSet(override)) return;
  if (flagAt(spec, 'setHostnameAsFQDN')) yield podRule.forbidden(override, 'setHostnameAsFQDN is true');
  if (flagAt(spec, 'hostNetwork')) yield podRule.forbidden(override, 'hostNetwork is true');
  if (textAt(override).length > 64) yield podRule.invalid(override, 'at most 64 characters');
  yield* podRule.form(override, dnsSubdomain);
}

function* dnsConfig(spec: Location): Problems {
  const config = at(spec, 'dnsConfig');
  const servers = listAt(config, 'nameservers');
  if (textAt(spec, 'dnsPolicy') === 'None' && servers.length === 0) {
    return yield podRule.required(isSet(config) ? at(config, 'nameservers') : config, 'a name server, since dnsPolicy is None');
  }
  if (servers.length > 3) yield podRule.invalid(at(config, 'nameservers'), 'at most 3 name servers');
  for (const server of servers) yield* address(server, podRule);
  const searches = listAt(config, 'searches');
  if (searches.length > 32 || searches.map((search) => textAt(search)).join(' ').length > 2048) {
    yield podRule.invalid(at(config, 'searches'), 'at most 32 search paths with 2048 characters');
  }
  for (const search of searches) {
    const text = textAt(search);
    if (text !== '.' && !searchDomain.accepts(text.replace(/\.$/, ''))) yield* podRule.form(search, searchDomain);
  }
  for (const option of listAt(config, 'options')) {
    if (textAt(option, 'name') === '') yield reportedAt(podRule.required(at(option, 'name'), 'the name of the option'), option);
  }
}

function* claims(spec: Location): Problems {
  for (const claim of listAt(spec, 'resourceClaims')) {
    const name = at(claim, 'name');
    if (textAt(name) === '') yield podRule.required(name, 'the name of the claim');
    else yield* podRule.form(name, dnsLabel);
    const given = ['resourceClaimName', 'resourceClaimTemplateName'].filter((field) => isSet(claim, field));
    if (given.length !== 1) yield podRule.invalid(claim, 'either resourceClaimName or resourceClaimTemplateName');
    for (const field of given) yield* podRule.form(at(claim, field), dnsSubdomain);
  }
}
