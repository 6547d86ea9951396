// `npm run bench` runs every benchmark, and writes the results of each into its section of bench/README.md. `npm run bench -- shards` runs
// the named ones.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
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
for (const [name, bench] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  process.stderr.write(`${name} ...\n`);
  const circumstances = measuredOn();
  const rows = await bench();
  if (rows.length === 0) continue;
  const results = `${circumstances}\n\n${markdown(rows)}`;
  process.stdout.write(`${results}\n`);
  writeFileSync(readme, withResults(readFileSync(readme, 'utf8'), name, results));
}

/** Replaces the text between the two markers of a benchmark. */
function withResults(text: string, name: string, results: string): string {
  const [begin, end] = [`<!-- results of ${name} -->\n`, `\n<!-- end of results of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`${readme} has no place for the results of ${name}: add the lines ${begin.trim()} and ${end.trim()}`);
  return text.slice(0, from) + begin + results + text.slice(to);
}

/** Returns the date, the commit and the machine of a run. */
function measuredOn(): string {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', cwd: dirname(readme) }).trim();
  const model = cpus()[0]?.model ?? 'unknown processor';
  const machine = `${cpus().length} cores (${model.trim()}), load average ${loadavg()[0]?.toFixed(1)} at the begin`;
  const programs = `Node ${process.versions.node}, ${git('--version').replace('git version ', 'Git ')}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} at ${git('rev-parse', '--short=8', 'HEAD')}: ${machine}, ${programs}.`;
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
