import { projects } from './projenrc/projects.ts';
import { defineRepository } from './projenrc/repository.ts';

defineRepository(projects).synth();
