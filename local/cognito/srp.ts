import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The server's side of SRP-6a as Cognito and Amplify compute it. Names follow RFC 5054: N, g, A, B, u, k, v. */
export interface SrpChallenge {
  /** hex */
  readonly salt: string;
  /** hex */
  readonly serverPublic: string;
  /** base64; the browser signs it and sends it back. */
  readonly secretBlock: string;
  /** True when `signature` (base64) proves the password. */
  verify(timestamp: string, signature: string): boolean;
}

export type SrpUser = { readonly poolId: string; readonly username: string; readonly password: string };

// The 3072-bit group of RFC 5054.
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74',
    '020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F1437',
    '4FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF05',
    '98DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB',
    '9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718',
    '3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33',
    'A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864',
    'D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E2',
    '08E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
);
const g = 2n;

/** As Amplify pads: an even number of digits, and a zero byte before a set sign bit. */
function padded(value: bigint): string {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/i.test(even) ? `00${even}` : even;
}

const bytes = (value: bigint) => Buffer.from(padded(value), 'hex');
const toBigInt = (buffer: Buffer) => BigInt(`0x${buffer.toString('hex')}`);
const hash = (...parts: readonly Buffer[]) =>
  toBigInt(createHash('sha256').update(Buffer.concat(parts)).digest());
const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();

function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const k = hash(bytes(N), bytes(g));

/** Answers the browser's public value `A` (hex). Undefined when `A` is not a value that proves anything. */
export function createSrpChallenge(user: SrpUser, clientPublic: string): SrpChallenge | undefined {
  if (!/^[0-9a-f]+$/i.test(clientPublic)) return undefined;
  const A = BigInt(`0x${clientPublic}`);
  if (A % N === 0n) return undefined;

  const poolName = user.poolId.split('_')[1] ?? '';
  const salt = toBigInt(randomBytes(16));
  const identity = createHash('sha256').update(`${poolName}${user.username}:${user.password}`).digest();
  const v = modPow(g, hash(bytes(salt), identity));
  const b = toBigInt(randomBytes(32));
  const B = (k * v + modPow(g, b)) % N;
  const secretBlock = randomBytes(256);

  const verify = (timestamp: string, signature: string): boolean => {
    const u = hash(bytes(A), bytes(B));
    const shared = modPow(A * modPow(v, u), b);
    const info = Buffer.concat([Buffer.from('Caldera Derived Key'), Buffer.from([1])]);
    const key = hmac(hmac(bytes(u), bytes(shared)), info).subarray(0, 16);
    const message = [Buffer.from(`${poolName}${user.username}`), secretBlock, Buffer.from(timestamp)];
    const expected = hmac(key, Buffer.concat(message));
    const given = Buffer.from(signature, 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return {
    salt: padded(salt),
    serverPublic: B.toString(16),
    secretBlock: secretBlock.toString('base64'),
    verify,
  };
}
