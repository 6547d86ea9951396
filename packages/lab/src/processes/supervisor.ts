// The supervisor: it starts the programs of one lab. When its parent ends, it stops them and removes their folder. It reads commands from
// its standard input, which ends with its parent for any reason.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { type Command, type Event, type ProcessSpec, readLines } from './supervisor-protocol.ts';

/** Milliseconds for programs to end by themselves when everything stops. */
const DEADLINE = 3000;

const [prefix = ''] = process.argv.slice(2);
mkdirSync(dirname(prefix), { recursive: true });
const directory = mkdtempSync(prefix);
const running = new Map<number, ChildProcess>();
let ending = false;

// The supervisor must continue if the reader of its output has ended.
process.stdout.on('error', () => {});
process.stdin.setEncoding('utf8');
process.stdin.on('data', readLines(obey));
process.stdin.on('end', end);
process.stdin.on('error', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, end);
process.on('uncaughtException', end);
send({ type: 'ready', directory });

function obey(command: Command): void {
  if (command.type === 'start') start(command.id, command.spec);
  else stop(command.id, command.signal, command.deadline);
}

function start(id: number, spec: ProcessSpec): void {
  try {
    if (ending) throw new Error('the lab is stopping');
    const log = openSync(spec.log, 'a');
    // In its own process group, so that processes that it starts are stopped with it.
    const child = spawn(spec.command, [...spec.args], {
      cwd: spec.cwd ?? directory,
      env: spec.environment,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    child.once('error', (error) => {
      if (child.pid === undefined) send({ type: 'failed', id, message: error.message });
    });
    if (child.pid === undefined) return;
    running.set(id, child);
    child.once('exit', (code, signal) => {
      running.delete(id);
      signalGroup(child, 'SIGKILL'); // Processes that it left
      send({ type: 'exited', id, code, signal });
    });
    if (spec.nice) lowerPriority(child.pid, spec.nice);
    send({ type: 'started', id, pid: child.pid });
  } catch (error) {
    send({ type: 'failed', id, message: (error as Error).message });
  }
}

function stop(id: number, signal: NodeJS.Signals, deadline: number): void {
  const child = running.get(id);
  if (!child) return;
  signalGroup(child, signal);
  setTimeout(() => running.get(id) === child && signalGroup(child, 'SIGKILL'), deadline).unref();
}

function end(): void {
  if (ending) return;
  ending = true;
  for (const id of running.keys()) stop(id, 'SIGTERM', DEADLINE);
  const waiting = setInterval(() => {
    if (running.size > 0) return;
    clearInterval(waiting);
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    process.exit(0);
  }, 10);
}

function lowerPriority(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch {
    // It has ended already, or this system has no priorities.
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It ended by itself.
  }
}

function send(event: Event): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}
