import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import type { ProgramTable } from './program-table.ts';
import { templateHash } from './rollout.ts';

/** Runs the programs of Deployments as the kubelet runs containers: starts them, restarts them after a crash, stops them. */
export interface ProgramRunner {
  /** Whether the Deployment `namespace/name` is a program. */
  has(name: string): boolean;
  /** Runs the program as this Deployment specifies. Returns undefined when it is ready, else what it waits for. */
  want(name: string, deployment: StoredObject): string | undefined;
  /** Stops the program if it runs. */
  drop(name: string): void;
  /** Stops all programs. */
  close(): Promise<void>;
}

/** The callbacks of a runner. */
export interface ProgramListener {
  /** Reports a program that was started, or stopped (undefined), by the name of its Deployment without the namespace. */
  readonly onProgram: (name: string, program: RunningProgram | undefined) => void;
  /** Reports that a program has become ready, or is no longer ready. */
  readonly onChange: (name: string) => void;
  readonly log: (message: string) => void;
}

/** Milliseconds before an ended program is started again. The pause doubles while the program ends soon after its start. */
const MIN_PAUSE = 500;
const MAX_PAUSE = 10_000;
/** Milliseconds that all programs have to end. */
const STOP_TIMEOUT = 5000;

interface State {
  wanted?: { readonly deployment: StoredObject; readonly hash: string };
  program?: RunningProgram;
  hash?: string;
  /** Whether a test has stopped the program. The test starts it again. */
  halted: boolean;
  failures: number;
  /** What the program waits for; undefined when it is ready. */
  waitsFor: string | undefined;
  turn: Promise<void>;
}

/** Returns a runner of the programs in a table. */
export const programRunner = (table: ProgramTable, listener: ProgramListener): ProgramRunner => new Runner(table, listener);

class Runner implements ProgramRunner {
  private readonly table: ProgramTable;
  private readonly listener: ProgramListener;
  private readonly states = new Map<string, State>();
  private readonly closing = new AbortController();

  constructor(table: ProgramTable, listener: ProgramListener) {
    this.table = table;
    this.listener = listener;
  }

  has(name: string): boolean {
    return this.table[name] !== undefined;
  }

  want(name: string, deployment: StoredObject): string | undefined {
    const hash = templateHash(deployment);
    const state: State = this.states.get(name) ?? { halted: false, failures: 0, waitsFor: 'starting', turn: Promise.resolve() };
    this.states.set(name, state);
    const changed = state.wanted?.hash !== hash;
    state.wanted = { deployment, hash };
    if (changed) this.drive(name, state);
    return changed ? 'starting' : state.waitsFor;
  }

  drop(name: string): void {
    const state = this.states.get(name);
    if (!state?.wanted) return;
    delete state.wanted;
    state.halted = false;
    this.drive(name, state);
  }

  async close(): Promise<void> {
    this.closing.abort();
    for (const [name, state] of this.states) this.drive(name, state);
    // A program that is just starting ends with the supervisor.
    await Promise.race([Promise.all([...this.states.values()].map(({ turn }) => turn)), sleep(STOP_TIMEOUT)]);
  }

  /** Starts, restarts or stops a program until it is as wanted, one action after the other. */
  private drive(name: string, state: State): void {
    state.turn = state.turn.then(async () => {
      for (let done = false; !done; ) {
        try {
          done = await this.act(name, state);
        } catch (error) {
          this.report(name, state, (error as Error).message.split('\n', 1)[0] ?? '');
          await this.pause(Math.min(MIN_PAUSE * 2 ** state.failures++, MAX_PAUSE));
        }
      }
    });
  }

  /** Does the next action. Returns whether the program is as wanted. */
  private async act(name: string, state: State): Promise<boolean> {
    const { wanted, program } = state;
    if (program && (this.closing.signal.aborted || !wanted || wanted.hash !== state.hash)) {
      delete state.program;
      this.listener.onProgram(shortName(name), undefined);
      await program.stop('SIGTERM');
      this.report(name, state, 'stopped');
      return false;
    }
    if (this.closing.signal.aborted || !wanted || state.halted) return true;
    if (!program) {
      this.report(name, state, 'starting');
      state.program = await (this.table[name] as ProgramTable[string])(wanted.deployment);
      state.hash = wanted.hash;
      this.listener.onProgram(shortName(name), this.handle(name, state, state.program));
      this.supervise(name, state, state.program);
      return false; // the wanted template may have changed meanwhile
    }
    if (program.pid === undefined) {
      await program.start();
      this.supervise(name, state, program);
    }
    this.report(name, state, undefined);
    return true;
  }

  /** Starts a program again when it ends. */
  private supervise(name: string, state: State, program: RunningProgram): void {
    const began = performance.now();
    void program.ended().then(async () => {
      if (state.program !== program || this.closing.signal.aborted) return;
      state.failures = performance.now() - began > MAX_PAUSE ? 0 : state.failures + 1;
      this.report(name, state, state.halted ? 'stopped by the test' : 'the program has ended');
      if (state.halted) return;
      const wait = Math.min(MIN_PAUSE * 2 ** (state.failures - 1), MAX_PAUSE);
      await this.pause(Math.max(wait, MIN_PAUSE));
      this.drive(name, state);
    });
  }

  /** Returns the program for tests: a program that a test stops is not started again by the runner. */
  private handle(name: string, state: State, program: RunningProgram): RunningProgram {
    return {
      name: program.name,
      get pid() {
        return program.pid;
      },
      logs: program.logs,
      ended: () => program.ended(),
      async stop(signal) {
        state.halted = true;
        await program.stop(signal);
      },
      start: async () => {
        state.halted = false;
        this.drive(name, state);
        await state.turn;
      },
    };
  }

  private report(name: string, state: State, waitsFor: string | undefined): void {
    if (state.waitsFor === waitsFor) return;
    state.waitsFor = waitsFor;
    this.listener.log(`program ${name}: ${waitsFor ?? 'ready'}`);
    this.listener.onChange(name);
  }

  /** Waits, at most until the runner is closed. */
  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.closing.signal, ref: false }).catch(() => {});
  }
}

const shortName = (name: string): string => name.slice(name.indexOf('/') + 1);
