import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({});
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const configMap = (name: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: default}\ndata: ${data}\n`;

const definition = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: gadgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Gadget, plural: gadgets}
  versions:
    - name: v1
      served: true
      storage: true
      schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {size: {type: integer}}}}}}
`;

const gadget = (name: string, size: string): string =>
  `apiVersion: example.com/v1\nkind: Gadget\nmetadata: {name: ${name}, namespace: default}\nspec: {size: ${size}}\n`;

test.skipIf(reason !== undefined)('`compare` asks the real server about each different object, with the definitions among them', () => {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-compare-'));
  const file = join(directory, 'objects.yaml');
  const objects = [
    configMap('right', '{a: b}'),
    configMap('right', '{a: b}'),
    configMap('wrong', '[a]'),
    configMap('later', `{a: "\${LATER}"}`),
    definition,
    gadget('small', '1'),
    gadget('odd', 'large'),
    'apiVersion: unknown.example/v1\nkind: Widget\nmetadata: {name: w, namespace: default}\n',
  ];
  writeFileSync(file, objects.join('---\n'));
  try {
    const run = spawnSync(process.execPath, [MAIN, 'compare', file], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout.trimEnd().split('\n')).toEqual([
      '7 different objects: 5 asked (3 accepted, 0 lossy, 2 rejected), 1 of unknown kinds, 1 with open variables; ' +
        '0 lose what kustomize or Flux added; 0 differences',
    ]);
    expect(run.status).toBe(0);
    proved('the command compared five verdicts with those of the server, and left out what cannot be asked');
  } finally {
    rmSync(directory, { recursive: true });
  }
});
