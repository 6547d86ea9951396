import fc from 'fast-check';
import { afterAll, inject } from 'vitest';
import { removeTemporaryDirectories } from '../packages/cli/test/temporary-directory.ts';

// A hook of a module that tests import would run for the first of them only: a worker loads a module once for all files.
afterAll(removeTemporaryDirectories);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
