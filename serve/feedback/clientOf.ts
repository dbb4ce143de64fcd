import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Identifies clients by their address. The proxy adds the last entry of `X-Forwarded-For`; earlier entries come from the
 * client and cannot be trusted.
 */
export function clientOf(trustsProxy: boolean): (context: Context) => string {
  return (context) => {
    const forwarded = trustsProxy
      ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined;
    return networkOf(forwarded || (getConnInfo(context).remote.address ?? ''));
  };
}

/** Matches an address with the port that some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;

/** Bits of an IPv6 prefix that identify a customer, who can choose the other bits freely. */
const CUSTOMER_BITS = 64;

/**
 * Returns the part of an address that is the same for all requests of a client: an IPv4 address without its port, or the
 * /64 of an IPv6 address.
 */
export function networkOf(client: string): string {
  const { v6, v4 } = WITH_PORT.exec(client)?.groups ?? {};
  const text = v6 ?? v4 ?? client;
  if (!ipaddr.isValid(text)) {
    return client;
  }
  const address = ipaddr.process(text);
  return address.kind() === 'ipv4'
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}
