import { addPackage } from './projenrc/fleet-package.ts';
import { projects } from './projenrc/projects.ts';
import { defineRepository } from './projenrc/repository.ts';

const repository = defineRepository(projects);
for (const definition of projects) addPackage(repository, definition);
repository.synth();
