// Serves the bare repositories of a folder, as `git-server.ts` starts it: a server is no part of the process that is measured.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from '../packages/publish/test/git-http-backend.ts';

const [, , folder = ''] = process.argv;
const server = createServer((request, response) => answer(folder, request, response));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
