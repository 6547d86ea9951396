import type { Finding } from '@slipway/manifest';
import type { DiskTree } from './disk-tree.ts';

/** One package's share of the tree as text: path to content. */
export interface RenderedPackage {
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
  /** What stands below the prefixes of the package now. */
  readonly disk: DiskTree;
}

/** What has to happen on disk so that it equals the definitions. Paths from the root of the repository, sorted. */
export interface SynthPlan {
  readonly name: string;
  readonly writes: readonly { readonly path: string; readonly text: string; readonly exists: boolean }[];
  readonly removals: readonly string[];
  readonly unchanged: number;
}

/** Compares bytes, so that line ends and encodings count. */
export function planSynth({ name, texts, disk }: RenderedPackage): SynthPlan {
  const writes: SynthPlan['writes'][number][] = [];
  for (const [path, text] of texts) {
    const present = disk.files.get(path);
    if (present === undefined || !present.equals(Buffer.from(text))) writes.push({ path, text, exists: present !== undefined });
  }
  const removals = [...disk.files.keys(), ...disk.others].filter((path) => !texts.has(path));
  return {
    name,
    writes: writes.sort((a, b) => (a.path < b.path ? -1 : 1)),
    removals: removals.sort(),
    unchanged: texts.size - writes.length,
  };
}

/** What `synth --check` tells about `plan`. */
export function driftFindings(plan: SynthPlan): Finding[] {
  const drift = (file: string, message: string, expected: string): Finding => ({
    rule: 'drift',
    severity: 'reject',
    message,
    file,
    pointer: '',
    expected,
    remedy: 'run `slipway synth` and commit the result',
  });
  return [
    ...plan.writes.map(({ path, exists }) =>
      exists
        ? drift(path, 'the file on disk differs from what the definitions produce', `the output of ${plan.name}`)
        : drift(path, 'the definitions produce this file, but it is not on disk', `the output of ${plan.name}`),
    ),
    ...plan.removals.map((path) => drift(path, 'the definitions no longer produce this file', `no file: ${plan.name} owns the folder`)),
  ];
}

/** One finding for every symbolic link where the package would read or write. */
export const symlinkFindings = ({ name, disk }: RenderedPackage): Finding[] =>
  disk.links.map((path) => ({
    rule: 'symlink',
    severity: 'reject',
    message: `a symbolic link stands in a folder of ${name}; nothing is written through it`,
    file: path,
    pointer: '',
    expected: 'a regular file or a directory',
    remedy: 'remove the link, then run `slipway synth`',
  }));
