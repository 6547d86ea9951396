import type { Draw } from './draw.ts';

/** The table of Go types that `flux-oracle types` prints. */
export interface TypeTable {
  readonly kinds: Readonly<Record<string, number>>;
  readonly structs: readonly (readonly (readonly [name: string, type: string, flags: string])[])[];
}

const QUANTITIES = [
  ...[
    '1',
    '1000m',
    '0.5',
    '1.5Gi',
    '1024Mi',
    '8Gi',
    '100m',
    '1500m',
    '1e3',
    '0',
    '0.0',
    '1Ki',
    '512Ki',
    '0.1Ki',
    '12E',
    '1.500',
    '05',
    '+5',
    '-1',
    '.5',
    '5.',
  ],
  ...[
    '1000',
    '1000k',
    '0.100',
    '1u',
    '1n',
    '0.1n',
    '3.14159',
    '100Ei',
    '9223372036854775807',
    '99999999999999999999',
    '1e-3',
    '1E6',
    '1E',
    '2e',
    'abc',
  ],
  ...[
    '1.2.3',
    '1 ',
    'Ki',
    '1000Ki',
    '1025Ki',
    '1.0e3',
    '12e6',
    '-0.5',
    '-1536Mi',
    '0Ki',
    '100000000000000000000m',
    '0.000000001',
    '0.0000000001',
  ],
  ...[0.5, 2, 1500, 1e21],
];

/** Returns a random object of a built-in kind, with fields of the right type, of another one, null, and of no type. */
export function drawTypedObject({ kinds, structs }: TypeTable, draw: Draw): Readonly<Record<string, unknown>> {
  const name = draw.pick(Object.keys(kinds));
  const slash = name.lastIndexOf('/');
  const { metadata, ...fields } = struct(kinds[name] ?? 0, 0);
  const {
    labels: _,
    annotations: __,
    ...meta
  } = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Record<string, unknown>;
  return {
    ...fields,
    apiVersion: name.slice(0, slash),
    kind: name.slice(slash + 1),
    metadata: { ...meta, name: 'a', ...marks('labels'), ...marks('annotations') },
  };

  function marks(field: string): object {
    return draw.chance(30) ? { [field]: draw.pick<unknown>([{ a: 'b' }, {}, { a: null }, null, { a: '1', b: '' }]) } : {};
  }

  function struct(number: number, depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const [field, type] of structs[number] ?? []) {
      if (field === '') Object.assign(object, struct(Number(type), depth));
      else if (draw.chance(depth < 2 ? 80 : depth < 5 ? 45 : 12)) object[field] = value(type, depth);
    }
    if (draw.chance(3)) object.notAField = draw.pick<unknown>([1, { a: 1 }, 'x']);
    return object;
  }

  function value(type: string, depth: number): unknown {
    if (draw.chance(2)) return draw.pick<unknown>([null, null, null, 'x', 5, true, { a: 1 }, [1], 1.5, '', {}, []]);
    if (type.startsWith('*')) return value(type.slice(1), depth);
    if (type.startsWith('[]')) return Array.from({ length: draw.pick([0, 1, 1, 2]) }, () => value(type.slice(2), depth + 1));
    if (type.startsWith('{}')) {
      return Object.fromEntries(
        Array.from({ length: draw.below(3) }, (_, index) => [`${draw.pick(['a', 'cpu', '__x'])}${index}`, value(type.slice(2), depth + 1)]),
      );
    }
    return scalar(type) ?? struct(Number(type.replace('?', '')), depth + 1);
  }

  function scalar(type: string): unknown {
    switch (type) {
      case '=Quantity':
        return draw.pick<unknown>(QUANTITIES);
      case '=IntOrString':
        return draw.pick<unknown>([80, 'http', '50%', 0, '']);
      case '=Time':
        return draw.pick(['2025-01-01T00:00:00Z', '2025-01-01T10:00:00+02:00', '2025-01-01T00:00:00.5Z']);
      case '=MicroTime':
        return draw.pick(['2025-01-01T00:00:00.000000Z', '2025-01-01T00:00:00.123456Z']);
      case 'string':
        return draw.pick(['', 'a', 'web', 'TCP', '5']);
      case 'bool':
        return draw.chance(50);
      case 'int32':
      case 'int64':
        return draw.pick([0, 1, 80, -1, 2_147_483_648, 3]);
      case 'bytes':
        return draw.pick(['', 'YWJj', 'YQ==', 'YQ', '%', 'YW\nJj']);
      case 'any':
        return 1;
      default:
        return type.startsWith('=') ? draw.pick<unknown>([{ a: 1, b: [1, 2] }, {}, { z: 'y' }]) : undefined;
    }
  }
}
