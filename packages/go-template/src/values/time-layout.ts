import { toBytes } from './go-bytes.ts';
import { calendarOf, DAYS, MONTHS, type Moment, yearDay } from './moment.ts';
import { GoError } from './template-error.ts';

const short = (names: readonly string[]): readonly string[] => names.map((name) => name.slice(0, 3));
const SHORT_DAYS = short(DAYS);
const SHORT_MONTHS = short(MONTHS);

/** Elements of a layout, longer ones first. `Jan` and `Mon` are elements only if no small letter follows. */
const ELEMENT =
  /January|Jan(?![a-z])|Monday|Mon(?![a-z])|MST|2006|__2|_2(?!006)|02|01|03|04|05|06|002|Z070000|Z07:00:00|Z0700|Z07:00|Z07|-070000|-07:00:00|-0700|-07:00|-07|PM|pm|15|[.,](?:0{1,9}|9{1,9})(?!\d)|1|2|3|4|5/g;

type Piece = { readonly text: string } | { readonly element: string };

const layouts = new Map<string, readonly Piece[]>();

function piecesOf(layout: string): readonly Piece[] {
  const known = layouts.get(layout);
  if (known !== undefined) return known;
  const pieces: Piece[] = [];
  let at = 0;
  // `002` contains `02`, so it is matched first.
  for (const match of layout.matchAll(ELEMENT)) {
    if (match.index < at) continue;
    if (match.index > at) pieces.push({ text: layout.slice(at, match.index) });
    pieces.push({ element: match[0] });
    at = match.index + match[0].length;
  }
  if (at < layout.length) pieces.push({ text: layout.slice(at) });
  if (layouts.size > 200) layouts.clear();
  layouts.set(layout, pieces);
  return pieces;
}

const pad = (value: number, width: number, filler = '0'): string => {
  const sign = value < 0 ? '-' : '';
  return sign + String(Math.abs(value)).padStart(width, filler);
};

/** Formats a time with a layout of Go. */
export function formatTime(moment: Moment, layout: string): string {
  const date = calendarOf(moment);
  return piecesOf(layout)
    .map((piece) => ('text' in piece ? piece.text : elementText(piece.element, date, moment)))
    .join('');
}

function elementText(element: string, date: Date, moment: Moment): string {
  const fixed = TEXTS[element];
  if (fixed !== undefined) return fixed(date);
  if (/^[.,]/.test(element)) return fractionText(element, moment.nanoseconds);
  return element === 'MST' ? zoneName(moment) : offsetText(element, moment.offset);
}

const hour12 = (date: Date): number => date.getUTCHours() % 12 || 12;

const TEXTS: Readonly<Record<string, (date: Date) => string>> = {
  January: (date) => MONTHS[date.getUTCMonth()] as string,
  Jan: (date) => SHORT_MONTHS[date.getUTCMonth()] as string,
  Monday: (date) => DAYS[date.getUTCDay()] as string,
  Mon: (date) => SHORT_DAYS[date.getUTCDay()] as string,
  '2006': (date) => pad(date.getUTCFullYear(), 4),
  '06': (date) => pad(((date.getUTCFullYear() % 100) + 100) % 100, 2),
  '01': (date) => pad(date.getUTCMonth() + 1, 2),
  '1': (date) => String(date.getUTCMonth() + 1),
  '02': (date) => pad(date.getUTCDate(), 2),
  _2: (date) => pad(date.getUTCDate(), 2, ' '),
  '2': (date) => String(date.getUTCDate()),
  '002': (date) => pad(yearDay(date), 3),
  __2: (date) => pad(yearDay(date), 3, ' '),
  '15': (date) => pad(date.getUTCHours(), 2),
  '03': (date) => pad(hour12(date), 2),
  '3': (date) => String(hour12(date)),
  '04': (date) => pad(date.getUTCMinutes(), 2),
  '4': (date) => String(date.getUTCMinutes()),
  '05': (date) => pad(date.getUTCSeconds(), 2),
  '5': (date) => String(date.getUTCSeconds()),
  PM: (date) => (date.getUTCHours() >= 12 ? 'PM' : 'AM'),
  pm: (date) => (date.getUTCHours() >= 12 ? 'pm' : 'am'),
};

function fractionText(element: string, nanoseconds: number): string {
  const digits = String(nanoseconds)
    .padStart(9, '0')
    .slice(0, element.length - 1)
    .padEnd(element.length - 1, '0');
  if (element.charAt(1) === '0') return element.charAt(0) + digits;
  let kept = digits;
  while (kept.endsWith('0')) kept = kept.slice(0, -1);
  return kept === '' ? '' : element.charAt(0) + kept;
}

function zoneName({ zone, offset }: Moment): string {
  return zone === '' ? offsetText(offset % 3600 === 0 ? '-07' : '-0700', offset) : zone;
}

function offsetText(element: string, offset: number): string {
  if (element.startsWith('Z') && offset === 0) return 'Z';
  const size = Math.abs(offset);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].map((part) => pad(part, 2));
  const shape = element.slice(1);
  const separator = shape.includes(':') ? ':' : '';
  const count = Math.floor(shape.replaceAll(':', '').length / 2);
  return (offset < 0 ? '-' : '+') + parts.slice(0, count).join(separator);
}

// Parsing.

interface Fields {
  year: number;
  month: number;
  day: number;
  dayOfYear: number;
  hour: number;
  minute: number;
  second: number;
  nanoseconds: number;
  isAfternoon: boolean;
  isMorning: boolean;
  offset: number | undefined;
  zone: string;
}

/** Parses a text with a layout. Without a time zone in the text, the time is in UTC. Throws a `GoError`. */
export function parseTime(layout: string, text: string): Moment {
  const fields: Fields = {
    year: 0,
    month: -1,
    day: -1,
    dayOfYear: -1,
    hour: 0,
    minute: 0,
    second: 0,
    nanoseconds: 0,
    isAfternoon: false,
    isMorning: false,
    offset: undefined,
    zone: '',
  };
  let rest = text;
  const pieces = piecesOf(layout);
  for (const [index, piece] of pieces.entries()) {
    const shown = 'text' in piece ? piece.text : piece.element;
    const taken = 'text' in piece ? takeText(piece.text, rest) : takeElement(piece.element, rest, fields, pieces[index + 1]);
    if (taken === undefined) throw parseError(layout, text, shown, rest);
    if (typeof taken === 'string') throw new GoError(`parsing time ${quoteTime(text)}: ${taken} out of range`);
    rest = rest.slice(taken);
  }
  if (rest !== '') throw new GoError(`parsing time ${quoteTime(text)}: extra text: ${quoteTime(rest)}`);
  return momentFrom(fields, text);
}

/** Quotes a text for an error. Bytes outside printable ASCII are escaped one by one. */
function quoteTime(text: string): string {
  const shown = Array.from(toBytes(text), (byte) => {
    if (byte < 0x20 || byte >= 0x80) return `\\x${byte.toString(16).padStart(2, '0')}`;
    return byte === 0x22 || byte === 0x5c ? `\\${String.fromCharCode(byte)}` : String.fromCharCode(byte);
  });
  return `"${shown.join('')}"`;
}

const parseError = (layout: string, text: string, shown: string, rest: string): GoError =>
  new GoError(`parsing time ${quoteTime(text)} as ${quoteTime(layout)}: cannot parse ${quoteTime(rest)} as ${quoteTime(shown)}`);

/** Returns the length of the text that matches text of a layout. Spaces of a layout match any number of spaces. */
function takeText(layout: string, rest: string): number | undefined {
  let taken = 0;
  for (let at = 0; at < layout.length; at++) {
    if (layout[at] === ' ') {
      if (rest.length > taken && rest[taken] !== ' ') return undefined;
      while (layout[at + 1] === ' ') at++;
      while (rest[taken] === ' ') taken++;
      continue;
    }
    if (rest[taken] !== layout[at]) return undefined;
    taken++;
  }
  return taken;
}

type Taken = number | string | undefined;

function takeElement(element: string, rest: string, fields: Fields, next: Piece | undefined): Taken {
  const name = NAMES[element];
  if (name !== undefined) return takeName(name.names, rest, (index) => name.set(fields, index));
  const number = NUMBERS[element];
  if (number !== undefined) return takeNumber(number, element, rest, fields, next);
  if (/^[.,]/.test(element)) return takeFraction(element, rest, fields);
  if (element === 'PM' || element === 'pm') return takeHalf(element, rest, fields);
  return element === 'MST' ? takeZone(rest, fields) : takeOffset(element, rest, fields);
}

const NAMES: Readonly<Record<string, { readonly names: readonly string[]; readonly set: (fields: Fields, index: number) => void }>> = {
  January: {
    names: MONTHS,
    set: (fields, index) => {
      fields.month = index + 1;
    },
  },
  Jan: {
    names: SHORT_MONTHS,
    set: (fields, index) => {
      fields.month = index + 1;
    },
  },
  Monday: { names: DAYS, set: () => undefined },
  Mon: { names: SHORT_DAYS, set: () => undefined },
};

function takeName(names: readonly string[], rest: string, set: (index: number) => void): Taken {
  const index = names.findIndex((name) => rest.slice(0, name.length).toLowerCase() === name.toLowerCase());
  if (index < 0) return undefined;
  set(index);
  return (names[index] as string).length;
}

interface NumberElement {
  readonly digits: RegExp;
  readonly field: 'year' | 'month' | 'day' | 'dayOfYear' | 'hour' | 'minute' | 'second';
  readonly range?: readonly [number, number, string];
}

const NUMBERS: Readonly<Record<string, NumberElement>> = {
  '2006': { digits: /^\d{4}/, field: 'year' },
  '06': { digits: /^\d{2}/, field: 'year' },
  '01': { digits: /^\d{2}/, field: 'month', range: [1, 12, 'month'] },
  '1': { digits: /^\d{1,2}/, field: 'month', range: [1, 12, 'month'] },
  '02': { digits: /^\d{2}/, field: 'day' },
  _2: { digits: /^ ?\d{1,2}/, field: 'day' },
  '2': { digits: /^\d{1,2}/, field: 'day' },
  '002': { digits: /^\d{3}/, field: 'dayOfYear' },
  __2: { digits: /^ {0,2}\d{1,3}/, field: 'dayOfYear' },
  '15': { digits: /^\d{1,2}/, field: 'hour', range: [0, 23, 'hour'] },
  '03': { digits: /^\d{2}/, field: 'hour', range: [0, 12, 'hour'] },
  '3': { digits: /^\d{1,2}/, field: 'hour', range: [0, 12, 'hour'] },
  '04': { digits: /^\d{2}/, field: 'minute', range: [0, 59, 'minute'] },
  '4': { digits: /^\d{1,2}/, field: 'minute', range: [0, 59, 'minute'] },
  '05': { digits: /^\d{2}/, field: 'second', range: [0, 59, 'second'] },
  '5': { digits: /^\d{1,2}/, field: 'second', range: [0, 59, 'second'] },
};

function takeNumber(
  { digits, field, range }: NumberElement,
  element: string,
  rest: string,
  fields: Fields,
  next: Piece | undefined,
): Taken {
  const match = digits.exec(rest);
  if (match === null) return undefined;
  const value = Number(match[0]);
  if (range !== undefined && (value < range[0] || value > range[1])) return range[2];
  fields[field] = element === '06' ? value + (value >= 69 ? 1900 : 2000) : value;
  if (field !== 'second') return match[0].length;
  const hasFraction = next !== undefined && 'element' in next && /^[.,]/.test(next.element);
  const fraction = hasFraction ? null : /^[.,]\d+/.exec(rest.slice(match[0].length));
  if (fraction === null) return match[0].length;
  fields.nanoseconds = Number(fraction[0].slice(1, 10).padEnd(9, '0'));
  return match[0].length + fraction[0].length;
}

function takeFraction(element: string, rest: string, fields: Fields): Taken {
  const isExact = element.charAt(1) === '0';
  const match = /^[.,]\d+/.exec(rest);
  if (match === null) return isExact ? undefined : 0;
  if (isExact && match[0].length < element.length) return undefined;
  const taken = isExact ? match[0].slice(0, element.length) : match[0];
  fields.nanoseconds = Number(taken.slice(1, 10).padEnd(9, '0'));
  return taken.length;
}

function takeHalf(element: string, rest: string, fields: Fields): Taken {
  const half = rest.slice(0, 2);
  const [after, before] = element === 'PM' ? ['PM', 'AM'] : ['pm', 'am'];
  if (half !== after && half !== before) return undefined;
  fields.isAfternoon = half === after;
  fields.isMorning = half === before;
  return 2;
}

function takeZone(rest: string, fields: Fields): Taken {
  if (rest.startsWith('UTC')) {
    fields.zone = 'UTC';
    fields.offset = 0;
    return 3;
  }
  const match = /^(?:ChST|MeST|GMT[-+]\d{1,2}|WITA|[A-Z]{4}T|[A-Z]{3}T|[A-Z]{3}|[-+]\d{2}(?:\d{2})?)/.exec(rest);
  if (match === null) return undefined;
  const hours = /^GMT([-+]\d{1,2})$/.exec(match[0]);
  fields.zone = match[0];
  fields.offset = hours === null ? 0 : Number(hours[1]) * 3600;
  return match[0].length;
}

function takeOffset(element: string, rest: string, fields: Fields): Taken {
  if (element.startsWith('Z') && rest.startsWith('Z')) {
    fields.zone = 'UTC';
    fields.offset = 0;
    return 1;
  }
  const separator = element.includes(':') ? ':' : '';
  const count = Math.floor(element.slice(1).replaceAll(':', '').length / 2);
  const length = 1 + 2 * count + separator.length * (count - 1);
  const shown = rest.slice(0, length);
  const parts = shown.slice(1).match(separator === '' ? /\d{2}/g : /\d{2}(?=:|$)/g);
  const isShaped = /^[-+]/.test(shown) && shown.length === length && parts?.length === count && shown.slice(1) === parts.join(separator);
  if (!isShaped) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = (parts as string[]).map(Number);
  if (hours > 24) return 'time zone offset hour';
  if (minutes > 60) return 'time zone offset minute';
  fields.offset = (hours * 3600 + minutes * 60 + seconds) * (shown.startsWith('-') ? -1 : 1);
  fields.zone = fields.offset === 0 ? 'UTC' : '';
  return length;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(2000 + (((year % 400) + 400) % 400), month, 0)).getUTCDate();

function momentFrom(fields: Fields, text: string): Moment {
  const { year } = fields;
  let { month, day, hour } = fields;
  if (fields.isAfternoon && hour < 12) hour += 12;
  else if (fields.isMorning && hour === 12) hour = 0;
  const outOfRange = (what: string): GoError => new GoError(`parsing time ${quoteTime(text)}: ${what} out of range`);
  if (fields.dayOfYear >= 0) {
    const most = daysIn(year, 2) === 29 ? 366 : 365;
    if (fields.dayOfYear < 1 || fields.dayOfYear > most) throw outOfRange('day-of-year');
    const date = new Date(Date.UTC(daysIn(year, 2) === 29 ? 2000 : 2001, 0, fields.dayOfYear));
    [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  }
  month = month < 0 ? 1 : month;
  day = day < 0 ? 1 : day;
  if (day < 1 || day > daysIn(year, month)) throw outOfRange('day');
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, fields.minute, fields.second);
  const offset = fields.offset ?? 0;
  return {
    seconds: date.getTime() / 1000 - offset,
    nanoseconds: fields.nanoseconds,
    offset,
    zone: fields.offset === undefined ? 'UTC' : fields.zone,
  };
}

/** Formats for the offsets of a time zone, and for the names that Intl has for them. */
interface Zone {
  readonly offsets: Intl.DateTimeFormat;
  readonly names: Intl.DateTimeFormat;
}

const zones = new Map<string, Zone>();

/** Returns a time in a time zone. An unknown time zone counts as UTC. */
export function inZone(moment: Moment, name: string): Moment {
  const zone = name === '' || name === 'UTC' || name === 'Local' ? undefined : zoneOf(name);
  if (zone === undefined) return { ...moment, offset: 0, zone: 'UTC' };
  const date = calendarOf({ seconds: moment.seconds, offset: 0 });
  return { ...moment, offset: offsetAt(zone, date.getTime()), zone: zoneAbbreviation(name, zone, date) };
}

function zoneOf(name: string): Zone | undefined {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const format = (timeZoneName: 'longOffset' | 'short') => new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName });
  try {
    const zone = { offsets: format('longOffset'), names: format('short') };
    zones.set(name, zone);
    return zone;
  } catch {
    return undefined;
  }
}

const zoneNameAt = (format: Intl.DateTimeFormat, time: number): string =>
  format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Returns the offset of a time zone at a time, in seconds east of UTC. Intl shows it as `GMT-03:30:52` or `GMT`. */
function offsetAt({ offsets }: Zone, time: number): number {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /^GMT([-+])(\d\d):(\d\d)(?::(\d\d))?$/.exec(zoneNameAt(offsets, time)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** English names of time zones, because Intl has only some of them. */
const ABBREVIATIONS: Readonly<Record<string, readonly [string, string]>> = {
  'Europe/London': ['GMT', 'BST'],
  'Europe/Dublin': ['GMT', 'IST'],
  'Europe/Lisbon': ['WET', 'WEST'],
  'Asia/Tokyo': ['JST', 'JST'],
  'Asia/Seoul': ['KST', 'KST'],
  'Asia/Shanghai': ['CST', 'CST'],
  'Asia/Kolkata': ['IST', 'IST'],
  'Asia/Calcutta': ['IST', 'IST'],
  'Australia/Sydney': ['AEST', 'AEDT'],
  'Europe/Moscow': ['MSK', 'MSK'],
};

const CENTRAL_EUROPE =
  /^Europe\/(?:Berlin|Paris|Madrid|Rome|Vienna|Zurich|Amsterdam|Brussels|Prague|Warsaw|Stockholm|Oslo|Copenhagen|Budapest)$/;
const EASTERN_EUROPE = /^Europe\/(?:Athens|Helsinki|Kyiv|Kiev|Sofia|Bucharest|Riga|Tallinn|Vilnius)$/;

function zoneAbbreviation(name: string, zone: Zone, date: Date): string {
  const pair =
    ABBREVIATIONS[name] ?? (CENTRAL_EUROPE.test(name) ? ['CET', 'CEST'] : EASTERN_EUROPE.test(name) ? ['EET', 'EEST'] : undefined);
  if (pair !== undefined) {
    const [january, july] = [0, 6].map((month) => offsetAt(zone, Date.UTC(date.getUTCFullYear(), month, 1))) as [number, number];
    return offsetAt(zone, date.getTime()) > Math.min(january, july) ? pair[1] : pair[0];
  }
  const known = zoneNameAt(zone.names, date.getTime());
  return /^[A-Z]{2,5}$/.test(known) ? known : '';
}
