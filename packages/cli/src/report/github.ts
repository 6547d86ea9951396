import { asciiName, type Finding, printable, type Severity } from '@slipway/manifest';
import type { StatedSetting } from './settings-part.ts';
import { settingLine } from './settings-part.ts';
import { valueText } from './value-text.ts';

const commands: Readonly<Record<Severity, string>> = { reject: 'error', lossy: 'error', risk: 'warning', advice: 'notice' };

/**
 * Returns workflow commands that GitHub shows as annotations: at the TypeScript definition when its position is available, else in the
 * file.
 */
export const findingsGithub = (findings: readonly Finding[]): string => findings.map((finding) => `${annotation(finding)}\n`).join('');

/**
 * Returns one notice with the settings that affect the result, at the position of the first one. Returns the empty string without settings.
 */
export function settingsGithub(settings: readonly StatedSetting[]): string {
  const [first] = settings;
  if (first === undefined) return '';
  const properties = `file=${property(printable(first.file))},line=${first.line ?? 1},title=settings of the repository`;
  const lines = [...settings.slice(0, MAX_SETTINGS).map(settingLine), ...(settings.length > MAX_SETTINGS ? ['and more'] : [])];
  return `::notice ${properties}::${data(lines.join('\n'))}\n`;
}

const MAX_SETTINGS = 50;

function annotation(finding: Finding): string {
  const place = finding.source ?? { file: finding.file, line: finding.line ?? 1, column: finding.column ?? 1 };
  const text = [
    finding.object === undefined ? finding.message : `${asciiName(finding.object)}: ${finding.message}`,
    `${finding.file}${finding.line === undefined ? '' : `:${finding.line}`} ${finding.pointer}`.trimEnd(),
    ...(finding.value === undefined ? [] : [`value: ${valueText(finding.value)}`]),
    `expected: ${finding.expected}`,
    `remedy: ${finding.remedy}`,
  ]
    .map(printable)
    .join('\n');
  const properties = `file=${property(printable(place.file))},line=${place.line},col=${place.column},title=${property(printable(finding.rule))}`;
  return `::${commands[finding.severity]} ${properties}::${data(text)}`;
}

/** Escapes as the runner's command parser undoes them. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
