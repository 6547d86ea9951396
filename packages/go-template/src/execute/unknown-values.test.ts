import { describe, expect, test } from 'vitest';
import { HELM_FUNCTIONS } from '../helm-functions.ts';
import { findMarkers, Unknown } from '../values/unknown.ts';
import { Dialect } from './dialect.ts';
import type { Rendered } from './rendered.ts';
import { parseTemplate, TemplateSet } from './template-set.ts';

const dialect = new Dialect({ functions: [HELM_FUNCTIONS] });

const render = (template: string, data: unknown = { u: new Unknown('secret') }): Rendered =>
  new TemplateSet(dialect, [parseTemplate(dialect, 't', template)]).render('t', data);

/** The text with reasons instead of markers. */
function shown(rendered: Rendered): string {
  let text = '';
  let at = 0;
  for (const { start, end, id } of findMarkers(rendered.text)) {
    text += `${rendered.text.slice(at, start)}<${rendered.unknowns[id]?.unknown.reason}>`;
    at = end;
  }
  return text + rendered.text.slice(at);
}

describe('an unknown value', () => {
  test.each([
    ['{{ printf "%s-x" .u }} {{ .u | quote }} {{ .u.field }}', '<secret>-x "<secret>" <secret.field>'],
    ['{{ .u | b64enc }} {{ len .u }} {{ .u | trunc 3 }}', '<secret> <secret> <secret>'],
    ['{{ printf "%s-x" .u | trunc 63 }}', '<a text with an unknown part>'],
    ['{{ toYaml (dict "k" .u) | nindent 2 }}', '\n  k: <secret>'],
    ['{{ list .u "a" | join "," }} {{ (dict "k" .u).k }}', '<secret>,a <secret>'],
    ['{{ .u | default "d" }} {{ "x" | default .u }} {{ coalesce "" .u }}', '<secret> x <secret>'],
    ['{{ define "x" }}{{ .u | upper }}{{ end }}{{ include "x" . | nindent 2 }}{{ tpl "{{ .u }}" . }}', '\n  <secret><secret>'],
    ['{{ $v := "a" }}{{ if .u }}{{ $v = "b" }}{{ end }}{{ $v }}', '<secret>'],
    ['{{ if and .u false }}no{{ end }}{{ if or .u true }}yes{{ end }}', 'yes'],
    ['{{ kindOf now }} {{ kindIs "string" (randAlpha 5) }}', 'struct true'],
  ])('flows through %s', (template, text) => {
    expect(shown(render(template))).toBe(text);
  });

  test.each([
    ['{{ if .u }}a{{ end }}', ['a']],
    ['{{ if not .u }}a{{ else }}b{{ end }}', ['a']],
    ['{{ with .u }}{{ end }}{{ range .u }}x{{ else }}y{{ end }}', ['x', '']],
    ['{{ if eq .u "x" }}{{ else }}b{{ end }}', ['b']],
    ['{{ define "x" }}{{ if .u }}in{{ end }}{{ end }}pre {{ include "x" . | nindent 1 }}', ['in']],
  ])('makes text of %s conditional', (template, texts) => {
    const { text, conditions } = render(template);
    expect(conditions.map(({ start, end }) => text.slice(start, end))).toEqual(texts);
  });

  test('keeps the text of the other branch, and its failure', () => {
    const [first, second] = render('{{ if .u }}a{{ else }}b{{ end }}{{ if .u }}{{ fail "x" }}{{ else }}c{{ end }}').branches;
    expect(first).toMatchObject({ alternative: 'b', failures: [], position: { line: 1, column: 6 } });
    expect(second?.failures).toHaveLength(1);
  });

  test('of a random function is the same in two renders, and its call is reported', () => {
    const template = 'a: {{ randAlphaNum 8 | quote }}\nb: {{ now | date "2006" }}\n{{ $ca := genCA "x" 1 }}c: {{ $ca.Cert | b64enc }}';
    const [once, again] = [render(template), render(template)];
    expect(once.text).toBe(again.text);
    expect(once.randomCalls.map(({ name, position }) => [name, position.line])).toEqual([
      ['randAlphaNum', 1],
      ['now', 2],
      ['genCA', 3],
    ]);
  });
});

describe('the origin of a value is found by the position of its text', () => {
  const data = {
    Values: {
      resources: { limits: { cpu: '1' }, list: [{ a: 1 }, { b: 2 }] },
      image: { repo: 'nginx' },
      args: ['x', 'y'],
      name: 'longname',
    },
    Chart: { AppVersion: '1.2' },
  };
  test.each([
    ['{{ toYaml .Values.resources | nindent 4 }}', 'cpu', '.Values.resources.limits.cpu'],
    ['{{ toYaml .Values.resources | nindent 4 }}', 'b: 2', '.Values.resources.list.1.b'],
    ['{{ with .Values.image }}{{ .repo }}{{ end }}', 'nginx', '.Values.image.repo'],
    ['{{ .Values.image.tag | default .Chart.AppVersion }}', '1.2', '.Chart.AppVersion'],
    ['{{ range $i, $a := .Values.args }}{{ $a | quote }}{{ end }}', 'y', '.Values.args.1'],
    ['{{ $n := .Values.name }}{{ $n | trunc 4 }}', 'long', '.Values.name'],
    ['{{ define "x" }}\na: {{ .ctx.Values.name }}{{ end }}{{ include "x" (dict "ctx" .) | nindent 2 }}', 'longname', '.Values.name'],
    ['{{ tpl "{{ .Values.name }}" . }}', 'longname', '.Values.name'],
    ['{{ define "x" }}{{ .v | quote }}{{ end }}{{ include "x" (dict "v" .Values.name) }}', 'longname', '.Values.name'],
  ])('%s', (template, text, path) => {
    const rendered = render(template, data);
    expect(rendered.originAt(rendered.text.indexOf(text))?.path).toBe(path);
  });
});

/** Maps that are small in memory, and have 2^40 maps in them. */
const NO_END = '{{ $d := dict }}{{ $e := dict }}{{ range until 40 }}{{ $d = dict "a" $d "b" $d }}{{ $e = dict "a" $e "b" $e }}{{ end }}';

describe('a hostile template ends with one error', () => {
  test.each([
    ['{{ repeat 100000000 "aaaaaaaaaa" }}', 'characters in one value'],
    ['{{ until 100000000 }}', 'items in one list'],
    ['{{ untilStep 0 1000000000 1 }}', 'items in one list'],
    ['{{ indent 100000000 "a" }}', 'characters in one value'],
    ['{{ $x := "a" }}{{ range until 100 }}{{ $x = print $x $x }}{{ end }}', 'characters in one value'],
    ['{{ $x := "a" }}{{ range until 100 }}{{ $x = quote $x $x }}{{ end }}', 'characters in one value'],
    ['{{ $l := list 1 }}{{ range until 60 }}{{ $l = concat $l $l }}{{ end }}', 'items in one list'],
    [`${NO_END}{{ $d }}`, 'items in one list or map'],
    [`${NO_END}{{ toYaml $d }}`, 'characters in one value'],
    [`${NO_END}{{ toJson $d }}`, 'items in one list or map'],
    [`${NO_END}{{ toToml $d }}`, 'characters in one value'],
    [`${NO_END}{{ $_ := deepCopy $d }}`, 'items in one list or map'],
    [`${NO_END}{{ $_ := merge $e $d }}`, 'items in one list or map'],
    ['{{ uniq (chunk 1 (until 200000)) }}', 'items in all lists and maps together'],
    ['{{ $d := dict }}{{ $_ := set $d "a" $d }}{{ $d }}', 'nested too deep'],
    ['{{ $d := dict }}{{ $_ := set $d "a" $d }}{{ toYaml $d }}', 'nested too deep'],
    ['{{ $d := dict }}{{ $_ := set $d "a" $d }}{{ toJson $d }}', 'nested too deep'],
    ['{{ define "x" }}{{ include "x" . }}{{ end }}{{ include "x" . }}', 'nested reference name: x'],
    ['{{ define "x" }}{{ template "x" . }}{{ end }}{{ template "x" . }}', 'exceeded maximum template depth'],
  ])('%s', (template, message) => {
    expect(() => render(template)).toThrow(message);
  });
});
