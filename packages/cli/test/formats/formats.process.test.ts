import { asciiName, type Finding, printable, type Rule } from '@slipway/manifest';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsGithub } from '../../src/report/github.ts';
import { junitReport } from '../../src/report/junit.ts';
import { sarifReport } from '../../src/report/sarif.ts';
import { makeFixture } from '../fixture.ts';
import { sampleFinding, sampleVerdict } from '../sample-finding.ts';
import { readWorkflowCommands } from './read-workflow-commands.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { sarifSchema } from './sarif-schema.ts';

const isSarif = new Ajv({
  strict: true,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) => URL.canParse(text, 'file:///root/') && !/[ "<>\\^`{|}]/.test(text),
  },
}).compile(sarifSchema);

const finding = sampleFinding;
const rule: Rule = { id: 'wrong-type', severity: 'reject', summary: 'Types fit.', why: 'The server asks.', remedy: 'Write another value.' };
const sarif = (findings: readonly Finding[]) => {
  const log = JSON.parse(sarifReport(findings, [rule]));
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
  return log.runs[0];
};

/** Findings with any text that a malicious file could contain. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('::error::x', ']]>', '<a b="c">', '%0A', 'a,b:c=d', '\ud800', '\u0000\u001b'),
);
const arbitraryFinding: fc.Arbitrary<Finding> = fc.record(
  {
    rule: fc.constantFrom('wrong-type', 'unknown-field'),
    severity: fc.constantFrom('reject', 'lossy', 'risk', 'advice'),
    message: text,
    object: text,
    file: text.filter((file) => file !== ''),
    line: fc.integer({ min: 1 }),
    column: fc.integer({ min: 1 }),
    pointer: text,
    value: fc.oneof(fc.jsonValue(), text, fc.bigInt()),
    expected: text,
    remedy: text,
    source: fc.record({ file: text, line: fc.integer({ min: 1 }), column: fc.integer({ min: 1 }) }),
  },
  { requiredKeys: ['rule', 'severity', 'message', 'file', 'pointer', 'expected', 'remedy'] },
) as fc.Arbitrary<Finding>;

describe('SARIF', () => {
  it('has the rule, the level, the position and everything needed to fix the problem', () => {
    const run = sarif([finding, { ...finding, rule: 'own-rule', severity: 'risk' }]);
    expect(run.tool.driver.rules).toEqual([
      {
        id: 'wrong-type',
        shortDescription: { text: 'Types fit.' },
        fullDescription: { text: 'The server asks.' },
        help: { text: 'Write another value.' },
        defaultConfiguration: { level: 'error' },
      },
      { id: 'own-rule' },
    ]);
    expect(run.results).toMatchObject([
      {
        ruleId: 'wrong-type',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'Deployment/web/api: replicas is text\nvalue: "two"\nexpected: an integer\nremedy: write a number' },
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: 'common/a%20b/api.yaml' }, region: { startLine: 7, startColumn: 3 } },
            logicalLocations: [{ fullyQualifiedName: 'Deployment/web/api /spec/replicas' }],
          },
        ],
      },
      { ruleId: 'own-rule', ruleIndex: 1, level: 'warning' },
    ]);
  });

  it('relates the line of the definition', () => {
    const [result] = sarif([{ ...finding, source: { file: 'src/a.ts', line: 3, column: 1 } }]).results;
    expect(result.relatedLocations).toEqual([
      { physicalLocation: { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: 3, startColumn: 1 } } },
    ]);
  });

  it('gives a result the same fingerprint when it moves, and none to two results', () => {
    const prints = (findings: readonly Finding[]): string[] =>
      sarif(findings).results.map((result: { partialFingerprints: object }) => Object.values(result.partialFingerprints)[0]);
    const [print] = prints([finding]);
    expect(prints([{ ...finding, line: 99 }])).toEqual([print]);
    expect(new Set(prints([finding, finding, { ...finding, pointer: '/spec' }])).size).toBe(3);
  });

  it('is valid for findings with any content', () => {
    fc.assert(fc.property(fc.array(arbitraryFinding, { maxLength: 4 }), (findings) => void sarif(findings)));
  });
});

const verdict = sampleVerdict;

/** The common elements, attributes and children of the JUnit readers of Jenkins, GitLab and Azure. */
const JUNIT: Readonly<Record<string, { readonly attributes: readonly string[]; readonly children: readonly string[] }>> = {
  testsuites: { attributes: ['name', 'tests', 'failures', 'errors', 'skipped'], children: ['testsuite'] },
  testsuite: { attributes: ['name', 'tests', 'failures', 'errors', 'skipped'], children: ['testcase'] },
  testcase: { attributes: ['name', 'classname', 'time'], children: ['skipped', 'failure', 'system-out'] },
  failure: { attributes: ['type', 'message'], children: [] },
  skipped: { attributes: ['message'], children: [] },
  'system-out': { attributes: [], children: [] },
};

function expectJunit(element: XmlElement): void {
  const form = JUNIT[element.name];
  expect(form, element.name).toBeDefined();
  expect(Object.keys(element.attributes)).toEqual(form?.attributes);
  for (const child of element.children) {
    expect(form?.children).toContain(child.name);
    expectJunit(child);
  }
  if (element.name.startsWith('testsuite')) {
    const cases = element.name === 'testsuite' ? element.children : element.children.flatMap(({ children }) => children);
    const number = (name: string): string => String(cases.filter(({ children }) => children.some((child) => child.name === name)).length);
    expect(element.attributes).toMatchObject({
      tests: String(cases.length),
      failures: number('failure'),
      skipped: number('skipped'),
      errors: '0',
    });
  }
}

describe('JUnit', () => {
  it('has a suite for each file and a case for each object', () => {
    const risk: Finding = { ...finding, severity: 'risk', rule: 'mutable-tag' };
    const root = readXml(
      junitReport([finding, { ...finding, message: 'more' }, risk, { ...finding, file: 'b.yaml', object: 'x', line: 2 }], {
        verdicts: [verdict, { ...verdict, name: 'other', document: 1, verdict: 'accept' }],
        skipped: [{ file: 'charts/values.yaml', reason: 'helm-chart', of: 'charts' }],
      }),
    );
    expectJunit(root);
    expect(root.attributes).toEqual({ name: 'slipway check', tests: '4', failures: '2', errors: '0', skipped: '1' });
    const cases = root.children.flatMap(({ children }) => children);
    expect(cases.map(({ attributes: { name, classname } }) => [name, classname])).toEqual([
      ['Deployment/web/api', 'Deployment@apps/v1'],
      ['Deployment/web/other #1', 'Deployment@apps/v1'],
      ['document 0', 'helm-chart'],
      ['x 2:3', 'wrong-type'],
    ]);
    expect(cases[0]?.children.map(({ name, attributes }) => [name, attributes.message])).toEqual([
      ['failure', 'replicas is text (and 1 more)'],
      ['system-out', undefined],
    ]);
    expect(cases[0]?.children[0]?.text).toContain('reject wrong-type common/a b/api.yaml:7:3 /spec/replicas');
  });

  it('has no command for the runner of a log that it is printed to', () => {
    const report = junitReport([], { verdicts: [{ ...verdict, name: 'a##vso[task.setvariable variable=a]b' }], skipped: [] });
    expect(report).not.toMatch(/##\w*\[/);
    expect(JSON.stringify(readXml(report))).toContain('a##vso[task.setvariable variable=a]b');
  });

  it('is XML of that form for findings with any content', () => {
    fc.assert(
      fc.property(fc.array(arbitraryFinding, { maxLength: 4 }), text, (findings, name) => {
        expectJunit(readXml(junitReport(findings, { verdicts: [{ ...verdict, name }], skipped: [] })));
      }),
    );
  });
});

describe('GitHub annotations', () => {
  it('are read by the runner as they were meant, one for each finding, with any content', () => {
    fc.assert(
      fc.property(fc.array(arbitraryFinding, { maxLength: 4 }), (findings) => {
        const annotations = readWorkflowCommands(findingsGithub(findings));
        expect(annotations).toHaveLength(findings.length);
        for (const [index, { rule: title, message, object, source, file }] of findings.entries()) {
          const { properties, ...annotation } = annotations[index] ?? { properties: {}, message: '' };
          expect(properties).toMatchObject({ title, file: printable(source?.file ?? file) });
          expect(annotation.message.startsWith(printable(object === undefined ? message : `${asciiName(object)}: ${message}`))).toBe(true);
        }
      }),
    );
  });
});

describe('slipway check --output', () => {
  it.each(['sarif', 'junit', 'github', 'json'] as const)('%s has the same findings', async (format) => {
    const fixture = makeFixture();
    fixture.write('y/a.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\ndata: {a: 1}\n');
    fixture.write('y/b.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: b, namespace: web}\n');
    fixture.write('y/c.yaml', 'replicas: 1\n');
    const { code, stdout } = await fixture.run('check', 'y', '--output', format);
    expect(code).toBe(1);
    if (format === 'sarif') {
      const log = JSON.parse(stdout);
      expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
      expect(log.runs[0].results).toMatchObject([
        { ruleId: 'wrong-type', locations: [{ physicalLocation: { region: { startLine: 4 } } }] },
      ]);
      expect(log.runs[0].tool.driver.rules[0].fullDescription.text).not.toBe('');
    } else if (format === 'junit') {
      const root = readXml(stdout);
      expectJunit(root);
      expect(root.attributes).toMatchObject({ tests: '3', failures: '1', skipped: '1' });
    } else if (format === 'github') {
      expect(readWorkflowCommands(stdout)).toMatchObject([
        { command: 'error', properties: { file: 'y/a.yaml', line: '4', title: 'wrong-type' } },
      ]);
    } else {
      expect(JSON.parse(stdout)).toMatchObject({
        summary: { documents: 2, accepted: 1, rejected: 1, skipped: 1, findings: 1 },
        skipped: [{ file: 'y/c.yaml', reason: 'not-kubernetes' }],
      });
    }
  });
});
