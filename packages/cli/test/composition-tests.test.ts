import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences, mismatches, withFields } from '../src/kinds/test-values.ts';
import { runCli } from '../src/run-cli.ts';
import { compositionOf, definitionOf } from './compositions.ts';
import { temporaryDirectory } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';

const DEFINITION = `${definitionOf('example.org', 'Thing', 'things')}
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              required: [region]
              properties:
                region: {type: string}
                size: {type: string, default: small}
            status:
              type: object
              properties:
                vpcId: {type: string}
`;

const COMPOSITION = `${compositionOf('things', 'example.org/v1', 'Thing')}
          - name: vpc
            base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: VPC, spec: {forProvider: {ports: [80, 443]}}}
            patches:
              - {fromFieldPath: spec.region, toFieldPath: spec.forProvider.region}
              - {type: ToCompositeFieldPath, fromFieldPath: status.atProvider.id, toFieldPath: status.vpcId}
          - name: subnet
            base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: Subnet}
            patches:
              - {fromFieldPath: status.vpcId, toFieldPath: spec.forProvider.vpcId, policy: {fromFieldPath: Required}}
              - fromFieldPath: spec.size
                toFieldPath: spec.forProvider.size
                transforms: [{type: map, map: {small: s, large: l}}]
    - step: ready
      functionRef: {name: function-auto-ready}
`;

const XR = `apiVersion: example.org/v1
kind: Thing
metadata: {name: shop, namespace: team-a}
spec: {region: eu-west-1}
`;

const head = (name: string) => `apiVersion: slipway/v1
kind: CompositionTest
metadata: {name: ${name}}
spec:
  composite: xr.yaml
  composition: ../apis/composition.yaml
  definition: ../apis/definition.yaml
`;

const THING = `apiVersion: slipway/v1
kind: CompositionTest
metadata: {name: thing}
spec:
  composite: xr.yaml
  composition: ../apis/composition.yaml
  definition: ../apis/definition.yaml
  stages:
    - name: created
      expect:
        count: {VPC: 1}
        conditions: {Ready: False, Synced: {status: "True", reason: ReconcileSuccess}}
        resources:
          vpc: {spec: {forProvider: {region: eu-west-1, ports: [80, 443], cidr: null}}}
          subnet: null
        events: [not adding new composed resource "subnet"]
    - name: vpc exists
      exists: {vpc: {status: {atProvider: {id: vpc-1}}}}
      ready: [vpc]
      expect: {composite: {status: {vpcId: vpc-1}}}
    - name: subnet is created
      expect:
        count: 2
        resources: {subnet: {spec: {forProvider: {vpcId: vpc-1, size: s}}}}
    - name: all is ready
      ready: [subnet]
      expect: {conditions: {Ready: "True"}}
    - name: vpc is lost
      exists: {vpc: null}
      expect: {conditions: {Ready: "False"}}
`;

function workspace(files: Readonly<Record<string, string>>): string {
  const root = temporaryDirectory();
  const all = { '.git/HEAD': '', 'apis/composition.yaml': COMPOSITION, 'apis/definition.yaml': DEFINITION, 'tests/xr.yaml': XR, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function run(root: string, ...args: readonly string[]) {
  const { terminal, output } = makeTerminal(root, { env: { HOME: root }, interactive: false, colors: false });
  const code = await runCli(['test', ...args], terminal);
  return { code, ...output };
}

const runFiles = (files: Readonly<Record<string, string>>, ...args: readonly string[]) => run(workspace(files), ...args);

test('runs the stages of a test, each with what exists after the one before', async () => {
  const { code, stdout, stderr } = await runFiles({ 'tests/thing.yaml': THING });
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '1 test, 5 stages: 5 passed\n', stderr: '' });
});

test('each expectation that is not met is reported at its line, with the value and what was expected', async () => {
  const wrong = `apiVersion: slipway/v1
kind: CompositionTest
metadata: {name: thing}
spec:
  composite: xr.yaml
  composition: ../apis/composition.yaml
  definition: ../apis/definition.yaml
  stages:
    - name: created
      expect:
        count: 2
        conditions: {Ready: "True", Sinked: "True"}
        resources:
          vpc: {spec: {forProvider: {region: us-east-1, ports: [80]}}}
          subnett: {}
          subnet: {}
        events: [nothing like this]
        composite: {status: {vpcId: vpc-1}}
    - name: wrong name
      exists: {vpx: {}}
      ready: [nat]
    - name: later
      expect: {count: 1}
`;
  const { code, stdout } = await runFiles({ 'tests/thing.yaml': wrong });
  expect(code).toBe(1);
  for (const text of [
    'tests/thing.yaml:11:9',
    'Crossplane composes 1 resource\n',
    'the condition Ready is False',
    'the composite has no condition Sinked',
    'tests/thing.yaml:14',
    '/spec/forProvider/region of the resource vpc has another value',
    'expected  "us-east-1"',
    '/spec/forProvider/ports of the resource vpc has 2 items',
    'Crossplane composes no resource subnett',
    'no event has this text',
    '/status/vpcId of the composite does not exist',
    'no resource vpx was composed before; did you mean vpc?',
    'no resource nat was composed before',
    '1 test, 3 stages: 0 passed, 2 failed, 1 not run',
  ])
    expect(stdout).toContain(text);
});

describe('a run without documents', () => {
  const broken = COMPOSITION.replace('{small: s, large: l}', '{large: l}').replace('policy: {fromFieldPath: Required}', 'policy: {}');

  test('is a failure with the error of Crossplane, and later stages are not run', async () => {
    const { code, stdout } = await runFiles({ 'apis/composition.yaml': broken, 'tests/thing.yaml': THING });
    expect(code).toBe(1);
    expect(stdout).toContain('Crossplane composes nothing (/spec/pipeline/0/input/resources/1 of the Composition)');
    expect(stdout).toContain('key small is not found in map');
    expect(stdout).toContain('0 passed, 1 failed, 4 not run');
  });

  test('passes when the stage expects the error', async () => {
    const fails = (text: string) => `${head('thing')}  stages: [{name: created, expect: {fails: ${text}}}]\n`;
    const files = { 'apis/composition.yaml': broken, 'tests/thing.yaml': fails('key small is not found') };
    expect((await runFiles(files)).code).toBe(0);
    const other = await runFiles({ ...files, 'tests/thing.yaml': fails('another text') });
    expect(other.stdout).toContain('Crossplane has another error: ');
    const none = await runFiles({ 'tests/thing.yaml': fails('any text') });
    expect(none.stdout).toContain('Crossplane composes the composite without an error');
  });
});

describe('snapshots', () => {
  const snapshots = `${head('thing')}  stages:
    - {name: created, expect: {snapshot: true}}
    - {name: vpc exists, exists: {vpc: {status: {atProvider: {id: vpc-1}}}}, expect: {snapshot: true}}
`;

  test('--update writes them, and a change of the Composition is a difference until they are written again', async () => {
    const root = workspace({ 'tests/thing.yaml': snapshots });
    const first = await run(root);
    expect(first.code).toBe(1);
    expect(first.stdout).toContain('the stage has no snapshot');
    expect(existsSync(join(root, 'tests/thing.snapshot.yaml'))).toBe(false);
    expect(await run(root, '--update')).toMatchObject({ code: 0, stdout: expect.stringContaining('wrote tests/thing.snapshot.yaml') });
    expect((await run(root)).code).toBe(0);
    expect((await run(root, '--update')).stdout).not.toContain('wrote');
    writeFileSync(join(root, 'apis/composition.yaml'), COMPOSITION.replace('[80, 443]', '[80, 8443]').replace('name: subnet', 'name: net'));
    const changed = await run(root);
    expect(changed.code).toBe(1);
    expect(changed.stdout).toContain('tests/thing.yaml:9');
    expect(changed.stdout).toContain('vpc: /spec/forProvider/ports/1 is 8443 (was 443)');
    expect(changed.stdout).toContain('the documents in tests/thing.snapshot.yaml:3');
    expect((await run(root, '--update')).code).toBe(0);
    expect((await run(root)).code).toBe(0);
  });

  test('one that no stage uses is reported, and --update deletes it', async () => {
    const root = workspace({ 'tests/thing.yaml': snapshots });
    await run(root, '--update');
    const text = readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8');
    writeFileSync(join(root, 'tests/thing.yaml'), snapshots.replace('name: vpc exists', 'name: renamed'));
    writeFileSync(join(root, 'tests/old.snapshot.yaml'), text);
    const { code, stdout } = await run(root);
    expect(code).toBe(1);
    expect(stdout).toContain('no test has the stage vpc exists of thing with a snapshot');
    expect(stdout).toContain('tests/old.snapshot.yaml:3:1');
    expect((await run(root, '--update')).code).toBe(0);
    expect(existsSync(join(root, 'tests/old.snapshot.yaml'))).toBe(false);
    expect(readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8')).not.toContain('vpc exists');
  });

  test('tests in a.yaml and a.yml have their snapshots in one file', async () => {
    const other = snapshots.replace('name: thing', 'name: other');
    const root = workspace({ 'tests/thing.yaml': snapshots, 'tests/thing.yml': other });
    await run(root, '--update');
    expect(await run(root)).toMatchObject({ code: 0, stdout: '2 tests, 4 stages: 4 passed\n' });
    writeFileSync(join(root, 'tests/thing.yml'), snapshots);
    const { code, stdout } = await run(root);
    expect(code).toBe(1);
    expect(stdout).toContain('CompositionTest/thing  tests/thing.yml:3:12  /metadata/name\n    another test of the file has this name');
  });

  test('a test that cannot run keeps its snapshots', async () => {
    const root = workspace({ 'tests/thing.yaml': snapshots });
    await run(root, '--update');
    const before = readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8');
    writeFileSync(join(root, 'apis/composition.yaml'), COMPOSITION.replace('spec.region', 'spec..region'));
    expect((await run(root, '--update')).code).toBe(1);
    expect(readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8')).toBe(before);
  });
});

describe('bad input', () => {
  test('all problems are reported, each with its file and line', async () => {
    const text = `apiVersion: slipway/v1
kind: CompositionTest
metadata: {name: thing}
spec:
  composite: none.yaml
  composition: ../../outside.yaml
  required: [xr-list.yaml, {kind: ConfigMap}]
  stages:
    - {name: a, expect: {count: 1}}
    - {name: a}
---
apiVersion: slipway/v1
kind: CompositionTest
metadata: {name: misspelt}
spec:
  composite: xr.yaml
  composition: ../apis/composition.yaml
  stages:
    - {name: a, expects: {resource: {}}}
---
apiVersion: slipway/v1
kind: CompositionTests
metadata: {name: kind}
---
${head('nothing')}  stages: [{name: a}]
---
${head('nothing')}  stages: [{name: a, expect: {count: 1}}]
`;
    const { code, stdout } = await runFiles({ 'tests/thing.yaml': text });
    expect(code).toBe(1);
    for (const message of [
      'tests/thing.yaml:5',
      'the path does not exist',
      'tests/thing.yaml:6',
      'the path is outside of the repository',
      'the object has no apiVersion, metadata.name',
      'another stage of the test has this name',
      'there is no field expects; did you mean expect?',
      'change kind to CompositionTest',
      'no stage expects anything',
      'another test of the file has this name',
    ])
      expect(stdout).toContain(message);
  });

  test('a composite that the API server refuses, and a Composition of another kind', async () => {
    const files = {
      'tests/thing.yaml': THING,
      'tests/xr.yaml': XR.replace('region: eu-west-1', 'region: 1'),
      'apis/composition.yaml': COMPOSITION.replace('kind: Thing', 'kind: Other'),
    };
    const { code, stdout } = await runFiles(files);
    expect(code).toBe(1);
    expect(stdout).toContain('the file has no Other for the test');
    expect(stdout).toContain('a file with one Other of example.org/v1');
    const { stdout: second } = await runFiles({ ...files, 'apis/composition.yaml': COMPOSITION });
    expect(second).toContain('tests/xr.yaml:4: the API server refuses the composite: ');
  });

  test('a link is not followed', async () => {
    const root = workspace({ 'tests/thing.yaml': THING.replace('xr.yaml', 'link.yaml') });
    symlinkSync('/etc/hostname', join(root, 'tests/link.yaml'));
    const { code, stdout } = await run(root);
    expect(code).toBe(1);
    expect(stdout).toContain('the path is a symbolic link, or below one');
  });

  test('a function that is not evaluated fails the test', async () => {
    const composition = COMPOSITION.replace('function-auto-ready', 'function-kcl');
    const { code, stdout } = await runFiles({ 'tests/thing.yaml': THING, 'apis/composition.yaml': composition });
    expect(code).toBe(1);
    expect(stdout).toContain('the step ready has the function function-kcl, which is not evaluated');
    // The resources of the other steps are not all that Crossplane composes, so they are not compared.
    expect(stdout).not.toContain('test-failed');
    expect(stdout).toContain('0 passed, 5 not run');
  });

  test('--update keeps the snapshot of a Composition with a function that is not evaluated', async () => {
    const test = `${THING.slice(0, THING.indexOf('  stages:'))}  stages:\n    - {name: created, expect: {snapshot: true}}\n`;
    const root = workspace({ 'tests/thing.yaml': test });
    expect(await run(root, '--update')).toMatchObject({ code: 0 });
    const snapshot = readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8');
    writeFileSync(join(root, 'apis/composition.yaml'), COMPOSITION.replace('function-patch-and-transform', 'function-kcl'));
    expect(await run(root, '--update')).toMatchObject({ code: 1 });
    expect(readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8')).toBe(snapshot);
  });

  test('a run without tests is a usage error, and succeeds with --if-present', async () => {
    const { code, stderr } = await runFiles({});
    expect(code).toBe(2);
    expect(stderr).toContain('No CompositionTest was found in this directory.');
    expect(await runFiles({}, '--if-present')).toMatchObject({ code: 0, stdout: '0 tests, 0 stages: 0 passed\n' });
  });

  test('a CompositionTest of another program is not read', async () => {
    const other = 'apiVersion: meta.dev.upbound.io/v1alpha1\nkind: CompositionTest\nmetadata: {name: a}\n';
    expect((await runFiles({ 'tests/other.yaml': other })).code).toBe(2);
  });
});

test('--samples reports a patch that fails for a valid composite, at its line, and needs no test', async () => {
  const regexp = 'transforms: [{type: string, string: {type: Regexp, regexp: {match: "^eu-(.*)$", group: 1}}}]';
  const composition = COMPOSITION.replace('toFieldPath: spec.forProvider.region', `toFieldPath: spec.forProvider.region, ${regexp}`);
  const { code, stdout } = await runFiles({ 'apis/composition.yaml': composition }, '--samples');
  expect(stdout).toContain('sample-not-composed  Composition/things  apis/composition.yaml:17');
  expect(stdout).toContain('value     {"spec":{"region":"a"}}');
  expect(stdout).toContain('apis/composition.yaml: things: ');
  expect(code).toBe(0);
  const kcl = await runFiles({ 'apis/composition.yaml': COMPOSITION.replace('function-auto-ready', 'function-kcl') }, '--samples');
  expect(kcl.stdout).toContain('things: no samples: the function function-kcl of the step ready is not evaluated');
});

test('--samples without a CompositeResourceDefinition says what is missing', async () => {
  const { code, stderr } = await run(workspace({}), '--samples', 'apis/composition.yaml');
  expect(code).toBe(2);
  expect(stderr).toContain(
    'No CompositionTest, and no Composition with its CompositeResourceDefinition, was found in apis/composition.yaml.',
  );
});

test('JSON and JUnit have a result for each stage', async () => {
  const stages = `  stages:
    - {name: one, expect: {count: 1}}
    - {name: two, expect: {count: 7}}
`;
  const root = workspace({ 'tests/thing.yaml': `${head('thing')}${stages}` });
  const json = await run(root, '--output', 'json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    summary: { tests: 1, stages: 2, passed: 1, failed: 1, notRun: 0, findings: 1 },
    tests: [
      {
        file: 'tests/thing.yaml',
        line: 1,
        name: 'thing',
        stages: [
          { name: 'one', result: 'passed' },
          { name: 'two', result: 'failed' },
        ],
      },
    ],
    findings: [{ rule: 'test-failed', file: 'tests/thing.yaml', line: 10, object: 'CompositionTest/thing/two' }],
  });
  const { stdout } = await run(root, '--output', 'junit');
  expect(stdout).toContain('<testsuites name="slipway test" tests="2" failures="1"');
  expect(stdout).toContain('<testcase name="CompositionTest/thing/one" classname="CompositionTest@slipway/v1" time="0"/>');
});

test('the values of Secrets are not part of a snapshot', async () => {
  const composition = COMPOSITION.replace('kind: VPC, spec: {forProvider: {ports: [80, 443]}}', 'kind: VPC').replace(
    '- name: subnet\n            base: {apiVersion: ec2.aws.m.upbound.io/v1beta1, kind: Subnet}',
    '- name: subnet\n            base: {apiVersion: v1, kind: Secret, stringData: {password: correct-horse-battery}}',
  );
  const root = workspace({
    'apis/composition.yaml': composition.replace('policy: {fromFieldPath: Required}', 'policy: {}'),
    'tests/thing.yaml': `${head('thing')}  stages: [{name: a, expect: {snapshot: true}}]\n`,
  });
  const { code } = await run(root, '--update');
  expect(code).toBe(0);
  const text = readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8');
  expect(text).toContain('kind: Secret');
  expect(text).not.toContain('correct-horse');
});

test('the tests of the reference fleet pass', async () => {
  const { code, stdout } = await run(join(import.meta.dirname, '../../crossplane-compositions'));
  expect(stdout).toContain('passed');
  expect(code).toBe(0);
});

describe('values', () => {
  const value = fc.jsonValue({ maxDepth: 3 });

  test('a value has no difference from itself, and matches itself where it has no null', () => {
    fc.assert(
      fc.property(value, (given) => {
        expect(differences(given, structuredClone(given))).toEqual([]);
        if (!JSON.stringify(given).includes('null')) expect(mismatches(given, structuredClone(given))).toEqual([]);
      }),
    );
  });

  test('differences are empty only for equal values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(differences(a, b).length === 0).toBe(isEqual(a, b));
      }),
    );
  });

  test('an object with more fields matches', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), fc.dictionary(fc.string(), fc.integer()), (expected, more) => {
        expect(mismatches(expected, { ...more, ...expected })).toEqual([]);
        expect(withFields(more, expected)).toEqual({ ...more, ...expected });
      }),
    );
  });
});

/** Compares values as JSON, where -0 is 0. */
const isEqual = (a: unknown, b: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));

const SNAPSHOT_STAGES = '  stages: [{name: a, expect: {snapshot: true}}]\n';
const snapshotOf = (name: string): string => `${head(name)}${SNAPSHOT_STAGES}`;

describe('--update keeps what it did not write', () => {
  const other = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: mine}\n';
  const orphan = 'apiVersion: slipway/v1\nkind: CompositionSnapshot\ntest: x\nstage: y\ndocuments: []\n';

  test('files of snapshots with another document are not deleted or replaced', async () => {
    const texts = { 'tests/foo.snapshot.yaml': `${orphan}---\n${other}`, 'tests/thing.snapshot.yaml': other };
    const root = workspace({ 'tests/thing.yaml': snapshotOf('thing'), ...texts });
    const { code, stdout } = await run(root, '--update');
    expect(code).toBe(1);
    expect(stdout).toContain('the document is not a CompositionSnapshot');
    for (const [path, text] of Object.entries(texts)) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });

  test('snapshots are kept while the file of their tests cannot be read', async () => {
    const root = workspace({ 'tests/thing.yaml': `${snapshotOf('thing')}\n  x: [\n`, 'tests/thing.snapshot.yaml': orphan });
    expect((await run(root, '--update')).code).toBe(1);
    expect(readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8')).toBe(orphan);
  });

  test('snapshots are kept when a path names them without their tests', async () => {
    const root = workspace({ 'tests/thing.yaml': snapshotOf('thing'), 'tests/thing.snapshot.yaml': orphan, 'other/t.yaml': THING });
    writeFileSync(join(root, 'other/xr.yaml'), XR);
    expect((await run(root, '--update', 'other', 'tests/thing.snapshot.yaml')).code).toBe(0);
    expect(readFileSync(join(root, 'tests/thing.snapshot.yaml'), 'utf8')).toBe(orphan);
  });

  test('a place that cannot be written is named, and nothing is left of the attempt', async () => {
    const root = workspace({ 'tests/thing.yaml': snapshotOf('thing'), 'tests/thing.snapshot.yaml/x.txt': '' });
    const { code, stderr } = await run(root, '--update');
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('tests/thing.snapshot.yaml cannot be written: ') });
    expect(readdirSync(join(root, 'tests')).sort()).toEqual(['thing.snapshot.yaml', 'thing.yaml', 'xr.yaml']);
  });

  test('a composed value that YAML cannot have is a problem of the test', async () => {
    const convert = 'transforms: [{type: string, string: {type: Convert, convert: FromBase64}}]';
    const root = workspace({
      'tests/thing.yaml': snapshotOf('thing'),
      'tests/xr.yaml': XR.replace('eu-west-1', Buffer.from('a\u009b').toString('base64')),
      'apis/composition.yaml': COMPOSITION.replace(
        'toFieldPath: spec.forProvider.region}',
        `toFieldPath: spec.forProvider.region, ${convert}}`,
      ),
    });
    const { code, stdout } = await run(root, '--update');
    expect({ code, stdout }).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('tests/thing.snapshot.yaml cannot be written: no YAML'),
    });
    const { terminal, output } = makeTerminal(root, { env: { HOME: root }, interactive: false, colors: false });
    expect(await runCli(['render', 'tests/xr.yaml', 'apis/composition.yaml'], terminal)).toBe(2);
    expect(output.stderr).toContain('With --output json, it is shown.');
  });
});

test('a secret that a transform makes is not shown', async () => {
  const secret = `          - name: secret
            base: {apiVersion: v1, kind: Secret, stringData: {}}
            patches:
              - fromFieldPath: spec.region
                toFieldPath: stringData.value
                transforms: [{type: string, string: {type: Convert, convert: ToSha256}}]
`;
  const { code, stdout } = await runFiles({
    'tests/thing.yaml': `${head('thing')}  stages: [{name: a, expect: {resources: {secret: {stringData: {value: other}}}}}]\n`,
    'apis/composition.yaml': COMPOSITION.replace('    - step: ready\n', `${secret}    - step: ready\n`),
  });
  expect(code).toBe(1);
  expect(stdout).toContain('/stringData/value of the resource secret has another value');
  expect(stdout).not.toMatch(/[0-9a-f]{64}/);
});

test('a message lists a part of many names', async () => {
  const many = Array.from({ length: 200 }, (_, index) => `          - {name: r${index}, base: {apiVersion: a.b.io/v1, kind: M}}\n`);
  const { stdout } = await runFiles(
    {
      'tests/thing.yaml': `${head('thing')}  stages: [{name: a, expect: {resources: {zz: {}}}}]\n`,
      'apis/composition.yaml': COMPOSITION.replace('    - step: ready\n', `${many.join('')}    - step: ready\n`),
    },
    '--output',
    'json',
  );
  expect(JSON.parse(stdout).findings).toMatchObject([{ expected: expect.stringMatching(/^one of r0, .* and 151 others$/) }]);
});
