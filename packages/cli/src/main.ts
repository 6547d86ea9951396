#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: what Node compiles, types stripped, it keeps for the next start.
enableCompileCache();
const { processTerminal } = await import('./terminal.ts');

const args = process.argv.slice(2);
const terminal = processTerminal();
// The other verbs do not wait for what judges documents.
const quick = args[0] === 'check' ? await (await import('./quick-check.ts')).quickCheck(args, terminal) : undefined;
process.exitCode = quick ?? (await (await import('./run-cli.ts')).runCli(args, terminal));
