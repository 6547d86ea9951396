import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';
import { run } from './run.ts';

await runCommand(
  {
    name: 'codegen',
    description: 'Writes JSON schemas and TypeScript types for the kinds of CRDs, XRDs and Kubernetes OpenAPI documents.',
    package: 'kube-models',
    out: fileURLToPath(new URL('../../kube-models', import.meta.url)),
  },
  run,
);
