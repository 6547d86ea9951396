import { kubeconfigSecret } from '@slipway/fleet';
import { findSchema, type JsonSchema } from '@slipway/kube-models';
import { describe, expect, it } from 'vitest';
import { fieldNames, schemaAt } from '../../test/schema-at.ts';
import type { Part } from '../crossplane/part.ts';
import type { Patch } from '../crossplane/patches.ts';
import { eksClusterComposition, eksClusterParts } from './composition.ts';
import { eksClusterDefinition } from './definition.ts';
import { compositionName, oidcProviderName, ZONE_COUNTS, type ZoneCount } from './names.ts';
import { eksClusterSpec, eksClusterStatus } from './schema.ts';

const text = { type: 'string' };
const metadata = {
  type: 'object',
  properties: { name: text, namespace: text, annotations: { additionalProperties: text }, labels: { additionalProperties: text } },
};
const compositeSchema: JsonSchema = { properties: { metadata, spec: eksClusterSpec, status: eksClusterStatus } };

function composedSchema({ apiVersion, kind }: Part): JsonSchema {
  const schema = findSchema(apiVersion, kind)?.schema;
  if (!schema) throw new Error(`no CRD of ${kind} ${apiVersion}`);
  return { ...schema, properties: { ...(schema.properties as object), metadata } };
}

const patchesOf = ({ template }: Part): readonly Patch[] => (template.patches ?? []) as readonly Patch[];
const baseOf = ({ template }: Part) => template.base as unknown as { metadata: { labels: Record<string, string> }; spec: object };

describe.each(ZONE_COUNTS)('the Composition for %i zones', (zoneCount: ZoneCount) => {
  const parts = eksClusterParts(zoneCount);
  const patches = parts.flatMap((part) => patchesOf(part).map((patch) => ({ part, patch })));
  const selectors = parts.flatMap((part) => selectorsOf(baseOf(part).spec).map((selector) => ({ part: part.name, ...selector })));

  it('reads and writes only fields that exist', () => {
    const missing = patches.flatMap(({ part, patch }) => {
      const { from, to } = sidesOf(part, patch);
      return [
        ...(schemaAt(from.schema, from.path) ? [] : [`${part.name}: ${from.path}`]),
        ...(schemaAt(to.schema, to.path) ? [] : [`${part.name}: ${to.path}`]),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('writes values of the type that the field has', () => {
    const mismatches = patches.flatMap(({ part, patch }) => {
      const { from, to } = sidesOf(part, patch);
      const given = (patch.transforms ?? []).reduce(outputType, schemaAt(from.schema, from.path)?.type);
      const taken = schemaAt(to.schema, to.path)?.type;
      return given === taken || (given === 'integer' && taken === 'number')
        ? []
        : [`${part.name}: ${from.path} is ${given}, ${to.path} ${taken}`];
    });
    expect(mismatches).toEqual([]);
  });

  it('selects within its own composite only', () => {
    expect(selectors.length).toBeGreaterThan(zoneCount * 8);
    for (const { selector } of selectors) expect(selector).toMatchObject({ matchControllerRef: true, matchLabels: expect.any(Object) });
  });

  // A selector that matches several resources uses those that exist at the first look, and never changes its choice.
  it('selects one resource with each selector', () => {
    for (const { part, field, selector } of selectors) {
      const labels = Object.entries(selector.matchLabels);
      const found = parts.filter((candidate) => labels.every(([key, value]) => baseOf(candidate).metadata.labels[key] === value));
      expect(found.length, `${part} ${field}`).toBe(1);
    }
  });

  it('puts the control plane and the nodes into every private subnet, and composes them when all subnets exist', () => {
    const subnets = patches.filter(({ part, patch }) => part.name.startsWith('subnet-private') && patch.type === 'ToCompositeFieldPath');
    expect(subnets).toHaveLength(zoneCount);
    for (const [name, list] of [
      ['cluster', 'spec.forProvider.vpcConfig.subnetIds'],
      ['node-group', 'spec.forProvider.subnetIds'],
    ]) {
      const placed = patches.filter(({ part, patch }) => part.name === name && patch.toFieldPath?.startsWith(`${list}[`));
      expect(placed.map(({ patch }) => [patch.fromFieldPath, patch.toFieldPath, patch.policy?.fromFieldPath])).toEqual(
        subnets.map(({ patch }, zone) => [patch.toFieldPath, `${list}[${zone}]`, 'Required']),
      );
    }
  });

  it('gives every required field of a resource, and waits where a value does not exist yet', () => {
    for (const part of parts) {
      const spec = (schemaAt(composedSchema(part), 'spec.forProvider') ?? {}) as { required?: readonly string[] };
      const given = { ...(baseOf(part).spec as { forProvider?: object }).forProvider };
      const patched = patchesOf(part)
        .filter(({ policy }) => policy?.fromFieldPath === 'Required')
        .map(({ toFieldPath }) => toFieldPath);
      const absent = (spec.required ?? []).filter((field) => !(field in given) && !patched.includes(`spec.forProvider.${field}`));
      expect(absent, part.name).toEqual([]);
    }
    const optional = patches.filter(({ patch }) => patch.policy?.fromFieldPath === 'Optional').map(({ patch }) => patch.fromFieldPath);
    expect([...new Set(optional)].filter((path) => path !== 'spec.tags' && !path?.startsWith('spec.kubernetes.addons.'))).toEqual([]);
  });

  it('publishes every field of the status, each from one resource', () => {
    const published = patches.filter(({ patch }) => patch.type === 'ToCompositeFieldPath').map(({ patch }) => patch.toFieldPath);
    const { privateSubnets, ...others } = eksClusterStatus.properties;
    const zones = Object.keys(privateSubnets.properties).slice(0, zoneCount);
    const fields = [...Object.keys(others), ...zones.map((zone) => `privateSubnets.${zone}`)];
    expect(published.sort()).toEqual(fields.map((field) => `status.${field}`).sort());
  });

  it('composes everything in AWS in the account of the composite, and nothing without one', () => {
    const inAws = parts.filter(({ apiVersion }) => apiVersion.split('/')[0]?.endsWith('.aws.m.upbound.io'));
    expect(inAws.length).toBeGreaterThan(zoneCount * 8);
    for (const part of inAws) {
      expect(baseOf(part).spec, part.name).toMatchObject({ providerConfigRef: { kind: 'ClusterProviderConfig' } });
      const given = patchesOf(part).filter(({ toFieldPath }) => toFieldPath?.startsWith('spec.providerConfigRef'));
      expect(
        given.map(({ fromFieldPath, toFieldPath, policy }) => [fromFieldPath, toFieldPath, policy?.fromFieldPath]),
        part.name,
      ).toEqual([['spec.providerConfigName', 'spec.providerConfigRef.name', 'Required']]);
    }
    expect(parts.filter((part) => !inAws.includes(part)).every(({ kind }) => kind === 'Usage')).toBe(true);
  });

  it('makes no NAT gateway before the VPC has its internet gateway', () => {
    const natGateways = parts.filter(({ kind }) => kind === 'NATGateway');
    expect(natGateways).toHaveLength(zoneCount);
    const gateway = patches.find(({ part, patch }) => part.kind === 'InternetGateway' && patch.type === 'ToCompositeFieldPath')?.patch;
    expect(gateway?.toFieldPath).toBe('status.internetGatewayId');
    for (const natGateway of natGateways) {
      expect(patchesOf(natGateway)).toContainEqual(
        expect.objectContaining({ fromFieldPath: gateway?.toFieldPath, policy: { fromFieldPath: 'Required' } }),
      );
    }
  });

  it('reads every zone and no other', () => {
    const zones = patches.flatMap(({ patch }) => [/^spec\.network\.zones\[(\d+)\]/.exec(patch.fromFieldPath ?? '')?.[1] ?? []].flat());
    expect([...new Set(zones)].sort()).toEqual(Array.from({ length: zoneCount }, (_, index) => String(index)));
  });

  it('has labels that Kubernetes accepts and names that are unique', () => {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    for (const { name } of parts) expect(name).toMatch(/^[a-z0-9-]{1,63}$/);
  });

  it('is for the kind of the definition, in a namespace', () => {
    const { compositeTypeRef, mode } = eksClusterComposition(zoneCount, 'fleet.example.org').spec;
    const { group, names, versions, scope } = eksClusterDefinition('fleet.example.org').spec ?? {};
    expect(compositeTypeRef).toEqual({ apiVersion: `${group}/${versions?.[0]?.name}`, kind: names?.kind });
    expect([mode, scope]).toEqual(['Pipeline', 'Namespaced']);
    for (const { apiVersion, kind } of parts) expect(findSchema(apiVersion, kind)?.scope, kind).toBe('Namespaced');
  });
});

describe('names that others rely on', () => {
  const patchTo = (part: string, to: string) =>
    eksClusterParts(2)
      .filter(({ name }) => name === part)
      .flatMap(patchesOf)
      .find(({ toFieldPath }) => toFieldPath === to);

  it('writes the kubeconfig where Flux looks for it', () => {
    const patch = patchTo('cluster-auth', 'spec.writeConnectionSecretToRef.name');
    expect(patch).toMatchObject({ fromFieldPath: 'metadata.name', transforms: [{ string: { fmt: '%s-kubeconfig' } }] });
    expect(kubeconfigSecret({ cluster: 'commercial', environment: 'staging' })).toEqual({
      name: 'commercial-staging-kubeconfig',
      key: 'kubeconfig',
    });
  });

  it('names the OIDC provider so that a health check can', () => {
    expect(patchTo('oidc-provider', 'metadata.name')).toMatchObject({ transforms: [{ string: { fmt: '%s-oidc' } }] });
    expect(oidcProviderName('commercial-staging')).toBe('commercial-staging-oidc');
  });

  it('names the cluster in AWS like the composite', () => {
    const patch = patchTo('cluster', 'metadata.annotations[crossplane.io/external-name]');
    expect(patch).toMatchObject({ fromFieldPath: 'metadata.name' });
    expect(patch?.transforms).toBeUndefined();
  });

  // AWS deletes and recreates a renamed resource. So a change of this list interrupts a network or a cluster.
  it('keeps the name of every composed resource', async () => {
    const lists = ZONE_COUNTS.map((count) => [
      `${compositionName(count)}:`,
      ...eksClusterParts(count).map(({ name, kind }) => `  ${name} ${kind}`),
    ]);
    await expect(`${lists.flat().join('\n')}\n`).toMatchFileSnapshot('../../test/golden/composed-resources.txt');
  });
});

function sidesOf(part: Part, patch: Patch) {
  const composed = { schema: composedSchema(part), path: '' };
  const composite = { schema: compositeSchema, path: '' };
  const [from, to] = patch.type === 'ToCompositeFieldPath' ? [composed, composite] : [composite, composed];
  return { from: { ...from, path: patch.fromFieldPath ?? '' }, to: { ...to, path: patch.toFieldPath ?? '' } };
}

/** Returns the type of the output of a transform; undefined if the transform does not accept the type. */
function outputType(given: unknown, transform: NonNullable<Patch['transforms']>[number]): unknown {
  if (transform.type === 'convert') return given === 'number' ? transform.convert?.toType : `no number: ${given}`;
  return given === 'string' ? 'string' : `no text: ${given}`;
}

interface Selector {
  readonly matchControllerRef?: boolean;
  readonly matchLabels: Readonly<Record<string, string>>;
}

function selectorsOf(value: unknown): { readonly field: string; readonly selector: Selector }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    /Selector$/.test(field) ? [{ field, selector: inner as Selector }] : selectorsOf(inner),
  );
}

describe('field paths', () => {
  it('are read as Crossplane reads them', () => {
    expect(fieldNames('spec.network.zones[0].publicCidr')).toEqual(['spec', 'network', 'zones', 0, 'publicCidr']);
    expect(fieldNames('spec.forProvider.tags[karpenter.sh/discovery]')).toEqual(['spec', 'forProvider', 'tags', 'karpenter.sh/discovery']);
  });
});
