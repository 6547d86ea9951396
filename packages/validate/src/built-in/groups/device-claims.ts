import { hasContent, stableText } from '@slipway/manifest';
import { goLowerCase } from '../../go/lower-case.ts';
import { builtInRule, type Problems, reportedAs } from '../forms/built-in-rule.ts';
import { ofFeature } from '../forms/dropped-fields.ts';
import { labels } from '../forms/label-selectors.ts';
import { at, int64At, isSet, type Location, listAt, mapAt, textAt } from '../forms/location.ts';
import { isExtendedResource } from '../forms/resource-names.ts';
import { dnsLabel, dnsSubdomain, labelValue, qualifiedName, type TextForm } from '../forms/text-forms.ts';

export const deviceClaimRule = builtInRule('device-claim', {
  summary: 'A claim asks for devices of classes, in requests with different names, to which its constraints and its configuration refer.',
  upstream: 'resource validateDeviceClaim',
  remedy: 'Correct the request.',
});

export const deviceClassRule = builtInRule('device-class', {
  summary: 'A DeviceClass has selectors, configuration of drivers, and the name of an extended resource where it provides one.',
  upstream: 'resource validateDeviceClassSpec',
  remedy: 'Correct the field.',
});

type Rule = typeof deviceClaimRule;

const MAX_COUNT = { requests: 32, constraints: 32, config: 32, selectors: 32, alternatives: 8 };
const MAX_LENGTH = { expression: 10 * 1024, parameters: 10 * 1024 };

export const resourceClaim = (object: Location): Problems => claimSpec(at(object, 'spec', 'devices'));

export function* resourceClaimTemplate(object: Location): Problems {
  const metadata = at(object, 'spec', 'metadata');
  yield* labels(at(metadata, 'labels'), deviceClaimRule);
  for (const [field, location] of mapAt(metadata))
    if (field !== 'labels' && field !== 'annotations' && hasContent(location.value)) {
      const problem = deviceClaimRule.forbidden(location, 'a template gives its claims labels and annotations only');
      yield field === 'uid' ? reportedAs(problem, (name) => name.replace(/uid$/, 'uID')) : problem;
    }
  yield* claimSpec(at(object, 'spec', 'spec', 'devices'));
}

export function* deviceClass(object: Location): Problems {
  const spec = at(object, 'spec');
  const resource = at(spec, 'extendedResourceName');
  yield* selectors(at(spec, 'selectors'), deviceClassRule);
  yield* atMost(at(spec, 'config'), MAX_COUNT.config, deviceClassRule, (config) => configuration(config, deviceClassRule));
  yield* ofFeature('DRAExtendedResource', resource);
  if (isSet(resource)) yield* deviceClassRule.form(resource, extendedResource);
}

function* claimSpec(devices: Location): Problems {
  const names = requestNames(at(devices, 'requests'));
  yield* different(at(devices, 'requests'), MAX_COUNT.requests, deviceRequest);
  yield* atMost(at(devices, 'constraints'), MAX_COUNT.constraints, deviceClaimRule, (constraint) => constraintOf(constraint, names));
  yield* atMost(at(devices, 'config'), MAX_COUNT.config, deviceClaimRule, function* (config) {
    yield* references(at(config, 'requests'), names);
    yield* configuration(config, deviceClaimRule);
  });
}

/** Returns the names of requests, and of their alternatives as `request/alternative`. */
const requestNames = (requests: Location): ReadonlySet<string> =>
  new Set(
    listAt(requests).flatMap((request) => {
      const name = textAt(request, 'name');
      return [name, ...listAt(request, 'firstAvailable').map((alternative) => `${name}/${textAt(alternative, 'name')}`)];
    }),
  );

/** Checks a request. In v1 and v1beta2, an exact request is in a separate field; in v1beta1, its fields are in the request itself. */
function* deviceRequest(request: Location): Problems {
  const [exactly, alternatives] = [at(request, 'exactly'), at(request, 'firstAvailable')];
  yield* nameOf(request);
  const [hasOne, hasMany] = [isSet(exactly) || isSet(request, 'deviceClassName'), listAt(alternatives).length > 0];
  if (hasOne === hasMany) {
    if (hasOne) yield deviceClaimRule.invalid(request, 'exactly or firstAvailable, not both');
    else yield deviceClaimRule.required(request, 'exactly or firstAvailable');
  } else if (hasOne) yield* wanted(isSet(exactly) ? exactly : request);
  else
    yield* different(alternatives, MAX_COUNT.alternatives, function* (alternative) {
      yield* nameOf(alternative);
      yield* wanted(alternative);
    });
}

function* nameOf(request: Location): Problems {
  const name = at(request, 'name');
  if (textAt(name) === '') yield deviceClaimRule.required(name, 'a name');
  else yield* deviceClaimRule.form(name, dnsLabel);
}

function* wanted(request: Location): Problems {
  const [name, mode, count] = [at(request, 'deviceClassName'), at(request, 'allocationMode'), at(request, 'count')];
  if (textAt(name) === '') yield deviceClaimRule.required(name, 'the name of a DeviceClass');
  else yield* deviceClaimRule.form(name, dnsSubdomain);
  yield* selectors(at(request, 'selectors'), deviceClaimRule);
  if (textAt(mode) === 'All') {
    if (int64At(count) !== 0) yield deviceClaimRule.invalid(count, 'left out, since the mode is All');
  } else if (textAt(mode) === 'ExactCount' || textAt(mode) === '') {
    if (int64At(count) < 0) yield deviceClaimRule.invalid(count, 'more than zero');
  } else yield* deviceClaimRule.oneOf(mode, ['All', 'ExactCount']);
  yield* atMost(at(request, 'tolerations'), 16, deviceClaimRule, toleration);
}

function* selectors(list: Location, rule: Rule): Problems {
  yield* atMost(list, MAX_COUNT.selectors, rule, function* (selector) {
    const [cel, expression] = [at(selector, 'cel'), at(selector, 'cel', 'expression')];
    if (!isSet(cel)) yield rule.required(cel, 'an expression');
    else if (Buffer.byteLength(textAt(expression)) > MAX_LENGTH.expression)
      yield rule.invalid(expression, `at most ${MAX_LENGTH.expression} bytes`);
  });
}

function* toleration(location: Location): Problems {
  const [key, operator, value, effect] = [at(location, 'key'), at(location, 'operator'), at(location, 'value'), at(location, 'effect')];
  if (textAt(key) !== '') yield* deviceClaimRule.form(key, qualifiedName);
  const mode = isSet(operator) ? textAt(operator) : 'Equal';
  if (mode === 'Exists') {
    if (textAt(value) !== '') yield deviceClaimRule.invalid(value, 'left out, since the operator is Exists');
  } else if (mode === 'Equal') yield* deviceClaimRule.form(value, labelValue);
  else yield* deviceClaimRule.oneOf(operator, ['Equal', 'Exists']);
  if (textAt(effect) !== '') yield* deviceClaimRule.oneOf(effect, ['NoExecute', 'NoSchedule', 'None']);
}

function* constraintOf(constraint: Location, names: ReadonlySet<string>): Problems {
  const [match, distinct] = [at(constraint, 'matchAttribute'), at(constraint, 'distinctAttribute')];
  yield* references(at(constraint, 'requests'), names);
  if (isSet(match)) yield* deviceClaimRule.form(match, attributeName);
  else if (isSet(distinct)) yield* deviceClaimRule.form(distinct, attributeName);
  else yield deviceClaimRule.required(constraint, 'matchAttribute or distinctAttribute');
}

function* references(list: Location, names: ReadonlySet<string>): Problems {
  const seen = new Set<string>();
  yield* atMost(list, MAX_COUNT.requests, deviceClaimRule, function* (reference) {
    const name = textAt(reference);
    if (seen.has(name)) yield deviceClaimRule.duplicate(reference, 'a request');
    seen.add(name);
    if (!names.has(name)) yield deviceClaimRule.invalid(reference, 'the name of a request, or request/alternative');
  });
}

function* configuration(config: Location, rule: Rule): Problems {
  const [opaque, parameters] = [at(config, 'opaque'), at(config, 'opaque', 'parameters')];
  if (!isSet(opaque)) return yield rule.required(opaque, 'the configuration of a driver');
  const driver = at(opaque, 'driver');
  if (textAt(driver) === '') yield rule.required(driver, 'the name of a driver');
  else if (!driverName.accepts(textAt(driver))) yield* rule.form(driver, driverName);
  if (!isSet(parameters)) yield rule.required(parameters, 'an object');
  else if (Buffer.byteLength(stableText(parameters.value)) > MAX_LENGTH.parameters)
    yield rule.invalid(parameters, `at most ${MAX_LENGTH.parameters} bytes`);
  else if (typeof parameters.value !== 'object' || Array.isArray(parameters.value)) yield rule.invalid(parameters, 'an object');
}

/** The form that `ValidateCSIDriverName` accepts. */
export const driverName: TextForm = {
  accepts: (text) => text.length <= 63 && dnsSubdomain.accepts(goLowerCase(text)),
  description: 'a DNS subdomain of 63 characters at most, which may have capitals',
};

/** The form that `validateFullyQualifiedName` accepts. */
const attributeName: TextForm = {
  accepts: (text) => {
    const [domain = '', name = '', ...more] = text.split('/');
    return more.length > 0 || (driverName.accepts(domain) && /^[A-Za-z_]\w{0,31}$/.test(name));
  },
  description: 'a domain and the name of an attribute, as example.org/model',
};

const extendedResource: TextForm = {
  accepts: isExtendedResource,
  description: 'the name of an extended resource, as example.org/device',
};

/** Checks the length of a list, and then its entries. Like the server, it checks no entry of a list that is too long. */
function* atMost(list: Location, most: number, rule: Rule, check: (entry: Location) => Problems): Problems {
  if (listAt(list).length > most) return yield rule.invalid(list, `at most ${most}`);
  for (const entry of listAt(list)) yield* check(entry);
}

function* different(list: Location, most: number, check: (entry: Location) => Problems): Problems {
  const names = new Set<string>();
  yield* atMost(list, most, deviceClaimRule, function* (entry) {
    yield* check(entry);
    if (names.has(textAt(entry, 'name'))) yield deviceClaimRule.duplicate(entry, 'a name');
    names.add(textAt(entry, 'name'));
  });
}
