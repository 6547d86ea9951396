// `npm run mutations` removes each guard of publishing from a copy of the repository. Shows that its test fails without it, and passes with it.
// The last line, also in .slipway/mutations-summary, is `N passed, N failed`. Arguments are ids of mutations; without any, all run.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Mutation, mutations } from '../test/mutations/mutations.ts';
import { linkModules, root } from '../test/scratch-copy.ts';
import { summary } from './run-vitest.ts';

const { finish } = summary('mutations');
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-mutations-')));
try {
  for (const path of execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkModules(copy, copy);
  execFileSync('git', ['init', '--quiet', copy]);
  const wanted = mutations.filter(({ id }) => process.argv.length < 3 || process.argv.includes(id));
  const results = wanted.map((mutation) => {
    const [withGuard, without] = [passes(mutation), withoutGuard(mutation, () => passes(mutation))];
    const problem = withGuard ? (without ? 'its test passes without the guard' : undefined) : 'its test fails with the guard';
    process.stdout.write(
      `${problem === undefined ? '✓' : '✗'} ${mutation.id} ${mutation.failure}${problem === undefined ? '' : `: ${problem}`}\n`,
    );
    return problem === undefined;
  });
  finish({ passed: results.filter(Boolean).length, failed: results.filter((isCaught) => !isCaught).length });
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function withoutGuard<T>({ edits }: Mutation, run: () => T): T {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]));
  for (const { file, guard, without } of edits) {
    const path = join(copy, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(guard, () => without),
    );
  }
  const result = run();
  for (const [file, text] of before) writeFileSync(join(copy, file), text);
  return result;
}

function passes({ test: { file, name } }: Mutation): boolean {
  const args = [
    'run',
    file,
    '--testNamePattern',
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    '--reporter=json',
    '--outputFile.json=report.json',
  ];
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: copy, stdio: 'ignore' });
  const { numPassedTests } = JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')) as { readonly numPassedTests: number };
  rmSync(join(copy, 'report.json'));
  return status === 0 && numPassedTests > 0;
}
