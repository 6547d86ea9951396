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
  /** Replaces a text. Throws if the text does not occur exactly once. */
  edit(path: string, from: string, to: string): void;
  /** Raises the versions of changed packages, then synthesizes and publishes. */
  release(packages: readonly string[], flags?: readonly string[]): Promise<readonly PublishedPackage[]>;
  /** Publishes and promotes to the last channel. Returns the packages on the remote. */
  publish(flags?: readonly string[]): Promise<readonly PublishedPackage[]>;
  remove(path: string): void;
  /** Deletes the copy. */
  end(): void;
}

/** A row in the report of `slipway publish`. */
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

/** Opens a fleet in its own folder that publishes to `remote`. @default directory a copy of this repository */
export function workspace(remote: string, directory = scratchCopy(['README.md'])): Workspace {
  const at = (path: string): string => join(directory, path);
  const command = at('node_modules/slipway/src/main.ts');
  const read = (path: string): string => readFileSync(at(path), 'utf8');
  const write = (path: string, text: string): void => writeFileSync(at(path), text);
  const slipway = async (verb: string, flags: readonly string[]): Promise<readonly PublishedPackage[]> => {
    const args = [command, verb, '--cwd', directory, '--remote', remote, '--output', 'json', ...flags];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 64 << 20 }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`slipway ${verb} failed:\n${error.stdout}${error.stderr}`);
    });
    return (JSON.parse(stdout) as { readonly packages: readonly PublishedPackage[] }).packages;
  };
  const publish = async (flags: readonly string[] = []): Promise<readonly PublishedPackage[]> => {
    const rows = await slipway('publish', flags);
    await slipway('promote', ['--from', 'latest', '--to', 'staging', ...flags]);
    await slipway('promote', ['--from', 'staging', '--to', 'production', ...flags]);
    return rows;
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
    async release(packages, flags) {
      for (const name of packages) {
        const file = `packages/${name}/package.json`;
        write(
          file,
          read(file).replace(/"version": "(\d+)\.(\d+)\..*"/, (_, major, minor) => `"version": "${major}.${Number(minor) + 1}.0"`),
        );
      }
      await run(process.execPath, [command, 'synth', '--cwd', directory], { maxBuffer: 64 << 20 });
      return publish(flags);
    },
    remove: (path) => rmSync(at(path)),
    end: () => rmSync(directory, { recursive: true, force: true }),
  };
}
