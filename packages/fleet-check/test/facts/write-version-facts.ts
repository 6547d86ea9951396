import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crossplaneReleases } from './crossplane.ts';
import { factsOf } from './facts-of.ts';
import { fluxReleases } from './flux.ts';
import { kubernetesReleases } from './kubernetes.ts';

/**
 * `node packages/fleet-check/test/facts/write-version-facts.ts DIRECTORY` writes which field and version of a kind came with which minor release of Flux, Crossplane and
 * Kubernetes. The directory holds Git repositories with all tags, bare or not: flux2, the controllers of Flux, crossplane, client-go.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: node packages/fleet-check/test/facts/write-version-facts.ts DIRECTORY');

const facts = [
  factsOf('Flux', fluxReleases(resolve(directory))),
  factsOf('Crossplane', crossplaneReleases(resolve(directory))),
  factsOf('Kubernetes', kubernetesReleases(resolve(directory))),
];

const file = new URL('../../src/versions/version-facts.gen.ts', import.meta.url);
writeFileSync(
  file,
  `/* Written by packages/fleet-check/test/facts/write-version-facts.ts. */\n\nexport const versionFactsText = String.raw\`${JSON.stringify(facts, undefined, 1)}\`;\n`,
);
