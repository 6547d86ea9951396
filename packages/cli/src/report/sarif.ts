import { asciiName, type Finding, type Rule, type Severity } from '@slipway/manifest';
import packageJson from '../../package.json' with { type: 'json' };
import type { StatedSetting } from './settings-part.ts';
import { settingLine } from './settings-part.ts';
import { valueText } from './value-text.ts';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  reject: 'error',
  lossy: 'error',
  risk: 'warning',
  advice: 'note',
};

/**
 * Writes SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), as GitHub's code scanning and editors read it. Each result is at
 * the line of the manifest, and at the line of the TypeScript definition that created it. Describes only the `rules` that are broken.
 * `failures` are the reasons why the report may be incomplete.
 */
export function sarifReport(
  findings: readonly Finding[],
  rules: readonly Rule[],
  { failures = [], settings = [] }: { readonly failures?: readonly string[]; readonly settings?: readonly StatedSetting[] } = {},
): string {
  const ids = [...new Set(findings.map(({ rule }) => rule))];
  const driver = {
    name: 'slipway',
    semanticVersion: packageJson.version,
    rules: ids.map((id) =>
      ruleOf(
        id,
        rules.find((rule) => rule.id === id),
      ),
    ),
  };
  const run = {
    tool: { driver },
    columnKind: 'utf16CodeUnits',
    invocations: [invocationOf(failures, settings)],
    results: withFingerprints(findings).map(([finding, fingerprint]) => ({
      ruleId: finding.rule,
      ruleIndex: ids.indexOf(finding.rule),
      level: levels[finding.severity],
      message: { text: messageOf(finding) },
      locations: [locationOf(finding)],
      ...(finding.source === undefined ? {} : { relatedLocations: [{ physicalLocation: positionOf({ ...finding, ...finding.source }) }] }),
      partialFingerprints: { 'slipwayFinding/v1': fingerprint },
    })),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const invocationOf = (failures: readonly string[], settings: readonly StatedSetting[]) => ({
  executionSuccessful: failures.length === 0,
  ...(failures.length > 0 && {
    toolExecutionNotifications: failures.map((text) => ({ level: 'error', message: { text } })),
  }),
  ...(settings.length > 0 && {
    toolConfigurationNotifications: settings.map((each) => ({
      level: 'note',
      message: { text: settingLine(each) },
      locations: [{ physicalLocation: positionOf({ ...each, column: 1 }) }],
    })),
  }),
});

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

function ruleOf(id: string, rule: Rule | undefined) {
  if (rule === undefined) return { id };
  return {
    id,
    shortDescription: { text: rule.summary },
    fullDescription: { text: rule.why },
    help: { text: rule.remedy },
    defaultConfiguration: { level: levels[rule.severity] },
  };
}

/** Returns one text, because most readers show nothing else of a result. */
function messageOf({ object, message, value, expected, remedy }: Finding): string {
  return [
    object === undefined ? message : `${asciiName(object)}: ${message}`,
    ...(value === undefined ? [] : [`value: ${valueText(value)}`]),
    `expected: ${expected}`,
    `remedy: ${remedy}`,
  ].join('\n');
}

function locationOf(finding: Finding) {
  const { object, pointer } = finding;
  const name = [object, pointer].filter((part) => part !== undefined && part !== '').join(' ');
  return {
    physicalLocation: positionOf(finding),
    ...(name === '' ? {} : { logicalLocations: [{ fullyQualifiedName: name, kind: 'object' }] }),
  };
}

const positionOf = ({ file, line, column }: Pick<Finding, 'file' | 'line' | 'column'>) => ({
  artifactLocation: { uri: uriOf(file) },
  ...(line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } }),
});

/** Returns a relative reference. A colon before the first slash is escaped, because it would end a scheme. */
function uriOf(file: string): string {
  const path = file
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/');
  return file.startsWith('/') ? `file://${path}` : path;
}

/**
 * Adds a fingerprint to each result. It does not contain the line, which moves when findings above are fixed. Equal results get a number.
 */
function withFingerprints(findings: readonly Finding[]): (readonly [Finding, string])[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const hash = process
      .getBuiltinModule('node:crypto')
      .createHash('sha256')
      .update([finding.rule, finding.file, finding.object ?? '', finding.pointer].join('\0'))
      .digest('hex');
    const number = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, number);
    return [finding, `${hash}:${number}`] as const;
  });
}
