import { findSchema, type JsonSchema, type KindEntry, listKinds } from '@slipway/kube-models';
import type { Random } from '../random.ts';
import { hostileValue } from './hostile-values.ts';
import { type MapNode, type Node, nodeOf } from './nodes.ts';

/** An object of a kind as its schema describes it: small, and mostly accepted. */
export function objectOfKind({ group, version, kind, scope }: KindEntry, random: Random): MapNode {
  const apiVersion = group === '' ? version : `${group}/${version}`;
  const schema = findSchema(apiVersion, kind)?.schema ?? {};
  const made = { schema, random, left: 120 };
  const fields = properties(schema).filter(([name]) => !['apiVersion', 'kind', 'metadata', 'status'].includes(name));
  return {
    entries: [
      ['apiVersion', apiVersion],
      ['kind', kind],
      ['metadata', metadata(random, scope === 'Namespaced')],
      ...fields
        .filter(([name]) => name === 'spec' || isRequired(schema, name) || random.chance(0.6))
        .map(([name, field]): [string, Node] => [name, valueFor(field, made, 0)]),
    ],
  };
}

export const metadata = (random: Random, isNamespaced: boolean): Node =>
  nodeOf({
    name: random.pick(NAMES),
    ...(isNamespaced && random.chance(0.8) ? { namespace: random.pick(NAMESPACES) } : {}),
    ...(random.chance(0.3) ? { labels: { app: random.word(4) } } : {}),
    ...(random.chance(0.2) ? { annotations: { 'example.org/a': random.word(8) } } : {}),
  });

export const NAMES = ['a', 'b', 'web', 'app', 'redis', 'podinfo', 'cert-manager', 'x.y'] as const;
export const NAMESPACES = ['default', 'apps', 'flux-system', 'kube-system'] as const;

/** Any of the known kinds; those that people write most come more often. */
export function randomKind(random: Random): KindEntry {
  const all = listKinds();
  if (random.chance(0.7)) return random.pick(all);
  const usual = all.filter(({ kind }) => USUAL.has(kind));
  return random.pick(usual);
}

const USUAL: ReadonlySet<string> = new Set(
  'ConfigMap Namespace Deployment Service StatefulSet CronJob Ingress NetworkPolicy Role ClusterRole HorizontalPodAutoscaler ValidatingWebhookConfiguration ValidatingAdmissionPolicy Composition Certificate ExternalSecret HelmRelease'.split(
    ' ',
  ),
);

interface Made {
  readonly schema: JsonSchema;
  readonly random: Random;
  /** Values that may still be made. */
  left: number;
}

const properties = (schema: JsonSchema): [string, JsonSchema][] => Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
const isRequired = ({ required }: JsonSchema, name: string): boolean => Array.isArray(required) && required.includes(name);

function resolved(schema: JsonSchema, { schema: root }: Made): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return ((root.$defs ?? {}) as Record<string, JsonSchema>)[$ref.slice('#/$defs/'.length)] ?? {};
}

function valueFor(reference: JsonSchema, made: Made, depth: number): Node {
  const schema = resolved(reference, made);
  const { random } = made;
  made.left--;
  const { enum: values, type, default: preset, items, additionalProperties, minimum, minItems } = schema;
  if (Array.isArray(values)) return random.pick(values) as Node;
  if (preset !== undefined && (typeof preset !== 'object' || preset === null) && random.chance(0.5)) return preset as Node;
  if (schema['x-kubernetes-int-or-string'] === true || schema.format === 'int-or-string') return random.pick<Node>([80, 'http', '50%']);
  if (type === 'string') return textOf(schema, random);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return Math.max(Number(minimum ?? 0), random.pick([0, 1, 2, 30, 443]));
  if (type === 'array') {
    const least = Math.min(3, Number(minItems ?? 0));
    const most = made.left < 0 || depth > MOST_DEPTH ? least : Math.max(least, random.int(0, 2));
    return Array.from({ length: most }, () => valueFor((items ?? {}) as JsonSchema, made, depth + 1));
  }
  if (typeof additionalProperties === 'object')
    return {
      entries: random.times(0, made.left < 0 ? 0 : 2, (index) => [
        `key${index}`,
        valueFor(additionalProperties as JsonSchema, made, depth + 1),
      ]),
    };
  if (schema.properties === undefined) return type === 'object' ? { entries: [['a', hostileValue(random)]] } : hostileValue(random);
  const share = made.left < 0 || depth > MOST_DEPTH ? 0 : ([0.6, 0.35, 0.2, 0.15][Math.min(depth, 3)] ?? 0);
  return {
    entries: properties(schema)
      .filter(([name]) => isRequired(schema, name) || random.chance(share))
      .map(([name, field]) => [name, depth > 12 ? null : valueFor(field, made, depth + 1)]),
  };
}

const MOST_DEPTH = 7;

function textOf({ format, pattern, maxLength }: JsonSchema, random: Random): string {
  if (format === 'date-time') return random.pick(['2026-01-01T00:00:00Z', '2026-01-01']);
  if (format === 'byte') return 'aGFsbG8=';
  const fits = typeof pattern === 'string' ? SAMPLES.find((sample) => matches(pattern, sample)) : undefined;
  if (fits !== undefined) return fits;
  return random.pick(['a', 'web', '10m', 'https://example.org/a', 'example.org', '1', random.word(8)]).slice(0, Number(maxLength ?? 100));
}

const SAMPLES = [
  'a',
  'abc',
  '10m',
  '1h',
  '@artifact/',
  '@repo/**',
  'https://example.org',
  'oci://example.org/a',
  '100m',
  '1Gi',
  'v1',
  '1.2.3',
  'arn:aws:iam::123456789012:role/a',
  'vpc-12345678',
  'subnet-12345678',
  '123456789012',
];

function matches(pattern: string, sample: string): boolean {
  try {
    return new RegExp(pattern).test(sample);
  } catch {
    return false; // RE2 supports more
  }
}
