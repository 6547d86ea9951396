import { printable } from '@slipway/manifest';
import { count, type Paint } from './paint.ts';

/** A setting of a repository that changes an answer, and the line that sets it. */
export interface StatedSetting {
  /** Name of the file, in the form of findings. */
  readonly file: string;
  readonly line?: number;
  /** `severities.wrong-type`. */
  readonly setting: string;
  readonly value: string;
  /** What the answer does not contain because of the setting. */
  readonly effect: string;
}

/** Maximum lines of the block. The other formats list all settings. */
const MAX_LINES = 20;

/** Returns the settings that affect an answer, in one block. */
export function settingsPart(settings: readonly StatedSetting[], paint: Paint): string {
  if (settings.length === 0) return '';
  const more = settings.length - MAX_LINES;
  return [
    `${paint('bold', 'Settings of the repository')} that count for this answer:`,
    ...settings.slice(0, MAX_LINES).map((each) => `  ${settingLine(each)}`),
    ...(more > 0 ? [`  and ${count(more, 'more setting')}; --output json lists all`] : []),
  ].join('\n');
}

/** `slipway.yaml:2  severities.wrong-type: off (the rule is off)`. */
export const settingLine = ({ file, line, setting, value, effect }: StatedSetting): string =>
  printable(`${file}${line === undefined ? '' : `:${line}`}  ${cut(`${setting}: ${value} (${effect})`)}`);

const cut = (text: string): string => (text.length <= 200 ? text : `${text.slice(0, 197)}...`);
