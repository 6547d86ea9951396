import { type Finding, printable, replaceHidden } from '@slipway/manifest';
import type { DocumentVerdict, SkippedDocument } from '@slipway/validate';
import { findingsOfDocuments, titleOf } from './findings-of-documents.ts';
import type { StatedSetting } from './settings-part.ts';
import { settingLine } from './settings-part.ts';
import { skipText } from './skipped-text.ts';
import { valueText } from './value-text.ts';
import type { CheckedDocuments } from './verb-report.ts';

/**
 * Writes JUnit XML for Jenkins, GitLab and Azure: a suite for each file, and a case for each object, with the class `Kind@apiVersion`.
 * What the server rejects or drops is a failure. Risks and advice are output of the case.
 */
export function junitReport(
  findings: readonly Finding[],
  { verb = 'check', verdicts, skipped }: CheckedDocuments,
  settings: readonly StatedSetting[] = [],
): string {
  const files = new Set([...verdicts, ...skipped, ...findings].map(({ file }) => file));
  const findingsOf = Map.groupBy(findings, ({ file }) => file);
  const verdictsOf = Map.groupBy(verdicts, ({ file }) => file);
  const skippedOf = Map.groupBy(skipped, ({ file }) => file);
  const suites = [...files].map((file) => ({
    file,
    cases: casesOf(findingsOf.get(file) ?? [], verdictsOf.get(file) ?? [], skippedOf.get(file) ?? []),
  }));
  const all = suites.flatMap(({ cases }) => cases);
  const lines = suites.flatMap(({ file, cases }) => [
    `  <testsuite ${attributes({ name: file, ...counts(cases) })}>`,
    ...cases.flatMap(caseLines),
    '  </testsuite>',
  ]);
  const head = attributes({ name: `slipway ${verb}`, ...counts(all) });
  return `${['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites ${head}>`, ...settingLines(settings), ...lines, '</testsuites>'].join('\n')}\n`;
}

/** Returns a suite without cases, with the settings as its properties. */
function settingLines(settings: readonly StatedSetting[]): readonly string[] {
  if (settings.length === 0) return [];
  return [
    `  <testsuite ${attributes({ name: 'settings of the repository', ...counts([]) })}>`,
    '    <properties>',
    ...settings.map((each) => `      <property ${attributes({ name: each.setting, value: settingLine(each) })}/>`),
    '    </properties>',
    '  </testsuite>',
  ];
}

interface Case {
  readonly name: string;
  readonly className: string;
  readonly findings: readonly Finding[];
  readonly skipped?: string;
}

/** Assigns findings to the first object of their name in the file. Findings without an object are cases of their own. */
function casesOf(findings: readonly Finding[], verdicts: readonly DocumentVerdict[], skipped: readonly SkippedDocument[]): Case[] {
  const { documents, others: rest } = findingsOfDocuments(findings, verdicts);
  const objects = documents.map(
    ({ verdict, findings: found }): Case => ({
      name: `${titleOf(verdict)}${place(verdict)}`,
      className: `${verdict.kind ?? 'unknown'}@${verdict.apiVersion ?? 'unknown'}`,
      findings: found,
      ...(verdict.verdict === 'unknown' ? { skipped: 'there is no schema of its kind' } : {}),
    }),
  );
  const others = rest.map((finding): Case => {
    const at = finding.line === undefined ? '' : ` ${finding.line}:${finding.column ?? 1}`;
    return { name: `${finding.object ?? finding.rule}${at}`, className: finding.rule, findings: [finding] };
  });
  const left = skipped.map(
    (document): Case => ({
      name: `document ${document.document ?? 0}`,
      className: document.reason,
      findings: [],
      skipped: skipText(document),
    }),
  );
  return [...objects, ...others, ...left];
}

const place = ({ document, at }: DocumentVerdict): string => `${document === 0 ? '' : ` #${document}`}${at === undefined ? '' : ` ${at}`}`;

const isFailure = ({ severity }: Finding): boolean => severity === 'reject' || severity === 'lossy';

const counts = (cases: readonly Case[]) => ({
  tests: cases.length,
  failures: cases.filter(({ findings }) => findings.some(isFailure)).length,
  errors: 0,
  skipped: cases.filter(({ skipped }) => skipped !== undefined).length,
});

function caseLines({ name, className, findings, skipped }: Case): string[] {
  const failures = findings.filter(isFailure);
  const remarks = findings.filter((finding) => !isFailure(finding));
  const [first] = failures;
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
  const body = [
    ...(skipped === undefined ? [] : [`      <skipped ${attributes({ message: skipped })}/>`]),
    ...(first === undefined
      ? []
      : [
          `      <failure ${attributes({ type: first.rule, message: `${first.message}${more}` })}>${xml(failures.map(failureText).join('\n\n'))}</failure>`,
        ]),
    ...(remarks.length === 0 ? [] : [`      <system-out>${xml(remarks.map(failureText).join('\n\n'))}</system-out>`]),
  ];
  const head = `    <testcase ${attributes({ name, classname: className, time: 0 })}`;
  return body.length === 0 ? [`${head}/>`] : [`${head}>`, ...body, '    </testcase>'];
}

const failureText = ({ severity, rule, message, file, line, column, pointer, value, expected, remedy }: Finding): string =>
  [
    `${severity} ${rule} ${file}${line === undefined ? '' : `:${line}:${column ?? 1}`} ${pointer}`.trimEnd(),
    message,
    ...(value === undefined ? [] : [`value: ${valueText(value)}`]),
    `expected: ${expected}`,
    `remedy: ${remedy}`,
  ]
    .map(printable)
    .join('\n');

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${xml(String(value)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')}"`)
    .join(' ');

/** Shows characters that XML 1.0 cannot represent as U+FFFD. In a log, `##[` would be a command to the runner. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[<>&"\r]/g, (character) => ENTITIES[character] ?? character)
    .replace(/(?<=#)#(?=\w*\[)/g, entity)
    .split(/([\n\t])/)
    .map((part, index) => (index % 2 === 0 ? replaceHidden(part, entity) : part))
    .join('');

const entity = (character: string): string => `&#${character.codePointAt(0)};`;

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', '\r': '&#13;' };
