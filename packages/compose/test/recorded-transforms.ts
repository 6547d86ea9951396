// Recorded with function-patch-and-transform 0.10.7.

/** A transform, its input, and the value or the error. An input that is an `int64` is a bigint. */
export type RecordedTransform = readonly [
  transform: unknown,
  input: unknown,
  result: { readonly value: unknown } | { readonly error: string },
];

export const RECORDED_TRANSFORMS: readonly RecordedTransform[] = [
  [{ type: 'bad' }, 0.5, { error: 'transform type bad is not supported' }],
  [
    { type: 'convert', convert: { toType: 'array' } },
    255,
    { error: 'convert transform could not resolve: conversion from float64 to array is not supported with format none' },
  ],
  [
    { type: 'convert', convert: { toType: 'array' } },
    '00.5',
    { error: 'convert transform could not resolve: conversion from string to array is not supported with format none' },
  ],
  [
    { type: 'convert', convert: { toType: 'array' } },
    { 𝒳: [9007199254740992, 123456.789, '-'], '/w==': true },
    { error: 'convert transform could not resolve: invalid input type map[string]interface {}' },
  ],
  [
    { type: 'convert', convert: { toType: 'array', format: 'bad' } },
    1,
    { error: 'convert transform could not resolve: format: Invalid value: "bad": invalid format' },
  ],
  [
    { type: 'convert', convert: { toType: 'array', format: 'json' } },
    '0x1p-2',
    { error: "convert transform could not resolve: invalid character 'x' after top-level value" },
  ],
  [
    { type: 'convert', convert: { toType: 'array', format: 'json' } },
    '3e2',
    { error: 'convert transform could not resolve: json: cannot unmarshal number into Go value of type []interface {}' },
  ],
  [
    { type: 'convert', convert: { toType: 'array', format: 'none' } },
    '<&>',
    { error: 'convert transform could not resolve: conversion from string to array is not supported with format none' },
  ],
  [
    { type: 'convert', convert: { toType: 'bad' } },
    null,
    { error: 'convert transform could not resolve: toType: Invalid value: "bad": invalid type' },
  ],
  [
    { type: 'convert', convert: { toType: 'bad' } },
    '1.5Gi',
    { error: 'convert transform could not resolve: toType: Invalid value: "bad": invalid type' },
  ],
  [{ type: 'convert', convert: { toType: 'bool' } }, false, { value: false }],
  [{ type: 'convert', convert: { toType: 'bool' } }, 255, { value: false }],
  [{ type: 'convert', convert: { toType: 'bool' } }, null, { error: 'convert transform could not resolve: invalid input type <nil>' }],
  [
    { type: 'convert', convert: { toType: 'bool' } },
    {},
    { error: 'convert transform could not resolve: invalid input type map[string]interface {}' },
  ],
  [
    { type: 'convert', convert: { toType: 'bool', format: 'bad' } },
    [5, 1000000, 'aGVs\nbG8='],
    { error: 'convert transform could not resolve: format: Invalid value: "bad": invalid format' },
  ],
  [
    { type: 'convert', convert: { toType: 'bool', format: 'json' } },
    '0.000001n',
    { error: 'convert transform could not resolve: conversion from string to bool is not supported with format json' },
  ],
  [
    { type: 'convert', convert: { toType: 'bool', format: 'none' } },
    ['<&>'],
    { error: 'convert transform could not resolve: invalid input type []interface {}' },
  ],
  [{ type: 'convert', convert: { toType: 'bool', format: 'quantity' } }, true, { value: true }],
  [
    { type: 'convert', convert: { toType: 'bool', format: 'quantity' } },
    '%d',
    { error: 'convert transform could not resolve: conversion from string to bool is not supported with format quantity' },
  ],
  [
    { type: 'convert', convert: { toType: 'bool', format: 'quantity' } },
    [null],
    { error: 'convert transform could not resolve: invalid input type []interface {}' },
  ],
  [{ type: 'convert', convert: { toType: 'float64' } }, 5, { value: 5 }],
  [{ type: 'convert', convert: { toType: 'float64', format: 'json' } }, 255, { value: 255 }],
  [
    { type: 'convert', convert: { toType: 'float64', format: 'json' } },
    'T',
    { error: 'convert transform could not resolve: conversion from string to float64 is not supported with format json' },
  ],
  [{ type: 'convert', convert: { toType: 'float64', format: 'quantity' } }, 5, { value: 5 }],
  [{ type: 'convert', convert: { toType: 'float64', format: 'quantity' } }, '1e3', { value: 1000 }],
  [
    { type: 'convert', convert: { toType: 'int' } },
    '1E2',
    { error: 'convert transform could not resolve: strconv.ParseInt: parsing "1E2": invalid syntax' },
  ],
  [{ type: 'convert', convert: { toType: 'int', format: 'none' } }, false, { value: 0 }],
  [
    { type: 'convert', convert: { toType: 'int', format: 'none' } },
    'aGVs\nbG8=',
    { error: 'convert transform could not resolve: strconv.ParseInt: parsing "aGVs\\nbG8=": invalid syntax' },
  ],
  [
    { type: 'convert', convert: { toType: 'int', format: 'quantity' } },
    1,
    { error: 'convert transform could not resolve: conversion from float64 to int64 is not supported with format quantity' },
  ],
  [{ type: 'convert', convert: { toType: 'int64' } }, false, { value: 0 }],
  [
    { type: 'convert', convert: { toType: 'int64', format: 'json' } },
    'a,b',
    { error: 'convert transform could not resolve: conversion from string to int64 is not supported with format json' },
  ],
  [
    { type: 'convert', convert: { toType: 'object' } },
    123456.789,
    { error: 'convert transform could not resolve: conversion from float64 to object is not supported with format none' },
  ],
  [
    { type: 'convert', convert: { toType: 'object' } },
    -1,
    { error: 'convert transform could not resolve: conversion from float64 to object is not supported with format none' },
  ],
  [
    { type: 'convert', convert: { toType: 'object' } },
    '99999999999999999999Ei',
    { error: 'convert transform could not resolve: conversion from string to object is not supported with format none' },
  ],
  [
    { type: 'convert', convert: { toType: 'object', format: 'quantity' } },
    'İ',
    { error: 'convert transform could not resolve: conversion from string to object is not supported with format quantity' },
  ],
  [{ type: 'convert', convert: { toType: 'string' } }, true, { value: 'true' }],
  [{ type: 'convert', convert: { toType: 'string' } }, -1n, { value: '-1' }],
  [{ type: 'convert', convert: { toType: 'string' } }, 'é', { value: 'é' }],
  [{ type: 'convert', convert: { toType: 'string', format: 'none' } }, '0.000001n', { value: '0.000001n' }],
  [
    { type: 'map', map: { 'grün ß': '1.G', a: 'aGVs\nbG8=' } },
    '1.5Gi',
    { error: 'map transform could not resolve: key 1.5Gi is not found in map' },
  ],
  [
    { type: 'map', map: { 'a,b': 1e-7 } },
    null,
    { error: 'map transform could not resolve: type <nil> is not supported for map transform' },
  ],
  [
    { type: 'map', map: { '{"a":1,"b":[1,2.5]}': 1e-7 } },
    false,
    { error: 'map transform could not resolve: type bool is not supported for map transform' },
  ],
  [
    { type: 'map', map: { '/w==': 1000000, '9223372036854775807': 255, 'grün ß': null, '1E2': '99999999999999999999Ei', '12e': '-' } },
    1000000,
    { error: 'map transform could not resolve: type float64 is not supported for map transform' },
  ],
  [
    { type: 'map', map: { '12e': 'Inf' } },
    1000000000000000052504760255204420248704468581108159154915854115511802457988908195786371375080447864043704443832883878176942523235360430575644792184786706982848387200926575803737830233794788090059368953234970799945081119038967640880074652742780142494579258788820056842838115669472196386865459400540160n,
    { error: 'map transform could not resolve: type int64 is not supported for map transform' },
  ],
  [
    {
      type: 'map',
      map: {
        '1.5Gi': '12345678901234567',
        'x=y': null,
        '9223372036854775807': 'aGVsbG8=',
        '1E2': '1.0000000001',
        '9223372036854775808': 'eu-west-1a',
      },
    },
    { '%d': { nan: '1E2', '{"a":1,"b":[1,2.5]}': null } },
    { error: 'map transform could not resolve: type map[string]interface {} is not supported for map transform' },
  ],
  [{ type: 'match', match: { patterns: [], fallbackValue: '0.9Ki', fallbackTo: 'Value' } }, null, { value: '0.9Ki' }],
  [{ type: 'match', match: { patterns: [], fallbackValue: false, fallbackTo: 'Bad' } }, true, { value: false }],
  [
    { type: 'match', match: { patterns: [], fallbackTo: 'Value' } },
    { '{"a":1,"b":[1,2.5]}': true, '9223372036854775808': 9007199254740992 },
    { value: null },
  ],
  [{ type: 'match', match: { patterns: [], fallbackValue: '1.0000000001', fallbackTo: 'Bad' } }, 1e300, { value: '1.0000000001' }],
  [{ type: 'match', match: { patterns: [], fallbackValue: '1.G' } }, 255, { value: '1.G' }],
  [{ type: 'match', match: { patterns: [], fallbackTo: 'Input' } }, ['-5', -2.5], { value: ['-5', -2.5] }],
  [{ type: 'match', match: { patterns: [], fallbackTo: 'Input' } }, 'aGVsbG8=', { value: 'aGVsbG8=' }],
  [{ type: 'match' }, 1000000n, { error: 'given transform type match requires configuration' }],
  [
    {
      type: 'match',
      match: { patterns: [{ type: 'regexp', literal: '', regexp: '(', result: '-5' }], fallbackValue: true, fallbackTo: 'Value' },
    },
    '1.5Gi',
    {
      error:
        'match transform could not resolve: cannot match pattern at index 0: cannot compile regexp: error parsing regexp: missing closing ): `(`',
    },
  ],
  [
    {
      type: 'match',
      match: {
        patterns: [{ type: 'literal', literal: '+7', regexp: '.*', result: { '{"a":1,"b":[1,2.5]}': 'true', '5Ki': 255 } }],
        fallbackValue: -2.5,
        fallbackTo: 'Bad',
      },
    },
    null,
    { error: "match transform could not resolve: cannot match pattern at index 0: unsupported input type '<nil>'" },
  ],
  [
    { type: 'match', match: { patterns: [{ type: 'literal', literal: '1.G', regexp: 'a', result: 1e21 }], fallbackTo: 'Bad' } },
    [],
    { error: "match transform could not resolve: cannot match pattern at index 0: unsupported input type '[]interface {}'" },
  ],
  [
    {
      type: 'match',
      match: {
        patterns: [
          { type: 'regexp', literal: '1_000', regexp: '^5$', result: ['00.5'] },
          { type: 'regexp', literal: 'a', regexp: '^5$', result: 1e-7 },
        ],
        fallbackTo: 'Bad',
      },
    },
    true,
    { error: "match transform could not resolve: cannot match pattern at index 0: unsupported input type 'bool'" },
  ],
  [
    { type: 'match', match: { patterns: [{ type: 'literal', literal: '{"a":1,"b":[1,2.5]}', result: 255 }], fallbackTo: 'Input' } },
    -1,
    { error: "match transform could not resolve: cannot match pattern at index 0: unsupported input type 'float64'" },
  ],
  [
    {
      type: 'match',
      match: {
        patterns: [{ type: 'literal', literal: '1.G', regexp: '(' }],
        fallbackValue: { 'grün ß': 1, '"x"': 1e21 },
        fallbackTo: 'Bad',
      },
    },
    {},
    { error: "match transform could not resolve: cannot match pattern at index 0: unsupported input type 'map[string]interface {}'" },
  ],
  [
    { type: 'match', match: { patterns: [{ type: '', literal: 'nan', regexp: '.*', result: '.' }], fallbackValue: 'aGVs\nbG8=' } },
    1000000,
    { error: "match transform could not resolve: cannot match pattern at index 0: unsupported pattern type ''" },
  ],
  [
    {
      type: 'match',
      match: {
        patterns: [
          { type: 'bad', literal: 'é', regexp: '(', result: false },
          { type: 'bad', literal: 'a', regexp: '.*', result: true },
        ],
        fallbackValue: 'eu-west-1a',
      },
    },
    '/w==',
    { error: "match transform could not resolve: cannot match pattern at index 0: unsupported pattern type 'bad'" },
  ],
  [
    { type: 'match', match: { patterns: [], fallbackValue: { '9223372036854775807': {} }, fallbackTo: 'Input' } },
    [0, 123456.789],
    { error: 'match transform could not resolve: cannot set both a fallback value and the fallback to input flag' },
  ],
  [
    { type: 'math', math: { type: 'Bad' } },
    123456.789,
    { error: 'math transform could not resolve: type: Invalid value: "Bad": unknown math transform type' },
  ],
  [
    { type: 'math', math: { type: 'ClampMax', clampMax: 5 } },
    [['grün ß', 1e21, 123456.789], ['5Ki'], 'w7w='],
    { error: 'math transform could not resolve: input is required to be a number for math transformer, got []interface {}' },
  ],
  [
    { type: 'math', math: { type: 'ClampMax', clampMax: 100 } },
    '<&>',
    { error: 'math transform could not resolve: input is required to be a number for math transformer, got string' },
  ],
  [{ type: 'math', math: { type: 'ClampMin', clampMin: 0 } }, 123456.789, { value: 123456.789 }],
  [
    { type: 'math', math: { type: 'ClampMin', clampMin: -7 } },
    null,
    { error: 'math transform could not resolve: input is required to be a number for math transformer, got <nil>' },
  ],
  [
    { type: 'math', math: { type: 'ClampMin', clampMin: -7 } },
    [true, '{"a":1,"b":[1,2.5]}', ['aGVsbG8=', '1.0000000001']],
    { error: 'math transform could not resolve: input is required to be a number for math transformer, got []interface {}' },
  ],
  [
    { type: 'math', math: { type: 'ClampMin', clampMin: 5 } },
    { é: 'grün ß' },
    { error: 'math transform could not resolve: input is required to be a number for math transformer, got map[string]interface {}' },
  ],
  [
    { type: 'math', math: { type: 'ClampMin', clampMin: -7 } },
    '9223372036854775808',
    { error: 'math transform could not resolve: input is required to be a number for math transformer, got string' },
  ],
  [{ type: 'math', math: { type: 'Multiply', multiply: -3 } }, 1e21, { value: -3e21 }],
  [{ type: 'math', math: { type: 'Multiply', multiply: 2 } }, -1, { value: -2 }],
  [{ type: 'math' }, { '': [], T: 'İ', '12e': 5 }, { error: 'given transform type math requires configuration' }],
  [
    { type: 'math', math: {} },
    [1000000, '100m', '0.1'],
    { error: 'math transform could not resolve: type: Required value: math transform type is required' },
  ],
  [
    { type: 'string', string: { type: 'Bad' } },
    'grün ß',
    { error: 'string transform could not resolve: type Bad is not supported for string transform type' },
  ],
  [
    { type: 'string', string: { type: 'Convert', convert: 'Bad' } },
    'é',
    { error: 'string transform could not resolve: type Bad is not supported for string convert' },
  ],
  [{ type: 'string', string: { type: 'Convert', convert: 'ToAdler32' } }, {}, { value: '24445177' }],
  [{ type: 'string', string: { type: 'Convert', convert: 'ToAdler32' } }, '9223372036854775808', { value: '652674026' }],
  [{ type: 'string', string: { type: 'Convert', convert: 'ToJson' } }, 9007199254740992, { value: '9007199254740992' }],
  [{ type: 'string', string: { type: 'Convert', convert: 'ToJson' } }, '123456789012345678901', { value: '"123456789012345678901"' }],
  [{ type: 'string', string: { type: 'Convert', convert: 'ToLower' } }, '9223372036854775807', { value: '9223372036854775807' }],
  [
    { type: 'string', string: { type: 'Convert', convert: 'ToSha256' } },
    255,
    { value: '9556b82499cc0aaf86aee7f0d253e17c61b7ef73d48a295f37d98f08b04ffa7f' },
  ],
  [
    { type: 'string', string: { type: 'Convert', convert: 'ToSha256' } },
    '5',
    { value: 'ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d' },
  ],
  [
    { type: 'string', string: { type: 'Convert', convert: 'ToSha512' } },
    '',
    {
      value:
        'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
    },
  ],
  [{ type: 'string', string: { type: 'Convert', convert: 'ToUpper' } }, false, { value: 'FALSE' }],
  [{ type: 'string', string: { type: 'Convert', convert: 'ToUpper' } }, '9223372036854775808', { value: '9223372036854775808' }],
  [{ type: 'string', string: { type: 'Format', fmt: '%-5s|' } }, 1e300, { value: '%!s(float64=1e+300)|' }],
  [
    { type: 'string', string: { type: 'Format', fmt: '%b' } },
    [['5', [null, 1e21, 'deep']], null, 0],
    { value: '[[%!b(string=5) [<nil> 7629394531250000p+17 %!b(string=deep)]] <nil> 0p-1074]' },
  ],
  [{ type: 'string', string: { type: 'Format', fmt: '%c' } }, '5Ki', { value: '%!c(string=5Ki)' }],
  [{ type: 'string', string: { type: 'Format', fmt: '%e' } }, '1e3', { value: '%!e(string=1e3)' }],
  [{ type: 'string', string: { type: 'Format', fmt: '%o' } }, '1.5Gi', { value: '%!o(string=1.5Gi)' }],
  [
    { type: 'string', string: { type: 'Format' } },
    ['İ'],
    { error: 'string transform could not resolve: string transform of type Format fmt is not set' },
  ],
  [
    { type: 'string', string: { type: 'Join', join: { separator: '--' } } },
    1,
    { error: 'string transform could not resolve: could not parse input array' },
  ],
  [
    { type: 'string', string: { type: 'Join' } },
    [],
    { error: 'string transform could not resolve: string transform of type Join join is not set' },
  ],
  [{ type: 'string' }, '0.1', { error: 'given transform type string requires configuration' }],
  [{ type: 'string', string: {} }, 255n, { error: 'string transform could not resolve: type  is not supported for string transform type' }],
  [{ type: 'string', string: { type: 'Regexp', regexp: { match: '[a-z]+', group: 0 } } }, { é: null, '': false }, { value: 'map' }],
  [{ type: 'string', string: { type: 'Regexp', regexp: { match: '[a-z]+', group: 0 } } }, 1000000, { value: 'e' }],
  [
    { type: 'string', string: { type: 'Regexp', regexp: { match: '(', group: 2 } } },
    255,
    { error: 'string transform could not resolve: could not compile regexp: error parsing regexp: missing closing ): `(`' },
  ],
  [
    { type: 'string', string: { type: 'Regexp', regexp: { match: '(?i)A' } } },
    'x=y',
    { error: 'string transform could not resolve: regexp "(?i)A" had no matches for group 0' },
  ],
  [{ type: 'string', string: { type: 'Replace', replace: { search: '5', replace: 'x' } } }, null, { value: '<nil>' }],
  [{ type: 'string', string: { type: 'Replace', replace: { search: 'a', replace: 'yy' } } }, true, { value: 'true' }],
  [{ type: 'string', string: { type: 'Replace', replace: { search: 'e', replace: 'yy' } } }, 255, { value: '255' }],
  [{ type: 'string', string: { type: 'Replace', replace: { search: '', replace: '' } } }, [], { value: '[]' }],
  [{ type: 'string', string: { type: 'Replace', replace: { search: 'é', replace: '' } } }, '0.9Ki', { value: '0.9Ki' }],
  [
    { type: 'string', string: { type: 'Replace' } },
    'Inf',
    { error: 'string transform could not resolve: string transform of type Replace replace is not set' },
  ],
  [{ type: 'string', string: { type: 'TrimPrefix', trim: '' } }, true, { value: 'true' }],
  [{ type: 'string', string: { type: 'TrimPrefix', trim: 'é' } }, 1e300, { value: '1e+300' }],
  [{ type: 'string', string: { type: 'TrimPrefix', trim: 'é' } }, 9007199254740992, { value: '9.007199254740992e+15' }],
  [{ type: 'string', string: { type: 'TrimPrefix', trim: 'a' } }, 'null', { value: 'null' }],
  [{ type: 'string', string: { type: 'TrimSuffix', trim: '1a' } }, { '1e400': 'null', '"x"': '"x"' }, { value: 'map["x":"x" 1e400:null]' }],
  [{ type: 'string', string: { type: 'TrimSuffix', trim: '' } }, 0, { value: '0' }],
  [
    { type: 'string', string: { type: 'TrimSuffix', trim: '1a' } },
    ['x=y', [0.5, { '5Ki': true, '9223372036854775808': '-0', '3e2': 1e-7 }], 0.5],
    { value: '[x=y [0.5 map[3e2:1e-07 5Ki:true 9223372036854775808:-0]] 0.5]' },
  ],
  [{ type: 'string', string: { type: 'TrimSuffix', trim: 'é' } }, '00.5', { value: '00.5' }],
];
