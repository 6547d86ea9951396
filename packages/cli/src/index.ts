export type { ExitCode } from './report/exit-code.ts';
export { exitCodes } from './report/exit-code.ts';
export type { Terminal } from './report/terminal.ts';
export { processTerminal } from './report/terminal.ts';
export { startWatchdog } from './report/watchdog.ts';
export { runCli } from './run-cli.ts';
