import type { Command, Draft } from './draft.ts';
import { hostileText } from './hostile-values.ts';

/** Checks files, or the whole tree. */
export function checkOf(draft: Draft, files: readonly string[]): Command {
  const { random, note } = draft;
  note('verb:check');
  const output = random.pick(['text', 'text', 'json', 'json', 'github', 'sarif', 'junit']);
  const first = draft.entries.find(({ path }) => path === files[0]);
  const hasStdin = random.chance(0.05) && first?.type === 'file';
  if (hasStdin) note('stdin');
  const paths = hasStdin ? ['-'] : random.chance(0.7) ? ['.'] : files;
  note(`output:${output}`);
  const options: string[] = [];
  for (const [share, option] of CHECK_OPTIONS)
    if (!hasStdin && random.chance(share)) {
      note(`option:${option}`);
      options.push(option);
    }
  return {
    args: ['check', ...paths, ...(output === 'text' ? [] : [`--output=${output}`]), ...options, ...common(draft)],
    mayBeUsage: options.includes('--write-baseline'),
    stdinFile: hasStdin ? first.path : undefined,
  };
}

const CHECK_OPTIONS: readonly (readonly [share: number, option: string])[] = [
  [0.15, '--documents'],
  [0.08, '--all'],
  [0.05, '--strict-unknown'],
  [0.03, '--write-baseline'],
];

/** Builds what Flux applies from a path on. */
export function buildOf(draft: Draft, path: string): Command {
  const { random, note } = draft;
  note('verb:build');
  const output = random.pick(['text', 'json', 'github', 'yaml', 'yaml']);
  note(`output:${output}`);
  const options: string[] = [];
  let mayBeUsage = false;
  const optional = (share: number, isUsage: boolean, ...more: readonly string[]): void => {
    if (!random.chance(share)) return;
    note(`option:${more[0]}`);
    options.push(...more);
    mayBeUsage ||= isUsage;
  };
  optional(0.08, true, '--cluster', random.pick(['prod', 'prod', hostileText(random)]));
  optional(0.08, true, '--kustomization', random.pick(['flux-system/flux-system', 'flux-system/apps', hostileText(random)]));
  optional(
    0.08,
    true,
    '--source',
    random.pick([
      'GitRepository/flux-system/extra=apps',
      'ExternalArtifact/flux-system/made=.',
      'GitRepository/flux-system/extra=link',
      hostileText(random),
    ]),
  );
  optional(0.08, true, '--present', random.pick(['apps', 'a.yaml', 'link.yaml', 'fifo.yaml']));
  optional(0.1, false, '--no-strict');
  optional(path === '.' ? 0.05 : 0.8, false, '--repository', '.');
  const args = ['build', path, ...(output === 'text' ? [] : [`--output=${output}`]), ...options, ...common(draft)];
  return { args, mayBeUsage, followUps: output === 'yaml' && random.chance(0.3) ? [['check', '-', '--output=json']] : [] };
}

/** Explains a rule, a kind, a line or an object. */
export function explainOf(draft: Draft, subject: string): Command {
  const { random, note } = draft;
  note('verb:explain');
  const args = ['explain', ...(subject.startsWith('-') ? ['--'] : []), subject];
  return { args: random.chance(0.5) ? args : ['explain', '--output=json', ...args.slice(1)], mayBeUsage: true };
}

const common = ({ random }: Draft): string[] => [...(random.chance(0.1) ? ['--quiet'] : []), ...(random.chance(0.1) ? ['--no-color'] : [])];

/** Reviews the tree against its commit, or two commits. `base` and `head` write the files of each side. */
export function reviewOf(draft: Draft, base: () => void, head: () => void): Command {
  const { random, note, entries } = draft;
  note('verb:review', 'git');
  base();
  entries.push({ type: 'git', path: '.' });
  const begin = entries.length;
  head();
  for (const [index, entry] of entries.entries()) {
    if (index < begin || entry.type !== 'file') continue;
    const { bytes, ...rest } = entry;
    entries[index] = { ...rest, replaces: true, bytes };
  }
  const hasHead = random.chance(0.4);
  if (hasHead) entries.push({ type: 'git', path: '.' });
  const output = random.pick(['text', 'json', 'json', 'markdown', 'markdown', 'html', 'sarif']);
  note(`output:${output}`);
  const sides = hasHead ? ['--base', 'main~1', '--head', 'main'] : ['--base', 'HEAD'];
  if (random.chance(0.15)) {
    note('option:--against');
    return { args: ['check', '.', '--against', sides[1] ?? '', ...common(draft)], mayBeUsage: false };
  }
  return {
    args: ['review', ...sides, ...(output === 'text' ? [] : [`--output=${output}`]), ...common(draft)],
    mayBeUsage: false,
    followUps:
      output === 'json' && random.chance(0.6)
        ? [
            ['comment', '-', '--to=stdout'],
            ['review', '--from', '-', `--output=${random.pick(['text', 'markdown', 'html', 'sarif'])}`],
          ]
        : [],
  };
}

/** Adds the kinds of files to the repository. */
export function kindsOf(draft: Draft, files: readonly string[]): Command {
  draft.note('verb:kinds');
  return { args: ['kinds', 'add', ...files], mayBeUsage: true };
}
