import { type Draw, drawn, sampleOf } from './draw.ts';

/** A template and its data. */
export interface TemplateCase {
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns `count` templates with data, always the same for a seed. Some do not parse, and some fail. */
export const templateCases = (count: number, seed: number): readonly TemplateCase[] =>
  sampleOf(
    drawn((draw) => ({
      template: declared(draw) + statements(draw, 3),
      data: Object.fromEntries(NAMES.map((name) => [name, dataOf(draw, 2)])),
    })),
    count,
    seed,
  );

const NAMES = ['a', 'b', 'c', 'd'];

const TEXTS = [
  '',
  'web',
  'a-b',
  'Some Text',
  '1',
  '1.5',
  '0x1f',
  'true',
  'yes',
  'a: b',
  ' x ',
  'é',
  'line\ntwo\n',
  '1.2.3',
  '>=1.2',
  '2021-01-02',
  '{"a":1}',
  '%v',
  '%5.1f|%q',
  '%s %d',
  '%x|%X|%o|%b',
  '%e|%g|%G',
  '%+v|%#v|%T',
  '%6.2f|%-8s|',
  '%[2]v %[1]v',
  '%*d|%t|%c|%U',
  '%!|%z',
];
/** Variables. Some are used before their declaration. */
const VARIABLES = ['$x', '$y', '$v'];

/** Declares all variables, in most templates. */
const declared = (draw: Draw): string =>
  draw.chance(90) ? VARIABLES.map((name, index) => `{{ ${name} := .${NAMES[index]} }}`).join('') : '';

const NUMBERS = [0, 1, -1, 3, 2.5, -0.5, 0.1, 8080, 1e6, 1234567.5, 1e21, 1e-7];

function dataOf(draw: Draw, depth: number): unknown {
  const kind = draw.below(depth > 0 ? 6 : 4);
  if (kind === 0) return draw.pick([null, true, false]);
  if (kind === 1) return draw.pick(NUMBERS);
  if (kind <= 3) return draw.pick(TEXTS);
  const size = draw.below(4);
  if (kind === 4) return Array.from({ length: size }, () => dataOf(draw, depth - 1));
  return Object.fromEntries(Array.from({ length: size }, () => [draw.pick([...NAMES, 'a10', 'b.c']), dataOf(draw, depth - 1)]));
}

function statements(draw: Draw, depth: number): string {
  return Array.from({ length: 1 + draw.below(3) }, () => statement(draw, depth)).join(draw.pick(['', ' ', '\n', '|']));
}

function statement(draw: Draw, depth: number): string {
  const [open, close] = [draw.pick(['{{ ', '{{- ', '{{']), draw.pick([' }}', ' -}}', '}}'])];
  const action = (text: string): string => open + text + close;
  const kind = draw.below(depth > 0 ? 15 : 8);
  if (kind < 6) return action(pipeline(draw, depth));
  if (kind === 6) return action(`${draw.pick(VARIABLES)} ${draw.pick([':=', ':=', '='])} ${pipeline(draw, depth)}`);
  if (kind === 7)
    return draw.pick([
      `{{${draw.pick(['', '- '])}/* note */${draw.pick(['', ' -'])}}}`,
      ' text\n',
      '{{ $_ := set . "a" 1 }}',
      '{{ $_ := unset . "b" }}',
      draw.chance(5) ? '{{ break }}' : '{{ printf "%v" . }}',
    ]);
  const body = statements(draw, depth - 1);
  const more = draw.chance(15) ? action(`else ${draw.pick(['if', 'with'])} ${pipeline(draw, depth)}`) + statements(draw, depth - 1) : '';
  const end = `${more}${draw.chance(40) ? action('else') + statements(draw, depth - 1) : ''}${action('end')}`;
  if (kind < 10) return action(`if ${pipeline(draw, depth)}`) + body + end;
  if (kind < 13) {
    const ending = draw.chance(30) ? `{{ if ${pipeline(draw, 1)} }}{{ ${draw.pick(['break', 'continue'])} }}{{ end }}` : '';
    return action(`range ${draw.pick(['', '$k, $v := ', '$v := ', '$x = ', '$k, $x = '])}${pipeline(draw, depth)}`) + ending + body + end;
  }
  if (kind < 14) return action(`with ${pipeline(draw, depth)}`) + body + end;
  if (draw.chance(20)) return action(`block "b${draw.below(3)}" ${pipeline(draw, depth)}`) + body + action('end');
  return depth === 3 ? `${action('define "x"')}${body}${action('end')}${action(`${draw.pick(['include', 'template'])} "x" .`)}` : body;
}

function pipeline(draw: Draw, depth: number): string {
  const calls = Array.from({ length: draw.below(3) }, () => call(draw, depth, 1));
  return [draw.chance(50) ? operand(draw, depth) : call(draw, depth, 0), ...calls].join(' | ');
}

/** Returns a call of a function. Some calls have a wrong number of arguments, or values of other kinds. */
function call(draw: Draw, depth: number, piped: number): string {
  const [name, kinds] = draw.pick(FUNCTIONS);
  const given = kinds.slice(0, Math.max(0, kinds.length - piped - (draw.chance(3) ? 1 : 0)));
  return [name, ...Array.from(given, (kind) => (kind === 'f' || draw.chance(90) ? ofKind(draw, kind, depth) : operand(draw, depth)))].join(
    ' ',
  );
}

function ofKind(draw: Draw, kind: string, depth: number): string {
  switch (kind) {
    case 's':
      return draw.chance(70) ? JSON.stringify(draw.pick(TEXTS)) : `(toString ${operand(draw, depth - 1)})`;
    case 'n':
      return draw.pick(['0', '1', '2', '3', '5', '-2', '12']);
    case 'b':
      return draw.pick(['true', 'false', `(empty .${draw.pick(NAMES)})`]);
    case 'l':
      return draw.pick([
        '(list 1 "a" 2.5 "a")',
        '(list)',
        `(list .${draw.pick(NAMES)} .${draw.pick(NAMES)})`,
        '(until 3)',
        '(splitList "-" "b-a")',
      ]);
    case 'm':
      return draw.pick(['.', '(dict)', `(dict "a" .${draw.pick(NAMES)} "b.c" 1)`, '(dict "a" (dict "a" 0 "b" "x"))']);
    case 'f':
      return draw.pick(['(dict)', `(dict "a" .${draw.pick(NAMES)})`, '(dict "a" (dict "a" 0 "b" "x"))', '(deepCopy .)']);
    case 'r':
      return draw.pick(['"a+"', '"^."', '"[a-z]*"', '"(?i)W(e)b"', '"x*"', '"("']);
    default:
      return operand(draw, depth);
  }
}

function operand(draw: Draw, depth: number): string {
  switch (draw.below(depth > 0 ? 8 : 6)) {
    case 0:
      return JSON.stringify(draw.pick(TEXTS));
    case 1:
      return draw.pick([
        '0',
        '1',
        '2',
        '-1',
        '3.0',
        '1e3',
        '0x10',
        '0b11',
        '0o17',
        '017',
        '1_000',
        '.5',
        '0x1p4',
        "'a'",
        '+2',
        '1i',
        '`r\\n`',
        'true',
        '.',
        '$',
      ]);
    case 6:
    case 7:
      return `(${pipeline(draw, depth - 1)})`;
    default:
      return draw.chance(85)
        ? `.${draw.pick(NAMES)}`
        : draw.pick([`(.${draw.pick(NAMES)}).b`, `.${draw.pick(NAMES)}.a`, 'nil', ...VARIABLES, '$x.a', `$.${draw.pick(NAMES)}`]);
  }
}

/**
 * Functions with the kinds of their arguments: string, number, boolean, list, map, new map, pattern or any value. Maps that
 * functions change are new: a map in itself ends the real engine.
 */
const FUNCTIONS: readonly (readonly [string, string])[] = Object.entries({
  ...{ quote: 'v', squote: 'v', upper: 's', lower: 's', title: 's', untitle: 's', swapcase: 's', trim: 's', nospace: 's', initials: 's' },
  ...{ snakecase: 's', camelcase: 's', kebabcase: 's', trunc: 'ns', trimSuffix: 'ss', trimPrefix: 'ss', trimAll: 'ss', contains: 'ss' },
  ...{ hasPrefix: 'ss', hasSuffix: 'ss', repeat: 'ns', indent: 'ns', nindent: 'ns', replace: 'sss', substr: 'nns', cat: 'vv', join: 'sl' },
  ...{ split: 'ss', splitList: 'ss', splitn: 'sns', toString: 'v', plural: 'ssn', wrap: 'ns', wrapWith: 'nss', abbrev: 'ns' },
  ...{ int: 'v', int64: 'v', float64: 'v', atoi: 's', toDecimal: 'v', add: 'vv', add1: 'v', sub: 'vv', mul: 'vv', div: 'vn', mod: 'vn' },
  ...{ max: 'vv', min: 'vv', addf: 'vv', subf: 'vv', mulf: 'vv', divf: 'vn', floor: 'v', ceil: 'v', round: 'vn', until: 'n', seq: 'nn' },
  ...{ list: 'vv', first: 'l', last: 'l', rest: 'l', initial: 'l', reverse: 'l', uniq: 'l', compact: 'l', append: 'lv', prepend: 'lv' },
  ...{
    without: 'lv',
    has: 'vl',
    concat: 'll',
    slice: 'ln',
    chunk: 'nl',
    sortAlpha: 'l',
    toStrings: 'v',
    dict: 'sv',
    get: 'ms',
    hasKey: 'ms',
  },
  ...{ pick: 'ms', omit: 'ms', keys: 'm', dig: 'ssvm', merge: 'fm', mergeOverwrite: 'fm', deepCopy: 'v', set: 'fsv', unset: 'ms' },
  ...{
    default: 'vv',
    empty: 'v',
    coalesce: 'vv',
    all: 'vv',
    any: 'vv',
    ternary: 'vvb',
    typeOf: 'v',
    kindOf: 'v',
    kindIs: 'sv',
    deepEqual: 'vv',
  },
  ...{ b64enc: 's', b64dec: 's', b32enc: 's', sha256sum: 's', adler32sum: 's', regexMatch: 'rs', regexFind: 'rs', regexFindAll: 'rsn' },
  ...{
    regexReplaceAll: 'rss',
    regexReplaceAllLiteral: 'rss',
    regexSplit: 'rsn',
    semverCompare: 'ss',
    base: 's',
    dir: 's',
    ext: 's',
    clean: 's',
  },
  ...{ toYaml: 'v', fromYaml: 's', toJson: 'v', required: 'sv', index: 'ln', len: 'l', not: 'v', and: 'vv', or: 'vv', eq: 'vv', ne: 'vv' },
  ...{
    lt: 'nn',
    gt: 'vv',
    le: 'ss',
    print: 'vv',
    printf: 'sv',
    println: 'v',
    html: 'v',
    js: 's',
    urlquery: 's',
    duration: 's',
    toDate: 'ss',
  },
});
