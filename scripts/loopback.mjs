import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a server that listens on this host is reachable from this machine only.
 * @param {string} host an address or a name
 * @returns {Promise<boolean>} rejects when there is no such host
 */
export async function isLoopback(host) {
  if (host === '') throw new Error('An empty host is not an address');
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) throw new Error(`${host} is not an address or a known host name`);
  return addresses.every(({ address, family }) => loopback.check(address, family === 6 ? 'ipv6' : 'ipv4'));
}
