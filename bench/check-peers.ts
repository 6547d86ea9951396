import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KindSchema } from '@slipway/kube-models';
import { crdsOf } from '../packages/lab/src/kubernetes/model-crds.ts';

/** A command that validates files, with an input that is created once. */
export interface CheckPeer {
  readonly program: 'kubeconform' | 'kubectl-validate';
  /** Arguments before the files. */
  readonly args: readonly string[];
}

/** Returns both peers with the schemas of all `kinds` in `directory`, so that they validate every document without a network. */
export function preparePeers(kinds: readonly KindSchema[], directory: string): readonly CheckPeer[] {
  const [schemas, crds] = [join(directory, 'schemas'), join(directory, 'crds')];
  for (const folder of [schemas, crds]) mkdirSync(folder, { recursive: true });
  for (const kind of kinds) writeFileSync(join(schemas, schemaFile(kind)), JSON.stringify(strict(kind.schema, true)));
  for (const crd of crdsOf(kinds)) writeFileSync(join(crds, `${crd.metadata.name}.yaml`), JSON.stringify(crd));
  const location = join(schemas, '{{ .Group }}_{{ .ResourceKind }}_{{ .ResourceAPIVersion }}.json');
  return [
    { program: 'kubeconform', args: ['-strict', '-summary', '-schema-location', location] },
    { program: 'kubectl-validate', args: ['--local-crds', crds] },
  ];
}

const schemaFile = ({ group, kind, version }: KindSchema): string => `${group || version}_${kind.toLowerCase()}_${version}.json`;

/** Converts schemas as kubeconform's own script does: no undeclared fields, except at the root and where all fields are allowed. */
function strict(schema: unknown, isRoot = false): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => strict(entry));
  if (typeof schema !== 'object' || schema === null) return schema;
  const below = Object.fromEntries(Object.entries(schema).map(([key, child]) => [key, strict(child)]));
  const isOpen =
    isRoot || !('properties' in schema) || 'additionalProperties' in schema || 'x-kubernetes-preserve-unknown-fields' in schema;
  return isOpen ? below : { ...below, additionalProperties: false };
}
