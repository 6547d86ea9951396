#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: what Node compiles, types stripped, it keeps for the next start.
enableCompileCache();
const { runCli } = await import('./run-cli.ts');
const { processTerminal } = await import('./terminal.ts');

process.exitCode = await runCli(process.argv.slice(2), processTerminal());
