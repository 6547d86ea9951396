// Installs the packages that package-lock.json names, when they are not there yet.
// Plain JavaScript: it runs on the system's Node (20 or newer) before the repository's own Node 24 is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (!isInstalled()) await install();

function isInstalled() {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!existsSync(join(root, 'node_modules/.bin/node'))) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || !path.startsWith('node_modules/') || entry.optional || (installed[path] && installed[path].version === entry.version),
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

async function install() {
  const started = Date.now();
  process.stderr.write('Installing the packages that Slipway needs (about half a minute) ... ');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const child = spawn(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  if (code !== 0) {
    process.stderr.write(
      `failed\n${output}\nnpm ci ended with ${code}. Is the network there, and is this Node 20 or newer (now ${process.version})?\n`,
    );
    process.exit(3);
  }
  process.stderr.write(`done in ${Math.round((Date.now() - started) / 1000)} s\n`);
}
