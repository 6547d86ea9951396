import { hasContent } from '@slipway/manifest';
import { builtInRule, type Problems, reportedAt } from '../forms/built-in-rule.ts';
import { droppedFieldRule, ofFeature } from '../forms/dropped-fields.ts';
import { canonicalIpForm, ipForm, parseAddress } from '../forms/ip-forms.ts';
import { address, isSpecial } from '../forms/legacy-addresses.ts';
import { at, isSet, type Location, listAt, textAt } from '../forms/location.ts';
import { dnsLabel, dnsSubdomain, labelValue, qualifiedName, type TextForm } from '../forms/text-forms.ts';

export const endpointSliceRule = builtInRule('endpoint-slice', {
  summary:
    'An EndpointSlice has endpoints with 1 to 100 addresses of its type, which can be reached from elsewhere, and ports with different names.',
  upstream: 'discovery ValidateEndpointSlice',
  remedy: 'Correct the endpoint.',
});

const MAX_COUNT = { endpoints: 1000, addresses: 100, ports: 20_000, hints: 8 };

export function* endpointSlice(object: Location): Problems {
  const type = at(object, 'addressType');
  if (textAt(type) === '') yield endpointSliceRule.required(type, 'IPv4, IPv6 or FQDN');
  else yield* endpointSliceRule.oneOf(type, ['FQDN', 'IPv4', 'IPv6']);
  yield* ports(at(object, 'ports'));
  const endpoints = at(object, 'endpoints');
  if (listAt(endpoints).length > MAX_COUNT.endpoints) return yield endpointSliceRule.invalid(endpoints, `at most ${MAX_COUNT.endpoints}`);
  for (const endpoint of listAt(endpoints)) yield* endpointOf(endpoint, textAt(type));
}

function* endpointOf(endpoint: Location, type: string): Problems {
  const addresses = at(endpoint, 'addresses');
  const given = listAt(addresses);
  if (given.length === 0) yield endpointSliceRule.required(addresses, 'an address');
  if (given.length > MAX_COUNT.addresses) yield endpointSliceRule.invalid(addresses, `at most ${MAX_COUNT.addresses}`);
  for (const entry of given) yield* addressOf(entry, type, addresses);
  if (isSet(endpoint, 'nodeName')) yield* endpointSliceRule.form(at(endpoint, 'nodeName'), dnsSubdomain);
  if (isSet(endpoint, 'hostname')) yield* endpointSliceRule.form(at(endpoint, 'hostname'), dnsLabel);
  if (hasContent(at(endpoint, 'deprecatedTopology').value))
    yield droppedFieldRule.lost(at(endpoint, 'deprecatedTopology'), 'version v1 has nodeName and zone instead');
  yield* hints(at(endpoint, 'hints'));
}

function* addressOf(entry: Location, type: string, list: Location): Problems {
  const text = textAt(entry);
  if (type === 'FQDN') return yield* endpointSliceRule.form(entry, fullDomain);
  if (type !== 'IPv4' && type !== 'IPv6') return;
  if (type === 'IPv4') yield* address(entry, endpointSliceRule);
  else yield* endpointSliceRule.form(entry, canonicalIpForm);
  if (!(type === 'IPv4' ? ipForm : canonicalIpForm).accepts(text)) return;
  if (parseAddress(text)?.length !== (type === 'IPv4' ? 32 : 128))
    yield reportedAt(endpointSliceRule.invalid(entry, `an ${type} address`), list);
  if (isSpecial(text)) yield endpointSliceRule.invalid(entry, 'an address that others can reach');
}

/** The form that `IsFullyQualifiedDomainName` accepts. */
const fullDomain: TextForm = {
  accepts: (text) => {
    const name = text.endsWith('.') ? text.slice(0, -1) : text;
    const labels = name.split('.');
    return dnsSubdomain.accepts(name) && labels.length > 1 && labels.every((label) => dnsLabel.accepts(label));
  },
  description: 'a domain of two parts at least, each a DNS label',
};

function* ports(list: Location): Problems {
  if (listAt(list).length > MAX_COUNT.ports) return yield endpointSliceRule.invalid(list, `at most ${MAX_COUNT.ports}`);
  const names = new Set<string>();
  for (const port of listAt(list)) {
    const [name, protocol] = [at(port, 'name'), at(port, 'protocol')];
    if (textAt(name) !== '') yield* endpointSliceRule.form(name, dnsLabel);
    if (names.has(textAt(name))) yield endpointSliceRule.duplicate(name, 'a name');
    names.add(textAt(name));
    if (isSet(protocol)) yield* endpointSliceRule.oneOf(protocol, ['SCTP', 'TCP', 'UDP']);
    if (isSet(port, 'appProtocol')) yield* endpointSliceRule.form(at(port, 'appProtocol'), qualifiedName);
  }
}

function* hints(hint: Location): Problems {
  yield* ofFeature('PreferSameTrafficDistribution', at(hint, 'forNodes'));
  for (const [field, form] of [
    ['forZones', labelValue],
    ['forNodes', dnsSubdomain],
  ] as const) {
    const list = at(hint, field);
    if (listAt(list).length > MAX_COUNT.hints) return yield endpointSliceRule.invalid(list, `at most ${MAX_COUNT.hints}`);
    const names = new Set<string>();
    for (const entry of listAt(list)) {
      const name = at(entry, 'name');
      if (names.has(textAt(name))) yield endpointSliceRule.duplicate(name, 'a name');
      names.add(textAt(name));
      yield* endpointSliceRule.form(name, form);
    }
  }
}
