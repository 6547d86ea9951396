export type { ExitCode } from './exit-code.ts';
export { exitCodes } from './exit-code.ts';
export { runCli } from './run-cli.ts';
export type { Terminal } from './terminal.ts';
export { processTerminal } from './terminal.ts';
