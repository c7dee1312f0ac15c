import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as the URL parser writes them: lower case, no leading zeros, IPv4 at the end in hexadecimal. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const isMapped = (groups: string[]): boolean => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';

/**
 * What limits count as one caller: an IPv4 address, however it is written, or a network of 64 bits of IPv6, since that is the least anybody
 * is given and holds more addresses than could ever be counted. Ports that some proxies add are left out.
 */
export function networkOf(written: string): string {
  const address = written
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (!isMapped(groups)) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
