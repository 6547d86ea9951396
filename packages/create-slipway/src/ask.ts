import { createInterface, type Interface } from 'node:readline/promises';
import { problemOf, type Setting, type Settings, settings } from './settings.ts';

/** The terminal for the questions. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Returns all settings: the given ones, and defaults for the others. */
export const withDefaults = (directory: string, given: Partial<Settings>): Promise<Settings> =>
  complete(directory, given, async (_, standard) => standard);

/** Returns all settings: the given ones, and the answers of a person for the others. Throws if the input ends early. */
export async function askAll(directory: string, given: Partial<Settings>, terminal: Terminal): Promise<Settings> {
  const lines = createInterface(terminal);
  const end = new AbortController();
  lines.once('close', () => end.abort());
  try {
    return await complete(directory, given, (setting, standard) => ask({ lines, terminal, signal: end.signal }, setting, standard));
  } catch (error) {
    throw end.signal.aborted ? new Error('the input ended before all questions were answered') : error;
  } finally {
    lines.close();
  }
}

type Answer = (setting: Setting, standard: string) => Promise<string>;

async function complete(directory: string, given: Partial<Settings>, answer: Answer): Promise<Settings> {
  const answers: Partial<Record<keyof Settings, string>> = { ...given };
  for (const setting of settings) answers[setting.name] ??= await answer(setting, setting.default(directory, answers));
  return answers as Settings;
}

interface Questions {
  readonly lines: Interface;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Asks until the answer is valid. */
async function ask({ lines, terminal, signal }: Questions, setting: Setting, standard: string): Promise<string> {
  for (;;) {
    const answer = (await lines.question(`${setting.question} (${standard}): `, { signal })).trim() || standard;
    if (problemOf(setting, answer) === undefined) return answer;
    terminal.output.write(`It has to be ${setting.expected}.\n`);
  }
}

/** Returns the invalid defaults: the name of a folder may not be valid for a fleet. */
export const defaultProblems = (directory: string, given: Partial<Settings>): string[] =>
  settings
    .filter(({ name }) => given[name] === undefined)
    .flatMap((setting) => problemOf(setting, setting.default(directory, given)) ?? []);
