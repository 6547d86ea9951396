import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runTemplate } from './run-template.ts';
import { TemplateProblem } from './template-problem.ts';

const INPUTS = { name: 'web', tags: ['a', 'b'], map: { z: 1, y: { deep: true } }, empty: '', count: 3, off: false };

test.each([
  ['plain text', 'plain text'],
  ['a: << inputs.name >>', 'a: web'],
  ['<<inputs.map.y.deep>>', 'true'],
  ['a\n  <<- if inputs.off >>\nno\n  <<- end >>\nb', 'a\nb'],
  ['<< if inputs.off >>1<< else if eq inputs.name "web" >>2<< else >>3<< end >>', '2'],
  ['<< if inputs.off >>1<< else if inputs.empty >>2<< else >>3<< end >>', '3'],
  ['<< if inputs.off >><< inputs.gone >><< end >>', ''],
  ['<<- range $tag := inputs.tags >>\n- << $tag >>\n<<- end >>', '\n- a\n- b'],
  ['<< range $i, $tag := inputs.tags >><< $i >>=<< $tag >> << end >>', '0=a 1=b '],
  ['<< range inputs.tags >><< . >>;<< end >>', 'a;b;'],
  ['<< range $k, $v := inputs.map >><< $k >> << end >>', 'y z '],
  ['<< range splitList "," inputs.empty | compact >>x<< else >>none<< end >>', 'none'],
  ['<< range $n := until 2 >><< $n >><< end >><< block "x" inputs.name >>[<< . >>]<< end >>', '01[web]'],
  ['<< $n := 1 >><< if true >><< $n = 2 >><< end >><< $n >> << printf "%d" inputs.count >>', '2 3'],
  ['<< slugify "My App & Co" >> << int "012" >> << fromJson "[1]" >>', 'my-app-and-co 12 [1]'],
  ['<< with inputs.map.y >><< .deep >><< end >>', 'true'],
  ['<< $n := inputs.name >><< $n | upper | quote >>', '"WEB"'],
  ['<< inputs.name | replace "w" "c" | squote >>', "'ceb'"],
  ['<< default "x" inputs.empty >><< inputs.name | default "x" >>', 'xweb'],
  ['<< if and (hasKey inputs "name") (not (hasKey inputs "gone")) >>yes<< end >>', 'yes'],
  ['<< if (index inputs "gone") >>yes<< else >>no<< end >>', 'no'],
  ['<< (index inputs "tags") | toYaml | nindent 2 >>', '\n  - a\n  - b\n  '],
  ['<< join "," inputs.tags >> << len inputs.tags >> << gt inputs.count 2 >>', 'a,b 2 true'],
  ['<</* a remark */>>x', 'x'],
  ['<< "a >> b" >>', 'a >> b'],
  ['<< "blue team" | title >> << trunc 3 "blue" >> << trunc -3 "blue" >>', 'Blue Team blu lue'],
  ['<< printf "%s-%v %q 100%%" "a" true "b" >>', 'a-true "b" 100%'],
  ['<< or inputs.empty inputs.name >> << and inputs.name inputs.count >>', 'web 3'],
])('%j becomes %j', (template, text) => expect(runTemplate(template, INPUTS)).toBe(text));

test.each([
  ['<< inputs.gone >>', /no entry for the key gone/],
  ['<< inputs.name.more >>', /can't evaluate field more/],
  ['<< env "HOME" >>', /function "env" not defined/],
  ['<< constructor >>', /function "constructor" not defined/],
  ['<< randInt 1 9 >>', /another result each time/],
  ['<< if inputs.name >>x', /unexpected EOF/],
  ['<< end >>', /unexpected {{end}}/],
  ['<< inputs.name', /unclosed action/],
  ['<< template "x" >>', /template "x" not defined/],
  ['<< $x >>', /undefined variable "\$x"/],
  ['<< eq inputs.name 1 >>', /incompatible types/],
  ['<< inputs.name; x >>', /bad character/],
])('%j is not guessed', (template, message) => {
  expect(() => runTemplate(template, INPUTS)).toThrow(message);
});

test('any text is taken, or refused with a reason', () => {
  const piece = fc.constantFrom(
    '<<',
    '>>',
    '<<- ',
    ' ->>',
    'if',
    'end',
    'range',
    'inputs',
    '.a',
    '$x',
    ':=',
    '|',
    '(',
    ')',
    '"',
    '`',
    ' ',
    'text',
    '1',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      try {
        expect(typeof runTemplate(pieces.join(''), { a: 'b' })).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(TemplateProblem);
      }
    }),
  );
});
