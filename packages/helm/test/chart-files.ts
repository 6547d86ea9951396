import { gzipSync } from 'node:zlib';
import { fileMapTree } from '@slipway/flux-build';
import { type Chart, type ChartLimits, loadArchive, loadFolder } from '../src/index.ts';

/** Files of a chart by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A Chart.yaml of the smallest form. */
export const chartYaml = (name: string, more = ''): string => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`;

/** Loads a chart from files in memory. */
export const chartOf = (files: Files, limits?: Partial<ChartLimits>): Chart =>
  loadFolder(fileMapTree(new Map(Object.entries(files))), '', limits);

/** An entry of a tar archive, for archives that no tool creates. */
export interface Entry {
  readonly name: string;
  readonly text?: string | Uint8Array;
  readonly type?: string;
  readonly link?: string;
  /** What the size field has. @default the size of the text */
  readonly size?: string;
}

/** Returns a tar archive, compressed. */
export function archiveOf(entries: readonly Entry[]): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (const { name, text = '', type = '0', link = '', size } of entries) {
    const data = typeof text === 'string' ? Buffer.from(text) : text;
    blocks.push(
      header(name, size ?? data.length.toString(8).padStart(11, '0'), type, link),
      data,
      new Uint8Array((512 - (data.length % 512)) % 512),
    );
  }
  return gzipSync(Buffer.concat([...blocks, new Uint8Array(1024)]));
}

function header(name: string, size: string, type: string, link: string): Uint8Array {
  const block = Buffer.alloc(512);
  block.write(name, 0, 100);
  block.write('0000644\0', 100);
  block.write(size, 124, 12, 'latin1');
  block.write('        ', 148);
  block.write(type, 156);
  block.write(link, 157, 100);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Loads a chart from an archive of files in the folder of the chart. */
export const packed = (name: string, files: Files): Uint8Array =>
  archiveOf(Object.entries(files).map(([path, text]) => ({ name: `${name}/${path}`, text })));

export const chartInArchive = (files: Files, limits?: Partial<ChartLimits>): Chart => loadArchive(packed('chart', files), limits);
