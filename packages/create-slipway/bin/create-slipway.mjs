#!/usr/bin/env node
// In the workspace the sources run. The package of npm contains compiled files.
import { existsSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`create-slipway needs Node 20 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 3;
} else {
  const compiled = new URL('../src/main.js', import.meta.url);
  const { main } = await import(existsSync(compiled) ? compiled.href : new URL('../src/main.ts', import.meta.url).href);
  process.exitCode = await main(process.argv.slice(2));
}
