export { runCli } from './run-cli.ts';
export type { ExitCode } from './terminal/exit-code.ts';
export { exitCodes } from './terminal/exit-code.ts';
export type { Terminal } from './terminal/terminal.ts';
export { processTerminal } from './terminal/terminal.ts';
export { startWatchdog } from './terminal/watchdog.ts';
