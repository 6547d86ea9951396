import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import type { RunningProgram } from '../processes/run-program.ts';
import type { ProgramTable } from './program-table.ts';
import { templateHash } from './rollout.ts';

/** Keeps the programs of Deployments as the kubelet keeps containers: started, started again after a crash, stopped. */
export interface ProgramRunner {
  /** Whether the Deployment `namespace/name` is a program. */
  has(name: string): boolean;
  /** Lets it run as this Deployment says; undefined when it is ready, else what it waits for. */
  want(name: string, deployment: StoredObject): string | undefined;
  /** Stops it, when it runs. */
  drop(name: string): void;
  /** Stops all of them. */
  close(): Promise<void>;
}

/** Whom a runner notifies. */
export interface ProgramListener {
  /** A program came, or went (undefined), under the name of its Deployment without the namespace. */
  readonly onProgram: (name: string, program: RunningProgram | undefined) => void;
  /** Whether it is ready has changed. */
  readonly onChange: (name: string) => void;
  readonly log: (message: string) => void;
}

/** Milliseconds before a program that has ended is started again; twice as long each time, as long as it ends at once. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 10_000;
/** Milliseconds that all of them have to end. */
const LAST_STOP = 5000;

interface State {
  wanted?: { readonly deployment: StoredObject; readonly hash: string };
  program?: RunningProgram;
  hash?: string;
  /** A test has stopped it, and will start it again. */
  halted: boolean;
  failures: number;
  says: string | undefined;
  turn: Promise<void>;
}

/** A runner of the programs in a table. */
export function programRunner(table: ProgramTable, { onProgram, onChange, log }: ProgramListener): ProgramRunner {
  const states = new Map<string, State>();
  const closing = new AbortController();

  const say = (name: string, state: State, says: string | undefined): void => {
    if (state.says === says) return;
    state.says = says;
    log(`program ${name}: ${says ?? 'ready'}`);
    onChange(name);
  };

  /** Brings a program to what is wanted of it, one step after the other. */
  const drive = (name: string, state: State): void => {
    state.turn = state.turn.then(async () => {
      for (let done = false; !done; ) {
        try {
          done = await step(name, state);
        } catch (error) {
          say(name, state, (error as Error).message.split('\n', 1)[0] ?? '');
          await sleep(Math.min(FIRST_PAUSE * 2 ** state.failures++, LAST_PAUSE), undefined, { signal: closing.signal, ref: false }).catch(
            () => {},
          );
        }
      }
    });
  };

  const step = async (name: string, state: State): Promise<boolean> => {
    const { wanted, program } = state;
    if (program && (closing.signal.aborted || !wanted || wanted.hash !== state.hash)) {
      delete state.program;
      onProgram(shortName(name), undefined);
      await program.stop('SIGTERM');
      say(name, state, 'stopped');
      return false;
    }
    if (closing.signal.aborted || !wanted || state.halted) return true;
    if (!program) {
      say(name, state, 'starting');
      state.program = await (table[name] as ProgramTable[string])(wanted.deployment);
      state.hash = wanted.hash;
      onProgram(shortName(name), handle(name, state, state.program));
      supervise(name, state, state.program);
      return false; // what is wanted may have changed meanwhile
    }
    if (program.pid === undefined) {
      await program.start();
      supervise(name, state, program);
    }
    say(name, state, undefined);
    return true;
  };

  const supervise = (name: string, state: State, program: RunningProgram): void => {
    const began = performance.now();
    void program.ended().then(async () => {
      if (state.program !== program || closing.signal.aborted) return;
      state.failures = performance.now() - began > LAST_PAUSE ? 0 : state.failures + 1;
      say(name, state, state.halted ? 'stopped by the test' : 'the program has ended');
      if (state.halted) return;
      const wait = Math.min(FIRST_PAUSE * 2 ** (state.failures - 1), LAST_PAUSE);
      await sleep(Math.max(wait, FIRST_PAUSE), undefined, { signal: closing.signal, ref: false }).catch(() => {});
      drive(name, state);
    });
  };

  /** The program as tests have it: what they stop, stays stopped. */
  const handle = (name: string, state: State, program: RunningProgram): RunningProgram => ({
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
    async start() {
      state.halted = false;
      drive(name, state);
      await state.turn;
    },
  });

  return {
    has: (name) => table[name] !== undefined,
    want(name, deployment) {
      const hash = templateHash(deployment);
      const state: State = states.get(name) ?? { halted: false, failures: 0, says: 'starting', turn: Promise.resolve() };
      states.set(name, state);
      const changed = state.wanted?.hash !== hash;
      state.wanted = { deployment, hash };
      if (changed) drive(name, state);
      return changed ? 'starting' : state.says;
    },
    drop(name) {
      const state = states.get(name);
      if (!state?.wanted) return;
      delete state.wanted;
      state.halted = false;
      drive(name, state);
    },
    async close() {
      closing.abort();
      for (const [name, state] of states) drive(name, state);
      // What is just starting ends with the supervisor.
      await Promise.race([Promise.all([...states.values()].map(({ turn }) => turn)), sleep(LAST_STOP)]);
    },
  };
}

const shortName = (name: string): string => name.slice(name.indexOf('/') + 1);
