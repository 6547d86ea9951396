#!/usr/bin/env node
// This file is CommonJS JavaScript, which Node starts fastest. From the second start on, Node's compile cache has all modules compiled.
// The command runs from the bundles of `npm run build` if these match the sources. `check PATH`, `build PATH`, `review` of files and
// `charts template` have small bundles of their own; the other verbs share one. The published package contains only bundles.
const { lstatSync, mkdirSync, readFileSync, statSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { isAbsolute, join } = require('node:path');

const needed = /\d{1,3}\.\d{1,3}/.exec(JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')).engines.node)[0];
if (isOlderThan(needed)) {
  // Uses only syntax that old versions of Node read, too.
  process.stderr.write(
    `slipway needs Node ${needed} or newer; this is ${process.versions.node}. In a fleet, run \`npx slipway\` after \`npm start\` or \`npm ci\`: npx uses the Node of the repository. Elsewhere, install a newer Node.\n`,
  );
  process.exitCode = 2;
} else {
  const compiled = privateFolder('compiled');
  if (compiled !== undefined) enableCompileCache(compiled);
  start();
}

function isOlderThan(version) {
  const [major, minor] = version.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}

/**
 * Returns a folder below the user's cache that no other user can write to. Returns undefined if it cannot be created. Node's default is
 * the temporary directory, where others can put code that then runs as this user.
 */
function privateFolder(name) {
  const { XDG_CACHE_HOME: cacheHome, HOME: home } = process.env;
  const cache = cacheHome && isAbsolute(cacheHome) ? cacheHome : home && isAbsolute(home) ? join(home, '.cache') : undefined;
  if (cache === undefined || typeof process.getuid !== 'function') return undefined;
  try {
    mkdirSync(join(cache, 'slipway', name), { recursive: true, mode: 0o700 });
    const isPrivate = ['slipway', `slipway/${name}`].every((folder) => {
      const stat = lstatSync(join(cache, folder));
      return stat.isDirectory() && stat.uid === process.getuid() && (stat.mode & 0o022) === 0;
    });
    return isPrivate ? join(cache, 'slipway', name) : undefined;
  } catch {
    return undefined;
  }
}

async function start() {
  const args = process.argv.slice(2);
  const isQuick = ['check', 'build', 'review'].includes(args[0]) || (args[0] === 'charts' && args[1] === 'template');
  const bundle = isQuick ? freshBundle(args[0]) : undefined;
  if (bundle && (await bundle.main(args))) process.exit(); // everything is written, and a last garbage collection would only take time
  const command = freshBundle('command');
  if (command) process.exitCode = await command.runCli(args, command.processTerminal(command.startWatchdog));
  else await import('../src/main.ts');
}

/**
 * Loads a bundle. Returns undefined if it does not exist, or if one of its source files has changed since. `npm test`, which has just built
 * the bundles, skips this test.
 */
function freshBundle(name) {
  const dist = join(__dirname, '../dist');
  try {
    const { main, files } = JSON.parse(readFileSync(join(dist, `${name}.json`), 'utf8'));
    const packages = join(__dirname, '../..');
    for (const [file, size, time] of process.env.SLIPWAY_BUNDLES === 'fresh' ? [] : files) {
      const found = statSync(`${packages}/${file}`);
      if (found.size !== size || found.mtimeMs !== time) return undefined;
    }
    return require(join(dist, main));
  } catch {
    return undefined;
  }
}
