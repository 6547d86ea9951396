import type { Draft } from './draft.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';

/** Changes the bytes of a file in a way that no writer of YAML would. */
export function mutateBytes(draft: Draft, text: string): Uint8Array {
  const { random } = draft;
  const [name, change] = random.weighted(CHANGES);
  draft.note(`bytes:${name}`);
  return change(text, draft);
}

type Change = readonly [name: string, change: (text: string, draft: Draft) => Uint8Array];
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** In one of the lines, or between two. */
function atLine(text: string, { random }: Draft, change: (line: string) => string): string {
  const lines = text.split('\n');
  const at = random.int(0, lines.length - 1);
  lines[at] = change(lines[at] ?? '');
  return lines.join('\n');
}

function insertBytes(text: string, { random }: Draft, bytes: readonly number[]): Uint8Array {
  const whole = utf8(text);
  const at = random.int(0, whole.length);
  return Buffer.concat([whole.subarray(0, at), Uint8Array.from(bytes), whole.subarray(at)]);
}

const CHANGES: readonly (readonly [number, Change])[] = [
  [2, ['crlf', (text) => utf8(text.replaceAll('\n', '\r\n'))]],
  [1, ['cr', (text) => utf8(text.replaceAll('\n', '\r'))]],
  [1, ['mixed-line-ends', (text, draft) => utf8(text.replace(/\n/g, () => draft.random.pick(['\n', '\r\n', '\r', '\u2028', '\u0085'])))]],
  [1, ['bom', (text) => utf8(`\ufeff${text}`)]],
  [1, ['bom-inside', (text, draft) => insertBytes(text, draft, [0xef, 0xbb, 0xbf])]],
  [2, ['invalid-utf8', (text, draft) => insertBytes(text, draft, draft.random.pick([[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf8, 0x88]]))]],
  [2, ['control', (text, draft) => insertBytes(text, draft, [draft.random.pick([0, 1, 7, 8, 0x0b, 0x0c, 0x1b, 0x7f])])]],
  [0.5, ['utf16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')]],
  [2, ['tab', (text, draft) => utf8(atLine(text, draft, (line) => line.replace(/^ {2}|(?<=:) /, '\t')))]],
  [2, ['line-twice', (text, draft) => utf8(atLine(text, draft, (line) => `${line}\n${line}`))]],
  [2, ['line-away', (text, draft) => utf8(text.split('\n').toSpliced(draft.random.int(0, 12), 1).join('\n'))]],
  [2, ['indent', (text, draft) => utf8(atLine(text, draft, (line) => (draft.random.chance(0.5) ? ` ${line}` : line.replace(/^ /, ''))))]],
  [
    2,
    [
      'colon',
      (text, draft) => utf8(atLine(text, draft, (line) => line.replace(': ', draft.random.pick([':', ' : ', ':\t', '', ': : ', ' = '])))),
    ],
  ],
  [2, ['marker', (text, draft) => utf8(atLine(text, draft, (line) => `${draft.random.pick(MARKERS)}\n${line}`))]],
  [2, ['hostile-line', (text, draft) => utf8(atLine(text, draft, (line) => `${line}\n${draft.random.pick(HOSTILE_TEXTS)}`))]],
  [1, ['comment', (text, draft) => utf8(atLine(text, draft, (line) => `${line} # ${draft.random.pick(HOSTILE_TEXTS)}`))]],
  [
    0.3,
    [
      'long-line',
      (text, draft) =>
        utf8(atLine(text, draft, (line) => line + draft.random.pick(['a', ' ', '[', ' :', '{', '- ', '#', '"']).repeat(20_000))),
    ],
  ],
  [
    0.3,
    [
      'many-lines',
      (text, draft) => utf8(text + draft.random.pick(['a:\n', ' :\n', '---\n', '- a\n', '? a\n', '#\n', '\n', '...\n']).repeat(3000)),
    ],
  ],
  [1, ['cut', (text, draft) => utf8(text.slice(0, draft.random.int(0, text.length)))]],
  [1, ['flip', (text, draft) => insertBytes(text, draft, [draft.random.int(33, 126)])]],
];

const MARKERS = [
  '---',
  '...',
  '--- |',
  '--- !!str',
  '---\t#a',
  '%YAML 1.1\n---',
  '%YAML 9.9',
  '%TAG ! tag:x,2000:\n---',
  '---\n---\n...\n',
  '--- {}',
  '--- [a',
  ' ---',
];
