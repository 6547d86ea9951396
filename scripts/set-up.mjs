// Installs the packages of package-lock.json if they are not installed yet.
// Plain JavaScript: it runs on the system's Node (20 or newer) before the repository's own Node, which .nvmrc names, is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The major version of the repository's own Node. */
const nodeMajor = Number.parseInt(readFileSync(join(root, '.nvmrc'), 'utf8'), 10);

/** Node as a package, pinned by its hash like all others. npm installs it as node_modules/.bin/node. */
const nodePackage = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

if (!isInstalled()) {
  await install();
  if (!isInstalled()) end(`Install Node ${nodeMajor} or newer: npm has none for ${process.platform} on ${process.arch}.\n`);
}

function isInstalled() {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  const isPresent = (path) => installed[path] !== undefined && installed[path].version === wanted[path].version;
  if (wanted[nodePackage] ? !isPresent(nodePackage) || !existsSync(join(root, 'node_modules/.bin/node')) : !isNewNode()) return false;
  return Object.keys(wanted).every((path) => path === '' || !path.startsWith('node_modules/') || wanted[path].optional || isPresent(path));
}

/** Returns whether the Node that runs this script is new enough. It is used where npm has no Node for this platform. */
function isNewNode() {
  return Number.parseInt(process.versions.node, 10) >= nodeMajor;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

async function install() {
  const started = Date.now();
  process.stderr.write('Installing the packages that Slipway needs (about half a minute) ... ');
  // No package runs a script of its own; of ours, `prepare` is what npm would run.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await run([...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], (code) => {
    return `npm ci ended with ${code}. Is the network there, and is this Node 20 or newer (now ${process.version})?\n`;
  });
  const own = join(root, 'node_modules/.bin/node');
  await run([existsSync(own) ? own : process.execPath, join(root, 'scripts/prepare.mjs')], (code) => `prepare.mjs ended with ${code}.\n`);
  process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/** Runs a command without output. If it fails, prints its whole output with `explain(code)`. */
async function run([program, ...args], explain) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  if (code !== 0) end(`failed\n${output}\n${explain(code)}`);
}

function end(message) {
  process.stderr.write(message);
  process.exit(3);
}
