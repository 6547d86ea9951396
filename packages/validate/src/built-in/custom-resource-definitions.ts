import { lazy } from '@slipway/manifest/lazy';
import { schemaAtPath } from '../cel/schema/schema-at-path.ts';
import { goLowerCase } from '../go/lower-case.ts';
import type { StructuralSchema } from '../schema/structural-schema.ts';
import { clientConfig } from './admission.ts';
import { builtInRule, type Problems } from './forms/built-in-rule.ts';
import { at, flagAt, isSet, type Location, listAt, textAt } from './forms/location.ts';
import { dnsSubdomain, letterLabel } from './forms/text-forms.ts';

/** The check of schemas needs all of CEL, so it is loaded lazily. */
const definitions = lazy<typeof import('./definitions/schema-of-definition.ts')>(import.meta.url, './definitions/schema-of-definition.ts');

const SOURCE = 'k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation';

export const definitionRule = builtInRule('crd-spec', {
  summary: 'A CRD is called plural.group, its names are labels, and each of its versions has a schema; one of them is stored.',
  upstream: `${SOURCE} ValidateCustomResourceDefinition, validateCustomResourceDefinitionSpec`,
  remedy: 'Correct the definition.',
});

export function* customResourceDefinition(object: Location): Problems {
  const spec = at(object, 'spec');
  yield* identity(object, spec);
  yield* versions(spec);
  yield* conversion(at(spec, 'conversion'));
  if (flagAt(spec, 'preserveUnknownFields'))
    yield definitionRule.forbidden(at(spec, 'preserveUnknownFields'), 'schemas say it, with x-kubernetes-preserve-unknown-fields');
}

function* identity(object: Location, spec: Location): Problems {
  const [group, plural, name] = [at(spec, 'group'), at(spec, 'names', 'plural'), at(object, 'metadata', 'name')];
  if (textAt(group) === '') yield definitionRule.required(group, 'a group');
  else if (!dnsSubdomain.accepts(textAt(group)) || !textAt(group).includes('.'))
    yield definitionRule.invalid(group, 'a domain with a dot at least');
  if (textAt(name) !== `${textAt(plural)}.${textAt(group)}`) yield definitionRule.invalid(name, `${textAt(plural)}.${textAt(group)}`);
  yield* definitionRule.oneOf(at(spec, 'scope'), ['Cluster', 'Namespaced']);
  yield* names(at(spec, 'names'));
  if (!/(^|\.)(k8s|kubernetes)\.io$/.test(textAt(group))) return;
  const approval = at(object, 'metadata', 'annotations', 'api-approved.kubernetes.io');
  if (!/^(https?:\/\/[^/]+|unapproved)/.test(textAt(approval)))
    yield definitionRule.required(approval, 'who approved an API of Kubernetes itself: a URL, or unapproved and a reason');
}

function* names(location: Location): Problems {
  if (textAt(location, 'plural') === '') yield definitionRule.required(at(location, 'plural'), 'the name in URLs');
  if (textAt(location, 'kind') === '') yield definitionRule.required(at(location, 'kind'), 'the kind');
  const single = ['plural', 'singular'].map((name) => at(location, name)).filter((name) => textAt(name) !== '');
  for (const name of [...single, ...listAt(location, 'shortNames'), ...listAt(location, 'categories')])
    yield* definitionRule.form(name, letterLabel);
  for (const name of ['kind', 'listKind']) {
    const text = goLowerCase(textAt(location, name));
    if (text !== '' && !letterLabel.accepts(text))
      yield definitionRule.invalid(at(location, name), 'letters, digits and -, beginning with a letter');
  }
  if (isSet(location, 'listKind') && textAt(location, 'listKind') !== '' && textAt(location, 'kind') === textAt(location, 'listKind')) {
    yield definitionRule.duplicate(at(location, 'listKind'), 'the kind');
  }
}

const COLUMN_TYPES = ['boolean', 'date', 'integer', 'number', 'string'];

function* versions(spec: Location): Problems {
  const given = listAt(spec, 'versions');
  const names = given.map((version) => textAt(version, 'name'));
  for (const version of given) yield* versionProblems(version);
  if (new Set(names).size < names.length) yield definitionRule.invalid(at(spec, 'versions'), 'a list of versions with different names');
  if (given.filter((version) => flagAt(version, 'storage')).length !== 1)
    yield definitionRule.invalid(at(spec, 'versions'), 'a list with exactly one version that has storage: true');
}

function* versionProblems(version: Location): Problems {
  yield* definitionRule.form(at(version, 'name'), letterLabel);
  yield* deprecation(version);
  const schema = at(version, 'schema', 'openAPIV3Schema');
  if (!isSet(schema)) yield definitionRule.required(schema, 'a schema');
  else yield* definitions().schemaProblems(schema, isSet(version, 'subresources', 'status'));
  yield* scale(at(version, 'subresources', 'scale'));
  for (const column of listAt(version, 'additionalPrinterColumns')) yield* printerColumn(column);
  yield* selectableFields(version, schema);
}

function* deprecation(version: Location): Problems {
  const warning = at(version, 'deprecationWarning');
  if (!isSet(warning)) return;
  if (!flagAt(version, 'deprecated')) yield definitionRule.invalid(warning, 'left out, since the version is not deprecated');
  if (!/^[^\p{C}\p{Zl}\p{Zp}]{1,256}$/u.test(textAt(warning)) || Buffer.byteLength(textAt(warning)) > 256 || /[^\S ]/.test(textAt(warning)))
    yield definitionRule.invalid(warning, 'from 1 to 256 printable characters');
}

const MAX_SELECTABLE = 8;

function* selectableFields(version: Location, schema: Location): Problems {
  const fields = listAt(version, 'selectableFields');
  if (fields.length > 0 && !isSet(schema))
    return yield definitionRule.invalid(at(version, 'selectableFields'), 'left out without a schema');
  const seen = new Set<string>();
  for (const field of fields) {
    const path = at(field, 'jsonPath');
    const text = textAt(path);
    if (text === '') {
      yield definitionRule.required(path, 'the path of a field');
      continue;
    }
    const found = schemaAtPath(text, schema.value as StructuralSchema, { brackets: false });
    if (found === undefined) {
      yield definitionRule.invalid(path, 'the path of a field of the schema, as .spec.name');
      continue;
    }
    if (/^\.metadata(\.|$)/.test(text)) yield definitionRule.invalid(path, 'a path outside of metadata');
    if (!['string', 'boolean', 'integer'].includes(found.type ?? ''))
      yield definitionRule.invalid(path, 'the path of a string, boolean or integer');
    if (seen.has(text)) yield definitionRule.duplicate(path, 'a field');
    seen.add(text);
  }
  if (seen.size > MAX_SELECTABLE) yield definitionRule.invalid(at(version, 'selectableFields'), `at most ${MAX_SELECTABLE} fields`);
}

function* scale(location: Location): Problems {
  if (!isSet(location)) return;
  const paths = { specReplicasPath: '.spec.', statusReplicasPath: '.status.' };
  for (const [name, start] of Object.entries(paths)) {
    if (textAt(location, name) === '') yield definitionRule.required(at(location, name), `a path that begins with ${start}`);
    else if (!textAt(location, name).startsWith(start))
      yield definitionRule.invalid(at(location, name), `a path that begins with ${start}`);
  }
  const selector = textAt(location, 'labelSelectorPath');
  if (selector !== '' && !/^\.(spec|status)\./.test(selector))
    yield definitionRule.invalid(at(location, 'labelSelectorPath'), 'a path that begins with .spec. or .status.');
}

function* printerColumn(column: Location): Problems {
  if (textAt(column, 'name') === '') yield definitionRule.required(at(column, 'name'), 'the name of the column');
  yield* definitionRule.oneOf(at(column, 'type'), COLUMN_TYPES);
  if (textAt(column, 'format') !== '') {
    yield* definitionRule.oneOf(at(column, 'format'), ['int32', 'int64', 'float', 'double', 'byte', 'date', 'date-time', 'password']);
  }
  const path = at(column, 'jsonPath');
  if (textAt(path) === '') yield definitionRule.required(path, 'the path of the value');
  else if (!textAt(path).startsWith('.')) yield definitionRule.invalid(path, 'a path that begins with .');
}

function* conversion(location: Location): Problems {
  if (!isSet(location)) return;
  yield* definitionRule.oneOf(at(location, 'strategy'), ['None', 'Webhook']);
  const [config, versions] = [at(location, 'webhook', 'clientConfig'), at(location, 'webhook', 'conversionReviewVersions')];
  if (textAt(location, 'strategy') === 'Webhook') {
    if (!isSet(config)) yield definitionRule.required(config, 'where to ask');
    else yield* clientConfig(config, definitionRule);
    yield* reviewVersions(versions);
    return;
  }
  if (isSet(config)) yield definitionRule.forbidden(config, 'strategy is not Webhook');
  if (listAt(versions).length > 0) yield definitionRule.forbidden(versions, 'strategy is not Webhook');
}

function* reviewVersions(versions: Location): Problems {
  const seen = new Set<string>();
  for (const version of listAt(versions)) {
    if (seen.has(textAt(version))) yield definitionRule.duplicate(version, 'a version');
    else yield* definitionRule.form(version, letterLabel);
    seen.add(textAt(version));
  }
  if (seen.size === 0) yield definitionRule.required(versions, 'v1');
  else if (!seen.has('v1') && !seen.has('v1beta1')) yield definitionRule.invalid(versions, 'a list with v1 in it');
}
