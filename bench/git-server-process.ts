// Serves the bare repositories of a folder, started by `git-server.ts`: the measured process does not contain the server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from '../packages/publish/test/git-http-backend.ts';

const [, , folder = ''] = process.argv;
const server = createServer((request, response) => answer(folder, request, response));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
