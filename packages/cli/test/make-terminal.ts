import type { Terminal } from '../src/report/terminal.ts';

/** Returns a terminal that records its output. */
export function makeTerminal(cwd: string, more: Partial<Terminal> = {}) {
  const output = { stdout: '', stderr: '' };
  const terminal: Terminal = {
    cwd,
    env: {},
    interactive: true,
    colors: true,
    signal: new AbortController().signal,
    stdout: (text) => {
      output.stdout += text;
    },
    stderr: (text) => {
      output.stderr += text;
    },
    stdin: async () => '',
    ...more,
  };
  return { terminal, output };
}
