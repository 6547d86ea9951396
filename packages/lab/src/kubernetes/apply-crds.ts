import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Manifest, readYaml } from '@slipway/manifest';
import { type KindName, UnknownKindError } from './discovery.ts';
import type { KubernetesApi } from './kubernetes-api.ts';
import type { CustomResourceDefinition } from './model-crds.ts';
import { isTrue } from './stored-object.ts';

/** How many are applied at a time: more would not be faster. */
const MAX_CONCURRENT = 8;

/**
 * Applies CRDs, given or from the YAML files below a directory, and resolves with their number when the server serves all
 * their kinds.
 */
export async function applyCrds(api: KubernetesApi, source: string | readonly CustomResourceDefinition[]): Promise<number> {
  const crds = typeof source === 'string' ? readCrds(source) : source;
  const left = [...crds];
  const worker = async (): Promise<void> => {
    for (let crd = left.shift(); crd; crd = left.shift()) await api.apply(withoutWebhook(crd));
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  await untilServed(api, crds);
  return crds.length;
}

/** Every CustomResourceDefinition in the YAML and JSON files below a directory. */
export function readCrds(directory: string): readonly CustomResourceDefinition[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ya?ml|json)$/.test(path))
    .sort()
    .flatMap((path) => readYaml(readFileSync(join(directory, path), 'utf8'), path).documents)
    .map(({ value }) => value)
    .filter(isCrd);
}

const isCrd = (value: unknown): value is CustomResourceDefinition =>
  typeof value === 'object' && value !== null && (value as Partial<Manifest>).kind === 'CustomResourceDefinition';

/** Some CRDs convert by a webhook of a controller that the lab does not run; without it versions differ by name only. */
function withoutWebhook(crd: CustomResourceDefinition): CustomResourceDefinition {
  return crd.spec.conversion ? { ...crd, spec: { ...crd.spec, conversion: { strategy: 'None' } } } : crd;
}

/** Milliseconds that the server gets to serve them all. */
const DEADLINE = 300_000;

async function untilServed(api: KubernetesApi, crds: readonly CustomResourceDefinition[]): Promise<void> {
  const end = performance.now() + DEADLINE;
  let waiting = crds.map(({ metadata }) => metadata.name);
  while (waiting.length > 0) {
    const stored = await api.list({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' });
    const established = new Set(stored.filter((crd) => isTrue(crd, 'Established')).map(({ metadata }) => metadata.name));
    waiting = waiting.filter((name) => !established.has(name));
    if (waiting.length > 0 && performance.now() > end) throw new Error(`not established after ${DEADLINE / 1000} s: ${waiting.join(', ')}`);
    if (waiting.length > 0) await sleep(100);
  }
  for (const { spec } of crds) {
    for (const { name } of spec.versions.filter(({ served }) => served)) {
      await untilDiscovered(api, { apiVersion: `${spec.group}/${name}`, kind: spec.names.kind }, end);
    }
  }
}

/** Discovery follows a moment after the condition. */
async function untilDiscovered(api: KubernetesApi, kind: KindName, end: number): Promise<void> {
  for (;;) {
    try {
      await api.resourceOf(kind);
      return;
    } catch (error) {
      if (!(error instanceof UnknownKindError) || performance.now() > end) throw error;
      await sleep(100);
    }
  }
}
