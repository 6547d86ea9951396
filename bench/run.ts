// `npm run bench` runs every benchmark, reports ratios, and writes the table of bench/README.md again. `npm run bench -- shards` runs one
// benchmark, and writes no file.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './bench-row.ts';
import { checkBench } from './check.ts';
import { checkFleetsBench } from './check-fleets.ts';
import { emitterBench } from './emitter.ts';
import { fluxBuildBench } from './flux-build.ts';
import { installedBench } from './installed.ts';
import { publishBench } from './publish.ts';
import { publishHistoryBench } from './publish-history.ts';
import { publishMemoryBench } from './publish-memory.ts';
import { publishRaceBench } from './publish-race.ts';
import { releasesBench } from './releases.ts';
import { renderBench } from './render.ts';
import { reviewBench } from './review.ts';
import { shardsBench } from './shards.ts';
import { startUpBench } from './start-up.ts';
import { validatorBench } from './validator.ts';

const readme = join(dirname(fileURLToPath(import.meta.url)), 'README.md');
const BEGIN = '<!-- results: written by `npm run bench` -->';
const END = '<!-- end of results -->';

const BENCHES: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  emitter: emitterBench,
  validator: validatorBench,
  check: checkBench,
  'start-up': startUpBench,
  'check-fleets': checkFleetsBench,
  installed: installedBench,
  'flux-build': fluxBuildBench,
  releases: releasesBench,
  render: renderBench,
  review: reviewBench,
  publish: publishBench,
  'publish-history': publishHistoryBench,
  'publish-memory': publishMemoryBench,
  'publish-race': publishRaceBench,
  shards: shardsBench,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) throw new Error(`no benchmark ${unknown.join(', ')}: there are ${Object.keys(BENCHES).join(', ')}`);
const rows: BenchRow[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stderr.write(`${name} ...\n`);
  rows.push(...(await bench()));
}
const table = markdown(rows);
process.stdout.write(`${table}\n`);
if (named.length === 0)
  writeFileSync(readme, withResults(existsSync(readme) ? readFileSync(readme, 'utf8') : `# Benchmarks\n\n${BEGIN}\n${END}\n`, table));

/** Replaces the text between the two markers. Adds the markers at the end if they are missing. */
function withResults(text: string, results: string): string {
  const block = `${BEGIN}\n${machine()}\n\n${results}\n${END}`;
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  return begin < 0 || end < begin ? `${text.trimEnd()}\n\n${block}\n` : text.slice(0, begin) + block + text.slice(end + END.length);
}

function machine(): string {
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim().replace('git version ', 'Git ');
  const model = cpus()[0]?.model ?? 'unknown processor';
  return `Measured on ${cpus().length} cores (${model.trim()}), ${process.platform} ${process.arch}, Node ${process.versions.node}, ${git}.`;
}

function markdown(results: readonly BenchRow[]): string {
  const head = ['measured', 'Slipway', 'compared with', 'theirs', 'ratio', 'target'];
  const lines = results.map(({ name, ours, peer, theirs, ratio, unit, target }) => [
    name,
    `${rounded(ours)} ${unit}`,
    peer,
    Number.isFinite(theirs) ? `${rounded(theirs)} ${unit}` : '-',
    Number.isFinite(ratio) ? `${rounded(ratio)}x` : '-',
    target,
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints three significant digits. */
function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
