import type { Finding } from '@slipway/manifest';
import type { DiskTree } from './disk-tree.ts';

/** The part of the tree of one package as text: path to content. */
export interface RenderedPackage {
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
  /** The current files below the prefixes of the package. */
  readonly disk: DiskTree;
}

/** The changes on disk so that it equals the definitions, as sorted paths from the root of the repository. */
export interface SynthPlan {
  readonly name: string;
  readonly writes: readonly { readonly path: string; readonly text: string; readonly reason: 'missing' | 'different' | 'executable' }[];
  readonly removals: readonly string[];
  readonly unchanged: number;
}

/** Compares bytes, so that line ends and encodings matter, and the file mode that Git stores. */
export function planSynth({ name, texts, disk }: RenderedPackage): SynthPlan {
  const writes: SynthPlan['writes'][number][] = [];
  for (const [path, text] of texts) {
    const present = disk.files.get(path);
    if (present === undefined) writes.push({ path, text, reason: 'missing' });
    else if (!present.bytes.equals(Buffer.from(text))) writes.push({ path, text, reason: 'different' });
    else if (present.executable) writes.push({ path, text, reason: 'executable' });
  }
  const removals = [...disk.files.keys(), ...disk.others].filter((path) => !texts.has(path));
  return {
    name,
    writes: writes.sort((a, b) => (a.path < b.path ? -1 : 1)),
    removals: removals.sort(),
    unchanged: texts.size - writes.length,
  };
}

/** Returns the findings of `synth --check` about `plan`. */
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
    ...plan.writes.map(({ path, reason }) => drift(path, REASONS[reason], `the output of ${plan.name}`)),
    ...plan.removals.map((path) => drift(path, 'the definitions no longer produce this file', `no file: ${plan.name} owns the folder`)),
  ];
}

const REASONS: Readonly<Record<SynthPlan['writes'][number]['reason'], string>> = {
  missing: 'the definitions produce this file, but it is not on disk',
  different: 'the file on disk differs from what the definitions produce',
  executable: 'the file on disk is executable',
};

/** Returns a finding for every Git repository below the folders of the package. These are never emptied. */
export const repositoryFindings = ({ name, disk }: RenderedPackage): Finding[] =>
  disk.repositories.map((path) => ({
    rule: 'nested-repository',
    severity: 'reject',
    message: `a folder of ${name} has a Git repository of its own; its files are not changed`,
    file: path,
    pointer: '',
    expected: `a folder without .git: the definitions generate all files below the folders of ${name}`,
    remedy: 'move the repository elsewhere, then run `slipway synth`',
  }));

/** Returns a finding for every symbolic link that the package would read or write through. */
export const symlinkFindings = ({ name, disk }: RenderedPackage): Finding[] =>
  disk.links.map((path) => ({
    rule: 'symlink',
    severity: 'reject',
    message: `a folder of ${name} has a symbolic link; slipway writes no file through it`,
    file: path,
    pointer: '',
    expected: 'a regular file or a directory',
    remedy: 'remove the link, then run `slipway synth`',
  }));
