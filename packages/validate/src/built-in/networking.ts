import { builtInRule, type Problems, reportedAt } from './forms/built-in-rule.ts';
import { cidrForm, ipForm, isStrictSubset } from './forms/ip-forms.ts';
import { labelSelector } from './forms/label-selectors.ts';
import { block } from './forms/legacy-addresses.ts';
import { at, int32At, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { dnsLabel, dnsSubdomain, domainPrefixedPath, pathSegment, portName, wildcardDomain } from './forms/text-forms.ts';
import { isPort, isPortNumber } from './pods/container-ports.ts';

export const ingressRule = builtInRule('ingress-spec', {
  summary:
    'An Ingress has rules or a default backend; hosts are DNS names, paths absolute, and each backend is a port of a Service or another object.',
  upstream: 'networking validateIngress, validateHTTPIngressPath, validateIngressBackend',
  remedy: 'Correct the rule.',
});

export const networkPolicyRule = builtInRule('network-policy-spec', {
  summary: 'Each peer of a NetworkPolicy says who is meant, blocks of addresses and ports are real ones.',
  upstream: 'networking ValidateNetworkPolicySpec, ValidateNetworkPolicyPeer, ValidateNetworkPolicyPort, ValidateIPBlock',
  remedy: 'Correct the peer or the port.',
});

export const ingressClassRule = builtInRule('ingress-class-spec', {
  summary: 'An IngressClass names its controller by a domain and a path.',
  upstream: 'networking validateIngressClassSpec',
  remedy: 'Write the controller as example.org/name.',
});

export function* ingress(object: Location): Problems {
  const spec = at(object, 'spec');
  const rules = listAt(spec, 'rules');
  if (rules.length === 0 && !isSet(spec, 'defaultBackend')) yield ingressRule.required(spec, 'rules or defaultBackend');
  if (isSet(spec, 'defaultBackend')) yield* backend(at(spec, 'defaultBackend'));
  for (const rule of rules) {
    if (textAt(rule, 'host') !== '') yield* host(at(rule, 'host'));
    if (isSet(rule, 'http')) yield* paths(at(rule, 'http'));
  }
  for (const tls of listAt(spec, 'tls')) {
    for (const name of listAt(tls, 'hosts')) yield* ingressRule.form(name, textAt(name).includes('*') ? wildcardDomain : dnsSubdomain);
    if (textAt(tls, 'secretName') !== '') yield* ingressRule.form(at(tls, 'secretName'), dnsSubdomain);
  }
  const className = at(spec, 'ingressClassName');
  if (!isSet(className)) return;
  yield* ingressRule.form(className, dnsSubdomain);
  const annotation = at(object, 'metadata', 'annotations', 'kubernetes.io/ingress.class');
  if (isSet(annotation) && annotation.value !== className.value) yield ingressRule.invalid(annotation, 'the same as ingressClassName');
}

function* host(location: Location): Problems {
  if (ipForm.accepts(textAt(location))) yield ingressRule.invalid(location, 'a DNS name, not an address');
  else yield* ingressRule.form(location, textAt(location).includes('*') ? wildcardDomain : dnsSubdomain);
}

function* paths(http: Location): Problems {
  const given = listAt(http, 'paths');
  if (given.length === 0) yield ingressRule.required(at(http, 'paths'), 'a path');
  for (const entry of given) {
    const [type, path] = [at(entry, 'pathType'), at(entry, 'path')];
    if (!isSet(type)) {
      yield ingressRule.required(type, 'Exact, Prefix or ImplementationSpecific');
      continue;
    }
    yield* ingressRule.oneOf(type, ['Exact', 'ImplementationSpecific', 'Prefix']);
    const text = textAt(path);
    const literal = textAt(type) === 'Exact' || textAt(type) === 'Prefix';
    if (!text.startsWith('/') && (literal || (text !== '' && textAt(type) === 'ImplementationSpecific')))
      yield ingressRule.invalid(path, 'an absolute path');
    if (literal && /\/\/|\/\.\/|\/\.\.\/|%2f|%2F|\/\.\.?$/.test(text))
      yield ingressRule.invalid(path, 'a path without //, /./, /../ and %2F');
    yield* backend(at(entry, 'backend'));
  }
}

function* backend(location: Location): Problems {
  const [resource, service] = [at(location, 'resource'), at(location, 'service')];
  if (isSet(resource) === isSet(service)) return yield ingressRule.invalid(location, 'either service or resource');
  if (isSet(resource)) return yield* reference(resource, ingressRule);
  const name = at(service, 'name');
  if (textAt(name) === '') yield ingressRule.required(name, 'the name of a Service');
  else yield* ingressRule.form(name, dnsLabel);
  const [portOf, number] = [at(service, 'port', 'name'), at(service, 'port', 'number')];
  const hasNumber = int32At(number) !== 0;
  if ((textAt(portOf) !== '') === hasNumber)
    yield reportedAt(ingressRule.invalid(at(service, 'port'), 'either the name or the number of a port'), location);
  else if (!hasNumber) yield* ingressRule.form(portOf, portName);
  else if (!isPortNumber(int32At(number))) yield ingressRule.invalid(number, 'a number from 1 to 65535');
}

function* reference(location: Location, rule: typeof ingressRule): Problems {
  if (isSet(location, 'apiGroup')) yield* rule.form(at(location, 'apiGroup'), dnsSubdomain);
  for (const field of ['kind', 'name']) {
    if (textAt(location, field) === '') yield rule.required(at(location, field), `the ${field} of the object`);
    else yield* rule.form(at(location, field), pathSegment);
  }
}

export function* ingressClass(object: Location): Problems {
  const [controller, parameters] = [at(object, 'spec', 'controller'), at(object, 'spec', 'parameters')];
  if (textAt(controller) === '') yield ingressClassRule.required(controller, 'the name of the controller');
  else yield* ingressClassRule.form(controller, domainPrefixedPath);
  if (textAt(controller).length > 250) yield ingressClassRule.invalid(controller, 'at most 250 characters');
  if (!isSet(parameters)) return;
  yield* reference(parameters, ingressClassRule);
  const [scope, namespace] = [at(parameters, 'scope'), at(parameters, 'namespace')];
  if (isSet(scope)) yield* ingressClassRule.oneOf(scope, ['Cluster', 'Namespace']);
  if (textAt(scope) === 'Namespace') {
    if (textAt(namespace) === '') yield ingressClassRule.required(namespace, 'a namespace, since scope is Namespace');
    else yield* ingressClassRule.form(namespace, dnsLabel);
  } else if (isSet(namespace)) yield ingressClassRule.forbidden(namespace, 'scope is not Namespace');
}

export function* networkPolicy(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* labelSelector(at(spec, 'podSelector'));
  const directions = [
    ['ingress', 'from'],
    ['egress', 'to'],
  ] as const;
  for (const [direction, peers] of directions) {
    for (const rule of listAt(spec, direction)) {
      for (const entry of listAt(rule, 'ports')) yield* port(entry);
      for (const entry of listAt(rule, peers)) yield* peer(entry);
    }
  }
  const types = listAt(spec, 'policyTypes');
  if (types.length > 2) yield networkPolicyRule.invalid(at(spec, 'policyTypes'), 'at most 2 types');
  else for (const type of types) yield* networkPolicyRule.oneOf(type, ['Ingress', 'Egress']);
}

function* port(entry: Location): Problems {
  const [number, end] = [at(entry, 'port'), at(entry, 'endPort')];
  if (textAt(entry, 'protocol') !== '' || at(entry, 'protocol').value === '')
    yield* networkPolicyRule.oneOf(at(entry, 'protocol'), ['TCP', 'UDP', 'SCTP']);
  if (isSet(number) && !isPort(number.value)) yield networkPolicyRule.invalid(number, 'a port from 1 to 65535, or the name of one');
  if (!isSet(end)) return;
  if (typeof number.value !== 'number') yield networkPolicyRule.forbidden(end, 'port is not a number');
  else if (int32At(end) < int32At(number) || !isPortNumber(int32At(end))) yield networkPolicyRule.invalid(end, 'from port to 65535');
}

function* peer(entry: Location): Problems {
  const given = ['podSelector', 'namespaceSelector', 'ipBlock'].filter((name) => isSet(entry, name));
  if (given.length === 0) yield networkPolicyRule.required(entry, 'podSelector, namespaceSelector or ipBlock');
  if (given.length > 1 && given.includes('ipBlock'))
    yield reportedAt(networkPolicyRule.forbidden(at(entry, 'ipBlock'), 'the peer is chosen by labels already'), entry);
  for (const name of given) if (name !== 'ipBlock') yield* labelSelector(at(entry, name));
  if (!given.includes('ipBlock')) return;
  const cidr = at(entry, 'ipBlock', 'cidr');
  if (textAt(cidr) === '') return yield networkPolicyRule.required(cidr, cidrForm.description);
  yield* block(cidr, networkPolicyRule);
  if (!cidrForm.accepts(textAt(cidr))) return;
  for (const except of listAt(entry, 'ipBlock', 'except')) {
    yield* block(except, networkPolicyRule);
    if (cidrForm.accepts(textAt(except)) && !isStrictSubset(textAt(except), textAt(cidr)))
      yield networkPolicyRule.invalid(except, `a part of ${textAt(cidr)}`);
  }
}
