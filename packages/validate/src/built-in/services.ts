import { plainText } from '@slipway/manifest';
import { builtInRule, type Problems } from './forms/built-in-rule.ts';

import { labels } from './forms/label-selectors.ts';
import { address, block, isSpecial } from './forms/legacy-addresses.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { dnsLabel, dnsSubdomain, qualifiedName } from './forms/text-forms.ts';
import { isPort, isPortNumber } from './pods/container-ports.ts';

export const serviceRule = builtInRule('service-spec', {
  summary: 'A Service has the fields of its type, and ports with numbers, and names of their own when there are several.',
  upstream: 'core validateService, validateServicePort',
  remedy: 'Correct the field, or the type of the Service.',
});

export const affinityConfigRule = builtInRule('session-affinity-config', {
  severity: 'lossy',
  summary: 'Settings of session affinity need session affinity.',
  upstream: 'core/v1 SetDefaults_Service',
  remedy: 'Write sessionAffinity: ClientIP, or remove the settings.',
});

export const targetPortRule = builtInRule('replaced-target-port', {
  severity: 'lossy',
  summary: 'A port of a Service without a target leads to the same port.',
  upstream: 'core/v1 SetDefaults_Service',
  remedy: 'Write the port that is meant, or leave the field out.',
});

export function* service(object: Location): Problems {
  const spec = at(object, 'spec');
  const type = textAt(spec, 'type') || 'ClusterIP';
  const headless = textAt(spec, 'clusterIP') === 'None';
  if (isSet(spec, 'type') && textAt(spec, 'type') !== '')
    yield* serviceRule.oneOf(at(spec, 'type'), ['ClusterIP', 'NodePort', 'LoadBalancer', 'ExternalName']);
  if (type === 'ExternalName') yield* externalName(spec);
  else {
    if (listAt(spec, 'ports').length === 0 && !headless) yield serviceRule.required(at(spec, 'ports'), 'a port');
    if (headless && type !== 'ClusterIP') yield serviceRule.invalid(at(spec, 'clusterIP'), `an address: a ${type} Service has one`);
  }
  yield* servicePorts(spec, type);
  yield* labels(at(spec, 'selector'));
  yield* addresses(spec, type);
  yield* affinity(spec);
  yield* balancing(spec, type);
}

function* externalName(spec: Location): Problems {
  const name = textAt(spec, 'externalName').replace(/\.$/, '');
  if (name === '') yield serviceRule.required(at(spec, 'externalName'), 'the name that the Service resolves to');
  else if (!dnsSubdomain.accepts(name)) yield* serviceRule.form(at(spec, 'externalName'), dnsSubdomain);
  const given = ['clusterIPs', 'ipFamilies'].filter((field) => listAt(spec, field).length > 0);
  if (isSet(spec, 'ipFamilyPolicy')) given.push('ipFamilyPolicy');
  for (const field of given) yield serviceRule.forbidden(at(spec, field), 'the type is ExternalName');
}

function* servicePorts(spec: Location, type: string): Problems {
  const ports = listAt(spec, 'ports');
  const [names, nodePorts] = [new Set<string>(), new Set<string>()];
  for (const port of ports) {
    const name = at(port, 'name');
    if (textAt(name) !== '') {
      yield* serviceRule.form(name, dnsLabel);
      if (names.has(textAt(name))) yield serviceRule.duplicate(name, 'the name of a port');
      names.add(textAt(name));
    } else if (ports.length > 1) yield serviceRule.required(name, 'a name, since there are several ports');
    if (!isPortNumber(int32At(port, 'port'))) yield serviceRule.invalid(at(port, 'port'), 'a number from 1 to 65535');
    if (textAt(port, 'protocol') !== '') yield* serviceRule.oneOf(at(port, 'protocol'), ['TCP', 'UDP', 'SCTP']);
    yield* targetPort(at(port, 'targetPort'));
    if (isSet(port, 'appProtocol')) yield* serviceRule.form(at(port, 'appProtocol'), qualifiedName);
    yield* nodePort(port, type, nodePorts);
  }
}

function* targetPort(target: Location): Problems {
  if (!isSet(target)) return;
  if (target.value === 0 || target.value === '') yield targetPortRule.lost(target, 'the number of the port takes its place');
  else if (!isPort(target.value)) yield serviceRule.invalid(target, 'a port from 1 to 65535, or the name of one');
}

/** Checks a node port. `taken` has the protocols and node ports of the previous ports. */
function* nodePort(port: Location, type: string, taken: Set<string>): Problems {
  const number = int32At(port, 'nodePort');
  if (number === 0) return;
  if (type === 'ClusterIP') yield serviceRule.forbidden(at(port, 'nodePort'), 'the type is ClusterIP');
  const key = `${textAt(port, 'protocol') || 'TCP'} ${number}`;
  if (taken.has(key)) yield serviceRule.duplicate(at(port, 'nodePort'), 'a node port');
  taken.add(key);
}

function* addresses(spec: Location, type: string): Problems {
  for (const [index, entry] of listAt(spec, 'externalIPs').entries()) {
    yield* address(entry, serviceRule);
    if (isSpecial(textAt(entry))) yield serviceRule.invalid(at(spec, 'externalIPs', plainText(index)), 'an address that others can reach');
  }
  if (type === 'ExternalName') return;
  const [first, all] = [textAt(spec, 'clusterIP'), listAt(spec, 'clusterIPs')];
  if (first !== '' && all.length > 0 && textAt(all[0] as Location) !== first)
    yield serviceRule.invalid(at(spec, 'clusterIPs'), 'a list that begins with clusterIP');
  if (all.length > 2) yield serviceRule.invalid(at(spec, 'clusterIPs'), 'at most 2 addresses');
  for (const entry of isSet(spec, 'clusterIPs') ? all : [at(spec, 'clusterIP')]) {
    if (textAt(entry) !== '' && textAt(entry) !== 'None') yield* address(entry, serviceRule);
  }
  if (all.length > 1 && all.some((entry) => textAt(entry) === 'None'))
    yield serviceRule.invalid(at(spec, 'clusterIPs'), 'None alone, or addresses');
  const families = new Set<string>();
  for (const family of listAt(spec, 'ipFamilies')) {
    yield* serviceRule.oneOf(family, ['IPv4', 'IPv6']);
    if (families.has(textAt(family))) yield serviceRule.duplicate(family, 'a family');
    families.add(textAt(family));
  }
  if (isSet(spec, 'ipFamilyPolicy'))
    yield* serviceRule.oneOf(at(spec, 'ipFamilyPolicy'), ['SingleStack', 'PreferDualStack', 'RequireDualStack']);
}

function* affinity(spec: Location): Problems {
  const [kind, config] = [at(spec, 'sessionAffinity'), at(spec, 'sessionAffinityConfig')];
  if (textAt(kind) !== '') yield* serviceRule.oneOf(kind, ['ClientIP', 'None']);
  const timeout = at(config, 'clientIP', 'timeoutSeconds');
  if (textAt(kind) === 'ClientIP') {
    if (isSet(timeout) && (int32At(timeout) <= 0 || int32At(timeout) > 86_400)) yield serviceRule.invalid(timeout, 'from 1 to 86400');
  } else if (isSet(timeout)) yield affinityConfigRule.lost(config, 'sessionAffinity is not ClientIP');
}

function* balancing(spec: Location, type: string): Problems {
  const balanced = type === 'LoadBalancer';
  for (const name of ['loadBalancerClass', 'allocateLoadBalancerNodePorts']) {
    if (!balanced && isSet(spec, name)) yield serviceRule.forbidden(at(spec, name), 'the type is not LoadBalancer');
  }
  if (balanced && isSet(spec, 'loadBalancerClass')) yield* serviceRule.form(at(spec, 'loadBalancerClass'), qualifiedName);
  const ranges = listAt(spec, 'loadBalancerSourceRanges');
  if (!balanced && ranges.length > 0) yield serviceRule.forbidden(at(spec, 'loadBalancerSourceRanges'), 'the type is not LoadBalancer');
  for (const range of ranges) yield* block(range, serviceRule, textAt(range).trim());
  yield* trafficPolicies(spec, type);
}

function* trafficPolicies(spec: Location, type: string): Problems {
  const policy = at(spec, 'externalTrafficPolicy');
  const external = type === 'LoadBalancer' || type === 'NodePort' || (type === 'ClusterIP' && listAt(spec, 'externalIPs').length > 0);
  if (textAt(policy) !== '') {
    if (!external) yield serviceRule.forbidden(policy, 'the Service cannot be reached from outside');
    else yield* serviceRule.oneOf(policy, ['Cluster', 'Local']);
  }
  const healthCheck = at(spec, 'healthCheckNodePort');
  if (int32At(healthCheck) !== 0) {
    if (type !== 'LoadBalancer' || textAt(policy) !== 'Local')
      yield serviceRule.forbidden(healthCheck, 'it needs type LoadBalancer and externalTrafficPolicy Local');
    else if (!isPortNumber(int32At(healthCheck))) yield serviceRule.invalid(healthCheck, 'a number from 1 to 65535');
  }
  if (isSet(spec, 'internalTrafficPolicy')) yield* serviceRule.oneOf(at(spec, 'internalTrafficPolicy'), ['Cluster', 'Local']);
  if (isSet(spec, 'trafficDistribution'))
    yield* serviceRule.oneOf(at(spec, 'trafficDistribution'), ['PreferClose', 'PreferSameZone', 'PreferSameNode']);
}
