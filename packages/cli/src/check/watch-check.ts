import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstTexts, printable } from '@slipway/manifest';
import { projectCrds } from '../kinds/project-crds.ts';
import type { ExitCode } from '../report/exit-code.ts';
import { usageFailure } from '../report/failure.ts';
import { withoutCredentials } from '../report/masked-report.ts';
import { reportFailure, runVerb } from '../report/run-verb.ts';
import type { Terminal } from '../report/terminal.ts';
import { type CommonOptions, makeContext } from '../report/verb-context.ts';
import { isStdin } from '../repository/read-input.ts';
import { changesBelow } from './changes-below.ts';
import { createCheckMemory } from './check-memory.ts';
import type { CheckOptions } from './checked.ts';
import { runCheck } from './run-check.ts';

/**
 * Runs `slipway check PATH --watch`: checks, and checks again after each change, until SIGINT or SIGTERM. Its exit code is that of the
 * last check. A state that cannot be checked, as in the middle of a `git switch`, is reported, and the next change is awaited.
 */
export async function watchCheck(terminal: Terminal, common: CommonOptions, options: CheckOptions): Promise<ExitCode> {
  const { cwd, timeLimit } = makeContext(terminal, common);
  let remembering = { ...options, memory: createCheckMemory() };
  const checkOnce = async (): Promise<ExitCode> => {
    const begun = performance.now();
    try {
      return await runVerb(watching, common, runCheck, remembering);
    } finally {
      // An interrupted check may leave incomplete results in the memory. Only a long check is interrupted.
      if (performance.now() - begun > timeLimit / 16) remembering = { ...options, memory: createCheckMemory() };
    }
  };
  const watched = watchedPaths(options, common, cwd);
  // Watching begins before the first check, so that no change is missed.
  const changes = await changesBelow(watched, cwd, terminal.signal);
  // At its time limit one check ends, and the process continues.
  const { startWatchdog: _, leave: __, endedBySignals = (work) => work(), ...watching } = terminal;
  try {
    let ended = await endedBySignals(checkOnce);
    const report = (text: string): void =>
      common.quiet === true ? undefined : terminal.stderr(`slipway: ${printable(withoutCredentials(text))}\n`);
    report(`watching ${watched.join(', ')}; Ctrl-C ends`);
    for (let changed = await changes.next(); changed.length > 0; changed = await changes.next()) {
      report(`changed: ${firstTexts(changed, MAX_LISTED)}`);
      ended = await endedBySignals(checkOnce).catch((error) => reportFailure(error, terminal));
    }
    return ended;
  } finally {
    await changes.close();
  }
}

const MAX_LISTED = 4;

function watchedPaths({ paths, crds = [] }: CheckOptions, { output = 'text' }: CommonOptions, cwd: string): readonly string[] {
  if (paths.length === 0) throw usageFailure('--watch looks at the files of a PATH; definitions are loaded once in a process.');
  if (paths.some((path) => isStdin(path) || isPipe(resolve(cwd, path))))
    throw usageFailure('--watch looks at files; standard input and other pipes come only once.');
  if (output !== 'text') throw usageFailure(`--watch answers in text, again and again; ${output} is one answer.`);
  return [...new Set([...paths, ...crds, ...projectCrds(cwd, paths).paths])];
}

const isPipe = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFIFO() === true;
