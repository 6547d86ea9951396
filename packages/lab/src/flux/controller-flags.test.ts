import { expect, test } from 'vitest';
import { flagsOf, fleetFlags } from './controller-flags.ts';

test('flags are read as Go reads them', () => {
  expect(flagsOf(['--log-level=info', '--enable-leader-election', '--feature-gates=A=true,B=false', 'core'])).toEqual({
    'log-level': 'info',
    'enable-leader-election': 'true',
    'feature-gates': 'A=true,B=false',
  });
});

// Without it a bad version of an add-on held back the one that repairs it for the 15 minutes of its health check.
test('a new revision ends the health check of the one before, on every Flux of the fleet', () => {
  expect(fleetFlags('kustomize-controller')).toEqual({ 'feature-gates': 'CancelHealthCheckOnNewRevision=true' });
  expect(fleetFlags('helm-controller')).toEqual({});
});
