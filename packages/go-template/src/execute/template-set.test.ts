import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HELM_FUNCTIONS } from '../helm-functions.ts';
import { GoError, TemplateError } from '../values/template-error.ts';
import { findMarkers, Unknown } from '../values/unknown.ts';
import { Dialect } from './dialect.ts';
import type { Rendered } from './rendered.ts';
import { parseTemplate, TemplateSet } from './template-set.ts';

const dialect = new Dialect({ functions: [HELM_FUNCTIONS] });

const render = (template: string, data: unknown = {}): Rendered =>
  new TemplateSet(dialect, [parseTemplate(dialect, 't', template)]).render('t', data);

const DATA = { name: 'web', list: ['a', 'b'], map: { z: 1, y: { deep: true } }, empty: '', count: 3, off: false, nothing: null };

describe('a template prints', () => {
  test.each([
    ['plain text', 'plain text'],
    ['a: {{ .name }}', 'a: web'],
    ['a\n  {{- if .off }}\nno\n  {{- end }}\nb', 'a\nb'],
    ['{{ if .off }}1{{ else if eq .name "web" }}2{{ else }}3{{ end }}', '2'],
    ['{{ range $i, $e := .list }}{{ $i }}={{ $e }} {{ end }}', '0=a 1=b '],
    ['{{ range $k, $v := .map }}{{ $k }} {{ end }}', 'y z '],
    ['{{ range .list }}{{ if eq . "b" }}{{ break }}{{ end }}{{ . }}{{ end }}', 'a'],
    ['{{ range .list }}{{ if eq . "a" }}{{ continue }}{{ end }}{{ . }}{{ end }}', 'b'],
    ['{{ range .empty }}x{{ else }}none{{ end }}', 'none', { empty: [] }],
    ['{{ with .map.y }}{{ .deep }}{{ else }}no{{ end }}', 'true'],
    ['{{ define "x" }}[{{ . }}]{{ end }}{{ template "x" .name }}', '[web]'],
    ['{{ block "x" .count }}<{{ . }}>{{ end }}', '<3>'],
    ['{{ $x := 1 }}{{ if true }}{{ $x = 2 }}{{ $x := 3 }}{{ end }}{{ $x }}', '2'],
    ['{{ (.nothing).a.b }}|{{ .gone }}', '<no value>|<no value>'],
    ['{{ printf "%05.1f|%-4s|%q|%v|%T" .count "a" "b" .map 1 }}', '003.0|a   |"b"|map[y:map[deep:true] z:1]|int'],
    ["{{ 1000000.0 }} {{ 1e6 }} {{ 0x1F }} {{ 1_000 }} {{ 'é' }}", '1e+06 1e+06 31 1000 233'],
    ['{{ define "x" }}{{ . }}!{{ end }}{{ include "x" .name }} {{ tpl "{{ .name }}" . }}', 'web! web'],
    ['{{ printf "%.2f|%.0f|%.1f|%.102f" 0.125 0.5 -0.25 0.5 }}', `0.12|0|-0.2|0.5${'0'.repeat(101)}`],
    ['{{ $t := toDate "2006" "x" }}{{ $t.YearDay }} {{ ($t.AddDate 0 1 1).Year }}', '1 1'],
    ['{{ dateInZone "2006 15:04:05 -0700" (toDate "2006" "x") "America/New_York" }}', '0000 19:03:58 -0456'],
    ['{{ dateInZone "15:04 MST" (int64 1720000000) "Europe/Berlin" }}', '11:46 CEST'],
    ['{{ derivePassword 1 "constructor" "a" "b" "c" }}', 'cannot find password template constructor'],
    ['{{ len (wrapWith 1 "x" (repeat 400000 "a")) }}', '799999'],
    ['{{ len "é" }} {{ index .list 1 }} {{ index .map "y" "deep" }} {{ not .off }}', '2 b true true'],
  ])('%s', (template, text, data: unknown = DATA) => {
    expect(render(template, data).text).toBe(text);
  });
});

describe('an error has the text of Go', () => {
  test.each([
    ['{{ .name', 'template: t:1: unclosed action'],
    ['{{ if .name }}x', 'template: t:1: unexpected EOF'],
    ['{{ nosuch 1 }}', 'template: t:1: function "nosuch" not defined'],
    ['{{ $x }}', 'template: t:1: undefined variable "$x"'],
    ['a\n{{ .nothing.b }}', 'template: t:2:11: executing "t" at <.nothing.b>: nil pointer evaluating interface {}.b'],
    [
      'é{{ eq .count 3 }}',
      'template: t:1:5: executing "t" at <eq .count 3>: error calling eq: incompatible types for comparison: float64 and int',
    ],
    ['{{ .count | printf }}', 'template: t:1:12: executing "t" at <printf>: wrong type for value; expected string; got float64'],
    ['{{ range .count }}{{ end }}', 'template: t:1:9: executing "t" at <.count>: range can\'t iterate over 3'],
    [
      '{{ dateInZone "2006" (int64 99999999999999) "Europe/Berlin" }}',
      'template: t:1:3: executing "t" at <dateInZone "2006" (int64 99999999999999) "Europe/Berlin">: error calling dateInZone: the date is out of range',
    ],
    ['{{ template "x" }}', 'template: t:1:12: executing "t" at <{{template "x"}}>: template "x" not defined'],
  ])('%s', (template, message) => {
    expect(() => render(template, DATA)).toThrow(new TemplateError('execute', message).message);
  });
});

test('the origins of values are found by the position of their text', () => {
  const { text, originAt } = ((rendered: Rendered) => ({ text: rendered.text, originAt: rendered.originAt.bind(rendered) }))(
    render('{{ define "x" }}\nname: {{ .name }}\n{{ end }}a\n{{ include "x" .map.y }}{{ range .list }}- {{ . }}\n{{ end }}', {
      map: { y: { name: 'deep' } },
      list: ['one', 'two'],
    }),
  );
  expect(originAt(text.indexOf('deep'))).toEqual({ template: 't', line: 2, column: 9, path: '.map.y.name' });
  expect(originAt(text.indexOf('two'))?.path).toBe('.list.1');
  expect(originAt(0)).toEqual({ template: 't', line: 3, column: 9, path: undefined });
});

test('an unknown value is printed as a marker, and both branches are executed', () => {
  const rendered = render('a: {{ .secret }}\n{{ if .secret }}b: 1\n{{ end }}{{ if eq .secret "x" }}{{ else }}c: 1{{ end }}', {
    secret: new Unknown('a Secret'),
  });
  const [marker] = findMarkers(rendered.text);
  expect(rendered.unknowns[marker?.id ?? -1]?.unknown.reason).toBe('a Secret');
  expect(rendered.conditions.map(({ start, end }) => rendered.text.slice(start, end))).toEqual(['b: 1\n', 'c: 1']);
});

test('values that no template reads have a path', () => {
  const data = { Values: { used: 1, unused: { a: 1 }, partly: { a: 1, b: 2 } } };
  expect(render('{{ .Values.used }}{{ .Values.partly.a }}', data).unreadPaths(['Values'])).toEqual(['.Values.unused', '.Values.partly.b']);
});

test('reports the unread keys of a map once, also when a template puts it in many positions', () => {
  const level = '{{ $_ := set $d "a" $e }}{{ $_ := set $d "b" $e }}{{ $_ := print $d.a.b $d.b.a }}{{ $d = $e }}{{ $e = dict "c" 1 }}';
  const template = `{{ $d := dict }}{{ $_ := set .Values "d" $d }}{{ $e := dict }}{{ range until 40 }}${level}{{ end }}{{ $_ := .Values.d }}`;
  expect(render(template, { Values: {} }).unreadPaths(['Values']).length).toBeLessThan(100);
});

test('a hostile template ends with one error', () => {
  const limits = { steps: 1000, output: 1000 };
  const loop = parseTemplate(dialect, 't', '{{ range $i := 100000 }}{{ end }}');
  expect(() => new TemplateSet(dialect, [loop]).render('t', {}, { limits })).toThrow('more than 1000 steps');
  const large = parseTemplate(dialect, 't', '{{ range $i := 500 }}12345{{ end }}');
  expect(() => new TemplateSet(dialect, [large]).render('t', {}, { limits })).toThrow('more than 1000 characters');
  expect(() => new TemplateSet(dialect, [large]).render('t', {}, { limits: { parts: 100 } })).toThrow('more than 100 printed texts');
  expect(() => render('{{ define "x" }}{{ template "x" }}{{ end }}{{ template "x" }}')).toThrow(GoError);
  const nested = (depth: number): string => `{{ ${'('.repeat(depth)}1${')'.repeat(depth)} }}`;
  expect(render(nested(400), {}).text).toBe('1');
  expect(() => render(nested(20_000), {})).toThrow('max expression depth exceeded');
  expect(() => render('{{ if true }}'.repeat(20_000) + '{{ end }}'.repeat(20_000))).toThrow('nested too deep');
  const derived =
    '{{ range until 15 }}{{ $_ := until 1000000 }}{{ end }}{{ range until 2 }}{{ derivePassword 1 "pin" "a" "b" "c" }}{{ end }}';
  expect(() => render(derived)).toThrow('items in all lists and maps');
  const words = '{{ $t := repeat 100000 "aB" }}{{ range until 50 }}{{ $_ := snakecase $t }}{{ end }}';
  expect(() => render(words)).toThrow('items in all lists and maps');
});

test('parses any text, or throws a TemplateError', () => {
  const piece = fc.constantFrom(
    '{{',
    '}}',
    '{{- ',
    ' -}}',
    'if',
    'end',
    'range',
    'else',
    'define',
    '.a',
    '$x',
    ':=',
    '=',
    '|',
    '(',
    ')',
    '"',
    '`',
    ' ',
    'x',
    '1',
    '\n',
    ',',
    "'",
    '/*',
    '*/',
    'len',
    'template',
    'break',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      const once = outcome(pieces.join(''));
      expect(outcome(pieces.join(''))).toBe(once);
    }),
  );
});

function outcome(template: string): string {
  try {
    return render(template, { a: [1] }).text;
  } catch (error) {
    if (error instanceof GoError) return error.message;
    throw error;
  }
}
