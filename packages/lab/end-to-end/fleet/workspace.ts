import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scratchCopy } from '../../../../test/scratch-copy.ts';

/** A repository in which a platform engineer works. */
export interface Workspace {
  readonly directory: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Replaces one text by another; rejects a text that does not exist, or more than once. */
  edit(path: string, from: string, to: string): void;
  /** Says what changed, as `npx changeset` would, then synthesises, checks and publishes. */
  release(packages: readonly string[], summary: string, flags?: readonly string[]): Promise<readonly PublishedPackage[]>;
  /** `slipway publish`; the packages that are on the remote afterwards. */
  publish(flags?: readonly string[]): Promise<readonly PublishedPackage[]>;
  remove(path: string): void;
  /** Deletes the copy. */
  end(): void;
}

/** A row of what `slipway publish` reports. */
export interface PublishedPackage {
  readonly package: string;
  readonly version: string;
  readonly outcome: 'published' | 'unchanged';
  readonly commit: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

const run = promisify(execFile);

/** A fleet in a folder of its own that publishes to `remote`. @default directory a copy of this repository */
export function workspace(remote: string, directory = scratchCopy(['.changeset', 'README.md'])): Workspace {
  const at = (path: string): string => join(directory, path);
  const command = at('node_modules/slipway/src/main.ts');
  const read = (path: string): string => readFileSync(at(path), 'utf8');
  const write = (path: string, text: string): void => writeFileSync(at(path), text);
  let releases = 0;
  const publish = async (flags: readonly string[] = []): Promise<readonly PublishedPackage[]> => {
    const args = [command, 'publish', '--cwd', directory, '--remote', remote, '--output', 'json', ...flags];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 64 << 20 }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`slipway publish failed:\n${error.stdout}${error.stderr}`);
    });
    return (JSON.parse(stdout) as { readonly packages: readonly PublishedPackage[] }).packages;
  };
  return {
    directory,
    read,
    write,
    publish,
    edit(path, from, to) {
      const parts = read(path).split(from);
      if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times: ${from}`);
      write(path, parts.join(to));
    },
    async release(packages, summary, flags) {
      releases += 1;
      const bumps = packages.map((name) => `'@slipway/${name}': minor`).join('\n');
      write(`.changeset/test-${String(releases).padStart(3, '0')}.md`, `---\n${bumps}\n---\n\n${summary}\n`);
      await run(process.execPath, [command, 'synth', '--cwd', directory], { maxBuffer: 64 << 20 });
      return publish(flags);
    },
    remove: (path) => rmSync(at(path)),
    end: () => rmSync(directory, { recursive: true, force: true }),
  };
}
