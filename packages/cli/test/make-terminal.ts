import type { Terminal } from '../src/terminal/terminal.ts';

/** A terminal that remembers what it was told. */
export function makeTerminal(cwd: string, more: Partial<Terminal> = {}) {
  const told = { stdout: '', stderr: '' };
  const terminal: Terminal = {
    cwd,
    env: {},
    interactive: true,
    colors: true,
    signal: new AbortController().signal,
    stdout: (text) => {
      told.stdout += text;
    },
    stderr: (text) => {
      told.stderr += text;
    },
    stdin: async () => '',
    ...more,
  };
  return { terminal, told };
}
