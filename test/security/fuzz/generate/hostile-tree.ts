import type { Draft } from './draft.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import { CODE_CANARY } from './packages.ts';

/** Entries that no honest repository has. */
export function addHostileEntries(draft: Draft, least: number, most: number): void {
  for (let left = draft.random.int(least, most); left > 0; left--) {
    const [name, add] = draft.random.weighted(ENTRIES);
    draft.note(`tree:${name}`);
    add(draft);
  }
}

/** Folders that other parts of a case use too. */
const folder = ({ random }: Draft): string => random.pick(['', '', 'apps/', 'clusters/prod/', 'a/b/']);

const OUTSIDE = [
  'canary.yaml',
  'canary.json',
  'canary.txt',
  'canary-crd.yaml',
  'id_rsa',
  'outside',
  'outside/kustomization.yaml',
  'secret.git',
  '.git-credentials',
  '',
  'package.json',
];
const SPECIAL = [
  '/dev/zero',
  '/dev/stdin',
  '/dev/fd/0',
  '/dev/random',
  '/proc/self/environ',
  '/proc/self/fd',
  '/etc/passwd',
  '/',
  '/proc/self/root',
];
const READ_BY_NAME = [
  'package.json',
  'kustomization.yaml',
  'Kustomization',
  '.sourceignore',
  '.gitignore',
  '.gitmodules',
  '.git',
  '.slipway',
  '.slipway/fleet.git',
  '.slipway/fleet.git/config',
  '.git/config',
  '.git/HEAD',
  'sub/config',
  'sub/HEAD',
  'crds',
  '.krmignore',
  'node_modules',
  'tsconfig.json',
  '.changeset',
  '.sops.yaml',
  'packages/evil/package.json',
  'apps/kustomization.yaml',
  'clusters/prod/kustomization.yaml',
];

const link = (draft: Draft, path: string, target: string): void => {
  draft.entries.push({ type: 'link', path, target });
};

const MANIFEST = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: apps}\ndata: {a: 1}\n';

type Add = readonly [name: string, add: (draft: Draft) => void];
const ENTRIES: readonly (readonly [number, Add])[] = [
  [
    3,
    [
      'link-out',
      (draft) =>
        link(
          draft,
          `${folder(draft)}${draft.random.pick(['link.yaml', 'l.yaml', 'link', 'values.json'])}`,
          `@OUTSIDE@/${draft.random.pick(OUTSIDE)}`,
        ),
    ],
  ],
  [2, ['link-out-relative', (draft) => link(draft, draft.random.pick(['link.yaml', 'link']), `../${draft.random.pick(OUTSIDE)}`)]],
  [
    2,
    [
      'link-special',
      (draft) => link(draft, `${folder(draft)}${draft.random.pick(['zero.yaml', 'z.yaml', 'link'])}`, draft.random.pick(SPECIAL)),
    ],
  ],
  [
    2,
    [
      'link-in',
      (draft) =>
        link(
          draft,
          `${folder(draft)}in.yaml`,
          draft.random.pick(['a.yaml', 'apps/a.yaml', '.', '..', './in.yaml', 'missing', 'x'.repeat(3000)]),
        ),
    ],
  ],
  [1, ['link-loop', (draft) => link(draft, 'loop', '.')]],
  [
    2,
    [
      'fifo',
      (draft) => draft.entries.push({ type: 'fifo', path: `${folder(draft)}${draft.random.pick(['fifo.yaml', 'fifo.json', 'fifo'])}` }),
    ],
  ],
  [
    2,
    [
      'known-name-link',
      (draft) =>
        link(
          draft,
          draft.random.pick(READ_BY_NAME),
          draft.random.chance(0.5) ? draft.random.pick(SPECIAL) : `@OUTSIDE@/${draft.random.pick(OUTSIDE)}`,
        ),
    ],
  ],
  [1, ['known-name-fifo', (draft) => draft.entries.push({ type: 'fifo', path: draft.random.pick(READ_BY_NAME) })]],
  [1, ['known-name-folder', (draft) => draft.file(`${draft.random.pick(READ_BY_NAME)}/a`, 'a')]],
  [2, ['file-name', (draft) => draft.file(`${folder(draft)}${fileName(draft)}`, draft.random.chance(0.6) ? MANIFEST : 'a: [')]],
  [
    2,
    [
      'folder-name',
      (draft) =>
        draft.file(
          `${fileName(draft)}/${draft.random.pick(['a.yaml', 'kustomization.yaml', 'flux-system/gotk-sync.yaml'])}`,
          draft.random.chance(0.5) ? MANIFEST : 'resources: [a.yaml, x]\n',
        ),
    ],
  ],
  [1, ['raw-name', (draft) => rawName(draft)]],
  [1, ['long-name', (draft) => draft.file(`${'n'.repeat(draft.random.pick([250, 255]))}.yaml`.slice(-255), MANIFEST)]],
  [1, ['deep-folder', (draft) => draft.file(`${'d/'.repeat(draft.random.pick([30, 300]))}a.yaml`, MANIFEST)]],
  [
    1,
    [
      'ignore-file',
      (draft) =>
        draft.file(
          `${folder(draft)}${draft.random.pick(['.sourceignore', '.gitignore', '.krmignore'])}`,
          draft.random.pick(['*', '!*', '/**/**/**/**/**/a\n', '[', `${'*a'.repeat(40)}`, '\\', '!'.repeat(1000), '\0', '*.yaml\n!a.yaml']),
        ),
    ],
  ],
  [
    1,
    [
      'gitmodules',
      (draft) =>
        draft.file('.gitmodules', '[submodule "a"]\n\tpath = ../outside\n\turl = @OUTSIDE@/secret.git\n\tupdate = !touch ../ran\n'),
    ],
  ],
  [
    1,
    [
      'fake-git-file',
      (draft) =>
        draft.file(
          draft.random.pick(['.git', 'sub/.git', 'apps/.git']),
          draft.random.pick([
            'gitdir: ../secret.git\n',
            'gitdir: @OUTSIDE@/secret.git\n',
            'gitdir: /dev\n',
            'gitdir: \u0000',
            'gitdir: .\n',
            'x',
          ]),
        ),
    ],
  ],
  [1, ['fake-git-folder', (draft) => fakeGit(draft, draft.random.pick(['.git', 'sub', '.slipway/fleet.git', '.', 'sub/.git']))]],
  [
    1,
    [
      'embedded-repository',
      (draft) =>
        draft.random.chance(0.5) ? link(draft, '.slipway/fleet.git', '@OUTSIDE@/secret.git') : fakeGit(draft, '.slipway/fleet.git'),
    ],
  ],
  [
    1,
    [
      'not-a-manifest',
      (draft) =>
        draft.file(
          `${folder(draft)}x.yaml`,
          draft.random.pick([
            Buffer.alloc(3000, 0xfe),
            Buffer.from('%PDF-1.4\n\u0000'),
            Buffer.from('\u007fELF'),
            Buffer.from('{{ if .Values.a }}\nkind: {{ .a }}\n{{ end }}'),
            Buffer.from('-----BEGIN PRIVATE KEY-----\nAAAA'),
            Buffer.from('{"a": 1}\n{"b": 2}'),
            Buffer.alloc(0),
            Buffer.alloc(300_000, 'a: b\n'),
          ]),
        ),
    ],
  ],
  [0.5, ['large-file', (draft) => draft.file('large.yaml', Buffer.alloc(6 * 2 ** 20, '# a\n'))]],
  [0.5, ['json-depth', (draft) => draft.file('deep.json', `${'{"a":['.repeat(3000)}1`)]],
];

/** Names may hold any byte but `/` and NUL. */
function fileName({ random }: Draft): string {
  const text = random.pick([
    '::stop-commands::x',
    '##[error]a',
    'a\nb',
    '\n::error::a',
    'a\r\n---\nkind: Secret',
    '\u001b[8ma',
    '\u001b]0;a\u0007',
    '\u202eLMAY.a',
    '-rf',
    '--output=json',
    '--help',
    '-',
    '$(touch ran)',
    '`id`',
    'a b',
    '*',
    '[a]',
    'a:1',
    'a:1:2',
    'é',
    '\u200b',
    '%0A::error::a',
    '__proto__',
    'con',
    'a\\b',
    "a'b",
    'a"b',
    '<a>&',
    '{a,b}',
    ...HOSTILE_TEXTS,
  ]);
  const safe = text.replaceAll('/', '_').replaceAll('\0', '').toWellFormed().slice(0, 100);
  return `${safe === '' || safe === '.' || safe === '..' ? 'a' : safe}${random.chance(0.8) ? '.yaml' : ''}`;
}

/** `rawName`: characters are bytes. */
const rawName = ({ random, entries }: Draft): void => {
  const path = random.pick(['\xff.yaml', 'a\xc3.yaml', '\xed\xa0\x80.yaml', '\xf0\x9f.yaml', '\x80\x81/a.yaml', '\xe2\x80.yaml']);
  entries.push({ type: 'file', path, rawName: true, bytes: Buffer.from(MANIFEST) });
};

/** What Git takes for a repository, with settings that would run a program. */
function fakeGit(draft: Draft, path: string): void {
  const { random, file } = draft;
  const at = path === '.' ? '' : `${path}/`;
  if (path === '.') draft.note('bare-root');
  file(`${at}HEAD`, random.pick(['ref: refs/heads/main\n', '0'.repeat(40), 'ref: ../../x\n', '\u0000']));
  file(`${at}objects/info/alternates`, random.pick(['@OUTSIDE@/secret.git/objects\n', '../../secret.git/objects\n', '']));
  file(`${at}refs/heads/main`, random.pick([`${'0'.repeat(40)}\n`, `${random.word(20)}\n`, '']));
  const config = random.pick(['text', 'link', 'none', 'text']);
  if (config === 'text') {
    const program = 'touch @OUTSIDE@/ran';
    file(
      `${at}config`,
      `[core]\n\trepositoryformatversion = 0\n\tbare = ${random.pick(['true', 'false'])}\n\tfsmonitor = ${program}\n\tsshCommand = ${program}\n\tpager = ${program}\n\thooksPath = hooks\n[uploadpack]\n\tpackObjectsHook = ${program}\n[remote "origin"]\n\turl = ${random.pick(['https://example.org/fleet', 'ext::sh -c "touch @OUTSIDE@/ran"', '\u001b[8m'])}\n\tpromisor = true\n[include]\n\tpath = @OUTSIDE@/canary.txt\n`,
    );
  } else if (config === 'link') link(draft, `${at}config`, random.pick(SPECIAL));
  if (random.chance(0.5)) file(`${at}commondir`, random.pick(['@OUTSIDE@/secret.git\n', '../../secret.git\n', '../secret.git']));
  if (random.chance(0.3)) file(`${at}hooks/post-checkout`, '#!/bin/sh\ntouch @OUTSIDE@/ran\n');
}

/** A module that no user requested. */
export const addStrayCode = ({ file, random }: Draft): void =>
  file(random.pick(['index.js', 'slipway.config.js', '.slipwayrc.js', 'packages/evil/index.ts']), CODE_CANARY);
