import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Fixture, makeFixture, runSlipway, temporaryDirectory } from './fixture.ts';
import { fluxKustomization, gitRepository } from './flux-objects.ts';
import { widget, widgetCrd } from './widgets.ts';

const checkedJson = async (fixture: Fixture, env: Record<string, string>, ...args: readonly string[]) =>
  JSON.parse((await runSlipway(['check', ...args, '--output=json'], { cwd: fixture.root, env })).stdout);

describe('what --crds names', () => {
  it('is read for its kinds only, and not checked as content', async () => {
    const fixture = makeFixture();
    const key = `-----BEGIN RSA PRIVATE KEY-----\\n${'QUJD'.repeat(20)}\\n-----END RSA PRIVATE KEY-----`;
    fixture.write('crds/widget.yaml', widgetCrd(`size: {type: integer, description: "such as ${key}"}`));
    fixture.write('crds/values.json', '{"apiVersion": 1, "kind": ["nothing"]}');
    fixture.write('crds/secret.yaml', 'apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {password: hunter2hunter2}\n');
    fixture.write('crds/broken.yaml', 'a: [\n');
    fixture.write('yaml/w.yaml', widget('size: 1'));
    expect(await fixture.run('check', 'yaml', '--crds', 'crds')).toEqual({ code: 0, stdout: '1 document accepted.\n', stderr: '' });
    // As content of the fleet, it has the same severity as before.
    const { findings } = await checkedJson(fixture, {}, 'crds/widget.yaml');
    expect(findings.map(({ rule }: { rule: string }) => rule)).toEqual(['private-key']);
  });

  it('is reported where it defines nothing for being broken', async () => {
    const fixture = makeFixture();
    fixture.write('crds/widget.yaml', `${widgetCrd()}  oops: [\n`);
    fixture.write('yaml/w.yaml', widget('size: 1'));
    const { findings } = await checkedJson(fixture, {}, 'yaml', '--crds', 'crds');
    expect(findings).toMatchObject([{ rule: 'yaml-syntax', severity: 'risk', file: 'crds/widget.yaml' }]);
  });

  it('is no part of a fleet: it fails no check, and is neither applied nor left out', async () => {
    const fixture = makeFixture();
    const sync = [gitRepository('flux-system', { branch: 'main' }), fluxKustomization('flux-system', './clusters/a')];
    fixture.write('clusters/a/flux-system/sync.yaml', sync.map((object) => JSON.stringify(object)).join('\n---\n'));
    fixture.write('clusters/a/w.yaml', widget('size: 1'));
    const refused = widgetCrd('size: {type: number of pieces}');
    fixture.write('crds/widget.yaml', refused);
    fixture.write('crds/again.yaml', refused);
    fixture.write('crds/config.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndat: {}\n');
    const given = await checkedJson(fixture, {}, '.', '--crds', 'crds');
    expect(given.findings.map(({ rule, severity }: { rule: string; severity: string }) => [rule, severity])).toEqual([
      ['crd-schema', 'risk'],
      ['crd-schema', 'risk'],
    ]);
    expect(given.notApplied).toEqual([]);
    expect((await fixture.run('check', '.', '--crds', 'crds')).code).toBe(0);
    // Flux applies a copy, so it is content.
    fixture.write('clusters/a/crd.yaml', refused);
    const applied = await checkedJson(fixture, {}, '.', '--crds', 'clusters/a/crd.yaml');
    expect(applied.findings).toMatchObject([{ rule: 'crd-schema', severity: 'reject', file: 'clusters/a/crd.yaml' }]);
  });
});

describe('given kinds in the cache', () => {
  it('are checked, and not kept, when a schema has an integer that JSON cannot represent', async () => {
    const fixture = makeFixture();
    const cache = join(temporaryDirectory(), 'cache');
    fixture.write('crds/widget.yaml', widgetCrd('size: {type: integer, maximum: 9223372036854775807}'));
    fixture.write('yaml/w.yaml', widget('size: large'));
    for (let run = 0; run < 2; run++) {
      const { findings } = await checkedJson(fixture, { XDG_CACHE_HOME: cache }, 'yaml', '--crds', 'crds');
      expect(findings).toMatchObject([{ rule: 'wrong-type', file: 'yaml/w.yaml' }]);
    }
  });

  const given = () => {
    const fixture = makeFixture();
    const cache = join(temporaryDirectory(), 'cache');
    fixture.write('crds/widget.yaml', widgetCrd('size: {type: integer}, mode: {type: string, enum: [a, b]}'));
    fixture.write('crds/gadget.yaml', widgetCrd('size: {type: string}').replaceAll('widget', 'gadget').replaceAll('Widget', 'Gadget'));
    fixture.write('yaml/w.yaml', widget('size: large'));
    const kinds = join(cache, 'slipway/kinds');
    const check = () => checkedJson(fixture, { XDG_CACHE_HOME: cache }, 'yaml', '--crds', 'crds');
    return { fixture, kinds, check, sets: () => readdirSync(kinds) };
  };

  it('give the same answers, and are another set when any definition is another one', async () => {
    const { fixture, check, sets } = given();
    const first = await check();
    expect(first.findings).toMatchObject([{ rule: 'wrong-type', pointer: '/spec/size' }]);
    expect(sets()).toHaveLength(1);
    expect(await check()).toEqual(first);
    expect(sets()).toHaveLength(1);
    fixture.write('crds/widget.yaml', widgetCrd('size: {type: string}'));
    expect((await check()).findings).toEqual([]);
    expect(sets()).toHaveLength(2);
  });

  it('are read from the cache and not from the definitions', async () => {
    const { kinds, check, sets } = given();
    await check();
    const file = join(kinds, sets()[0] ?? '');
    const before = statSync(file).mtimeMs;
    await check();
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it.each([
    ['is cut', (text: string) => text.slice(0, -20)],
    ['has another schema', (text: string) => text.replace('"integer"', '"string"')],
    ['is empty', () => ''],
    ['is no JSON', () => '{\n'],
    ['is of other definitions', (text: string) => text.replace(/"key":"../, '"key":"zz')],
  ])('are compiled again when the file %s', async (_, damage) => {
    const { kinds, check, sets } = given();
    const first = await check();
    const file = join(kinds, sets()[0] ?? '');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, damage(text));
    expect(await check()).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('are not taken from a folder that others may write to', async () => {
    const { kinds, check, sets } = given();
    const first = await check();
    const file = join(kinds, sets()[0] ?? '');
    writeFileSync(file, 'written by another user');
    chmodSync(kinds, 0o777);
    expect(await check()).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe('written by another user');
  });

  it('are a few sets, of which the oldest goes', async () => {
    const { kinds, check, sets } = given();
    mkdirSync(kinds, { recursive: true, mode: 0o700 });
    for (let set = 0; set < 12; set++) writeFileSync(join(kinds, `${set}.jsonl`), '');
    await check();
    expect(sets()).toHaveLength(8);
    const { findings } = await check();
    expect(findings).toHaveLength(1);
  });
});

describe('kinds without a schema', () => {
  const many = () => {
    const fixture = makeFixture();
    for (let index = 0; index < 12; index++)
      fixture.write(`yaml/${index}.yaml`, widget('size: 1').replace('Widget', `Widget${String.fromCharCode(97 + index)}`));
    for (const name of ['x', 'y']) fixture.write(`yaml/${name}.yaml`, widget('size: 1', name));
    return fixture;
  };

  it('are one block at the end, those of most objects first, and leave the exit code alone', async () => {
    const { code, stdout } = await many().run('check', 'yaml');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^14 documents: 0 accepted, 0 lossy, 0 rejected, 14 of unknown kind; no findings\.$/m);
    expect(stdout).toContain(
      'Not checked: 14 objects of 13 kinds without a schema.\n  2 shop.example/v1 Widget\n  1 shop.example/v1 Widgeta\n',
    );
    expect(stdout).toMatch(/^ {2}5 of 5 more kinds\n {2}Add their CRDs: slipway kinds add FILE/m);
  });

  it('are counted in JSON, skipped in JUnit, and findings with --strict-unknown', async () => {
    const fixture = many();
    const { summary, unknownKinds, findings } = await checkedJson(fixture, {}, 'yaml');
    expect(summary).toMatchObject({ documents: 14, unknown: 14, findings: 0 });
    expect([unknownKinds.length, unknownKinds[0]]).toEqual([13, { apiVersion: 'shop.example/v1', kind: 'Widget', objects: 2 }]);
    expect(findings).toEqual([]);
    expect((await fixture.run('check', 'yaml/x.yaml', '--output=junit')).stdout).toContain(
      '<skipped message="there is no schema of its kind"/>',
    );
    const strict = await fixture.run('check', 'yaml/x.yaml', '--strict-unknown');
    expect(strict.code).toBe(1);
    expect(strict.stdout).toMatch(/^ {2}reject {2}kind-without-schema {2}Widget\/web\/x {2}yaml\/x\.yaml:2:\d+ {2}\/kind$/m);
  });
});

describe('flux-operator', () => {
  it('is found from its objects among the documents', async () => {
    const fixture = makeFixture();
    fixture.write(
      'yaml/alert.yaml',
      'apiVersion: notification.toolkit.fluxcd.io/v1beta3\nkind: Alert\nmetadata: {name: a, namespace: b}\nspec:\n  providerRef: {name: a}\n  eventSources: [{kind: ResourceSet, name: "*"}]\n',
    );
    expect((await checkedJson(fixture, {}, 'yaml')).findings).toMatchObject([{ rule: 'not-allowed-value' }]);
    fixture.write(
      'yaml/flux.yaml',
      'apiVersion: fluxcd.controlplane.io/v1\nkind: FluxInstance\nmetadata: {name: flux, namespace: b}\nspec: {}\n',
    );
    const { findings, unknownKinds } = await checkedJson(fixture, {}, 'yaml');
    expect(findings).toEqual([]);
    expect(unknownKinds).toEqual([{ apiVersion: 'fluxcd.controlplane.io/v1', kind: 'FluxInstance', objects: 1 }]);
  });
});
