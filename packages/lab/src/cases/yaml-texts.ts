import { type Draw, drawn, sampleOf } from './draw.ts';

/** Returns `count` strings that are YAML or similar, always the same for a seed. */
export const yamlTexts = (count: number, seed: number): readonly string[] =>
  sampleOf(
    drawn((draw) => (draw.chance(30) ? ofCharacters(draw) : ofLines(draw))),
    count,
    seed,
  ).filter((text) => !TAB_BEFORE_COMMENT.test(text));

/** YAML v3 accepts it in positions where v2, which also reads every file of a Flux Kustomization, does not. */
const TAB_BEFORE_COMMENT = /\t[ \t]*#/;

const CHARACTERS = [...'ab:#- "\'\n\n~/[]{},&*!|>%@\\?.\t'];

const ofCharacters = (draw: Draw): string => Array.from({ length: 1 + draw.below(24) }, () => draw.pick(CHARACTERS)).join('');

function ofLines(draw: Draw): string {
  const lines = Array.from({ length: 1 + draw.below(7) }, () => draw.pick(STARTS) + draw.pick(CONTENTS));
  return lines.join(draw.chance(15) ? '\r\n' : '\n') + draw.pick(['', '\n', '\n\n']);
}

const STARTS = ['', '', ' ', '  ', '  ', '    ', '- ', '  - ', '- - ', '? ', ': ', '-   ', '\t', ' \t'];

const CONTENTS = [
  ...['', 'text', '  more', 'a#b', 'x\ty', "z'", 'e"', '2]', '- a', '-\ta', '-\t- a', '---a', '-', '?', ':', '@a', '`', '%', ',', '|', '>'],
  ...['a:', 'a: b', 'a :b', 'a : b', 'a: b: c', 'a: - b', 'a: #b', 'a: !', 'k: v # c', 'k: # c', 'x:\ty', '🚀: x', '\ufeffa: b', 'k:\t- a'],
  ...[
    'b: |',
    'c: >-',
    'l: |-  # c',
    'm: |2',
    'n: >+1',
    'x: >',
    '- |',
    '--- |',
    'd: "x',
    "f: 'y",
    '"\\x41\\',
    '"q": 1',
    '"a" : b',
    "'a': 'b'",
  ],
  ...[
    '"\\q"',
    '"a\\/b"',
    '"\\ud83d\\ude00"',
    '"k": "v',
    '  w" : x',
    "''",
    '""',
    '"a"b',
    '"a": b: c',
    'a: "b" c',
    "a: 'b' 'c'",
    '"a\u0085 b"',
  ],
  ...['a: [1,', '[', ']', '{', '}', 'b: {c: d}', '{a:b, c}', '[a: b, ? c : d, e]', '[a\tb]', '{"a":b}', '{"a":"b"}', '{a:{b: c}}', '[-]'],
  ...[
    '[- a]',
    '[-,a]',
    '[?]',
    '[? ]',
    '{? a}',
    '{:a}',
    '{: a}',
    '[:]',
    '[a:]',
    '[a,,b]',
    '{,}',
    '[,]',
    '[🚀]: y',
    '? [a]',
    ': {b: c}',
    '{}: x',
  ],
  ...[
    'a: &x b',
    '*x : y',
    'c: *x',
    '&y',
    '&x &y a',
    '&a',
    '*',
    '& a',
    '&a,b',
    '*a,',
    '<<: *x',
    '!!str d: e',
    '!t',
    '!e!x y',
    '!<x> y',
    '!',
  ],
  ...[
    '! z',
    '!a,b',
    'a: !!binary x',
    '# c',
    '---',
    '--- a',
    '--- # c',
    '...',
    '%YAML 1.1',
    '%YAML 1.2',
    '%TAG !e! tag:e,',
    'a\u0085b',
    'a: \u2028 b',
  ],
];
