#!/usr/bin/env node
// This file is CommonJS JavaScript, which Node starts fastest. From the second start on, the code of all modules is already compiled.
// The command runs from the bundles of `npm run build` if these match the sources. `check PATH`, `build PATH`, `review` of files and
// `charts template` have small bundles of their own; the other verbs share one. The published package contains only bundles.
const { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { basename, dirname, isAbsolute, join } = require('node:path');
const vm = require('node:vm');

/** Milliseconds. */
const MONTH = 30 * 24 * 60 * 60 * 1000;

const needed = /\d{1,3}\.\d{1,3}/.exec(JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')).engines.node)[0];
if (isOlderThan(needed)) {
  // Uses only syntax that old versions of Node read, too.
  process.stderr.write(
    `slipway needs Node ${needed} or newer; this is ${process.versions.node}. In a fleet, run \`npx slipway\` after \`npm start\` or \`npm ci\`: npx uses the Node of the repository. Elsewhere, install a newer Node.\n`,
  );
  process.exitCode = 2;
} else {
  const compiled = privateFolder('compiled');
  // Node uses another folder, or none, if the environment says so.
  const { directory } = compiled === undefined ? {} : enableCompileCache(compiled);
  if (directory !== undefined) keepCompiledCode(directory);
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

/**
 * Loads the parts of bundles with the functions that earlier runs compiled. Node's own compile cache has only the code that loads a module;
 * each function would be compiled again at its first call. A run that loads a part for the first time stores the code of all its parts. The
 * first run of a bundle only creates the folder, because on many machines it is the only run.
 */
function keepCompiledCode(directory) {
  const dist = join(__dirname, '../dist/');
  const kept = new Map();
  let isComplete = true;
  require.extensions['.cjs'] = (module, file) => {
    const text = file.startsWith(dist) ? readFileSync(file, 'utf8') : undefined;
    // V8 accepts the code of another text of the same length, so only the folder of a bundle, with the hash of its content, is a key.
    const build = basename(dirname(file));
    const isKey = /-[0-9a-f]{20}$/.test(build);
    // Node reports an experimental feature if a script imports modules.
    if (text === undefined || !isKey || text.includes('import((')) return require.extensions['.js'](module, file);
    const stored = join(directory, `${process.version}-${process.arch}-${build}`, basename(file));
    const cachedData = readCompiled(stored);
    const source = `(function (exports, require, module, __filename, __dirname) { ${text}\n})`;
    const script = withDefaultFlags(() => new vm.Script(source, { filename: file, cachedData }));
    kept.set(stored, script);
    if (cachedData === undefined || script.cachedDataRejected) isComplete = false;
    script.runInThisContext().call(module.exports, module.exports, (id) => module.require(id), module, file, dirname(file));
  };
  process.on('exit', () => {
    if (isComplete) return;
    try {
      const folders = new Set([...kept.keys()].map(dirname));
      if ([...folders].map(createFolder).includes(true)) return;
      for (const [stored, script] of kept)
        writeCompiled(
          stored,
          withDefaultFlags(() => script.createCachedData()),
        );
    } catch {
      // The next run compiles the functions itself.
    }
  });
}

/** V8 rejects code that was compiled under other flags. `openFleet` sets one. */
function withDefaultFlags(work) {
  return (globalThis[Symbol.for('slipway.default-flags')] ?? ((action) => action()))(work);
}

/**
 * Reads the code of a part. V8 does not see damage: it crashes, or the answer is wrong. So the file contains the code twice, because Node
 * needs longer to load a hash function than to compare the two.
 */
function readCompiled(file) {
  try {
    const bytes = readFileSync(file);
    const [code, copy] = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
    return code.length > 0 && code.equals(copy) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Renames a complete temporary file, because other runs may read or write the same file. */
function writeCompiled(file, code) {
  const aside = `${file}.${process.pid}.tmp`;
  writeFileSync(aside, Buffer.concat([code, code]), { mode: 0o600 });
  renameSync(aside, file);
}

/** Creates the folder for the code of a bundle, and removes folders that no run has changed for a month. Returns false if it exists. */
function createFolder(folder) {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined) return false;
  const others = readdirSync(dirname(folder)).filter((name) => /^v.*-[0-9a-f]{20}$/.test(name));
  for (const other of others.map((name) => join(dirname(folder), name)))
    if (Date.now() - statSync(other).mtimeMs > MONTH) rmSync(other, { recursive: true, force: true });
  return true;
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
