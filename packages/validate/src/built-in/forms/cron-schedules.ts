import { goLowerCase } from '../../go/lower-case.ts';
import type { TextForm } from './text-forms.ts';

interface Field {
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const FIELDS: readonly Field[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: MONTHS },
  { min: 0, max: 6, names: DAYS },
];
const DESCRIPTORS = ['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly'];

/** The form that `ParseStandard` of `robfig/cron` accepts: five fields, or a descriptor. */
export const cronSchedule: TextForm = {
  accepts: (text) => (text.startsWith('@') ? isDescriptor(text) : isFiveFields(text)),
  description: 'minute, hour, day of month, month and day of week, as 0 3 * * 1-5, or @daily and its like',
};

const isDescriptor = (text: string): boolean => DESCRIPTORS.includes(text) || (text.startsWith('@every ') && isDuration(text.slice(7)));

/** Matches a duration for `time.ParseDuration` of Go. */
const isDuration = (text: string): boolean => /^[-+]?(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/.test(text);

function isFiveFields(text: string): boolean {
  const fields = text.split(/[\s\u0085\u00a0]+/).filter((field) => field !== '');
  return fields.length === FIELDS.length && fields.every((field, index) => isField(field, FIELDS[index]));
}

const isField = (text: string, field: Field | undefined): boolean =>
  field !== undefined &&
  text
    .split(',')
    .filter((range) => range !== '')
    .every((range) => isRange(range, field));

function isRange(text: string, field: Field): boolean {
  const [range = '', step, ...tooMany] = text.split('/');
  if (tooMany.length > 0) return false;
  const [low = '', high, ...hyphens] = range.split('-');
  const isAll = low === '*' || low === '?';
  if (!isAll && hyphens.length > 0) return false;
  const start = isAll ? field.min : numberOf(low, field);
  const last = isAll ? field.max : high === undefined ? start : numberOf(high, field);
  const every = step === undefined ? 1 : numberOf(step, { min: 0, max: 0 });
  if (start === undefined || last === undefined || every === undefined || every === 0) return false;
  const end = step !== undefined && high === undefined ? field.max : last;
  return start >= field.min && end <= field.max && start <= end;
}

function numberOf(text: string, { names, min }: Field): number | undefined {
  const named = names?.indexOf(goLowerCase(text)) ?? -1;
  if (named >= 0) return named + min;
  return /^[+-]?\d+$/.test(text) && Number(text) >= 0 ? Number(text) : undefined;
}
