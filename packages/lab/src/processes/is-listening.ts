import { connect } from 'node:net';

/** Whether a TCP port of 127.0.0.1 accepts connections. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (listening: boolean): void => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
