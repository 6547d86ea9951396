import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableFlow, readYaml } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { gitInit } from './git-init.ts';
import { directoryOf, type Limited, runLimited } from './run-limited.ts';

/** Texts that steer a terminal, or a runner that reads the log. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a workflow command on a line of its own': 'a\n::error::b',
  'a workflow command': '::stop-commands::x',
  'an old workflow command': '##[error]x',
  'ESC and concealed text': 'a\u001b[8mb\u001b]0;title\u0007',
  'C1 controls': 'a\u009b8mb\u009d0;x\u009c',
  'bidirectional text': 'a\u202eb\u2066c',
  'invisible text': 'a\u200bb\ufeffc\u{e0041}',
  'blank letters, variation selectors and tags': 'a\u3164b\u115fc\u2800d\ufe01e\u{e0101}f\u{e0041}g\u00a0h',
  'line and paragraph separators': 'a\u2028b\u2029c\u0085d',
  'carriage return and backspace': 'a\rb\bc',
};

/** With escapes, since go-yaml takes none of these as they are. */
const json = (value: unknown): string => printableFlow(JSON.stringify(value));

/** A fleet for each of the names, in which everything that has a name has this one. No test changes it. */
function hostileFleets(): string {
  fleets ??= makeHostileFleets();
  return fleets;
}

let fleets: string | undefined;

function makeHostileFleets(): string {
  const root = directoryOf();
  const write = (path: string, text: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of Object.values(HOSTILE)) {
    const fileName = name.replaceAll('/', '_');
    const metadata = { name, namespace: name, labels: { [name]: name }, annotations: { [name]: name } };
    const pointer = {
      apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
      kind: 'Kustomization',
      metadata,
      spec: { interval: '1m', prune: true, path: `./app/${fileName}`, sourceRef: { kind: 'GitRepository', name }, [name]: name },
    };
    const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { [name]: name, '::error::x': 'a\n::error::y' }, [name]: name };
    write(`clusters/${fileName}/flux.yaml`, json(pointer));
    write(
      `clusters/${fileName}/gone.yaml`,
      json({ ...pointer, metadata: { name: 'gone', namespace: name }, spec: { ...pointer.spec, path: name } }),
    );
    write(`app/${fileName}/${fileName}.yaml`, json(map));
    write(`bad/${fileName}.yaml`, json({ apiVersion: name, kind: name, metadata, spec: { [name]: name } }));
    write(`broken/${fileName}.yaml`, `a: "${name}`);
    write(`text/${fileName}.yaml`, `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\nsize: 1 # ${name}\n`);
  }
  gitInit(root);
  return root;
}

/** Checks an answer without colours, and the messages on stderr. */
function expectPlain(ended: Limited, format = 'text'): void {
  expect(ended.broke).toBeUndefined();
  expect([0, 1, 2]).toContain(ended.code);
  for (const text of [ended.stdout, ended.stderr]) {
    expect(text).not.toMatch(/(?!\n)[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800\u00a0]/u);
    expect(text).not.toContain('##[');
    const commands = text.match(/^\s*::.*$/gm) ?? [];
    if (format === 'github') for (const command of commands) expect(command).toMatch(/^::(?:error|warning|notice) file=[^:]*::/);
    else expect(commands).toEqual([]);
  }
}

describe('text that steers a terminal, or a runner that reads the log', () => {
  it.each(['text', 'json', 'sarif', 'junit', 'github'])('does not get into the answer of check as %s', async (format) => {
    const ended = await runLimited(['check', '.', '--output', format], { cwd: hostileFleets() });
    expect(ended.code).toBe(1);
    expectPlain(ended, format);
  });

  it.each(['text', 'json', 'github', 'yaml'])('does not get into the answer of build as %s', async (format) => {
    const ended = await runLimited(['build', '.', '--output', format], { cwd: hostileFleets() });
    expectPlain(ended, format);
    if (format !== 'yaml') return;
    // Every document is one that Flux applies, and says the same as the file.
    const { documents, findings } = readYaml(ended.stdout, '-');
    expect(findings).toEqual([]);
    const objects = documents.map(({ value }) => value as { kind: string; metadata: { name: string } });
    // The Flux Kustomizations of the folders in which clusters begin are among them.
    const names = objects.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name);
    // Flux itself refuses C1 controls and the next line (U+0085).
    const refused = /[\u0080-\u009f]/;
    expect(names.sort()).toEqual(
      Object.values(HOSTILE)
        .filter((name) => !refused.test(name))
        .sort(),
    );
  });

  it.each(['\n::error::b\u001b[8m\u202e\u2028', '::stop-commands::x##[error]y\u009b\u200b'])(
    'does not get into what is said on standard error, nor into explanations: %j',
    async (name) => {
      const cwd = hostileFleets();
      const commands = [
        [name],
        ['check', name],
        ['check', `--${name}`],
        ['check', '.', '--output', name],
        ['check', '.', '--crds', name],
        ['check', '.', '--cwd', name],
        ['build', name],
        ['build', '.', '--at', name],
        ['build', '.', '--cluster', name],
        ['build', '.', '--source', name],
        ['explain', name],
        ['explain', `ConfigMap/${name}/${name}`],
        ['explain', `${name}.yaml:1`],
        ['explain', `HelmRelease.${name}`],
        ['publish', '--package', name],
        ['reject', name],
      ];
      for (const args of commands) expectPlain(await runLimited(args, { cwd }));
    },
  );
});
