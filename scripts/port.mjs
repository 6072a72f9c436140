import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a program on this machine listens on a port. @param {number} port */
export async function isTaken(port) {
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** @param {number | string} port @param {string} option by which another port is chosen */
export const takenPort = (port, option) => `Port ${port} is in use by another process, so end that or choose another port with ${option}.`;

/** The message of a Vite server's error, which names a taken port. @param {unknown} error @returns {string} */
export function messageOfServer(error) {
  const { message } = /** @type {Error} */ (error);
  const [, port] = /^Port (\d+) is already in use/.exec(message) ?? [];
  return port ? takenPort(port, '--port') : message;
}
