#!/usr/bin/env node
// JavaScript, so that nothing has to be stripped of types before the cache of Node can be asked: from the second start on,
// all modules come out of it as they were compiled.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('../src/main.ts');
