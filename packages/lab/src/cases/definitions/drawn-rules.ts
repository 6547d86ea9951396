import { isIntOrString, type StructuralSchema } from '@slipway/validate';
import type { Draw } from '../draw.ts';

/** Returns a rule for values of a schema. Most of its expressions are valid, some are not. */
export function drawRule(schema: StructuralSchema, draw: Draw): object {
  const rule = draw.chance(6) ? draw.pick(ODD_RULES) : draw.chance(15) ? withOldSelf(schema, draw) : condition('self', schema, draw, 3);
  return {
    rule,
    ...(draw.chance(25) ? { message: draw.pick(['said', '', ' ', 'two\nlines', ' padded ']) } : {}),
    ...(draw.chance(20) ? { messageExpression: draw.chance(50) ? message(schema, draw) : condition('self', schema, draw, 2) } : {}),
    ...(draw.chance(10) ? { reason: draw.pick(['FieldValueRequired', 'FieldValueInvalid', 'Invalid', '']) } : {}),
    ...(draw.chance(15) ? { fieldPath: fieldPath(schema, draw) } : {}),
    ...(draw.chance(6) ? { optionalOldSelf: draw.chance(70) } : {}),
  };
}

const ODD_RULES = [
  '',
  ' ',
  'true &&',
  '1',
  'self',
  "'text'",
  'true\n&& true',
  'self ==',
  'noSuchName',
  'noSuchFunction(self)',
  'self.noSuchField',
  'has(self)',
  '[1, "a"].size() > 0',
  "duration('x') > duration('1s')",
  "'a'.matches('[')",
  'int("a") == 1',
  'self.all(x, y, z, true)',
  'dyn(self) == dyn(self)',
  'type(self) == type(self)',
  '"%d".format(["a"]) == ""',
  'self != null',
  'size(self) > 1',
  'cel.bind(x, self, x == x)',
  'self.?a.hasValue()',
  'lists.range(1000000).all(x, lists.range(1000).all(y, x != y))',
];

function withOldSelf(schema: StructuralSchema, draw: Draw): string {
  const inner = condition('self', schema, draw, 2);
  return draw.pick([
    'self == oldSelf',
    `oldSelf == self || (${inner})`,
    `${inner.replace('self', 'oldSelf')}`,
    `oldSelf.hasValue() && (${inner})`,
    'oldSelf.orValue(self) == self',
    `oldSelf.optMap(x, x == self).orValue(true)`,
  ]);
}

const message = (schema: StructuralSchema, draw: Draw): string =>
  draw.pick([
    "'said'",
    `string(${condition('self', schema, draw, 1)})`,
    `'%s'.format([${condition('self', schema, draw, 1)}])`,
    `'a' + string(self)`,
    `"%d".format([1, 2])`,
    'self',
    `'said' +`,
  ]);

function fieldPath(schema: StructuralSchema, draw: Draw): string {
  const names = Object.keys(schema.properties ?? {});
  const known = names.length > 0 ? draw.pick(names) : 'a';
  return draw.pick([
    `.${known}`,
    `.${known}`,
    known,
    '.noSuchField',
    `['${known}']`,
    `["${known}"]`,
    `.${known}.a`,
    '',
    ' ',
    '.',
    `.${known}\n`,
    `.${known}[0]`,
    `['a']['b']`,
  ]);
}

/** Returns a boolean expression about `at`, a path with `schema`. */
function condition(at: string, schema: StructuralSchema, draw: Draw, depth: number): string {
  if (draw.chance(4)) return `${at} == ${draw.pick(['1', "'a'", 'null', 'true', '[]', '{}', '1.5', '2u'])}`;
  if (depth > 0 && draw.chance(20))
    return `(${condition(at, schema, draw, depth - 1)}) ${draw.pick(['&&', '||', '==', '!='])} (${condition(at, schema, draw, depth - 1)})`;
  if (isIntOrString(schema))
    return draw.pick([
      `type(${at}) == int ? ${at} > 0 : ${at}.matches('^[0-9]+%$')`,
      `${at} == 1`,
      `string(${at}) != ''`,
      `quantity(${at}).isInteger()`,
    ]);
  switch (schema.type) {
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? ofMap(at, schema.additionalProperties, draw, depth)
        : ofObject(at, schema, draw, depth);
    case 'array':
      return ofList(at, schema.items ?? {}, draw, depth);
    case 'string':
      return ofText(at, schema, draw);
    case 'integer':
      return draw.pick([
        `${at} > 0`,
        `${at} % 2 == 0`,
        `${at} in [1, 2, 3]`,
        `${at} + 1 < 10`,
        `string(${at}) == '1'`,
        `${at} < 1.5`,
        `${at} + 1.5 < 3.0`,
        `double(${at}) * 0.5 < 1.0`,
      ]);
    case 'number':
      return draw.pick([`${at} > 0.5`, `${at} * 2.0 < 1.0`, `${at} == 1`, `int(${at}) == 1`, `${at} % 2.0 == 0.0`]);
    case 'boolean':
      return draw.pick([at, `!${at}`, `${at} ? 1 == 1 : 2 > 3`, `${at} && true`]);
    default:
      return draw.pick(['true', `${at} == ${at}`, `has(${at}.a)`]);
  }
}

function ofObject(at: string, { properties = {} }: StructuralSchema, draw: Draw, depth: number): string {
  const names = Object.keys(properties);
  if (names.length === 0 || depth === 0) return draw.pick([`${at} == ${at}`, `has(${at}.a)`, 'true', `size(${at}) > 0`]);
  const name = draw.pick(names);
  const field = `${at}.${draw.chance(95) ? escaped(name) : name}`;
  const inner = condition(field, properties[name] ?? {}, draw, depth - 1);
  const other = draw.pick(names);
  return draw.pick([
    inner,
    inner,
    `!has(${field}) || ${inner}`,
    `has(${field})`,
    `has(${field}) == has(${at}.${escaped(other)})`,
    `${field} == ${at}.${escaped(other)}`,
    `${field} == ${field}`,
    `${at}.?${escaped(name)}.hasValue()`,
    `'${name}' in ${at}`,
  ]);
}

function ofList(at: string, items: StructuralSchema, draw: Draw, depth: number): string {
  const variable = `x${depth}`;
  const inner = depth > 0 ? condition(variable, items, draw, depth - 1) : 'true';
  const macro = draw.pick(['all', 'exists', 'exists_one', 'filter', 'map']);
  const loop = `${at}.${macro}(${variable}, ${inner})`;
  const nested = `${at}.all(a, ${at}.exists(b, a == b))`;
  return draw.pick([
    macro === 'filter' || macro === 'map' ? `${loop}.size() > 0` : loop,
    loop,
    nested,
    `size(${at}) < 10`,
    `${at}[0] == ${at}[1]`,
    `${at}.all(a, ${at}.all(b, ${at}.all(c, a == b || b == c)))`,
    `${at}.map(a, a).isSorted()`,
    `${at}.sum() > 0`,
    `${at}.join(',').size() < 10`,
    `${at}.sort() == ${at}`,
    `${at}.all(i, ${variable}, i > 0 || ${inner})`,
    `sets.contains(${at}, ${at})`,
    `${at}.distinct().size() == size(${at})`,
    `${at}.first().hasValue()`,
  ]);
}

function ofMap(at: string, values: StructuralSchema, draw: Draw, depth: number): string {
  const inner = depth > 0 ? condition(`${at}[k]`, values, draw, depth - 1) : 'true';
  return draw.pick([
    `${at}.all(k, ${inner})`,
    `${at}.all(k, v, k != '')`,
    `'a' in ${at}`,
    `size(${at}) > 0`,
    `${at}['a'] == ${at}.b`,
    `${at}.exists(k, k.startsWith('a'))`,
    `${at}.map(k, ${at}[k]).size() > 0`,
    `${at}.transformMap(k, v, v).size() > 1`,
    `${at}[?'a'].hasValue()`,
    `has(${at}.a)`,
  ]);
}

function ofText(at: string, { format }: StructuralSchema, draw: Draw): string {
  if (format === 'date-time' || format === 'date')
    return draw.pick([
      `${at} > timestamp('2024-01-01T00:00:00Z')`,
      `${at}.getFullYear() > 2000`,
      `${at} == 'a'`,
      `timestamp(${at}) == ${at}`,
    ]);
  if (format === 'duration')
    return draw.pick([`${at} > duration('1s')`, `duration(${at}) > duration('1h')`, `${at}.getSeconds() > 1`, `${at}.matches('s$')`]);
  if (format === 'byte') return draw.pick([`size(${at}) > 1`, `${at} == b'a'`, `string(${at}) == 'a'`, `${at} == 'a'`]);
  return draw.pick([
    `${at} != ''`,
    `${at}.matches('^[a-z]+$')`,
    `${at}.matches('(')`,
    `${at}.size() < 10`,
    `${at}.startsWith('a')`,
    `${at}.contains(${at})`,
    `${at}.split(',').all(p, p.size() < 5)`,
    `${at}.split(',').all(p, ${at}.split(',').all(q, p.size() < q.size()))`,
    `quantity(${at}).isGreaterThan(quantity('1'))`,
    `isURL(${at}) && url(${at}).getScheme() == 'https'`,
    `ip(${at}).family() == 4`,
    `cidr(${at}).containsIP('10.0.0.1')`,
    `${at}.find('[0-9]+') == '1'`,
    `int(${at}) > 0`,
    `${at}.lowerAscii() == ${at}`,
    `${at} in ['a', 'b']`,
    `${at} > 1`,
    `format.dns1123Label().validate(${at}).hasValue()`,
    `semver(${at}).major() == 1`,
    `duration(${at}) > duration('1s')`,
    `${at}.replace('a', 'b') == ${at}`,
    `${at} + 1 == 'a'`,
  ]);
}

/** Escapes the names that rules must escape and that occur in cases. */
const escaped = (name: string): string => name.replaceAll('-', '__dash__').replace(/^namespace$/, '__namespace__');
