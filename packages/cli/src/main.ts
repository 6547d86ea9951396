#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: what Node compiles, types stripped, it keeps for the next start.
enableCompileCache();
const { processTerminal } = await import('./terminal.ts');
const { quickCheck } = await import('./quick-check.ts');

const args = process.argv.slice(2);
const terminal = processTerminal();
process.exitCode = (await quickCheck(args, terminal)) ?? (await (await import('./run-cli.ts')).runCli(args, terminal));
