// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are templates of Go
// Recorded with the engine of Helm 4.2.2: templates of our own, and what it prints or why it fails.

/** The data of all cases. */
export const RECORDED_DATA = {
  name: 'blue-team',
  n: 3,
  f: 2.75,
  big: 12345678,
  list: ['b', 'a', 1, null, 'a'],
  map: {
    z: 1,
    a2: 'x',
    a10: [1, 2],
    t: true,
  },
  text: 'Hello,  big World',
  uni: 'grün ß',
  empty: '',
  off: false,
  nested: {
    a: {
      b: 'deep',
    },
  },
  lines: 'one\ntwo\n\nthree\n',
  quoted: 'it\'s "x"',
  ver: '1.31.7-eks-1',
};

/** A template, and its text or error. */
export type RecordedCase = readonly [template: string, result: { readonly out: string } | { readonly error: string }];

export const RECORDED_CASES: readonly RecordedCase[] = [
  ['{{ define "a" }}[{{ .x }}]{{ end }}{{ include "a" .gone }}{{ tpl "{{ .x }}" .gone }}', { out: '[]' }],
  ['{{ default "d" .empty }} {{ .name | default "d" }} {{ default "d" }} {{ default "d" .off }}', { out: 'd blue-team d d' }],
  [
    '{{ coalesce .empty .nothing .n "x" }} {{ all .n .name }} {{ any .empty .off }} {{ empty .map }} {{ ternary "a" "b" true }}',
    { out: '3 true false false a' },
  ],
  [
    '{{ typeOf .n }} {{ typeOf 1 }} {{ kindOf .list }} {{ kindIs "map" .map }} {{ typeIs "string" .name }} {{ typeOf (splitList "," "a") }}',
    { out: 'float64 int slice true true []string' },
  ],
  [
    '{{ dict "b" 1 "a" .n | toJson }} {{ get .map "q" }}{{ hasKey .map "z" }} {{ keys .map }} {{ pick .map "z" "q" | toJson }}',
    { out: '{"a":3,"b":1} true [a10 a2 t z] {"z":1}' },
  ],
  [
    '{{ omit .map "a2" "a10" | toJson }} {{ dig "a" "b" "none" .nested }} {{ dig "a" "q" "none" .nested }} {{ pluck "z" .map .nested | toJson }}',
    { out: '{"t":true,"z":1} deep none [1]' },
  ],
  [
    '{{ merge (dict "a" 0 "m" (dict "x" 1)) (dict "a" 5 "m" (dict "y" 2)) | toJson }} {{ mergeOverwrite (dict "a" 1 "b" 2) (dict "a" nil) | toJson }}',
    { out: '{"a":5,"m":{"x":1,"y":2}} {"a":null,"b":2}' },
  ],
  [
    '{{ $d := dict }}{{ set $d "k" "v" | toJson }}{{ unset $d "k" | toJson }} {{ deepCopy .nested | toJson }} {{ values (dict "a" 1) }}',
    { out: '{"k":"v"}{} {"a":{"b":"deep"}} [1]' },
  ],
  [
    '{{ list 1 "a" nil | toJson }} {{ append .list 5 | len }} {{ prepend (list 2) 1 }} {{ first .list }} {{ last (list) }} {{ rest (list 1 2) }} {{ initial (list 1 2) }}',
    { out: '[1,"a",null] 6 [1 2] b  [2] [1]' },
  ],
  [
    '{{ uniq (list "a" "b" "a" 1 1.0) }} {{ without .list "a" }} {{ has "a" .list }} {{ has 1 .list }} {{ compact .list }} {{ reverse (list 1 2) }}',
    { out: '[a b 1 1] [b 1 <nil>] true false [b a 1 a] [2 1]' },
  ],
  [
    '{{ slice (list 1 2 3) 1 3 }} {{ chunk 2 (list 1 2 3) }} {{ concat (list 1) (list) (list 2) }} {{ sortAlpha .list }} {{ join "-" .list }} {{ until 3 }} {{ untilStep 5 0 -2 }} {{ seq 1 2 7 }}',
    { out: '[2 3] [[1 2] [3]] [1 2] [1 a a b] b-a-1-a [0 1 2] [5 3 1] 1 3 5 7' },
  ],
  [
    '{{ title .text }} {{ untitle "Big World" }} {{ swapcase "aBc dE" }} {{ nospace " a b " }} {{ initials "first second" }} {{ upper .uni }} {{ trim "  a " }}|{{ trimAll "-" "--a-" }} {{ trimSuffix "m" "team" }} {{ trimPrefix "t" "team" }}',
    { out: 'Hello,  Big World big world AbC De ab fs GRÜN ß a|a tea eam' },
  ],
  [
    '{{ snakecase "HTTPServerName" }} {{ kebabcase "someName2go" }} {{ camelcase "some_name-here" }} {{ snakecase "Bld4Floor" }}',
    { out: 'http_server_name some-name-2go SomeNameHere bld4_floor' },
  ],
  [
    '{{ trunc 3 .name }} {{ trunc -3 .name }} {{ trunc 4 .uni | len }} {{ substr 1 3 .name }} {{ substr -1 2 .name }} {{ abbrev 6 "a long text" }} {{ abbrevboth 5 10 "some longer text here" }}',
    { out: 'blu eam 4 lu bl a l... ...long...' },
  ],
  [
    '{{ wrap 8 "some words of a text" }}|{{ wrapWith 4 "/" "abcdefghij kl" }}|{{ indent 2 .lines }}|{{ nindent 1 "x\\ny" }}',
    { out: 'some\nwords of\na text|abcd/efgh/ij/kl|  one\n  two\n  \n  three\n  |\n x\n y' },
  ],
  [
    '{{ quote .quoted 1 nil }} {{ squote .quoted true }} {{ cat "a" nil 1.5 .list }} {{ toString .map }} {{ plural "one" "many" 1 }} {{ repeat 3 "ab" }} {{ replace "l" "L" .text }}',
    { out: '"it\'s \\"x\\"" "1" \'it\'s "x"\' \'true\' a 1.5 [b a 1 <nil> a] map[a10:[1 2] a2:x t:true z:1] one ababab HeLLo,  big WorLd' },
  ],
  [
    '{{ (split "-" .name)._1 }} {{ splitList "," "a,b," | toJson }} {{ splitn "-" 2 "a-b-c" | toJson }} {{ contains "b" "abc" }} {{ hasPrefix "a" "abc" }} {{ hasSuffix "c" "abc" }}',
    { out: 'team ["a","b",""] {"_0":"a","_1":"b-c"} true true true' },
  ],
  [
    '{{ int "012" }} {{ int 2.9 }} {{ int64 "1.0" }} {{ float64 "1e3" }} {{ atoi "08" }} {{ toDecimal 777 }} {{ int nil }} {{ int true }} {{ int "9223372036854775808" }}',
    { out: '10 2 1 1000 8 511 0 1 0' },
  ],
  [
    '{{ add 1 2.9 "3" }} {{ sub 1 5 }} {{ mul 3 "4" }} {{ div 7 -2 }} {{ mod 7 -3 }} {{ add1 .n }} {{ max 1 5 3 }} {{ min 4 2 }} {{ mul 9223372036854775807 2 }}',
    { out: '6 -4 12 -3 1 4 5 2 -2' },
  ],
  [
    '{{ addf 0.1 0.2 }} {{ subf 1 0.9 }} {{ mulf 1.1 1.1 }} {{ divf 1 3 }} {{ maxf 1 2.5 }} {{ floor 2.7 }} {{ ceil -2.2 }} {{ round 2.455 2 }} {{ round -2.5 0 }} {{ round 1.4 0 0.3 }}',
    { out: '0.3 0.1 1.21 0.3333333333333333 2.5 2 -2 2.46 -3 2' },
  ],
  [
    '{{ b64enc .uni }} {{ b64dec "Z3LDvG4=" }} {{ b64dec "a" }} {{ b32enc "abc" }} {{ b32dec "MFRGG===" }} {{ sha256sum "a" }} {{ sha1sum "a" }} {{ adler32sum "abc" }}',
    {
      out: 'Z3LDvG4gw58= grün illegal base64 data at input byte 0 MFRGG=== abc ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb 86f7e437faa5a7fce15d1ddcb9eaeaea377667b8 38600999',
    },
  ],
  [
    '{{ regexMatch "^b.*m$" .name }} {{ regexFind "[a-z]+" "12ab" }} {{ regexFindAll "a." "ab ac ad" 2 }} {{ regexReplaceAll "a(x*)b" "-axxb-" "${1}W" }} {{ regexReplaceAll "a(x*)b" "-axxb-" "$1W" }} {{ regexReplaceAllLiteral "x" "axb" "$1" }} {{ regexSplit "-" "a-b-c" 2 }} {{ regexQuoteMeta "a.b" }} {{ regexReplaceAll "x*" "abc" "-" }}',
    { out: 'true ab [ab ac] -xxW- -- a$1b [a b-c] a\\.b -a-b-c-' },
  ],
  [
    '{{ semverCompare ">=1.21" .ver }} {{ semverCompare ">=1.21-0" .ver }} {{ semverCompare "^1.2 || ~2.0" "1.9.0" }} {{ (semver "v1.2.3-a+b").Minor }} {{ semver "1.2" }} {{ semverCompare "1.2 - 1.4" "1.3.9" }} {{ (semver "1.2.3").Original | typeOf }}',
    { out: 'false true true 2 1.2.0 true string' },
  ],
  [
    '{{ base "/a/b.txt" }} {{ dir "/a/b" }} {{ clean "a//../b/." }} {{ ext "a.tar.gz" }} {{ isAbs "/a" }} {{ (urlParse "https://u:p@h.io:80/a%20b?q=1#f") | toJson }} {{ urlJoin (dict "scheme" "http" "host" "h" "path" "/x y" "query" "q=1") }}',
    {
      out: 'b.txt /a b .gz true {"fragment":"f","host":"h.io:80","hostname":"h.io","opaque":"","path":"/a b","query":"q=1","scheme":"https","userinfo":"u:p"} http://h/x%20y?q=1',
    },
  ],
  [
    '{{ date "2006-01-02T15:04:05Z07:00" 1600000000 }} {{ (toDate "2006-01-02" "2021-03-04").Weekday }} {{ dateModify "-1.5h" (toDate "2006-01-02 15:04" "2021-03-04 01:00") }} {{ duration "95" }} {{ durationRound "2h10m5s" }} {{ htmlDate 0 }} {{ unixEpoch (toDate "2006" "2020") }} {{ dateInZone "15:04 MST" 1600000000 "Europe/Berlin" }}',
    { out: '2020-09-13T12:26:40Z Thursday 2021-03-03 23:30:00 +0000 UTC 1m35s 2h 1970-01-01 1577836800 14:26 CEST' },
  ],
  ['{{ toYaml .map }}', { out: 'a2: x\na10:\n- 1\n- 2\nt: true\nz: 1' }],
  [
    '{{ toYaml (list (list 1 2) (dict "k" (list)) "yes" "1" 1e20 0.00001 "a: b" "- x" "" nil "multi\\nline\\n" "tab\\tx") }}',
    {
      out: '- - 1\n  - 2\n- k: []\n- "yes"\n- "1"\n- 1e+20\n- 1e-05\n- \'a: b\'\n- \'- x\'\n- ""\n- null\n- |\n  multi\n  line\n- "tab\\tx"',
    },
  ],
  [
    '{{ toYaml "a sentence that is longer than the eighty characters that a line may have before it is folded by the writer" }}',
    { out: 'a sentence that is longer than the eighty characters that a line may have before it\n  is folded by the writer' },
  ],
  ['{{ toYamlPretty (dict "a" (list 1000000.0 (dict "b" "yes"))) }}', { out: 'a:\n  - 1e+06\n  - b: "yes"' }],
  [
    '{{ fromYaml "a: 010\\nb: yes\\nc: [1, ~]" | toJson }} {{ fromYaml "- a" | toJson }} {{ fromYamlArray "- 1.5\\n- x" | toJson }} {{ (fromYaml "a: {{ x }}").Error }}',
    {
      out: '{"a":8,"b":true,"c":[1,null]} {"Error":"error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of type map[string]interface {}"} [1.5,"x"] error converting YAML to JSON: yaml: invalid map key: map[interface {}]interface {}{"x":interface {}(nil)}',
    },
  ],
  [
    '{{ toJson (dict "html" "<a & b>" "n" 1e21 "l" (list 1.0 0.1 nil)) }} {{ toRawJson "<" }} {{ toPrettyJson (dict "a" (list 1 2) "b" (dict)) }}',
    { out: '{"html":"\\u003ca \\u0026 b\\u003e","l":[1,0.1,null],"n":1e+21} "<" {\n  "a": [\n    1,\n    2\n  ],\n  "b": {}\n}' },
  ],
  [
    '{{ fromJson "{\\"a\\": [1, null]}" }} {{ fromJson "[1]" }} {{ fromJsonArray "[1, \\"x\\"]" }} {{ mustFromJson "\\"x\\"" }} {{ fromJson "{" }} {{ fromJson "{\\"a\\" 1}" }}',
    {
      out: "map[a:[1 <nil>]] map[Error:json: cannot unmarshal array into Go value of type map[string]interface {}] [1 x] x map[Error:unexpected end of JSON input] map[Error:invalid character '1' after object key]",
    },
  ],
  [
    '{{ toToml (dict "a" 1 "b" (dict "c" "x" "d" (list (dict "e" 1.0)))) }}',
    { out: 'a = 1\n\n[b]\n  c = "x"\n\n  [[b.d]]\n    e = 1.0\n' },
  ],
  [
    '{{ index .list 1 }} {{ index .nested "a" "b" }} {{ len .uni }} {{ html "<a & \'b\'>" }} {{ js "a\'b<c>" }} {{ urlquery "a b&c" }} {{ print 1 2 "a" 3 }} {{ println .n }}',
    { out: "a deep 8 &lt;a &amp; &#39;b&#39;&gt; a\\'b\\u003Cc\\u003E a+b%26c 1 2a3 3\n" },
  ],
  [
    '{{ eq 1 1 }} {{ ne "a" "b" }} {{ lt 1 2 }} {{ le 2 2 }} {{ gt 1.5 1.0 }} {{ ge "b" "a" }} {{ eq .n 1.0 2.0 3.0 }} {{ and 1 0 "x" }} {{ or "" .n }}',
    { out: 'true true true true true true true 0 3' },
  ],
  [
    '{{ printf "%v %d %s %q %5.1f|%-6s|%06d|%x|%t|%%|%c|%U|%e|%g" .list 5 "a" "b" 2.345 "ab" 42 255 true 65 0x1F600 123456.789 1e21 }}',
    { out: '[b a 1 <nil> a] 5 a "b"   2.3|ab    |000042|ff|true|%|A|U+1F600|1.234568e+05|1e+21' },
  ],
  [
    '{{ printf "%d %s %v" .n 5 }} {{ printf "%[2]s %[1]s" "a" "b" }} {{ printf "%*d" 5 42 }} {{ printf "%!" }} {{ printf "%s" nil }} {{ printf "%#v" .map }} {{ printf "%+v %T" .nested .list }}',
    {
      out: '%!d(float64=3) %!s(int=5) %!v(MISSING) b a    42 %!!(MISSING) %!s(<nil>) map[string]interface {}{"a10":[]interface {}{1, 2}, "a2":"x", "t":true, "z":1} map[a:map[b:deep]] []interface {}',
    },
  ],
  [
    '{{ .big }} {{ 999999.0 }} {{ 1000000.0 }} {{ 0.0001 }} {{ 0.00001 }} {{ .f }} {{ .list }} {{ .map }} {{ 1e100 }}',
    { out: '1.2345678e+07 999999 1e+06 0.0001 1e-05 2.75 [b a 1 <nil> a] map[a10:[1 2] a2:x t:true z:1] 1e+100' },
  ],
  [
    '{{- with .nested }}{{ .a.b }}{{ else }}no{{ end }} {{ range $i, $e := .list }}{{ $i }}{{ $e }};{{ end }} {{ range $k, $v := .map }}{{ $k }};{{ end }} {{ range int .n }}{{ . }}{{ end }}',
    { out: 'deep 0b;1a;21;3;4a; a10;a2;t;z; 012' },
  ],
  [
    '{{ define "a" }}<{{ . }}>{{ end }}{{ include "a" .name | upper | quote }} {{ tpl "{{ .name }}-{{ include \\"a\\" 1 }}" . }} {{ required "msg" .n }} {{ lookup "v1" "Secret" "ns" "x" }}',
    { out: '"<BLUE-TEAM>" blue-team-<1> 3 map[]' },
  ],
  ['{{ required "a name is needed" .empty }}', { error: 'execution error at (t:1:3): a name is needed' }],
  ['{{ fail "it fails" }}', { error: 'execution error at (t:1:3): it fails' }],
  ['{{ .text.x }}', { error: 't:1:8\n  executing "t" at <.text.x>:\n    can\'t evaluate field x in type interface {}' }],
  [
    '{{ with split "-" .name }}{{ .x.y }}{{ end }}',
    { error: 't:1:31\n  executing "t" at <.x.y>:\n    can\'t evaluate field y in type string' },
  ],
  ['{{ upper .n }}', { error: 't:1:9\n  executing "t" at <.n>:\n    wrong type for value; expected string; got float64' }],
  [
    '{{ index .list .n }}',
    { error: 'template: t:1:3: executing "t" at <index .list .n>: error calling index: cannot index slice/array with type float64' },
  ],
  ['{{ index .list 9 }}', { error: 'template: t:1:3: executing "t" at <index .list 9>: error calling index: index out of range: 9' }],
  ['{{ until .n }}', { error: 't:1:9\n  executing "t" at <.n>:\n    wrong type for value; expected int; got float64' }],
  [
    '{{ repeat -1 "a" }}',
    { error: 'template: t:1:3: executing "t" at <repeat -1 "a">: error calling repeat: strings: negative Repeat count' },
  ],
  ['{{ div 1 0 }}', { error: 'template: t:1:3: executing "t" at <div 1 0>: error calling div: runtime error: integer divide by zero' }],
  [
    '{{ include "nosuch" . }}',
    {
      error:
        't:1:3\n  executing "t" at <include "nosuch" .>:\n    error calling include:\ntemplate: no template "nosuch" associated with template "gotpl"',
    },
  ],
  [
    '{{ tpl "{{ .x.y.z }}" . }}',
    {
      error:
        'template: t:1:3: executing "t" at <tpl "{{ .x.y.z }}" .>: error calling tpl: error during tpl function execution for "{{ .x.y.z }}": template: gotpl:1:5: executing "gotpl" at <.x.y.z>: nil pointer evaluating interface {}.y',
    },
  ],
  [
    '{{ tpl "{{ if }}" . }}',
    {
      error:
        'template: t:1:3: executing "t" at <tpl "{{ if }}" .>: error calling tpl: cannot parse template "{{ if }}": template: gotpl:1: missing value for if',
    },
  ],
  ['{{ define "a" }}{{ fail "inside" }}{{ end }}{{ include "a" . }}', { error: 'execution error at (t:1:47): inside' }],
  [
    '{{ define "a" }}{{ .x.y.z }}{{ end }}{{ include "a" . }}',
    {
      error:
        't:1:40\n  executing "t" at <include "a" .>:\n    error calling include:\nt:1:21\n  executing "a" at <.x.y.z>:\n    nil pointer evaluating interface {}.y',
    },
  ],
  [
    '{{ eq .n 3 }}',
    { error: 'template: t:1:3: executing "t" at <eq .n 3>: error calling eq: incompatible types for comparison: float64 and int' },
  ],
  [
    '{{ lt .n "a" }}',
    { error: 'template: t:1:3: executing "t" at <lt .n "a">: error calling lt: incompatible types for comparison: float64 and string' },
  ],
  ['{{ range .text }}{{ end }}', { error: 't:1:9\n  executing "t" at <.text>:\n    range can\'t iterate over Hello,  big World' }],
  [
    '{{ get .list "a" }}',
    { error: 't:1:7\n  executing "t" at <.list>:\n    wrong type for value; expected map[string]interface {}; got []interface {}' },
  ],
  ['{{ ternary 1 2 "true" }}', { error: 't:1:15\n  executing "t" at <"true">:\n    expected bool; found "true"' }],
  [
    '{{ slice "abc" 1 }}',
    { error: 'template: t:1:3: executing "t" at <slice "abc" 1>: error calling slice: list should be type of slice or array but string' },
  ],
  ['{{ semver "x" }}', { error: 'template: t:1:3: executing "t" at <semver "x">: error calling semver: invalid semantic version' }],
  [
    '{{ mustRegexFind "(" "a" }}',
    {
      error:
        'template: t:1:3: executing "t" at <mustRegexFind "(" "a">: error calling mustRegexFind: error parsing regexp: missing closing ): `(`',
    },
  ],
  [
    '{{ regexFind "(" "a" }}',
    {
      error:
        'template: t:1:3: executing "t" at <regexFind "(" "a">: error calling regexFind: regexp: Compile(`(`): error parsing regexp: missing closing ): `(`',
    },
  ],
  ['{{ append "a" 1 }}', { error: 'template: t:1:3: executing "t" at <append "a" 1>: error calling append: Cannot push on type string' }],
  ['{{ toYaml }}', { error: 't:1:3\n  executing "t" at <toYaml>:\n    wrong number of args for toYaml: want 1 got 0' }],
  ['{{ set .nested }}', { error: 't:1:3\n  executing "t" at <set>:\n    wrong number of args for set: want 3 got 1' }],
  [
    '{{ substr 5 2 "abc" }}',
    { error: 'template: t:1:3: executing "t" at <substr 5 2 "abc">: error calling substr: runtime error: slice bounds out of range [5:2]' },
  ],
  [
    '{{ dig "a" "b" "c" .name }}',
    {
      error:
        'template: t:1:3: executing "t" at <dig "a" "b" "c" .name>: error calling dig: interface conversion: interface {} is string, not map[string]interface {}',
    },
  ],
  ['{{ .name | nosuch }}', { error: 'parse error at (t:1): function "nosuch" not defined' }],
  ['{{ if .n }}', { error: 'parse error at (t:1): unexpected EOF' }],
  ['{{ "\\q" }}', { error: 'parse error at (t:1): invalid syntax' }],
  ['{{ 1_ }}', { error: 'parse error at (t:1): "1_"' }],
  ['{{ template "x" }}', { error: 't:1:12\n  executing "t" at <{{template "x"}}>:\n    template "x" not defined' }],
  [
    '{{ printf "%d|%f" (toDate "2006" "x") (toDate "2006" "x") }}',
    { out: '{0 0 0}|{%!f(uint64=0) %!f(int64=0) %!f(*time.Location=<nil>)}' },
  ],
  ['{{ deepEqual (toDate "2006" "2020") (toDate "2006" "2021") }}', { out: 'false' }],
];
