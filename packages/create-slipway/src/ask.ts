import { createInterface } from 'node:readline/promises';
import { problemOf, type Setting, type Settings, settings } from './settings.ts';

/** All settings: those given, then defaults with `yes`, or answers of the person at the terminal. */
export async function complete(directory: string, given: Partial<Settings>, yes: boolean): Promise<Settings> {
  const answers: Partial<Record<keyof Settings, string>> = { ...given };
  const terminal = yes ? undefined : createInterface({ input: process.stdin, output: process.stderr });
  try {
    for (const setting of settings) {
      const standard = setting.default(directory, answers);
      answers[setting.name] ??= terminal === undefined ? standard : await ask(terminal, setting, standard);
    }
  } finally {
    terminal?.close();
  }
  return answers as Settings;
}

/** Asks until the answer is one. */
async function ask(terminal: ReturnType<typeof createInterface>, setting: Setting, standard: string): Promise<string> {
  for (;;) {
    const answer = (await terminal.question(`${setting.question} (${standard}): `)).trim() || standard;
    if (problemOf(setting, answer) === undefined) return answer;
    process.stderr.write(`It has to be ${setting.expected}.\n`);
  }
}

/** The defaults that do not fit: the name of a folder may be none of a fleet. */
export const defaultProblems = (directory: string, given: Partial<Settings>): string[] =>
  settings
    .filter(({ name }) => given[name] === undefined)
    .flatMap((setting) => problemOf(setting, setting.default(directory, given)) ?? []);
